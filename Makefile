# The index of tasks. `make` alone lists them.
SHELL := bash
MVN := mvn --batch-mode --no-transfer-progress
# Maven, saying only what went wrong and how many tests ran.
BRIEFLY := 2>&1 | awk -f .ci/brief.awk
FUZZ_SECONDS ?= 60
JMH ?= -f 1 -wi 3 -w 1s -i 3 -r 1s

.DEFAULT_GOAL := help
.PHONY: help run test soak bench fuzz format api install clean

help: ## list these tasks
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

run: ## play: two people at one terminal
	@./arbiter play

test: ## build everything and run every quick test
	@set -o pipefail; $(MVN) verify $(BRIEFLY)

soak: ## the long versions of the tests, then fuzzing
	@set -o pipefail; $(MVN) verify -Darbiter.soak=true $(BRIEFLY)
	@.ci/fuzz $(FUZZ_SECONDS)

bench: ## measure the speed, beside Stockfish where it is installed
	@set -o pipefail; $(MVN) --projects bench --also-make package -Dmaven.test.skip=true -Dmaven.javadoc.skip=true -Dmaven.source.skip=true $(BRIEFLY)
	@java -cp bench/target/benchmarks.jar org.arbiterchess.bench.SideBySide
	@java -jar bench/target/benchmarks.jar $(JMH)

fuzz: ## throw hostile input at every reader, FUZZ_SECONDS=60 each
	@.ci/fuzz $(FUZZ_SECONDS)

format: ## put every source file into the common format
	@set -o pipefail; $(MVN) spotless:apply $(BRIEFLY)

api: ## accept the public API as it is now into core/api.txt
	@set -o pipefail; $(MVN) --projects core test -Dtest=PublicApiTest -Darbiter.api.write=true $(BRIEFLY)

install: ## put the library into the local Maven repository, for other programs
	@set -o pipefail; $(MVN) install -DskipTests $(BRIEFLY)

clean: ## remove everything that was built
	@set -o pipefail; $(MVN) clean $(BRIEFLY)
