"""Results: the page RESULTS.md, with what has to be known in order to believe a figure: machine, versions, date, command."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path

import tabletop

from .environments import PEERS, version
from .rounds import ROOT
from .table import Outcome, markdown

PAGE = Path(__file__).with_name("RESULTS.md")
LIBRARIES = ("numba", "llvmlite", "numpy")


def facts(command: Sequence[str]) -> dict[str, str]:
    """What stands above the table, by its label."""
    versions = {"tabletop": f"{tabletop.__version__}{_commit()}", "Python": platform.python_version()}
    versions |= {name: _installed(name) for name in LIBRARIES} | {peer: version(peer) for peer in PEERS}
    return {
        "command": f"`{' '.join(command)}`",
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "machine": f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}",
        "load average at the start": load(),
        "versions": ", ".join(f"{name} {number}" for name, number in versions.items()),
    }


def page(outcomes: Sequence[Outcome], known: Mapping[str, str], rounds: int) -> str:
    """The page: facts, then the table."""
    said = "\n".join(f"- {label}: {value}" for label, value in known.items())
    return (
        "# Results\n\n"
        "Written by `python -m benchmarks`; nothing here is typed by hand. [README.md](README.md) says what the rows compare.\n\n"
        f"{said}\n- rounds: {rounds}, ours and the other side in turn; results are medians of what each round gave\n\n"
        f"{markdown(outcomes)}\n"
    )


def processor() -> str:
    """The model of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return (models or [platform.processor() or platform.machine()])[0]


def load() -> str:
    """How busy the machine is: the load average of the last minute, where the system tells."""
    return f"{os.getloadavg()[0]:.2f}" if hasattr(os, "getloadavg") else "unknown"


def _installed(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return "not installed"


def _commit() -> str:
    """The commit that was measured, and whether anything but the page differs from it; nothing outside a checkout."""
    try:
        commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, cwd=ROOT, check=True)
        others = ["git", "status", "--porcelain", "--", ".", f":!{PAGE.relative_to(ROOT).as_posix()}"]
        changed = subprocess.run(others, capture_output=True, text=True, cwd=ROOT, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return f" ({commit.stdout.strip()}{' with changes' if changed.stdout.strip() else ''})"
