# Astrarium. `make` alone lists what there is to make.
#
# Environments, all with exactly the versions of requirements/*.lock:
#   .venv            for developing: the sources themselves, plain Python, never compiled
#   .venv-compiled   the package as it is installed: compiled where there is a C compiler
#   .venv-bench      the same package beside the engines it is compared with
# Stamp files in them keep a second run quick. A lock is whole, so pip resolves nothing (--no-deps): asked for
# `coverage[toml]` it would look at the newest release, which no lock has a hash of.

PYTHON ?= python3
GAME ?= race
GAMES ?= 1000
ROUNDS ?= 200
ARENA_GAMES ?= 20
# Strength is measured against the yardstick; in Race it is the advanced game of two that counts.
ARENA_OPTIONS_race := --option advanced_two_player=true
BASE ?= HEAD
# Where PyTorch is installed: its wheels are gigabytes, so no environment of ours has it.
TRAIN ?= .venv/bin/python
export PYTHON

DEV := .venv/bin/python
COMPILED := .venv-compiled/bin/python
BENCH := .venv-bench/bin/python
PIP_FLAGS := --disable-pip-version-check -qq --no-input
PYTEST := -m pytest -q -p no:cacheprovider
# Two workers are plenty: the suite is written for a machine of two cores.
PARALLEL := -n 2

# What goes into the wheel, so that it is rebuilt when, and only when, one of these changes.
PACKAGED := $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -name 'rules*.json' 2>/dev/null)
BUILD := setup.py pyproject.toml tools/engine.py tools/ledgers.py
# The tests of the rules: run on the plain and on the compiled package.
ENGINE_TESTS := $(wildcard tests/core tests/parts tests/games tests/bots)
# What no eyes may tell apart must be so on the compiled rules too.
LEAK_TESTS := $(wildcard tests/table/test_leaks.py tests/table/test_silence.py)
BROWSER_TESTS := $(wildcard tests/browser)
INSTALLED_TESTABLE := .venv-compiled/.installed .venv-compiled/.testable

.DEFAULT_GOAL := help
.PHONY: help play terminal test train-check fuzz arena kill attack browser-all mutants coverage same evidence bench format clean lock \
        set-up compiled-set-up chromium lint types contracts ledgers tests compiled-tests browser-tests
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 28

play: .venv-compiled/.locked ## open the table at http://localhost:8000 and play in the browser
	@tools/at_once.sh table

terminal: .venv-compiled/.locked ## play a game in the terminal (GAME=race)
	@tools/at_once.sh play $(GAME)

test: ## everything: style, types, layers, tests plain and compiled, browser
	@tools/stages.sh set-up $(if $(BROWSER_TESTS),chromium) lint types contracts tests \
	    compiled-set-up $(if $(ENGINE_TESTS),compiled-tests) $(if $(BROWSER_TESTS),browser-tests)

fuzz: $(INSTALLED_TESTABLE) ## long play: GAMES=1000 random games of each kind, compiled
	@ASTRARIUM_FUZZ_GAMES=$(GAMES) HYPOTHESIS_PROFILE=fuzz $(COMPILED) $(PYTEST) --compiled -m fuzz \
	    --rule-coverage= $(ENGINE_TESTS)

train-check: .venv/.installed ledgers ## a tiny training end to end; TRAIN=a Python with astrarium[train]
	@PYTHONPATH=src:. $(TRAIN) -m tools.train_check

kill: $(INSTALLED_TESTABLE) ## kill -9 of the table under load: ROUNDS=200; writes docs/evidence/kill.md
	@$(COMPILED) -m tools.kill $(ROUNDS)

attack: $(INSTALLED_TESTABLE) ## the table under attack, from this machine alone; writes docs/evidence/attack.md
	@$(COMPILED) -m tools.attack

browser-all: $(INSTALLED_TESTABLE) chromium ## the browser tests at every width and in both languages; goes on where it stopped
	@$(COMPILED) -m tools.browser_all

mutants: .venv/.installed ledgers ## seeded mistakes in GAME (a game, parts, core); RULES=50: in code that cites a rule
	@$(DEV) -m tools.mutants $(GAME) $(if $(RULES),--rules $(RULES)) $(if $(SEEDS),--seeds $(SEEDS)) $(if $(DRAW),--draw $(DRAW))

coverage: .venv/.installed ledgers ## which lines of GAME its own tests execute: writes docs/evidence/coverage-GAME.md
	@$(DEV) -m tools.covered $(GAME)

same: .venv/.installed ## nothing to be seen has changed since BASE; QUICK=1: few games; writes docs/evidence/same.md
	@$(DEV) -m tools.same $(BASE) $(if $(QUICK),--quick)

evidence: .venv/.installed ## which pages of docs/evidence speak of older sources: marks them
	@$(DEV) -m tools.evidence --mark

arena: $(INSTALLED_TESTABLE) ## the levels of GAME against each other, and planner against greedy-1, a short form: var/arena-GAME.jsonl goes on
	@$(COMPILED) -m astrarium arena $(GAME) --games $(ARENA_GAMES) --jobs 2
	@[ ! -d src/astrarium/bots/yardstick/$(GAME) ] || $(COMPILED) -m astrarium simulate $(GAME) \
	    --bots planner,greedy-1 $(ARENA_OPTIONS_$(GAME)) --games $(ARENA_GAMES) --seed 2027 --jobs 2

