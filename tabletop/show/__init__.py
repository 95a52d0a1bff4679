"""What people see: scenes, pictures, the table widget, replays, and the words around them."""
