"""Teaching: lessons as data, the tutor that walks through one at the table, the rulebook as a page, the player aid."""
