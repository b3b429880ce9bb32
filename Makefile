# The two commands of the README are `make play` and `make test`; both do all set-up.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src build_tools -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -path '*/drawing/art/*') pyproject.toml setup.py requirements.lock \
	$(shell find web -path '*/node_modules' -prune -o -type f -print)
LOCK := requirements.lock
INSTALL := -m pip --quiet --disable-pip-version-check install --constraint $(LOCK)
SERVER_LOCK := requirements-server.lock
NEEDS := pyproject.toml $(LOCK) $(SERVER_LOCK)
WEB_TOOLS := $(VENV)/.tools

ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
ifeq ($(origin PYTHON),file)
PYTHON := python
endif
endif

.PHONY: play terminal test test-compiled test-pure test-pythons test-here test-web format bench bench-env bench-server soak clean coverage dev setup lock \
	chromium lint lint-python lint-types lint-imports lint-page lint-duplicates lint-workflows lint-audit docs rule-table catalogue sdist wheels release release-check

play: $(VENV)/.server setup
	@$(BIN)/concordia serve --open

terminal: setup
	@$(BIN)/concordia play

setup: $(VENV)/.installed

# What the tests need, without building anything: for quick rounds with PYTHONPATH=src.
dev: $(VENV)/.dev

$(VENV)/.made: $(LOCK)
	@$(PYTHON) build_tools/check_python.py
	@$(PYTHON) build_tools/make_venv.py $(VENV)
	@touch $@

# Requirements are installed from the lock file, with hashes; the wheel has none yet, so it is installed separately.
$(VENV)/.base: $(VENV)/.made $(NEEDS)
	@$(BIN)/python build_tools/requirements.py > $(VENV)/base.txt
	@$(BIN)/python $(INSTALL) --requirement $(VENV)/base.txt
	@touch $@

# Without what the framework asks for and only tests would use: the lock file is all that is installed.
$(VENV)/.server: $(VENV)/.made $(NEEDS)
	@$(BIN)/python $(INSTALL) --no-deps --requirement $(SERVER_LOCK)
	@touch $@

$(VENV)/.dev: $(VENV)/.made $(NEEDS)
	@$(BIN)/python build_tools/requirements.py all > $(VENV)/all.txt
	@$(BIN)/python $(INSTALL) --group dev --group build --requirement $(VENV)/all.txt
	@touch $@

$(VENV)/.quick: $(VENV)/.made $(NEEDS)
	@$(BIN)/python $(INSTALL) --group quick
	@touch $@

$(VENV)/.wheels: $(VENV)/.made $(NEEDS)
	@$(BIN)/python $(INSTALL) --group build --group wheels
	@touch $@

$(VENV)/.docs: $(VENV)/.made $(NEEDS)
	@$(BIN)/python $(INSTALL) --group docs
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

$(WEB_TOOLS): $(VENV)/.made web/package.json web/package-lock.json
	@$(BIN)/python build_tools/browser_page.py
	@touch $@

chromium:
	@build_tools/install_chromium.sh

# Compiling takes one core for minutes; what needs nothing of it runs beside it. Only then the tests on what was compiled.
# What compiling waits for is there before: otherwise make turns to everything else first, and it would come last, alone.
test: $(VENV)/.dev $(VENV)/.base $(WEB_TOOLS)
	@$(MAKE) --no-print-directory --jobs 2 --output-sync setup lint chromium test-pure test-pythons
	@$(MAKE) --no-print-directory --jobs 2 --output-sync test-compiled test-web

# The installed package is compiled where a compiler was found; PYTHONPATH=src is always pure.
# Tests of server and browser often wait: two processes more than there are cores keep two cores busy.
test-compiled: setup $(VENV)/.dev $(WEB_TOOLS) chromium
	$(BIN)/python -m pytest -n 4

# What runs on the engine runs on the pure one too; server, browser, terminal, pictures, arena, environments, puzzles, pages and the site only call it.
test-pure: $(VENV)/.dev
	PYTHONPATH=src CONCORDIA_ENGINE=pure $(BIN)/python -m pytest -n 2 $(COVERAGE) \
		--ignore=tests/server --ignore=tests/web --ignore=tests/arena --ignore=tests/bots --ignore=tests/package --ignore=tests/recipes \
		--ignore=tests/agents --ignore=tests/analysis --ignore=tests/cli --ignore=tests/drawing --ignore=tests/env --ignore=tests/i18n --ignore=tests/site \
		--ignore=tests/docs --ignore=tests/booklet --ignore=tests/puzzles

# Which lines of the engine no test runs; takes more than twice as long as the plain tests.
coverage:
	@$(MAKE) --no-print-directory test-pure COVERAGE="--cov --cov-report=term:skip-covered"

# Engine, data, records and scenarios on the newest Python on this machine that really runs; engine and scenarios
# on those between it and ours, since what is read and written there is the same at both ends.
test-pythons: $(VENV)/.made
	@also="tests/boards tests/records"; \
	for python in $$($(BIN)/python build_tools/newer_pythons.py); do \
		build_tools/test_on.sh $$python $(VENV)/on tests/unit tests/scenarios $$also || exit 1; \
		also=; \
	done

