# Everything runs on a machine that has python3 (3.11 or later) with venv, git and make.  `make help` lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP_ARGS ?= --quiet
PYTEST_ARGS ?= -n auto

.DEFAULT_GOAL := help
.NOTPARALLEL:

# ---------------------------------------------------------------------------------------------- for everybody

.PHONY: verify
verify: $(VENV)/.verify ## check the reference engine against the corpus and the laws
	$(BIN)/hoyle verify

.PHONY: test
test: export HOYLE_BOOK := docs/_build/html
test: lint types imports verify trace book unit ## everything CI runs

.PHONY: help
help: ## this list
	@sed -n 's/^\([a-z][a-z-]*\):.* ## \(.*\)/\1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 16

# ---------------------------------------------------------------------------------------------- parts of `make test`

.PHONY: lint
lint: $(VENV)/.test ## style and form of the Python files
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

.PHONY: types
types: $(VENV)/.test ## types, strictly
	$(BIN)/mypy

.PHONY: imports
imports: $(VENV)/.test ## who may import whom
	$(BIN)/lint-imports

.PHONY: trace
trace: $(VENV)/.test ## every clause has its evidence
	$(BIN)/hoyle trace

# The two editions are built side by side; neither reads what the other writes.
VOLUME := $(BIN)/sphinx-build -n -W --keep-going
BOOK := $(VOLUME) -q

.PHONY: book
book: $(VENV)/.test ## the book in both languages, with warnings as errors
	$(BOOK) -d docs/_build/doctrees/en docs docs/_build/html/en & english=$$!; \
	$(BOOK) -d docs/_build/doctrees/ru -D language=ru docs docs/_build/html/ru; russian=$$?; \
	wait $$english && exit $$russian

.PHONY: book-all
book-all: book ## the book as PDF and EPUB too, in docs/_build/pdf and docs/_build/epub; needs Chromium
	for language in en ru; do for volume in epub pdf; do \
		$(VOLUME) -b $$volume -d docs/_build/doctrees/$$language -D language=$$language \
			docs docs/_build/$$volume/$$language && \
		mv docs/_build/$$volume/$$language/hoyle-$$language.$$volume docs/_build/$$volume/ || exit 1; \
	done; done

.PHONY: unit
unit: $(VENV)/.test ## the tests, but for the slow ones
	$(BIN)/pytest $(PYTEST_ARGS) -m "not slow"

# ---------------------------------------------------------------------------------------------- for developers

.PHONY: format
format: $(VENV)/.test ## put the Python files into form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.PHONY: messages
messages: $(VENV)/.test ## bring the Russian catalogues up to date with the book, and count what is to be translated
	$(BOOK) -b gettext -d docs/_build/doctrees/gettext docs docs/_build/gettext
	PYTHONPATH=docs/_ext $(BIN)/python -m hoyle_book.messages docs/_build/gettext docs/locales/ru
	PYTHONPATH=docs/_ext $(BIN)/python -m hoyle_book.forms

.PHONY: slow
slow: $(VENV)/.test ## the tests that take too long for CI
	$(BIN)/pytest $(PYTEST_ARGS) -m slow

.PHONY: cover
cover: $(VENV)/.test ## the tests, with the lines and branches they miss
	$(BIN)/pytest $(PYTEST_ARGS) --cov

.PHONY: bench
bench: .venv-bench/.bench ## speed, each time beside a named peer: engine, harness, solver
	.venv-bench/bin/python -m tests.bench
	.venv-bench/bin/python -m tests.bench.conformance
	.venv-bench/bin/python -m tests.bench.solve

.PHONY: mutants
mutants: $(VENV)/.test ## who notices that a clause is broken, for all of them; writes the figures; can be interrupted
	$(BIN)/hoyle mutants --log .mutants.jsonl --write

.PHONY: manifest
manifest: $(VENV)/.verify ## enter the scenarios into scenarios/published.json
	$(BIN)/python -m hoyle_verify.published $(ARGS)

.PHONY: dist
dist: $(VENV)/.test ## sdist and wheel into dist/
	rm -rf dist
	$(BIN)/python -m build --no-isolation --outdir dist .

.PHONY: fresh-debian
fresh-debian: ## `make verify` and `make test` on a new minimal Debian 12 (root, debootstrap)
	bash tests/fresh_debian.sh

.PHONY: constraints
constraints: ## write constraints.txt anew from the ranges in pyproject.toml
	rm -rf .venv-constraints
	$(PYTHON) -m venv .venv-constraints
	.venv-constraints/bin/python -m pip install $(PIP_ARGS) ".[all]"
	{ sed -n '/^#/p' constraints.txt; .venv-constraints/bin/python -m pip freeze --exclude hoyle; } > constraints.new
	mv constraints.new constraints.txt
	rm -rf .venv-constraints

.PHONY: clean
clean: ## remove environments, caches and everything built
	rm -rf $(VENV) .venv-bench .venv-constraints build dist docs/_build
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .coverage htmlcov .mutants.jsonl
	find rules verify tests docs -name __pycache__ -prune -exec rm -rf {} +

# ---------------------------------------------------------------------------------------------- environments

# hatchling is installed first and used as it is, so that the versions in constraints.txt hold for building too.
define install
	@$(PYTHON) -c 'import sys; sys.exit("hoyle needs Python 3.11 or later" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(1)
	$(1)/bin/python -m pip install $(PIP_ARGS) --constraint constraints.txt hatchling
	$(1)/bin/python -m pip install $(PIP_ARGS) --constraint constraints.txt --no-build-isolation --editable "$(2)"
	@touch $@
endef

$(VENV)/.verify: pyproject.toml constraints.txt
	$(call install,$(VENV),.[prove$(comma)solve])

$(VENV)/.test: pyproject.toml constraints.txt
	$(call install,$(VENV),.[book$(comma)dev])
	@touch $(VENV)/.verify

.venv-bench/.bench: pyproject.toml constraints.txt
	$(call install,.venv-bench,.[bench$(comma)fuzz$(comma)solve])

comma := ,
