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

  private static final String SECRET = "hunter-of-secrets";

  @TempDir Path page;

  @BeforeEach
  void build_a_page() throws IOException {
    Files.writeString(page.resolve("index.html"), "<!doctype html><title>Arbiter</title>");
  }

  private void assertRefused(String[] options, String words) {
    String[] args = new String[options.length + 4];
    System.arraycopy(new String[] {"serve", "--no-open", "--page", page.toString()}, 0, args, 0, 4);
    System.arraycopy(options, 0, args, 4, options.length);
    CommandRun ran = arbiter(args);
    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .startsWith("arbiter: ")
        .contains(words)
        .doesNotContain(SECRET)
        .hasLineCount(1);
  }

  @Test
  void a_redis_that_is_away_is_no_reason_not_to_serve() throws Exception {
    String database = PostgresForTests.empty() + "?user=postgres";
    try (RunningServeCommand serving =
        RunningServeCommand.start(
            page, "--database", database, "--redis", "redis://:" + SECRET + "@127.0.0.1:1")) {
      assertThat(serving.get("/ready").statusCode()).isEqualTo(200);
      assertThat(serving.stop()).isZero();
      // A server that is slow to stop may log that Redis is not responding.
      assertThat(serving.log())
          .isNotEmpty()
          .allMatch(line -> line.contains("Z INFO ") || line.contains("Redis is not responding"));
      assertThat(serving.err()).doesNotContain(SECRET);
    }
  }

  @Test
  void what_is_no_address_of_a_redis_is_told_without_what_was_given() {
    String database = PostgresForTests.empty() + "?user=postgres";
    for (String redis :
        new String[] {"http://me:" + SECRET + "@db", "redis://" + SECRET + ":x:y"}) {
      assertRefused(new String[] {"--database", database, "--redis", redis}, "redis://HOST:PORT");
    }
  }

  @Test
  void a_folder_is_not_shared() {
    assertRefused(
        new String[] {"--data", page.resolve("data").toString(), "--redis", "redis://db.example"},
        "--redis needs --database");
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
