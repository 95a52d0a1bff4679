# Everything is set up in .venv on first use. With a Python of your choice: make test PYTHON=python3.12

VENV := .venv
BIN := $(VENV)/bin
LAB := $(VENV)/lab.stamp
TEST := $(VENV)/test.stamp
NOTEBOOKS := notebooks

# The first of these that is 3.11 or newer; PYTHON= overrules it.
CANDIDATES := python3 python3.14 python3.13 python3.12 python3.11 python
IS_FIT := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in $(CANDIDATES); do $$p -c '$(IS_FIT)' >/dev/null 2>&1 && echo $$p && break; done)

# Two jobs at once print one after the other where make can do that (version 4 and later).
APART := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: help lab test lint unit bounds browser notebooks freeze clean

help:
	@echo "make lab        open JupyterLab at the first notebook"
	@echo "make test       run every test: lint, unit tests, notebooks, browser"
	@echo "make lint       ruff and mypy"
	@echo "make unit       all tests that need no browser"
	@echo "make bounds     the compiled engines with every index checked"
	@echo "make notebooks  run the notebooks and compare their outputs with the stored ones"
	@echo "make browser    play in JupyterLab with a real browser"
	@echo "make freeze     run the notebooks and store their outputs"
	@echo "make clean      remove what was set up or built"

lab: $(LAB)
	$(BIN)/tabletop lab

# Browser tests come last and alone: they wait for a browser and a kernel, which other jobs would slow down.
test: $(TEST)
	@$(MAKE) --no-print-directory --keep-going -j2 $(APART) lint unit notebooks bounds
	@$(MAKE) --no-print-directory browser

lint: $(TEST)
	$(BIN)/ruff check .
	$(BIN)/mypy

unit: $(TEST)
	$(BIN)/python -m pytest -m "not browser"

# The compiled engines once more, with every index checked: machine code reads beyond a row in silence.
bounds: $(TEST)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest tests/fast

notebooks: $(TEST)
	$(BIN)/python -m pytest --nbval --nbval-current-env $(NOTEBOOKS)

browser: $(TEST)
	$(BIN)/python -m pytest -m browser -rs tests

freeze: $(TEST)
	$(BIN)/python tools/freeze_notebook.py $(NOTEBOOKS)

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find tabletop tests tools notebooks data \( -name __pycache__ -o -name .ipynb_checkpoints \) -prune -exec rm -rf {} +

$(VENV)/pyvenv.cfg:
	@test -n "$(PYTHON)" && $(PYTHON) -c '$(IS_FIT)' || { \
	  echo "Needed: Python 3.11 or newer with its venv module (on Debian: python3-venv). Name it with PYTHON=" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(LAB): pyproject.toml $(VENV)/pyvenv.cfg
	$(BIN)/python -m pip install --quiet --editable ".[lab]"
	@touch $@

$(TEST): pyproject.toml $(VENV)/pyvenv.cfg
	$(BIN)/python -m pip install --quiet --editable ".[test]"
	@touch $(LAB) $@
