# The tasks of the project. `make` without arguments lists them.
SHELL := bash
MVN := mvn --batch-mode --no-transfer-progress
# Reduces the output of Maven to warnings, errors and test counts.
BRIEFLY := 2>&1 | awk -f .ci/filter-maven-output.awk
# Builds two modules in parallel, or one beside another Maven. The thread name on each line shows which of them printed it.
SIDE_BY_SIDE := --threads 2 -Dorg.slf4j.simpleLogger.showThreadName=true
PACKAGE_ONLY := package -Dmaven.test.skip=true -Dmaven.javadoc.skip=true -Dmaven.source.skip=true
# Packages all modules. The tests of the server, which mostly wait, run meanwhile. Then the tests of the other
# modules use what the journeys leave of the processors, and those of the page follow the journeys.
BUILD := $(MVN) $(SIDE_BY_SIDE) package -DskipTests -Darbiter.skipServerTests=false -Dmaven.javadoc.skip=true -Dmaven.source.skip=true
MODULE_TESTS := nice -n 5 $(MVN) $(SIDE_BY_SIDE) --projects '!e2e' verify -Darbiter.skipServerTests -Darbiter.skipPageTests -Drules.phase=none -Darbiter.runnable.phase=none
JOURNEYS := $(MVN) $(SIDE_BY_SIDE) --projects e2e verify
JOURNEYS_AND_PAGE := { $(JOURNEYS); code=$$?; .ci/page test && exit $$code; }
ALL_TESTS := -Darbiter.excludedGroups=none
# Runs the tests with the tag check, in the modules that have such tests and in those that they need.
CHECKS := $(MVN) $(SIDE_BY_SIDE) --projects core,officiating,server,e2e verify -Darbiter.groups=check $(ALL_TESTS) \
  -Dmaven.javadoc.skip=true -Dmaven.source.skip=true
# The modules that other programs can use.
LIBRARIES := core officiating io openings svg uci
LIBRARY_PROJECTS = $(shell echo $(LIBRARIES) | tr ' ' ',')
VERSION = $(shell awk -F '[<>]' '/<version>/ { print $$3; exit }' pom.xml)
# The sources of arbiter.jar. Folders are among them, because a deleted file changes only its folder.
JAR_MODULES := core officiating io svg server browser cli
JAR_SOURCES := $(shell find pom.xml .mvn texts corpus/cases $(JAR_MODULES:%=%/pom.xml) $(JAR_MODULES:%=%/src/main) 2>/dev/null; \
  find web -mindepth 1 \( -path web/node_modules -o -path web/dist -o -path web/target -o -path web/test \) -prune -o -print)
FUZZ_SECONDS ?= 60
JMH ?= -f 1 -wi 3 -w 1s -i 3 -r 1s
TEST ?= *IT
BENCH_SECONDS ?= 10

.DEFAULT_GOAL := help
.PHONY: help run jar test check e2e stress soak bench bench-server bench-nodes bench-jar fuzz format sprites api javadoc install clean

help: ## list these tasks
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

run: jar ## play: open the page in a browser, for two players at one screen
	@./arbiter serve || test $$? -eq 130

jar: cli/target/arbiter.jar ## build the whole program with the page, cli/target/arbiter.jar, unless it is up to date

cli/target/arbiter.jar: $(JAR_SOURCES)
	@.ci/jar whole

test: ## build everything and run the tests, with a journey through each screen in Chromium
	@.ci/install-chromium
	@set -o pipefail; { .ci/page install & $(BUILD) && { $(JOURNEYS_AND_PAGE) & $(MODULE_TESTS); code=$$?; wait $$! && exit $$code; }; } $(BRIEFLY)

check: jar ## run the tests that make test leaves out: a fresh clone, faults of several servers, and the details of each screen
	@.ci/install-chromium
	@set -o pipefail; { .ci/fresh-clone & $(CHECKS); code=$$?; wait $$! && exit $$code; } $(BRIEFLY)

