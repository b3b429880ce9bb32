# The two commands of the README are `make play` and `make test`; both do all set-up.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src build_tools -name '*.py' -o -name '*.toml' -o -name '*.ftl') pyproject.toml setup.py constraints.txt \
	$(shell find web -path '*/node_modules' -prune -o -type f -print)
PIP := $(BIN)/pip --quiet --disable-pip-version-check

.PHONY: play terminal test test-compiled test-pure test-web lint format bench soak clean setup chromium

play: setup
	@$(BIN)/concordia serve --open

terminal: setup
	@$(BIN)/concordia play

setup: $(VENV)/.installed

$(VENV)/.made:
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --upgrade pip
	@touch $@

$(VENV)/.installed: $(VENV)/.made $(SOURCES)
	@echo "Building the engine and the browser page (a minute or two the first time)..."
	@$(PIP) install --constraint constraints.txt .
	@$(BIN)/python -m concordia.engine
	@touch $@

$(VENV)/.dev: $(VENV)/.made pyproject.toml constraints.txt
	@$(PIP) install --constraint constraints.txt --group dev
	@touch $@

chromium:
	@build_tools/install_chromium.sh

test: lint test-compiled test-pure test-web

# The installed package is compiled where a compiler was found; PYTHONPATH=src is always pure.
test-compiled: setup $(VENV)/.dev chromium
	$(BIN)/python -m pytest -n 2

# What runs on the engine runs on the pure one too; server, browser and arena only call it.
test-pure: setup $(VENV)/.dev
	PYTHONPATH=src CONCORDIA_ENGINE=pure $(BIN)/python -m pytest -n 2 --cov --cov-report=term:skip-covered \
		--ignore=tests/server --ignore=tests/web --ignore=tests/arena --ignore=tests/bots

test-web: setup
	cd web && npm run --silent check && npm test --silent
	cd web/board && npm ci --silent --no-audit --no-fund && npm test --silent && node check.mjs ../../src/concordia/data/maps

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

$(VENV)/.soak: $(VENV)/.made pyproject.toml constraints.txt
	@$(PIP) install --constraint constraints.txt --group soak
	@touch $@

# Beside the long tests, those that need a Ray of this machine.
soak: setup $(VENV)/.dev $(VENV)/.soak chromium
	$(BIN)/python -m pytest -n 2 -m soak --soak

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf src/concordia/server/static web/node_modules web/board/node_modules
