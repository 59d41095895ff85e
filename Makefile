# The index of tasks. `make` alone lists them.
SHELL := bash
MVN := mvn --batch-mode --no-transfer-progress
# Maven, saying only what went wrong and how many tests ran.
BRIEFLY := 2>&1 | awk -f .ci/brief.awk
# Two modules at a time, and each line with the thread it comes from, so that it can be told whose it is.
SIDE_BY_SIDE := --threads 2 -Dorg.slf4j.simpleLogger.showThreadName=true
VERSION = $(shell awk -F '[<>]' '/<version>/ { print $$3; exit }' pom.xml)
FUZZ_SECONDS ?= 60
JMH ?= -f 1 -wi 3 -w 1s -i 3 -r 1s
TEST ?= *IT
BENCH_SECONDS ?= 10

.DEFAULT_GOAL := help
.PHONY: help run test e2e stress soak bench bench-server bench-nodes fuzz format api javadoc install clean

help: ## list these tasks
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

run: ## play: the page in a browser, for two people at one screen
	@./arbiter serve || test $$? -eq 130

test: ## build everything and run every quick test
	@.ci/chromium
	@set -o pipefail; { $(MVN) $(SIDE_BY_SIDE) --projects '!e2e' verify && $(MVN) --projects e2e verify; } $(BRIEFLY)

e2e: ## only the tests in a browser, all or TEST=FirstVisitIT
	@.ci/chromium
	@./arbiter serve --help >/dev/null
	@set -o pipefail; $(MVN) --projects e2e verify -Dit.test='$(TEST)' $(BRIEFLY)

stress: ## run all tests STRESS_TESTS=3 times and those in a browser STRESS_E2E=5 times while both cores are busy
	@.ci/stress

soak: ## the long versions of the tests, then fuzzing
	@.ci/chromium
	@set -o pipefail; $(MVN) verify -Darbiter.soak=true $(BRIEFLY)
	@.ci/fuzz $(FUZZ_SECONDS)

bench: ## measure the speed, beside Stockfish and pgn-extract where they are installed
	@set -o pipefail; $(MVN) --projects bench --also-make package -Dmaven.test.skip=true -Dmaven.javadoc.skip=true -Dmaven.source.skip=true $(BRIEFLY)
	@java -cp bench/target/benchmarks.jar org.arbiterchess.bench.StockfishPerftComparison
	@java -cp bench/target/benchmarks.jar org.arbiterchess.bench.PgnExtractComparison
	@java -jar bench/target/benchmarks.jar $(JMH)

bench-server: ## measure what the server bears: idle sockets, moves a second, beside a bare echo
	@./arbiter serve --help >/dev/null
	@set -o pipefail; $(MVN) --projects bench --also-make package -Dmaven.test.skip=true -Dmaven.javadoc.skip=true -Dmaven.source.skip=true $(BRIEFLY)
	@java -cp bench/target/benchmarks.jar org.arbiterchess.bench.server.ServerBenchmark ./arbiter serve

bench-nodes: ## measure what one server and two bear that share a PostgreSQL, BENCH_SECONDS=10 each of BENCH_CASES=1,2,…
	@./arbiter serve --help >/dev/null
	@set -o pipefail; $(MVN) --projects bench --also-make package -Dmaven.test.skip=true -Dmaven.javadoc.skip=true -Dmaven.source.skip=true $(BRIEFLY)
	@set -o pipefail; $(MVN) --projects core,server test -Dtest=ClusterBenchmarkRunner -Darbiter.bench.seconds=$(BENCH_SECONDS) $(addprefix -Darbiter.bench.cases=,$(BENCH_CASES)) -Dsurefire.failIfNoSpecifiedTests=false $(BRIEFLY)
	@cat server/target/nodes-bench.md

fuzz: ## throw hostile input at every reader, FUZZ_SECONDS=60 each
	@.ci/fuzz $(FUZZ_SECONDS)

format: ## put every source file into the common format
	@set -o pipefail; $(MVN) spotless:apply $(BRIEFLY)

api: ## accept the public API as it is now into core/api.txt
	@set -o pipefail; $(MVN) --projects core test -Dtest=PublicApiTest -Darbiter.api.write=true $(BRIEFLY)

javadoc: ## build the documentation of the library, and say where it is
	@set -o pipefail; $(MVN) --projects core package -Dmaven.test.skip=true -Dmaven.source.skip=true $(BRIEFLY)
	@ls core/target/reports/apidocs/index.html

install: ## put the library into the local Maven repository, for other programs
	@set -o pipefail; $(MVN) --projects .,core install -Dmaven.test.skip=true $(BRIEFLY)
	@echo "Installed org.arbiterchess:arbiter-core:$(VERSION); its Javadoc is core/target/arbiter-core-$(VERSION)-javadoc.jar"

clean: ## remove everything that was built
	@set -o pipefail; $(MVN) clean $(BRIEFLY)
