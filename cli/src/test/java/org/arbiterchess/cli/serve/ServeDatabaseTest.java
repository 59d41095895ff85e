package org.arbiterchess.cli.serve;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.arbiterchess.cli.CommandRun.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.cli.CommandRun;
import org.arbiterchess.cli.Main;
import org.arbiterchess.cli.PostgresForTests;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests a server that stores games in PostgreSQL.
 *
 * <p>The timeout is meant to stop only tests that hang. It is long because PostgreSQL can take a
 * minute to start on a busy machine.
 */
@Timeout(180)
class ServeDatabaseTest {

  private static final String SECRET = "hunter-of-secrets";

  private static final String CREATE =
      "{\"v\":1,\"type\":\"create\",\"variant\":\"CLASSICAL\",\"fen\":"
          + "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\",\"rulebook\":\"ONLINE\","
          + "\"control\":\"5+3\",\"color\":\"white\",\"name\":\"Anna\"}";

  @TempDir Path page;

  @BeforeEach
  void build_a_page() throws IOException {
    Files.writeString(page.resolve("index.html"), "<!doctype html><title>Arbiter</title>");
  }

  private void assertRefused(String url, String... words) {
    CommandRun ran = arbiter("serve", "--no-open", "--page", page.toString(), "--database", url);
    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .startsWith("arbiter: ")
        .contains(words)
        .doesNotContain(SECRET)
        .hasLineCount(1);
  }

  @Test
  void games_by_link_are_kept_in_a_database_and_its_secrets_to_itself() throws Exception {
    String url = PostgresForTests.empty() + "?user=postgres&password=" + SECRET;
    try (RunningServeCommand serving = RunningServeCommand.start(page, "--database", url)) {
      assertThat(serving.get("/ready").statusCode()).isEqualTo(200);
      assertThat(serving.post("/api/games", CREATE).statusCode()).isEqualTo(201);
      assertThat(serving.stop()).isZero();
      assertThat(serving.rest().readLine())
          .matches(
              "Games by link are stored in the database games[0-9]+ at localhost:[0-9]+"
                  + " for 90 days after their last move\\.");
      assertThat(serving.log()).isNotEmpty().allMatch(line -> line.contains("Z INFO "));
    }
  }

  @Test
  void what_is_no_address_of_a_database_is_told_without_what_was_given() {
    assertRefused("jdbc:mysql://me:" + SECRET + "@db.example/games", "jdbc:postgresql://HOST");
    assertRefused("postgres://me:" + SECRET + "@db.example/games", "PGPASSWORD");
  }

  @Test
  void a_database_that_does_not_answer_is_awaited_until_someone_interrupts() throws Exception {
    // This socket reserves a port but does not accept connections.
    try (Socket held = new Socket()) {
      held.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      int port = held.getLocalPort();
      String url = "jdbc:postgresql://localhost:" + port + "/games?user=me&password=" + SECRET;
      String[] args = {"serve", "--no-open", "--page", page.toString(), "--database", url};
      CountDownLatch waiting = new CountDownLatch(1);
      ByteArrayOutputStream errors = new ByteArrayOutputStream();
      OutputStream err =
          new FilterOutputStream(errors) {
            @Override
            public void flush() {
              waiting.countDown();
            }
          };
      FutureTask<Integer> serving =
          new FutureTask<>(
              () ->
                  Main.run(
                      args, InputStream.nullInputStream(), OutputStream.nullOutputStream(), err));
      Thread thread = new Thread(serving, "serving");
      thread.start();
      waiting.await();
      thread.interrupt();

      assertThat(serving.get(30, TimeUnit.SECONDS)).isEqualTo(2);
      assertThat(errors.toString(UTF_8))
          .containsPattern(
              "Z WARNING Waiting for an answer from the database games at localhost:"
                  + port
                  + ", for at most 30 s\\.\n")
          .containsPattern("arbiter: .*the database games at localhost:" + port)
          .contains("is not responding. Start it")
          .doesNotContain(SECRET)
          .hasLineCount(2);
    }
  }

  @Test
  void games_are_kept_in_one_place() {
    CommandRun ran =
        arbiter("serve", "--data", page.toString(), "--database", "jdbc:postgresql://db.example/x");

    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.err()).contains("in a folder or in a database").hasLineCount(1);
  }
}
