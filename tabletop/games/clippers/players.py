"""stub."""
PLAYERS = {}
