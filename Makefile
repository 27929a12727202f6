PYTHON ?= python3
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
WEB := $(PY) build_web.py
CHOSEN = $(if $(wildcard $(PY)),$(PY),$(PYTHON))
PREPARE = $(CHOSEN) -m tools.prepare
COMPILED := build/compiled
CALL := POSSE_CALL='make posse ARGS="{}"'
# What pytest says when ARGS chooses tests of which none belongs to this run.
NOTHING_CHOSEN := 5
PYTEST = $(PY) -m pytest -q -n auto --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help python setup web compile ready play terminal posse quick test check arena train bench rules docs pictures release clean

help: ## list these targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

play: python ## serve the table and open it in the browser; ARGS="--help" lists what can be set
	@$(PREPARE) play page
	@$(CALL) $(PY) -m tools.play serve $(ARGS)

terminal: python ## play in this terminal; ARGS="GAME" names the game, ARGS="--help" lists what can be set
	@$(PREPARE) play
	@$(CALL) $(PY) -m tools.play play $(ARGS)

posse: python ## call posse with anything else: make posse ARGS="replay FILE"
	@$(PREPARE) play
	@$(CALL) $(PY) -m tools.play $(ARGS)

quick: setup ## check what has changed since the last commit, in under a minute
	@$(PY) -m tools.quick $(ARGS)

# What runs in which of the two runs is said in tests/conftest.py.
test: ready ## run all tests: of the page, then interpreted, then compiled with the browser
	$(WEB) test
	@run() { echo "$$*"; env "$$@" || [ $$? -eq $(NOTHING_CHOSEN) ]; }; \
	if [ -d $(COMPILED) ]; then \
		run POSSE_EXPECT=pure $(PYTEST) -m 'not heavy' $(ARGS) && \
		run PYTHONPATH=$(COMPILED) POSSE_EXPECT=compiled $(PYTEST) -m 'not plain' $(ARGS); \
	else \
		run POSSE_EXPECT=pure $(PYTEST) $(ARGS) && \
		echo 'The compiled tests were left out.'; \
	fi
	@$(PY) -m tools.chromium

check: setup ## check format, lint, types, imports, dependencies, texts, names, generated files
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	$(PY) -m tools.imports
	$(PY) -m tools.dependencies
	$(PY) -m tools.imports_web
	$(PY) -m tools.texts
	$(PY) -m tools.leftovers
	$(PY) -m tools.generate --check
	$(PY) -m tools.names
	$(WEB) format lint check

rules: setup ## list the numbered rules that have no test
	$(PY) -m tools.rules $(ARGS)

arena: ready ## check that the levels of the bots are in order
	PYTHONPATH=$(COMPILED) $(PY) -m tools.arena $(ARGS)

train: setup ## learn the weights of a game's planner: make train GAME=NAME ARGS="--help"
	@if [ -d $(COMPILED) ]; then export PYTHONPATH=$(COMPILED); fi; $(PY) -m posse.bots.train $(GAME) $(ARGS)

bench: ready ## measure the speed, beside that of other engines
	@$(PREPARE) bench
	PYTHONPATH=$(COMPILED) $(PY) -m bench $(ARGS)

docs: setup ## make the site of the documentation in build/site; every link and example on it is checked by the tests
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build -q
	@echo build/site/index.html

pictures: setup web ## take the pictures of the README again (needs Chromium)
	$(PY) -m tools.badges
	$(PY) -m tools.picture
	$(PY) -m tools.pictures $(ARGS)

setup: python ## make .venv with everything for development: plain Python, editable
	@$(PREPARE) dev

web: python ## build the page for the browser, if anything in it has changed
	@$(PREPARE) node page

compile: python ## compile engine, games and bots into build/compiled (needs a C compiler)
	@$(PREPARE) compile
	@$(PY) -m tools.compile

ready: python ## make everything that the tests need: setup, web, compile
	@$(PREPARE) dev page
	@$(PY) -m tools.compile

release: setup ## check that a release can be made, and build its files; ARGS="--help" lists what can be set
	@$(PY) -m tools.release $(ARGS)

clean: ## remove everything that was made here
	rm -rf build dist $(VENV) .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info \
		src/posse/server/static web/node_modules
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

python:
	@$(CHOSEN) -c 'import sys; sys.exit("Posse needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
