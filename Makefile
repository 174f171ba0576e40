# SPDX-License-Identifier: Apache-2.0
# The commands of the project. Each runs one script or one command, which can also be run without make.

.DEFAULT_GOAL := help
.PHONY: help setup build test test-all test-release lint format generate check check-generated check-page bench bench-json bench-compile bench-start bench-throughput bench-weight bench-gate bench-field bars picture fuzz stress check-syntax docs docs-preview run man install

# The largest number of parameters with an overload of its own.
ARITY ?= 8

help: ## Lists the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Installs missing tools, or prints the command that does
	@Scripts/setup

build: setup ## Builds the library (debug)
	@swift build --explicit-target-dependency-import-check error

test: setup ## Runs the library's tests (debug), in five minutes
	@Scripts/test debug

test-all: setup ## Runs all tests of CI, including those of the browser
	@Scripts/test

test-release: setup ## Runs the library's tests (release)
	@Scripts/test release

lint: setup ## Checks the format of all sources
	@Scripts/checks/format

format: setup ## Formats all sources in place
	@Scripts/checks/format --fix

generate: setup ## Regenerates the generated sources; ARITY=20 for more overloads
	@Scripts/generators/manifest
	@Scripts/run-swift Scripts/generators/arities.swift --max $(ARITY)
	@Scripts/run-swift Scripts/generators/page.swift
	@Scripts/run-swift Scripts/generators/forms.swift
	@Scripts/run-swift Scripts/generators/skill.swift
	@Scripts/run-swift Benchmarks/Scripts/generate-classes.swift

check: setup ## Runs all checks other than tests
	@Scripts/check

check-generated: setup ## Compares the generated sources with the output of their generators
	@Scripts/checks/generated

bench: setup ## Runs the benchmarks and prints a table
	@Scripts/bench

bench-json: setup ## Runs the benchmarks and prints JSON
	@Scripts/bench --json

bench-compile: setup ## Measures the time to compile a thousand bindings
	@Benchmarks/Scripts/compile-time

bench-weight: setup ## Measures the size and the build time that the library adds to a program, and compares them with bars
	@Benchmarks/Scripts/weight

bench-gate: setup ## Judges the plugin DIGraphGate by ninety mistakes, five hundred edits and the CPU time of builds
	@Benchmarks/Scripts/gate

bench-start: setup ## Measures the first plan and build of a fresh process
	@Benchmarks/Scripts/cold-start

bench-throughput: setup ## Measures requests per second with a component for each, beside the same handlers by hand
	@Benchmarks/Scripts/throughput

picture: setup ## Draws the picture of the browser for its README
	@Apps/GitHubBrowser/Scripts/picture

bench-field: setup ## Measures the same program with other libraries; ARGS="--modules 20"
	@Benchmarks/Scripts/field measure $(ARGS)

bars: setup ## Measures the interactive browser (release) and lists the bars that it misses
	@Apps/GitHubBrowser/Scripts/bars

fuzz: setup ## Fuzzes the configuration parsers for half an hour; SECONDS=60 for a minute per target
	@Scripts/fuzz $(SECONDS)

stress: setup ## Loads a stack from two threads again and again (release); STRESS_RUNS=5 for five runs
	@Scripts/test stress

check-syntax: setup ## Compares the lexer of di-register with the compiler on all sources of the project
	@SYNTAX_FOLDERS="Packages Tools Apps Benchmarks Scripts Tests/CompileTests Tests/Fixtures/CompilePass Tests/OracleTests Tests/MistakeTests" \
		Scripts/test syntax

check-di: setup ## Compares swift package di with programs, and interrupts it fifty times; takes some minutes
	@Scripts/checks/di --long

check-page: setup ## Tests the HTML page of a graph in headless Chromium; needs chromium and node
	@Scripts/checks/page

docs: setup ## Builds the documentation into .build-docs and prints the command to read it
	@Scripts/docs

docs-preview: setup ## Builds the documentation and serves it at http://localhost:8000; PORT=8080 for another port
	@PORT="$(PORT)" Scripts/docs --preview

run: setup ## Builds ghb and runs it; ARGS="repo coffee-works/heater"
	@Apps/GitHubBrowser/Scripts/run $(ARGS)

man: setup ## Writes the manual page of ghb and prints its path
	@Apps/GitHubBrowser/Scripts/manual

install: setup ## Builds ghb (release) and installs it below PREFIX, with manual page and completions
	@Apps/GitHubBrowser/Scripts/install