e2e: jar ## run only the browser tests, all or TEST=FirstVisitIT
	@.ci/install-chromium
	@set -o pipefail; $(MVN) --projects e2e verify -Dit.test='$(TEST)' $(ALL_TESTS) $(BRIEFLY)

stress: ## run all tests STRESS_TESTS=3 times and the browser tests STRESS_E2E=5 times under full CPU load
	@.ci/stress

soak: ## run the long versions of the tests, then the fuzzer
	@.ci/install-chromium
	@set -o pipefail; $(MVN) verify -Darbiter.soak=true $(ALL_TESTS) $(BRIEFLY)
	@.ci/fuzz $(FUZZ_SECONDS)

bench: jar bench-jar ## benchmark the rules and the program, and compare with Stockfish and pgn-extract if they are installed
	@java -cp bench/target/benchmarks.jar org.arbiterchess.bench.StockfishPerftComparison
	@java -cp bench/target/benchmarks.jar org.arbiterchess.bench.PgnExtractComparison
	@java -cp bench/target/benchmarks.jar org.arbiterchess.bench.CommandLineBenchmark ./arbiter
	@java -jar bench/target/benchmarks.jar $(JMH)

bench-server: jar bench-jar ## benchmark the server: idle sockets and moves per second, compared with a bare echo server
	@java -cp bench/target/benchmarks.jar org.arbiterchess.bench.server.ServerBenchmark ./arbiter serve

bench-nodes: jar bench-jar ## benchmark one server and two servers on one PostgreSQL, BENCH_SECONDS=10 for each of BENCH_CASES=1,2,…
	@set -o pipefail; $(MVN) --projects core,server test -Dtest=ClusterBenchmarkRunner -DargLine=-server -Darbiter.bench.seconds=$(BENCH_SECONDS) $(addprefix -Darbiter.bench.cases=,$(BENCH_CASES)) -Dsurefire.failIfNoSpecifiedTests=false $(BRIEFLY)
	@cat server/target/nodes-bench.md

bench-jar:
	@set -o pipefail; $(MVN) --projects bench --also-make $(PACKAGE_ONLY) $(BRIEFLY)

fuzz: ## fuzz every parser, FUZZ_SECONDS=60 each
	@.ci/fuzz $(FUZZ_SECONDS)

format: ## format every source file
	@set -o pipefail; $(MVN) spotless:apply $(BRIEFLY)

sprites: ## draw the pieces of link previews again, after a change of pieces.svg
	@.ci/install-chromium
	@java server/src/test/java/org/arbiterchess/server/picture/PieceSpriteGenerator.java svg/src/main/resources/org/arbiterchess/svg/pieces.svg \
	  server/src/main/resources/org/arbiterchess/server/picture/pieces.sprites "$${ARBITER_CHROMIUM:-$$(command -v chromium chromium-browser google-chrome | head -n 1)}"

api: ## write the current public API of each library to its api.txt
	@set -o pipefail; $(MVN) --projects $(LIBRARY_PROJECTS) test -Dtest=PublicApiTest -Dsurefire.failIfNoSpecifiedTests=false -Darbiter.api.write=true $(BRIEFLY)

javadoc: ## build the Javadoc of the libraries and print its paths
	@set -o pipefail; $(MVN) --projects $(LIBRARY_PROJECTS) package -Dmaven.test.skip=true -Dmaven.source.skip=true $(BRIEFLY)
	@ls $(LIBRARIES:%=%/target/reports/apidocs/index.html)

install: ## install the libraries in the local Maven repository, for use in other programs
	@set -o pipefail; $(MVN) --projects .,$(LIBRARY_PROJECTS) install -Dmaven.test.skip=true $(BRIEFLY)
	@printf 'Installed org.arbiterchess:arbiter-%s:$(VERSION)\n' $(LIBRARIES)
	@echo "Their Javadoc is in the folder target of each, such as core/target/arbiter-core-$(VERSION)-javadoc.jar"

clean: ## delete all build output
	@set -o pipefail; $(MVN) clean $(BRIEFLY)
