package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.arbiterchess.game.Game;
import org.arbiterchess.rules.Move;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.store.Store;
import org.arbiterchess.server.store.StoredEvent;
import org.arbiterchess.wire.WireFormat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Tests for one game on several servers: seats, names, presence, race conditions and flag falls.
 * {@link ClusterFaultsTest} inherits these tests, so that the servers start only once.
 */
@ExtendWith(ThreeServerCluster.SharedResolver.class)
abstract class ClusterGameTestBase {

  static final boolean SOAK = Boolean.getBoolean("arbiter.soak");

  ThreeServerCluster servers;

  @BeforeEach
  void start(ThreeServerCluster shared) {
    servers = shared;
  }

  static Map<String, Object> await(WebSocketClient client, Predicate<Map<String, Object>> wanted)
      throws Exception {
    Map<String, Object> message = client.receive();
    while (!wanted.test(message)) {
      message = client.receive();
    }
    return message;
  }

  /** Waits for a room message in which the seat's status contains this text. */
  private static void awaitSeat(WebSocketClient client, String color, String text)
      throws Exception {
    await(
        client,
        message ->
            message.get("type").equals("room")
                && String.valueOf(message.get(color)).contains(text));
  }

  private static Map<String, Object> message(String type, String key, Object value) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("v", 1);
    message.put("type", type);
    message.put(key, value);
    return message;
  }

  @Test
  void a_player_on_another_server_is_shown_as_present_and_after_leaving_as_away() throws Exception {
    SeatedGame seated = SeatedGame.create(servers.first.port(), servers.second.port(), "60+30");
    WebSocketClient white = connect(servers.first, seated.game(), seated.white());
    WebSocketClient black = connect(servers.second, seated.game(), seated.black());
    awaitSeat(white, "black", "here");

    black.abort();
    awaitSeat(white, "black", "away");
    WebSocketClient reconnected = connect(servers.third, seated.game(), seated.black());
    awaitSeat(white, "black", "here");
    white.abort();
    reconnected.abort();
  }

  @Test
  void one_of_two_clients_that_join_on_two_servers_at_once_gets_the_seat() throws Exception {
    for (int round = 0; round < (SOAK ? 50 : 5); round++) {
      String game = SeatedGame.createOpen(servers.first.port());
      var one = SeatedGame.joinAsync(servers.second.port(), game);
      var other = SeatedGame.joinAsync(servers.third.port(), game);
      assertThat(List.of(one.join().statusCode(), other.join().statusCode()))
          .containsExactlyInAnyOrder(201, 409);
    }
  }

  @Test
  void a_server_without_messages_knows_a_seat_that_was_just_taken() throws Exception {
    servers.proxies.get(2).cutMessages();
    try {
      for (int round = 0; round < 5; round++) {
        String game = SeatedGame.createOpen(servers.third.port());
        assertThat(servers.third.status("/api/games/" + game)).isEqualTo(200);
        var joined = SeatedGame.joinAsync(servers.first.port(), game).join();
        String token = (String) JsonTreeCodec.parseObject(joined.body()).get("token");
        WebSocketClient black = WebSocketClient.connectAndHello(servers.third.port(), game, token);
        assertThat(
                await(
                    black, message -> List.of("welcome", "refused").contains(message.get("type"))))
            .containsEntry("seats", List.of("black"));
        black.abort();
      }
    } finally {
      servers.proxies.get(2).restore();
    }
  }

  @Test
  void a_server_without_clients_of_a_game_shows_its_current_position() throws Exception {
    SeatedGame seated = SeatedGame.create(servers.first.port(), servers.second.port(), "60+30");
    String fen = "/api/games/" + seated.game() + "/fen";
    assertThat(text(servers.third, fen)).contains("/PPPPPPPP/RNBQKBNR w ");
    WebSocketClient white = connect(servers.first, seated.game(), seated.white());
    WebSocketClient black = connect(servers.second, seated.game(), seated.black());

    white.send(move(1, "white", "w", "e2e4"));
    black.send(move(accepted(white), "black", "b", "e7e5"));
    accepted(black);

    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
    while (!text(servers.third, fen).contains("/4p3/4P3/") && System.nanoTime() < end) {
      TimeUnit.MILLISECONDS.sleep(10);
    }
    assertThat(text(servers.third, fen)).contains("/4p3/4P3/", " w ");
    white.abort();
    black.abort();
  }

  private static String text(KillableServerProcess server, String path) throws Exception {
    URI address = URI.create("http://127.0.0.1:" + server.port() + path);
    HttpRequest request = HttpRequest.newBuilder(address).build();
    return SeatedGame.CLIENT.send(request, BodyHandlers.ofString()).body();
  }

  @Test
  @Timeout(60)
  void a_server_cut_off_from_the_database_sends_its_clients_to_another_one() throws Exception {
    SeatedGame seated = SeatedGame.create(servers.first.port(), servers.third.port(), "60+30");
    WebSocketClient white = connect(servers.first, seated.game(), seated.white());
    WebSocketClient black = connect(servers.third, seated.game(), seated.black());
    servers.proxies.get(2).cut();
    try {
      assertThatExceptionOfType(WebSocketClient.ConnectionLostException.class)
          .isThrownBy(() -> await(black, message -> false))
          .withMessageContaining("closed");
      assertThat(WebSocketClient.connect(servers.third.port())).isEmpty();
      white.send(move(1, "white", "w", "e2e4"));
      int head = accepted(white);
      WebSocketClient reconnected = connect(servers.second, seated.game(), seated.black());
      reconnected.send(move(head, "black", "b", "e7e5"));
      accepted(reconnected);
      reconnected.abort();
    } finally {
      servers.proxies.get(2).restore();
    }
    servers.third.awaitReady();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (WebSocketClient.connect(servers.third.port()).isEmpty()) {
      assertThat(System.nanoTime()).isLessThan(end);
      TimeUnit.MILLISECONDS.sleep(100);
    }
    white.abort();
  }

  @Test
  void a_name_removed_on_one_server_is_gone_on_the_others() throws Exception {
    SeatedGame seated = SeatedGame.create(servers.first.port(), servers.second.port(), "60+30");
    WebSocketClient white = connect(servers.first, seated.game(), seated.white());
    HttpRequest request =
        HttpRequest.newBuilder(
                URI.create(
                    "http://127.0.0.1:"
                        + servers.third.port()
                        + "/api/games/"
                        + seated.game()
                        + "/name"))
            .header("Authorization", "Bearer " + seated.black())
            .DELETE()
            .build();
    assertThat(SeatedGame.CLIENT.send(request, BodyHandlers.discarding()).statusCode())
        .isEqualTo(204);
    awaitSeat(white, "black", "name=,");
    white.abort();
  }

  @Test
  void players_on_two_servers_agree_on_a_rematch() throws Exception {
    SeatedGame seated = SeatedGame.create(servers.first.port(), servers.second.port(), "60+30");
    WebSocketClient white = connect(servers.first, seated.game(), seated.white());
    WebSocketClient black = connect(servers.second, seated.game(), seated.black());
    Map<String, Object> resign = command(1, "white", "r", "abort");
    white.send(resign);
    assertThat(answer(white)).containsEntry("type", "accepted");
    await(black, message -> message.get("type").equals("events"));

    white.send(message("rematch", "wanted", true));
    await(black, message -> "white".equals(message.get("rematch")));
    black.send(message("rematch", "wanted", true));
    Object next = await(white, message -> message.containsKey("next")).get("next");
    assertThat(await(black, message -> message.containsKey("next"))).containsEntry("next", next);
    WebSocketClient swapped = connect(servers.third, (String) next, seated.white());
    swapped.abort();
    white.abort();
    black.abort();
  }

  @Test
  void two_devices_of_one_seat_race_on_two_servers_and_one_move_is_played() throws Exception {
    int won = 0;
    int head = 1;
    SeatedGame seated = SeatedGame.create(servers.first.port(), servers.second.port(), "60+30");
    WebSocketClient[] white = {
      connect(servers.first, seated.game(), seated.white()),
      connect(servers.second, seated.game(), seated.white())
    };
    WebSocketClient[] black = {
      connect(servers.second, seated.game(), seated.black()),
      connect(servers.third, seated.game(), seated.black())
    };
    Random random = new Random(7);
    Game game = Game.start();
    for (int ply = 0; ply < (SOAK ? 120 : 24); ply++) {
      WebSocketClient[] side = ply % 2 == 0 ? white : black;
      String seat = ply % 2 == 0 ? "white" : "black";
      List<Move> both = shuffledQuietMoves(game, random);
      side[0].send(move(head, seat, "a" + ply, WireFormat.write(both.get(0).attempt())));
      side[1].send(move(head, seat, "b" + ply, WireFormat.write(both.get(1).attempt())));
      Map<String, Object> answer = answer(side[0]);
      boolean first = "accepted".equals(answer.get("type"));
      Map<String, Object> other = answer(side[1]);
      assertThat(other).containsEntry("type", first ? "stale" : "accepted");
      head = (Integer) (first ? answer : other).get("seq");
      won += first ? 1 : 0;
      game = game.play(both.get(first ? 0 : 1));
    }
    System.out.println(game.plies() + " races at two servers, the first won " + won);
    try (Store store = servers.store()) {
      assertThat(store.load(seated.game()).orElseThrow().events())
          .filteredOn(event -> event.type().equals("movePlayed"))
          .hasSize(game.plies());
    }
  }

  /**
   * Returns at least two moves in random order. None of them ends the game, and the opponent has at
   * least ten legal replies to each.
   */
  private static List<Move> shuffledQuietMoves(Game game, Random random) {
    List<Move> moves = new ArrayList<>(game.position().legalMoves());
    moves.removeIf(move -> game.play(move).isOver() || game.play(move).repetitions() > 2);
    moves.removeIf(move -> game.play(move).position().legalMoves().size() < 10);
    Collections.shuffle(moves, random);
    assertThat(moves).hasSizeGreaterThan(1);
    return moves;
  }

  @Test
  void a_flag_falls_exactly_once_even_if_its_server_is_killed() throws Exception {
    List<SeatedGame> seatedGames = new ArrayList<>();
    for (int game = 0; game < (SOAK ? 60 : 6); game++) {
      SeatedGame seated = SeatedGame.create(servers.second.port(), servers.first.port(), "0.05+0");
      WebSocketClient white = connect(servers.second, seated.game(), seated.white());
      WebSocketClient black = connect(servers.first, seated.game(), seated.black());
      white.send(move(1, "white", "w", "e2e4"));
      assertThat(answer(white)).containsEntry("type", "accepted");
      // In half of the games, only White is connected, and only to the server that is killed.
      if (game % 2 == 0) {
        black.abort();
      }
      seatedGames.add(seated);
    }
    servers.second.kill();
    try (Store store = servers.store()) {
      for (SeatedGame seated : seatedGames) {
        List<StoredEvent> log = awaitSettled(store, seated.game());
        assertThat(log)
            .as(log.toString())
            .extracting(StoredEvent::type)
            .containsExactly("started", "movePlayed", "ended", "settled");
        assertThat(log.get(2).body()).contains("FLAG");
      }
    } finally {
      servers.second.restart();
    }
    System.out.println(seatedGames.size() + " flags fell once each");
  }

  /**
   * Waits for the result and returns the log without pauses. A busy server may have received the
   * move late and logged a pause for that. A server that takes over a game which it did not have
   * open cannot know where the side to move was connected, and pauses the clock until that player
   * could be claimed as absent, after a minute in blitz.
   */
  private static List<StoredEvent> awaitSettled(Store store, String game)
      throws InterruptedException {
    int seconds = 120;
    List<StoredEvent> log = awaitEvents(store, game, 4, seconds);
    while (!log.get(log.size() - 1).type().equals("settled")) {
      log = awaitEvents(store, game, log.size() + 1, seconds);
    }
    return log.stream().filter(event -> !event.type().matches("paused|resumed")).toList();
  }

  /** Connects a player, retrying as the page does if the connection fails. */
  static WebSocketClient connect(KillableServerProcess server, String game, String token)
      throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (true) {
      try {
        WebSocketClient client = WebSocketClient.connectAndHello(server.port(), game, token);
        Map<String, Object> welcome =
            await(client, message -> message.get("type").equals("welcome"));
        assertThat((List<?>) welcome.get("seats")).as("the seats of the token").hasSize(1);
        return client;
      } catch (WebSocketClient.ConnectionLostException | CompletionException e) {
        System.out.println("a connection is tried again after " + e);
        assertThat(System.nanoTime()).as("time spent connecting").isLessThan(end);
        TimeUnit.MILLISECONDS.sleep(100);
      }
    }
  }

  static Map<String, Object> move(int after, String seat, String id, Object attempt) {
    Map<String, Object> move = command(after, seat, id, "move");
    @SuppressWarnings("unchecked")
    Map<String, Object> inner = (Map<String, Object>) move.get("command");
    inner.put("attempt", attempt);
    return move;
  }

  private static Map<String, Object> command(int after, String seat, String id, String type) {
    Map<String, Object> inner = message(type, "seat", seat);
    inner.put("id", id);
    Map<String, Object> command = message("command", "after", after);
    command.put("command", inner);
    return command;
  }

  static Map<String, Object> answer(WebSocketClient client) throws Exception {
    Map<String, Object> message = client.receive();
    while (!List.of("accepted", "stale", "refused").contains(message.get("type"))) {
      message = client.receive();
    }
    return message;
  }

  /**
   * Returns the number of the accepted command's last event. A busy server may have logged pauses
   * before it.
   */
  static int accepted(WebSocketClient client) throws Exception {
    Map<String, Object> answer = answer(client);
    assertThat(answer).containsEntry("type", "accepted");
    return (Integer) answer.get("seq");
  }

  static List<StoredEvent> awaitEvents(Store store, String game, int count)
      throws InterruptedException {
    return awaitEvents(store, game, count, 30);
  }

  private static List<StoredEvent> awaitEvents(Store store, String game, int count, int seconds)
      throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (System.nanoTime() < end) {
      List<StoredEvent> log = store.load(game).orElseThrow().events();
      if (log.size() >= count) {
        return log;
      }
      TimeUnit.MILLISECONDS.sleep(50);
    }
    throw new AssertionError("fewer events: " + store.load(game).orElseThrow().events());
  }
}
