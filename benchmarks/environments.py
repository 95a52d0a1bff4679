"""Environments: a virtual environment for each peer, under `.peers`, made once.

Each peer has its own, so that what one needs cannot break another, and none of it comes near ours. A peer that cannot be
installed is reported in its rows; the next run tries again.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).with_name(".peers")
PEERS = {"open_spiel": "spiel", "rlcard": "rl", "catanatron": "catan"}  # by the name on PyPI: the module of `peers` that measures it
DONE = "installed"
VERSION = "import importlib.metadata, sys; print(importlib.metadata.version(sys.argv[1]))"


class NotAvailable(Exception):
    """A peer, or a measure, cannot be had; says why in a line."""


def python_in(environment: Path) -> Path:
    """The interpreter of a virtual environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare(peer: str, tell: Callable[[str], object], folder: Path = FOLDER) -> Path:
    """The interpreter that has a peer, installed from PyPI if it is not there yet. Raises NotAvailable."""
    home = folder / peer
    if not (home / DONE).exists():
        tell(f"installing {peer}")
        folder.mkdir(exist_ok=True)
        (folder / ".gitignore").write_text("*\n", encoding="utf-8")
        _called([sys.executable, "-m", "venv", "--clear", str(home)])
        _called([str(python_in(home)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", peer])
        (home / DONE).touch()
    return python_in(home)


def version(peer: str, folder: Path = FOLDER) -> str:
    """The version of a peer that is installed, or "not available"."""
    home = folder / peer
    if not (home / DONE).exists():
        return "not available"
    return subprocess.run([python_in(home), "-c", VERSION, peer], capture_output=True, text=True, check=True).stdout.strip()


def last_line(text: str, otherwise: str) -> str:
    """The line of an output that says what went wrong: the last that says so, else the last."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return ([line for line in lines if line.startswith("ERROR")] or lines or [otherwise])[-1]


def _called(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise NotAvailable(str(error)) from error
    if done.returncode:
        raise NotAvailable(last_line(done.stderr or done.stdout, f"exit code {done.returncode}"))
