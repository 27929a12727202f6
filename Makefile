PYTHON ?= python3
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check install -q -c constraints.txt
WEB := $(PY) build_web.py
COMPILED := build/compiled
SOURCES = setup.py pyproject.toml $(shell find src -name __pycache__ -prune -o -name '*.egg-info' -prune -o -print)
# What pytest says when ARGS chooses tests of which none belongs to this run.
NOTHING_CHOSEN := 5
PYTEST = $(PY) -m pytest -q -n auto --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help setup web compile ready play terminal posse test check bench rules clean

help: ## list these targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

setup: $(VENV)/.setup ## make .venv: plain Python, editable, with everything for development

web: setup ## build the page for the browser, if anything in it has changed
	@$(WEB)

compile: build/.compiled ## compile engine, games and bots into build/compiled (needs a C compiler)

# In a make of its own: only now is it known which files the page consists of.
ready: web
	@$(MAKE) --no-print-directory compile

play: ready ## serve the table and open it in the browser; ARGS="--help" tells what else can be said
	@POSSE_CALL='make posse ARGS="{}"' PYTHONPATH=$(COMPILED) $(VENV)/bin/posse serve $(ARGS)

terminal: compile ## play in this terminal; ARGS="GAME" names the game, ARGS="--help" tells what else can be said
	@POSSE_CALL='make posse ARGS="{}"' PYTHONPATH=$(COMPILED) $(VENV)/bin/posse play $(ARGS)

posse: compile ## call posse with anything else: make posse ARGS="replay FILE"
	@POSSE_CALL='make posse ARGS="{}"' PYTHONPATH=$(COMPILED) $(VENV)/bin/posse $(ARGS)

# The tests in the browser take long and the engine is no part of them: they run once, compiled if that is possible.
test: ready ## run the tests of the page, then those of the rest: interpreted, then compiled
	$(WEB) test
	@run() { echo "$$*"; env "$$@" || [ $$? -eq $(NOTHING_CHOSEN) ]; }; \
	if [ -d $(COMPILED) ]; then \
		run POSSE_EXPECT=pure $(PYTEST) --ignore=tests/browser $(ARGS) && \
		run PYTHONPATH=$(COMPILED) POSSE_EXPECT=compiled $(PYTEST) --ignore=tests/packaging $(ARGS); \
	else \
		run POSSE_EXPECT=pure $(PYTEST) $(ARGS) && \
		echo 'The compiled tests were left out.'; \
	fi
	@$(PY) -m tools.chromium

check: setup ## format, lint, types, direction of imports, texts, leftovers, names of games
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	$(PY) -m tools.imports
	$(PY) -m tools.texts
	$(PY) -m tools.leftovers
	$(PY) -m tools.names
	$(WEB) format lint check

bench: ready $(VENV)/.bench ## measure the speed, beside that of other engines
	PYTHONPATH=$(COMPILED) $(PY) -m bench $(ARGS)

rules: setup ## list the numbered rules that have no test
	$(PY) -m tools.rules $(ARGS)

clean: ## remove everything that was made here
	rm -rf build dist $(VENV) .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info \
		src/posse/server/static web/node_modules
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.setup: pyproject.toml constraints.txt setup.py
	@$(PYTHON) -c 'import sys; sys.exit("Posse needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(PIP) setuptools wheel
	POSSE_BUILD=pure $(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

$(VENV)/.bench: $(VENV)/.setup
	POSSE_BUILD=pure $(PIP) --no-build-isolation -e '.[bench]'
	@touch $@

# Without a compiler there is no stamp: once there is one, the next run compiles.
build/.compiled: $(VENV)/.setup $(SOURCES)
	@if $(PY) -m tools.compiler; then \
		echo 'compiling into $(COMPILED); the first time takes minutes'; \
		POSSE_BUILD=compiled $(PY) setup.py -q build --build-lib $(COMPILED) --build-temp build/temp && touch $@; \
	else rm -rf $(COMPILED) $@; fi
