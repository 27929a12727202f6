PYTHON ?= python3
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check install -q -c constraints.txt
COMPILED := build/compiled
SOURCES = setup.py pyproject.toml $(shell find src -name __pycache__ -prune -o -name '*.egg-info' -prune -o -print)
PYTEST = $(PY) -m pytest -q -n auto --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help setup compile play posse test check bench rules clean

help: ## list these targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

setup: $(VENV)/.setup ## make .venv: plain Python, editable, with everything for development

compile: build/.compiled ## compile engine, games and bots into build/compiled (needs a C compiler)

play: compile ## play Carson City here; ARGS="--help" tells what else can be said
	@POSSE_CALL='make posse ARGS="{}"' PYTHONPATH=$(COMPILED) $(VENV)/bin/posse play carson $(ARGS)

posse: compile ## call posse with anything else: make posse ARGS="replay FILE"
	@POSSE_CALL='make posse ARGS="{}"' PYTHONPATH=$(COMPILED) $(VENV)/bin/posse $(ARGS)

test: compile ## run the tests interpreted, then compiled
	POSSE_EXPECT=pure $(PYTEST) $(ARGS)
	@if [ -d $(COMPILED) ]; then \
		echo 'PYTHONPATH=$(COMPILED) POSSE_EXPECT=compiled $(PYTEST) --ignore=tests/packaging/test_build.py $(ARGS)'; \
		PYTHONPATH=$(COMPILED) POSSE_EXPECT=compiled $(PYTEST) --ignore=tests/packaging/test_build.py $(ARGS); \
	else echo 'The compiled tests were left out.'; fi

check: setup ## format, lint, types, direction of imports, texts, leftovers
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	$(PY) -m tools.imports
	$(PY) -m tools.texts
	$(PY) -m tools.leftovers

bench: compile $(VENV)/.bench ## measure the speed, beside that of other engines
	PYTHONPATH=$(COMPILED) $(PY) -m bench $(ARGS)

rules: setup ## list the numbered rules that have no test
	$(PY) -m tools.rules $(ARGS)

clean: ## remove everything that was made here
	rm -rf build dist $(VENV) .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
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
