"""`python -m tabletop`: the command line, where the program `tabletop` is not on the path."""

from .cli import main

if __name__ == "__main__":
    raise SystemExit(main())
