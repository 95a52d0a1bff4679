"""What is installed is what stands here: a wheel in an empty environment plays, and conda gets what pip gets."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PLAYS = """
import sys
import tabletop

heavy = {"networkx", "numpy", "ipywidgets", "anywidget", "numba", "pandas", "matplotlib", "tqdm"}
assert not heavy & set(sys.modules), heavy & set(sys.modules)
game = tabletop.load("claim")
assert "CM-1.1" in game.rulebook.rules
assert game.new(seed=7).legal_actions()
assert "site-packages" in tabletop.__file__, tabletop.__file__
print(tabletop.__file__)
"""


def run(*command: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a program elsewhere, without what this process has set for its own imports."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    return subprocess.run([*map(str, command)], cwd=folder, env=environment, capture_output=True, text=True, check=False)


def files_below(folder: str) -> set[str]:
    """The files of a folder of the checkout that a distribution has to carry, as paths from the root."""
    skipped = {"__pycache__", ".ipynb_checkpoints", ".virtual_documents"}
    found = (path for path in (ROOT / folder).rglob("*") if path.is_file() and not skipped & set(path.parts))
    return {path.relative_to(ROOT).as_posix() for path in found if path.suffix not in (".pyc", ".part")}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The source archive, and the wheel made from it and not from the checkout."""
    target = tmp_path_factory.mktemp("dist")
    made = run(sys.executable, "-m", "build", "--no-isolation", "--outdir", target, ROOT, folder=target)
    assert made.returncode == 0, made.stdout + made.stderr
    return next(target.glob("*.tar.gz")), next(target.glob("*.whl"))


@pytest.mark.slow
def test_the_source_archive_carries_all_that_tests_and_notebooks_need(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[0]) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}

    wanted = set().union(*map(files_below, ("tabletop", "data", "notebooks", "tests", "tools")))
    assert wanted - inside == set()
    assert {"README.md", "LICENSE", "Makefile", "environment.yml", "conftest.py"} <= inside


@pytest.mark.slow
def test_the_wheel_carries_code_data_notebooks_and_nothing_else(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[1]) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}

    beside = files_below("data") | files_below("notebooks")
    assert inside == files_below("tabletop") | {f"tabletop/_{name}" for name in beside}


@pytest.mark.slow
def test_the_wheel_plays_in_an_empty_environment(built: tuple[Path, Path], tmp_path: Path) -> None:
    venv.create(tmp_path / "env", with_pip=True)
    bin_folder = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()

    installed = run(bin_folder / "python", "-m", "pip", "install", "--quiet", built[1], folder=elsewhere)
    assert installed.returncode == 0, installed.stderr
    played = run(bin_folder / "python", "-c", PLAYS, folder=elsewhere)
    spoken = run(bin_folder / "tabletop", "--help", folder=elsewhere)

    assert played.returncode == 0, played.stderr
    assert Path(played.stdout.strip()).is_relative_to(tmp_path / "env")
    assert spoken.returncode == 0, spoken.stderr


def test_conda_gets_the_same_packages_in_the_same_ranges() -> None:
    environment = yaml.safe_load((ROOT / "environment.yml").read_text(encoding="utf-8"))
    listed = [entry for entry in environment["dependencies"] if isinstance(entry, str)]
    by_pip = [entry for entry in environment["dependencies"] if isinstance(entry, dict)]
    extras = PROJECT["optional-dependencies"]

    wanted = map(Requirement, PROJECT["dependencies"] + extras["lab"] + extras["fast"])
    by_conda = {each.name: each.specifier for each in map(Requirement, listed)}

    expected = {each.name: each.specifier for each in wanted if each.name != PROJECT["name"]}
    expected |= {"python": Requirement(f"python{PROJECT['requires-python']}").specifier, "pip": Requirement("pip").specifier}
    assert by_conda == expected
    assert by_pip == [{"pip": ["-e ."]}]
    assert listed.index("pip") == len(environment["dependencies"]) - 2, "conda wants pip right before what pip installs"
    assert environment["channels"] == ["conda-forge", "nodefaults"]


def test_every_range_is_open_below_and_closed_above() -> None:
    requirements = [Requirement(each) for group in PROJECT["optional-dependencies"].values() for each in group]
    requirements += map(Requirement, PROJECT["dependencies"])

    for each in requirements:
        operators = {specifier.operator for specifier in each.specifier}
        expected = set() if each.name == PROJECT["name"] else {">=", "<"}
        assert operators == expected, f"{each} is a pin, or open at one end"


def test_the_extras_contain_one_another() -> None:
    extras = PROJECT["optional-dependencies"]

    assert "tabletop-lab[fast]" in extras["lab"]
    assert "tabletop-lab[lab]" in extras["test"]
