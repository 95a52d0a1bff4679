"""The games of the house: one package each, with the same rooms."""
