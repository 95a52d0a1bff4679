"""Teaching: lessons as data, the tutor that walks through one at the table, the player aid."""
