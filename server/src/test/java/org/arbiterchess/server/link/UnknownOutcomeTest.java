package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.server.store.CommitFault;
import org.arbiterchess.server.store.PostgresForTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests what players see when a commit fails and nobody knows whether it was stored. */
@Timeout(60)
class UnknownOutcomeTest {

  enum Database {
    SQLITE,
    POSTGRES
  }

  private static final int TRY_AGAIN_LATER = 1013;

  @TempDir Path tempDir;

  private final ManualTime time = new ManualTime();
  private CommitFault fault;
  private LinkServerForTests server;
  private LinkServerForTests.SeatToken black;
  private WebSocketPlayer anna;
  private WebSocketPlayer bo;

  private void start(Database database) {
    fault =
        database == Database.SQLITE
            ? CommitFault.sqlite(tempDir)
            : CommitFault.postgres(PostgresForTests.withTables());
    server = LinkServerForTests.start(tempDir, time, fault::openStore);
  }

  private void startGame(String control) {
    LinkServerForTests.SeatToken white = server.createGame(control, "white");
    black = server.joinGame(white.game());
    anna = WebSocketPlayer.connect(server).hello(white);
    bo = WebSocketPlayer.connect(server).hello(black);
    assertThat(anna.move("e2e4")).containsEntry("type", "accepted");
    bo.log(2);
  }

  @AfterEach
  void close() {
    server.close();
  }

  /** Sends Black's move, whose commit fails. Nobody gets an answer. */
  private Map<String, Object> moveWithoutAnswer() {
    Map<String, Object> move = bo.command("move", "attempt", "e7e5");
    bo.send("command", "after", 2, "command", move);
    assertThat(bo.closeCode()).isEqualTo(TRY_AGAIN_LATER);
    assertThat(anna.closeCode()).isEqualTo(TRY_AGAIN_LATER);
    assertThat(bo.received()).noneMatch(message -> isAnswer(message));
    assertThat(anna.received()).noneMatch(message -> message.get("type").equals("events"));
    return move;
  }

  private static boolean isAnswer(Map<String, Object> message) {
    return List.of("accepted", "refused", "stale").contains(message.get("type"));
  }

  private long storedMoves() {
    return server.store().load(black.game()).orElseThrow().events().stream()
        .filter(event -> event.type().equals("movePlayed"))
        .count();
  }

  @ParameterizedTest
  @CsvSource({"SQLITE, 3+2", "SQLITE, -", "POSTGRES, 3+2", "POSTGRES, -"})
  void a_command_that_was_stored_is_accepted_when_it_is_repeated(
      Database database, String control) {
    start(database);
    startGame(control);
    fault.failAfter(1);
    Map<String, Object> move = moveWithoutAnswer();

    WebSocketPlayer again = WebSocketPlayer.connect(server).hello(black);
    assertThat(again.log().get(2)).containsEntry("attempt", "e7e5");
    assertThat(again.sendCommand(move)).containsEntry("type", "accepted").containsEntry("seq", 3);
    assertThat(storedMoves()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"SQLITE, 3+2", "SQLITE, -", "POSTGRES, 3+2", "POSTGRES, -"})
  void a_command_that_was_not_stored_is_decided_when_it_is_repeated(
      Database database, String control) {
    start(database);
    startGame(control);
    fault.failBefore(1);
    Map<String, Object> move = moveWithoutAnswer();

    WebSocketPlayer again = WebSocketPlayer.connect(server).hello(black);
    assertThat(again.log()).hasSize(2);
    Map<String, Object> answer = again.sendCommand(move);
    if (answer.get("type").equals("stale")) {
      // The clock was stopped during the outage, which is logged first.
      assertThat(control).isEqualTo("3+2");
      assertThat(again.log(4).get(2)).containsEntry("type", "paused");
      answer = again.sendCommand(move);
    }
    assertThat(answer).containsEntry("type", "accepted");
    assertThat(storedMoves()).isEqualTo(2);
  }

  @ParameterizedTest
  @EnumSource
  void a_game_cannot_be_entered_until_the_outcome_is_known(Database database) {
    start(database);
    startGame("-");
    fault.failAfter(1_000);
    Map<String, Object> move = moveWithoutAnswer();
    WebSocketPlayer early = WebSocketPlayer.connect(server);
    early.send("hello", "game", black.game(), "token", black.token(), "after", 2, "language", "en");
    assertThat(early.await("refused")).containsEntry("reason", "MAYBE_STORED");
    assertThat(early.closeCode()).isEqualTo(TRY_AGAIN_LATER);
    fault.failAfter(0);

    WebSocketPlayer again = WebSocketPlayer.connect(server).hello(black);
    assertThat(again.sendCommand(move)).containsEntry("type", "accepted").containsEntry("seq", 3);
  }

  @ParameterizedTest
  @EnumSource
  void a_repeated_request_gets_the_answer_that_follows_from_the_store(Database database) {
    start(database);
    Map<String, Object> create =
        new HashMap<>(LinkServerForTests.createRequest("3+2", "white", "Anna"));
    create.put("token", "Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_");
    fault.failBefore(1);
    HttpResponse<String> unknown = server.post("/api/games", create);
    assertThat(unknown.statusCode()).isEqualTo(503);
    assertThat(LinkServerForTests.tree(unknown)).containsEntry("reason", "MAYBE_STORED");
    fault.failAfter(1);
    LinkServerForTests.SeatToken white =
        LinkServerForTests.SeatToken.of(server.post("/api/games", create));

    Map<String, Object> join = new HashMap<>(Map.of("v", 1, "type", "join", "name", "Bo"));
    join.put("token", "xx0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_");
    String seats = "/api/games/" + white.game() + "/seats";
    fault.failAfter(1);
    assertThat(LinkServerForTests.tree(server.post(seats, join)))
        .containsEntry("reason", "MAYBE_STORED");
    assertThat(LinkServerForTests.SeatToken.of(server.post(seats, join)).seats())
        .isEqualTo(List.of("black"));
  }
}