# Engine, data, records and scenarios on this machine's Python and the compiled engine; it needs few packages.
test-here: setup $(VENV)/.quick
	CONCORDIA_ENGINE=compiled $(BIN)/python -m pytest -n 2 tests/unit tests/boards tests/records tests/scenarios

test-web: setup $(WEB_TOOLS)
	cd web && npm test --silent
	cd web/board && npm ci --silent --no-audit --no-fund && npm test --silent && node check.mjs ../../src/concordia_game/data/maps

# Each part has its hook in .pre-commit-config.yaml.
lint: lint-python lint-types lint-imports lint-page lint-duplicates lint-workflows lint-audit

lint-python: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

lint-types: $(VENV)/.dev
	$(BIN)/mypy --strict --cache-dir .mypy_cache/lint src/concordia_game tests benchmarks

lint-imports: $(VENV)/.dev
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

lint-page: $(WEB_TOOLS)
	cd web && npm run --silent check

lint-duplicates: $(WEB_TOOLS)
	web/node_modules/.bin/jscpd

lint-workflows: $(VENV)/.dev
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema custom.github-workflows-require-timeout .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(BIN)/zizmor --offline --pedantic --strict-collection --quiet .github .pre-commit-config.yaml

# Known vulnerabilities of what is locked; skipped if nobody can be asked.
lint-audit: $(VENV)/.made
	@$(BIN)/python build_tools/audit.py

format: $(VENV)/.dev $(WEB_TOOLS)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

# The examples of the pages run, and so do the notebooks; then the site, build/docs/html, in which every link leads somewhere,
# the search finds pages and none of them is too wide for a phone (seen in Chromium, if it is there).
# CONCORDIA_BUDGET=small builds it with notebooks that play few games; else all of it takes 20 minutes of computing.
docs: setup $(VENV)/.dev $(VENV)/.docs chromium
	$(BIN)/python -m pytest -n 2 tests/docs tests/site
	$(BIN)/python build_tools/docs_site build/docs

# docs/rules_table.md, from docs/rules_table.toml and the scenarios.
rule-table:
	@$(PYTHON) build_tools/rule_table.py

# src/concordia_game/actions/catalogue.json, with the names that are new.
catalogue: $(VENV)/.dev
	@PYTHONPATH=src:tests $(BIN)/python -m actions.publish

# The source distribution, with the page, and then from it the wheels for this system and every Python.
sdist: $(VENV)/.wheels
	rm -rf dist
	$(BIN)/python -m build --sdist --no-isolation --outdir dist

wheels: sdist
	$(BIN)/python -m cibuildwheel --output-dir dist dist/*.tar.gz

# make release VERSION=0.2.0: changelog, version, tests, commit and tag. DRY_RUN=--dry-run only says what would be done.
release:
	@$(PYTHON) build_tools/release.py $(DRY_RUN) $(VERSION)

# Checks that TAG matches the version of the package and of the changelog.
release-check:
	@$(PYTHON) build_tools/release.py --check $(TAG)

bench: setup
	@$(BIN)/python benchmarks/engine.py
	@$(BIN)/python benchmarks/search.py
	@$(BIN)/python benchmarks/compare.py

# How many tables a server carries: with SQLite, then with PostgreSQL and two processes; and where queues form.
bench-server: setup $(VENV)/.dev
	$(BIN)/python benchmarks/server_ramp.py --sqlite
	$(BIN)/python benchmarks/server_ramp.py --processes 2
	$(BIN)/python benchmarks/scaling.py

# Environments for programs that learn, beside others.
bench-env: setup $(VENV)/.dev
	@$(BIN)/python benchmarks/environments.py

# The long tests, and those that need Ray or OpenSpiel on this machine.
soak: setup $(VENV)/.dev $(VENV)/.soak chromium
	$(BIN)/python -m pytest -n 2 -m soak --soak
	$(BIN)/python -m pytest tests/env/test_pyspiel.py

# Every version that may be installed anywhere, with its hashes; `make lock UPGRADE=--upgrade` takes newer ones.
# The second file is what a server runs on. The framework names these as well, but imports them only to make up
# examples (polyfactory, faker) and to test itself (httpx, httpcore, certifi).
COMPILE := uv pip compile pyproject.toml --universal --python-version 3.11 --fork-strategy fewest --generate-hashes --no-annotate --no-header \
	--no-emit-index-url --no-emit-find-links --quiet
UNUSED := faker polyfactory httpx httpcore certifi
lock:
	$(COMPILE) --all-extras --group dev --group docs --group soak --group build --group wheels $(UPGRADE) --output-file $(LOCK)
	$(COMPILE) --extra server --constraint $(LOCK) $(UNUSED:%=--no-emit-package %) --upgrade --output-file $(SERVER_LOCK)

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf src/concordia_game/server/static src/concordia_game/drawing/tool web/node_modules web/board/node_modules
