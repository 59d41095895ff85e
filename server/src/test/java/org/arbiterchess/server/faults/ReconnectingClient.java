package org.arbiterchess.server.faults;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Move;
import org.arbiterchess.wire.WireFormat;

/**
 * A client that follows docs/protocol.md despite connection failures. It reconnects, reports the
 * number of events it has, and resends any unanswered command. It plays random legal moves or
 * watches until the game ends or the test stops it.
 */
final class ReconnectingClient implements Callable<List<Map<String, Object>>> {

  private static final int RETRY_MILLIS = 100;

  private final int[] ports;
  private final String gameId;
  private final Optional<String> token;
  private final Optional<Color> color;
  private final Random random;
  private final double hangUpProbability;

  private final List<Map<String, Object>> log = new ArrayList<>();
  private final Map<Integer, Map<String, Object>> acknowledged = new LinkedHashMap<>();
  private Map<String, Object> unanswered = Map.of();
  private Game game;
  private String lastLoss = "";
  private int attempts;
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final Runnable onMove;
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicInteger connections = new AtomicInteger();

  /**
   * Creates a client.
   *
   * @param ports the server ports, used in turn for each connection attempt
   * @param color the seat; empty for a spectator
   * @param hangUpProbability the probability of disconnecting after a command without waiting for
   *     the response
   * @param onMove runs after each acknowledged move
   */
  ReconnectingClient(
      int[] ports,
      SeatedGame seated,
      Optional<Color> color,
      long seed,
      double hangUpProbability,
      Runnable onMove) {
    this.ports = ports;
    this.gameId = seated.game();
    this.color = color;
    this.token = color.map(side -> side == Color.WHITE ? seated.white() : seated.black());
    this.random = new Random(seed);
    this.hangUpProbability = hangUpProbability;
    this.onMove = onMove;
  }

  /** Plays or watches the game, and returns this client's final log. */
  @Override
  public List<Map<String, Object>> call() throws InterruptedException {
    while (!isOver() && !isStopped()) {
      Optional<WebSocketClient> client = WebSocketClient.connect(ports[attempts++ % ports.length]);
      if (client.isPresent()) {
        connections.incrementAndGet();
        try {
          playUntilLost(client.get());
        } catch (WebSocketClient.ConnectionLostException e) {
          // Connection losses are expected. The loop reconnects.
          lastLoss = e.getMessage();
        } finally {
          client.get().abort();
        }
      } else {
        pauseBeforeRetry();
      }
    }
    return log;
  }

  private void playUntilLost(WebSocketClient client)
      throws WebSocketClient.ConnectionLostException, InterruptedException {
    client.send(hello());
    boolean sent = false;
    boolean welcome = false;
    while (!isOver() && !isStopped()) {
      if (welcome && !sent && isMyTurn()) {
        client.send(command());
        sent = true;
        if (random.nextDouble() < hangUpProbability) {
          throw new WebSocketClient.ConnectionLostException("in haste");
        }
      }
      Map<String, Object> message = client.receive();
      switch ((String) message.get("type")) {
        case "welcome" -> {
          addEvents(message, client);
          welcome = true;
        }
        case "events" -> addEvents(message, client);
        case "accepted" -> {
          accepted(message, client);
          sent = false;
        }
        case "stale" -> {
          addEvents(message, client);
          unanswered = Map.of();
          sent = false;
        }
        case "refused" -> {
          refused(message);
          pauseBeforeRetry();
          sent = false;
        }
        case "beat" ->
            client.send(
                new LinkedHashMap<>(Map.of("v", 1, "type", "beat", "now", message.get("now"))));
        case "room" -> {}
        default -> throw new IllegalStateException("unknown: " + message);
      }
    }
  }

  private Map<String, Object> hello() {
    Map<String, Object> hello = message("hello");
    hello.put("game", gameId);
    token.ifPresent(secret -> hello.put("token", secret));
    hello.put("after", log.size());
    hello.put("language", "en");
    hello.put("protocol", 2);
    return hello;
  }

  private static Map<String, Object> message(String type) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("v", 1);
    message.put("type", type);
    return message;
  }

  private boolean isMyTurn() {
    return color.isPresent() && game.position().turn() == color.get() && !game.isPaused();
  }

  private boolean isOver() {
    return game != null && game.isOver();
  }

  /** The command that has not been answered yet, or a new command with a random move. */
  private Map<String, Object> command() {
    if (unanswered.isEmpty()) {
      List<Move> legal = game.position().legalMoves();
      Map<String, Object> move = message("move");
      move.put("seat", color.orElseThrow().word());
      move.put("id", Long.toHexString(random.nextLong()));
      move.put("attempt", WireFormat.write(legal.get(random.nextInt(legal.size())).attempt()));
      unanswered = message("command");
      unanswered.put("after", log.size());
      unanswered.put("command", move);
    }
    return unanswered;
  }

  private void accepted(Map<String, Object> message, WebSocketClient client)
      throws WebSocketClient.ConnectionLostException {
    List<?> events = (List<?>) message.get("events");
    int seq = (Integer) message.get("seq");
    message.put("after", seq - events.size());
    addEvents(message, client);
    for (int i = 0; i < events.size(); i++) {
      acknowledged.put(seq - events.size() + i, log.get(seq - events.size() + i));
    }
    unanswered = Map.of();
    moves.incrementAndGet();
    onMove.run();
  }

  /**
   * Reconnects if the server is stopping, and tries again if the server cannot store the move. Any
   * other refusal fails the test.
   */
  private void refused(Map<String, Object> message) throws WebSocketClient.ConnectionLostException {
    Object reason = message.get("reason");
    if (reason.equals("STOPPING")) {
      throw new WebSocketClient.ConnectionLostException("the server stops");
    }
    if (!reason.equals("NOT_STORED")) {
      throw new IllegalStateException("refused: " + message);
    }
  }

  /** Appends new events to the log. Asserts that known events have not changed. */
  private void addEvents(Map<String, Object> message, WebSocketClient client)
      throws WebSocketClient.ConnectionLostException {
    int after = (Integer) message.get("after");
    if (after > log.size()) {
      client.send(hello());
      return;
    }
    List<?> events = (List<?>) message.get("events");
    for (int i = 0; i < events.size(); i++) {
      @SuppressWarnings("unchecked")
      Map<String, Object> event = (Map<String, Object>) events.get(i);
      if (after + i == log.size()) {
        add(event);
      } else if (!log.get(after + i).equals(event)) {
        throw new IllegalStateException(
            "event " + (after + i + 1) + " was " + log.get(after + i) + " and is now " + event);
      }
    }
  }

  private void add(Map<String, Object> event) {
    GameEvent read = ((Reading.Valid<GameEvent>) WireFormat.CASUAL.readEvent(event)).value();
    game = log.isEmpty() ? Game.replay(List.of(read)) : game.apply(read);
    log.add(event);
  }

  void stop() {
    stopped.countDown();
  }

  private boolean isStopped() {
    return stopped.getCount() == 0;
  }

  /** Waits before a retry, unless the client is stopped. */
  private void pauseBeforeRetry() throws InterruptedException {
    boolean unused = stopped.await(RETRY_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** The number of acknowledged moves. */
  int moves() {
    return moves.get();
  }

  int connections() {
    return connections.get();
  }

  /** The acknowledged events, keyed by log index. Safe to read once the client has stopped. */
  Map<Integer, Map<String, Object>> acknowledged() {
    return acknowledged;
  }

  @Override
  public String toString() {
    return gameId + ", " + log.size() + " events, lost its connection last by: " + lastLoss;
  }

  String gameId() {
    return gameId;
  }
}
