package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the measurements of several servers, which need a PostgreSQL and a Redis: {@code make
 * bench-nodes}. The property {@code arbiter.bench.program} names another program to measure.
 */
class BackstageForBench {

  @TempDir Path place;

  @Test
  void what_several_servers_bear_is_measured() throws Exception {
    try (Backstage backstage = Backstage.start(place)) {
      List<String> command = new ArrayList<>();
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.add("-Ddatabase=" + backstage.database());
      command.add("-Dredis=" + backstage.redis());
      command.add("-Dfrom=" + Integer.getInteger("arbiter.bench.from", 0));
      command.add("-Dseconds=" + Integer.getInteger("arbiter.bench.seconds", 10));
      command.addAll(List.of("-cp", "bench/target/benchmarks.jar"));
      command.add("org.arbiterchess.bench.server.NodesBench");
      command.addAll(
          List.of(System.getProperty("arbiter.bench.program", "./arbiter serve").split(" ", -1)));
      Process bench =
          new ProcessBuilder(command)
              .directory(Path.of("..").toFile())
              .inheritIO()
              .redirectOutput(Path.of("target/nodes-bench.md").toFile())
              .start();
      assertThat(bench.waitFor()).isZero();
    }
  }
}
