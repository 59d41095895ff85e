package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the multi-server benchmarks for {@code make bench-nodes}. Each case has its own PostgreSQL
 * server. The property {@code arbiter.bench.program} selects a different program to measure, and
 * {@code arbiter.bench.cases} lists the case numbers to run.
 */
class ClusterBenchmarkRunner {

  private static final String ALL_CASES = "1,2,3,4,5,6,7,8,9,10";
  private static final Path TABLE = Path.of("target/nodes-bench.md");

  @TempDir Path folder;

  @Test
  void a_cluster_is_benchmarked() throws Exception {
    Files.deleteIfExists(TABLE);
    int run = 0;
    for (String number : System.getProperty("arbiter.bench.cases", ALL_CASES).split(",", -1)) {
      try (KillablePostgres database = KillablePostgres.start(folder.resolve("run" + run++))) {
        measure(number, database);
      }
    }
  }

  /** A single server's CPU time per move at saturation, or 0 if it has not been measured. */
  private static String oneServerCpuMillis() throws IOException {
    if (!Files.exists(TABLE)) {
      return "0";
    }
    return Files.readAllLines(TABLE).stream()
        .filter(row -> row.startsWith("| 1 |") && row.contains("(max)"))
        .map(row -> row.split(" *\\| *", -1)[8])
        .findFirst()
        .orElse("0");
  }

  private static void measure(String number, KillablePostgres database) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Ddatabase=" + database.url());
    command.add("-DdatabaseProcess=" + database.pid());
    command.add("-Dseconds=" + Integer.getInteger("arbiter.bench.seconds", 10));
    command.add("-DoneServerCpuMillis=" + oneServerCpuMillis());
    command.addAll(List.of("-cp", "bench/target/benchmarks.jar"));
    command.add("org.arbiterchess.bench.server.ClusterBenchmark");
    command.add(number);
    command.addAll(
        List.of(System.getProperty("arbiter.bench.program", "./arbiter serve").split(" ", -1)));
    Process bench =
        new ProcessBuilder(command)
            .directory(Path.of("..").toFile())
            .inheritIO()
            .redirectOutput(Redirect.appendTo(TABLE.toFile()))
            .start();
    assertThat(bench.waitFor()).isZero();
  }
}
