# SPDX-License-Identifier: Apache-2.0
# The doors of the project. Each is one script or one command, so that everything here can be run without make, too.

.DEFAULT_GOAL := help
.PHONY: help setup build test test-all test-release lint format generate check check-generated check-page bench bench-json bench-compile bars picture fuzz docs run man install

# The largest number of parameters for which `generate` writes overloads.
ARITY ?= 20

help: ## Lists these doors
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Installs, or asks for, what the machine lacks
	@Scripts/setup

build: setup ## Builds the library, debug
	@swift build --explicit-target-dependency-import-check error

test: setup ## Runs the library's tests, debug, in a few minutes
	@Scripts/test debug

test-all: setup ## Runs every test that CI runs, those of the browser included
	@Scripts/test

test-release: setup ## Runs the library's tests, optimised
	@Scripts/test release

lint: setup ## Checks the format of every source
	@Scripts/check-format

format: setup ## Formats every source in place
	@Scripts/check-format --fix

generate: setup ## Writes the generated sources; ARITY=30 for more overloads
	@Scripts/run-swift Scripts/generate-arities.swift --max $(ARITY)
	@Scripts/run-swift Scripts/generate-page.swift
	@Scripts/run-swift Benchmarks/Scripts/generate-classes.swift

check: setup ## Runs every check that is not a test
	@Scripts/check

check-generated: setup ## Compares the generated sources with what the generator writes
	@Scripts/check-generated

bench: setup ## Prints a table of the benchmarks
	@Scripts/bench

bench-json: setup ## Prints the benchmarks as JSON, alone on standard output
	@Scripts/bench --json

bench-compile: setup ## Compares how long a thousand bindings take to compile
	@Benchmarks/Scripts/compile-time

picture: setup ## Draws what the browser shows, for its README
	@Apps/GitHubBrowser/Scripts/picture

bars: setup ## Measures the interactive browser, optimised, and says which bars it misses
	@Scripts/bars

fuzz: setup ## Gives the parsers of configuration what libFuzzer makes up, for half an hour; SECONDS=60 for each of four
	@Scripts/fuzz $(SECONDS)

check-page: setup ## Tries the page of a graph in headless Chromium; needs chromium and node
	@Scripts/check-page

docs: setup ## Builds the documentation into .build-docs and says how to read it
	@Scripts/docs

run: setup ## Builds ghb and runs it; ARGS="repo coffee-works/heater"
	@Scripts/run $(ARGS)

man: setup ## Writes the manual page of ghb and prints where it lies
	@Scripts/manual

install: setup ## Builds ghb, optimised, and installs it below PREFIX, with manual page and completions
	@Scripts/install
