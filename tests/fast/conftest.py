"""Machine code of the tests lies in a folder of its own, kept between runs: its name is a digest, so it is never stale."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

pytest.importorskip("numba")
os.environ.setdefault("TABLETOP_CACHE", str(Path(tempfile.gettempdir()) / "tabletop-test-cache"))