bench: .venv-bench/.installed $(INSTALLED_TESTABLE) ## speed of rules and table: writes docs/speed.md, fails below floors
	@$(BENCH) -m tools.compiled && $(BENCH) -m tools.bench
	@$(COMPILED) -m tools.bench_table

format: .venv/.installed ## put the sources into the house style
	@$(DEV) -m ruff check --fix --quiet . ; $(DEV) -m ruff format .

lock: .venv/.installed ## choose the newest allowed versions anew and write requirements/*.lock
	@$(DEV) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	    --no-emit-index-url --upgrade --extra dev pyproject.toml requirements/build.in \
	    -o requirements/dev.lock
	@$(DEV) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	    --no-emit-index-url --upgrade --extra table pyproject.toml requirements/build.in \
	    -c requirements/dev.lock -o requirements/play.lock
	@$(DEV) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	    --no-emit-index-url --upgrade --extra play pyproject.toml requirements/build.in requirements/bench.in \
	    -c requirements/dev.lock -o requirements/bench.lock

clean: ## remove environments, builds and caches; the games of the table stay
	[ ! -d var ] || find var -mindepth 1 -maxdepth 1 ! -name table -exec rm -rf {} +
	rm -rf .venv .venv-compiled .venv-bench build dist src/*.egg-info src/astrarium/games/*/rules*.json \
	    .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# ---------------------------------------------------------------- the stages of `make test`

set-up: .venv/.installed ledgers

lint:
	@$(DEV) -m ruff check . && $(DEV) -m ruff format --check .

types:
	@$(DEV) -m mypy

contracts:
	@.venv/bin/lint-imports

ledgers: .venv/.installed
	@$(DEV) -m tools.ledgers

tests: ledgers
	@$(DEV) $(PYTEST) $(PARALLEL) --ignore tests/browser --junitxml var/junit-plain.xml

# Without a compiler this stops, with one line: the compiled run is part of the evidence.
compiled-set-up:
	@tools/need.sh compiler
	@! command -v flock >/dev/null || [ ! -d var ] || flock var/build.lock true  # a `make play` may be building
	@[ ! -f .venv-compiled/.installed ] || $(COMPILED) -m tools.compiled >/dev/null 2>&1 \
	    || rm -f .venv-compiled/.installed  # left by a `make play` without a compiler
	@ASTRARIUM_PURE=0 $(MAKE) --no-print-directory $(INSTALLED_TESTABLE)
	@$(COMPILED) -m tools.compiled

compiled-tests: $(INSTALLED_TESTABLE)
	@$(COMPILED) $(PYTEST) $(PARALLEL) --compiled --rule-coverage= --junitxml var/junit-compiled.xml \
	    $(ENGINE_TESTS) $(LEAK_TESTS)

chromium:
	@tools/need.sh chromium

browser-tests: $(INSTALLED_TESTABLE)
	@$(COMPILED) $(PYTEST) $(PARALLEL) --dist worksteal --rule-coverage= --junitxml var/junit-browser.xml tests/browser

# ---------------------------------------------------------------- the environments

.venv/bin/python .venv-compiled/bin/python .venv-bench/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    || { echo "Astrarium needs Python 3.11 or newer: set PYTHON=..."; exit 1; }
	@tools/need.sh venv
	@echo "Making $(patsubst %/bin/python,%,$@) ..."
	@$(PYTHON) -m venv $(patsubst %/bin/python,%,$@)

.venv/.locked: requirements/dev.lock | .venv/bin/python
	@echo "Installing the locked packages (requirements/dev.lock) ..."
	@$(DEV) -m pip install $(PIP_FLAGS) --no-deps --require-hashes -r requirements/dev.lock
	@touch $@

.venv/.installed: .venv/.locked $(BUILD)
	@ASTRARIUM_PURE=1 $(DEV) -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation --editable .
	@touch $@

.venv-compiled/.locked: requirements/play.lock | .venv-compiled/bin/python
	@echo "Installing the locked packages (requirements/play.lock) ..."
	@$(COMPILED) -m pip install $(PIP_FLAGS) --no-deps --require-hashes -r requirements/play.lock
	@touch $@

# The packages the tests need besides.
.venv-compiled/.testable: requirements/dev.lock .venv-compiled/.locked
	@echo "Installing the locked packages (requirements/dev.lock) ..."
	@$(COMPILED) -m pip install $(PIP_FLAGS) --no-deps --require-hashes -r requirements/dev.lock
	@touch $@

.venv-compiled/.installed: .venv-compiled/.locked $(PACKAGED) $(BUILD)
	@tools/need.sh compiler || true
	@echo "Building the package; compiling takes a while the first time ..."
	@rm -rf build/wheel
	@$(COMPILED) -m pip wheel $(PIP_FLAGS) --no-deps --no-build-isolation --wheel-dir build/wheel .
	@$(COMPILED) -m pip install $(PIP_FLAGS) --no-deps --force-reinstall build/wheel/astrarium-*.whl
	@$(COMPILED) -m tools.compiled >/dev/null || echo "The rules run interpreted here: the same game, slower."
	@touch $@

.venv-bench/.locked: requirements/bench.lock | .venv-bench/bin/python
	@echo "Installing the locked packages (requirements/bench.lock) ..."
	@$(BENCH) -m pip install $(PIP_FLAGS) --no-deps --require-hashes -r requirements/bench.lock
	@touch $@

.venv-bench/.installed: .venv-bench/.locked .venv-compiled/.installed
	@$(BENCH) -m pip install $(PIP_FLAGS) --no-deps --force-reinstall build/wheel/astrarium-*.whl
	@touch $@
