package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import org.arbiterchess.server.monitoring.LogFormat;
import org.arbiterchess.server.monitoring.ServerLog;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class StatusPageTest {

  private static final String[] BROWSER = {"Accept", "text/html", "Accept-Language", "en"};

  @TempDir Path tempDir;

  private final ManualTime time = new ManualTime();
  private LinkServerForTests server;

  @BeforeEach
  void open() {
    ServerLog log = new ServerLog(time::now, LogFormat.TEXT, false, line -> {});
    server = LinkServerForTests.start(tempDir, time, log);
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void browsers_get_the_status_as_a_page() {
    WebSocketPlayer[] players = server.twoPlayers("5+3");
    time.advance(5 * 60_000);
    HttpResponse<String> page = server.get("/status", BROWSER);

    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.headers().firstValue("Content-Type")).contains("text/html;charset=utf-8");
    assertThat(page.headers().firstValue("Cache-Control")).contains("no-store");
    assertThat(page.headers().firstValue("Content-Security-Policy")).isPresent();
    assertThat(page.body())
        .contains("<html lang=\"en\"", "<h1", "Everything is working", "0 h 5 min")
        .contains("1 (0 waiting for an opponent, 1 being played, 0 paused, 0 over)")
        .doesNotContain("<script", "Anna", server.store().unfinishedGames().get(0));
    assertThat(players).hasSize(2);
  }

  @Test
  void the_status_page_is_available_in_german() {
    HttpResponse<String> page =
        server.get("/status", "Accept", "text/html", "Accept-Language", "de-CH,en;q=0.5");

    assertThat(page.body())
        .contains("<html lang=\"de\"", "Alles in Ordnung", "Offene Partien", "Zum Brett");
  }

  @Test
  void programs_get_the_status_as_lines_of_text() {
    HttpResponse<String> lines = server.get("/status", "Accept", "*/*");

    assertThat(lines.headers().firstValue("Content-Type")).contains("text/plain;charset=utf-8");
    assertThat(lines.body())
        .startsWith("Everything is working. ")
        .contains("\nPages connected: 0\n", "\nOther servers: none\n")
        .contains("\nVersion: (not packaged)\n", "\nLast problem: none\n")
        .contains("\nRequests refused: 0\n")
        .containsPattern("\nFree disk space: [0-9,.]+ [MG]B\n")
        .hasLineCount(10);
  }

  @Test
  void the_last_problem_and_the_refusals_are_shown_in_both_languages() throws Exception {
    WebSocketPlayer[] players = server.twoPlayers("5+3");
    try (Connection other = server.lockDatabase()) {
      assertThat(players[0].move("e2e4")).containsEntry("reason", "NOT_STORED");
      assertThat(other.isClosed()).isFalse();
    }
    assertThat(server.get("/api/games/nosuchgame00").statusCode()).isEqualTo(404);
    assertThat(server.get("/api/games/nosuchgame01").statusCode()).isEqualTo(404);

    assertThat(server.get("/status", BROWSER).body())
        .contains("games could not be stored, 2025-11-15 02:00:", " UTC")
        .contains("3 (UNKNOWN_GAME 2, NOT_STORED 1)")
        .doesNotContain("Anna", server.store().unfinishedGames().get(0));
    assertThat(server.get("/status", "Accept", "text/html", "Accept-Language", "de").body())
        .contains("Letztes Problem", "Partien konnten nicht gespeichert werden, 2025-11-15 02:00:")
        .contains(
            "Abgelehnte Anfragen", "3 (UNKNOWN_GAME 2, NOT_STORED 1)", "Freier Speicherplatz");
  }

  @Test
  void a_storage_failure_is_shown_with_advice() throws Exception {
    try (Connection other = server.lockDatabase()) {
      HttpResponse<String> page = server.get("/status", BROWSER);

      assertThat(page.statusCode()).isEqualTo(503);
      assertThat(page.body()).contains("Games cannot be stored right now", "no acknowledged move");
      assertThat(other.isClosed()).isFalse();
    }
    assertThat(server.get("/status", BROWSER).statusCode()).isEqualTo(200);
  }
}
