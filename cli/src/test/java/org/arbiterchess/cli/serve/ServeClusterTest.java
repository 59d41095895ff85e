package org.arbiterchess.cli.serve;

import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.arbiterchess.cli.CommandRun;
import org.arbiterchess.cli.PostgresForTests;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests a server in a cluster. The tests in the server module check that the servers of a cluster
 * share their games.
 *
 * <p>The timeout is meant to stop only tests that hang. It is long because PostgreSQL can take a
 * minute to start on a busy machine.
 */
@Timeout(180)
class ServeClusterTest {

  @TempDir Path page;

  @BeforeEach
  void build_a_page() throws IOException {
    Files.writeString(page.resolve("index.html"), "<!doctype html><title>Arbiter</title>");
  }

  @Test
  void servers_with_the_same_database_need_no_more_options() throws Exception {
    String[] database = {"--database", PostgresForTests.empty() + "?user=postgres"};
    try (RunningServeCommand one = RunningServeCommand.start(page, database);
        RunningServeCommand other = RunningServeCommand.start(page, database)) {
      assertThat(one.get("/ready").statusCode()).isEqualTo(200);
      assertThat(other.get("/ready").statusCode()).isEqualTo(200);
      assertThat(one.stop()).isZero();
      assertThat(other.stop()).isZero();
      // A server that is slow to stop may log that messages do not arrive.
      assertThat(one.log())
          .isNotEmpty()
          .allMatch(line -> line.contains("Z INFO ") || line.contains("Messages between servers"));
    }
  }

  @Test
  void an_option_of_an_earlier_version_is_refused() {
    CommandRun ran =
        arbiter("serve", "--no-open", "--page", page.toString(), "--redis", "redis://db.example");
    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).contains("--redis");
  }

  @Test
  void servers_are_told_apart_and_known_again_after_a_restart() {
    assertThat(NodeNameGenerator.generate("0.0.0.0", 8080))
        .isEqualTo(NodeNameGenerator.generate("0.0.0.0", 8080))
        .isNotEqualTo(NodeNameGenerator.generate("0.0.0.0", 8081))
        .isNotEqualTo(NodeNameGenerator.generate("127.0.0.1", 8080));
    assertThat(NodeNameGenerator.generate("127.0.0.1", 0))
        .isNotEqualTo(NodeNameGenerator.generate("127.0.0.1", 0));
  }
}
