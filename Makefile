# The two commands of the README are `make play` and `make test`; both do all set-up.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') pyproject.toml setup.py

.PHONY: play test test-compiled test-pure lint format bench soak clean setup

play: setup
	@$(BIN)/concordia play

setup: $(VENV)/.installed

$(VENV)/.made:
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --upgrade pip
	@touch $@

$(VENV)/.installed: $(VENV)/.made $(SOURCES)
	@echo "Building the engine (about a minute the first time)..."
	@$(BIN)/pip install --quiet --disable-pip-version-check .
	@$(BIN)/python -m concordia.engine
	@touch $@

$(VENV)/.dev: $(VENV)/.made pyproject.toml
	@$(BIN)/pip install --quiet --disable-pip-version-check --group dev
	@touch $@

test: lint test-compiled test-pure

# The installed package is compiled where a compiler was found; PYTHONPATH=src is always pure.
test-compiled: setup $(VENV)/.dev
	$(BIN)/python -m pytest -n 2

test-pure: setup $(VENV)/.dev
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 --cov --cov-report=term:skip-covered

lint: $(VENV)/.dev setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict
	$(BIN)/mypy --strict tests benchmarks
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: setup
	@$(BIN)/python benchmarks/engine.py
	@$(BIN)/python benchmarks/compare.py

soak: setup $(VENV)/.dev
	$(BIN)/python -m pytest -n 2 -m soak --soak

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
