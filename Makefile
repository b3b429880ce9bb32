# The two commands of the README are `make play` and `make test`; both do all set-up.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src build_tools -name '*.py' -o -name '*.toml' -o -name '*.ftl') pyproject.toml setup.py requirements.lock \
	$(shell find web -path '*/node_modules' -prune -o -type f -print)
LOCK := requirements.lock
INSTALL := -m pip --quiet --disable-pip-version-check install --constraint $(LOCK)
NEEDS := pyproject.toml $(LOCK)

.PHONY: play terminal test test-compiled test-pure test-pythons test-web lint format bench soak clean coverage dev setup lock chromium

play: $(VENV)/.server setup
	@$(BIN)/concordia serve --open

terminal: setup
	@$(BIN)/concordia play

setup: $(VENV)/.installed

# What the tests need, without building anything: for quick rounds with PYTHONPATH=src.
dev: $(VENV)/.dev

$(VENV)/.made: $(LOCK)
	@$(PYTHON) build_tools/check_python.py
	@build_tools/make_venv.sh $(PYTHON) $(VENV)
	@touch $@

# Requirements come by the lock file, with hashes; the wheel has none yet, so it comes by itself.
$(VENV)/.base: $(VENV)/.made $(NEEDS)
	@$(BIN)/python build_tools/requirements.py > $(VENV)/base.txt
	@$(BIN)/python $(INSTALL) --requirement $(VENV)/base.txt
	@touch $@

$(VENV)/.server: $(VENV)/.made $(NEEDS)
	@$(BIN)/python build_tools/requirements.py server > $(VENV)/server.txt
	@$(BIN)/python $(INSTALL) --requirement $(VENV)/server.txt
	@touch $@

$(VENV)/.dev: $(VENV)/.made $(NEEDS)
	@$(BIN)/python build_tools/requirements.py all > $(VENV)/all.txt
	@$(BIN)/python $(INSTALL) --group dev --group build --requirement $(VENV)/all.txt
	@touch $@

# Checkers and formatter of the page, which its build does without. Not `npm ci`: see build_tools/browser_page.py.
$(VENV)/.tools: $(VENV)/.made web/package.json web/package-lock.json
	@cd web && npm install --no-save --no-audit --no-fund --silent
	@touch $@

$(VENV)/.soak: $(VENV)/.made $(NEEDS)
	@$(BIN)/python $(INSTALL) --group soak
	@touch $@

$(VENV)/.installed: $(VENV)/.base $(SOURCES)
	@echo "Building the engine and the browser page (a minute or two the first time)..."
	@rm -rf $(VENV)/wheel
	@$(BIN)/python -m pip --quiet wheel --no-deps --build-constraint $(LOCK) --wheel-dir $(VENV)/wheel .
	@$(BIN)/python -m pip --quiet install --no-deps --no-index --force-reinstall $(VENV)/wheel/*.whl
	@$(BIN)/python -m concordia_game.engine
	@touch $@

chromium:
	@build_tools/install_chromium.sh

test: lint test-compiled test-pure test-pythons test-web

# The installed package is compiled where a compiler was found; PYTHONPATH=src is always pure.
test-compiled: setup $(VENV)/.dev $(VENV)/.tools chromium
	$(BIN)/python -m pytest -n 2

# What runs on the engine runs on the pure one too; server, browser and arena only call it.
test-pure: setup $(VENV)/.dev
	PYTHONPATH=src CONCORDIA_ENGINE=pure $(BIN)/python -m pytest -n 2 $(COVERAGE) \
		--ignore=tests/server --ignore=tests/web --ignore=tests/arena --ignore=tests/bots --ignore=tests/package --ignore=tests/recipes

# Which lines of the engine no test runs; it takes more than twice as long as without.
coverage:
	@$(MAKE) --no-print-directory test-pure COVERAGE="--cov --cov-report=term:skip-covered"

# Engine, data, records and scenarios on every newer Python of this machine that really runs.
test-pythons: $(VENV)/.made
	@for python in $$($(BIN)/python build_tools/newer_pythons.py); do \
		build_tools/test_on.sh $$python $(VENV)/on || exit 1; \
	done

test-web: setup $(VENV)/.tools
	cd web && npm test --silent
	cd web/board && npm ci --silent --no-audit --no-fund && npm test --silent && node check.mjs ../../src/concordia_game/data/maps

lint: $(VENV)/.dev $(VENV)/.tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict
	$(BIN)/mypy --strict tests benchmarks
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	cd web && npm run --silent check
	web/node_modules/.bin/jscpd

format: $(VENV)/.dev $(VENV)/.tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

bench: setup
	@$(BIN)/python benchmarks/engine.py
	@$(BIN)/python benchmarks/compare.py

# Beside the long tests, those that need a Ray of this machine.
soak: setup $(VENV)/.dev $(VENV)/.soak chromium
	$(BIN)/python -m pytest -n 2 -m soak --soak

# Every version that may be installed anywhere, with its hashes; `make lock UPGRADE=--upgrade` takes newer ones.
lock:
	uv pip compile pyproject.toml --all-extras --group dev --group soak --group build --universal --python-version 3.11 \
		--generate-hashes --no-annotate --no-header --no-emit-index-url --no-emit-find-links --quiet $(UPGRADE) --output-file $(LOCK)

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf src/concordia_game/server/static web/node_modules web/board/node_modules
