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
import org.arbiterchess.rules.Move;
import org.arbiterchess.wire.WireFormat;
import org.arbiterchess.wire.WireReading;

/**
 * A page that follows docs/protocol.md whatever happens to its connection: it connects again, says
 * what it knows, and sends its unanswered command again. It plays legal moves at random, or
 * watches, until the game has ended or it is told to stop.
 */
final class ReconnectingClient implements Callable<List<Map<String, Object>>> {

  private static final int RETRY_MILLIS = 100;

  private final int[] ports;
  private final String game;
  private final Optional<String> token;
  private final Optional<Color> color;
  private final Random random;
  private final double haste;

  private final List<Map<String, Object>> log = new ArrayList<>();
  private final Map<Integer, Map<String, Object>> acknowledged = new LinkedHashMap<>();
  private Map<String, Object> unanswered = Map.of();
  private Game position;
  private String lost = "";
  private int tries;
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final Runnable news;
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicInteger connections = new AtomicInteger();

  /**
   * Somebody at a game.
   *
   * @param ports the servers that may be connected to, each after the one before was lost
   * @param color the seat; a spectator has none
   * @param haste how often, from 0 to 1, it hangs up without waiting for its answer
   * @param news is told of every move that was acknowledged
   */
  ReconnectingClient(
      int[] ports,
      SeatedGame table,
      Optional<Color> color,
      long seed,
      double haste,
      Runnable news) {
    this.ports = ports;
    this.game = table.game();
    this.color = color;
    this.token = color.map(side -> side == Color.WHITE ? table.white() : table.black());
    this.random = new Random(seed);
    this.haste = haste;
    this.news = news;
  }

  /** Gives the log as it is known here in the end. */
  @Override
  public List<Map<String, Object>> call() throws InterruptedException {
    while (!isOver() && !isStopped()) {
      Optional<WebSocketClient> line = WebSocketClient.to(ports[tries++ % ports.length]);
      if (line.isPresent()) {
        connections.incrementAndGet();
        try {
          stay(line.get());
        } catch (WebSocketClient.Lost e) {
          // That is what this page is for: it connects again.
          lost = e.getMessage();
        } finally {
          line.get().drop();
        }
      } else {
        hesitate();
      }
    }
    return log;
  }

  private void stay(WebSocketClient line) throws WebSocketClient.Lost, InterruptedException {
    line.say(hello());
    boolean sent = false;
    boolean welcome = false;
    while (!isOver() && !isStopped()) {
      if (welcome && !sent && isMyTurn()) {
        line.say(command());
        sent = true;
        if (random.nextDouble() < haste) {
          throw new WebSocketClient.Lost("in haste");
        }
      }
      Map<String, Object> message = line.hear();
      switch ((String) message.get("type")) {
        case "welcome" -> {
          note(message, line);
          welcome = true;
        }
        case "events" -> note(message, line);
        case "accepted" -> {
          accepted(message, line);
          sent = false;
        }
        case "stale" -> {
          note(message, line);
          unanswered = Map.of();
          sent = false;
        }
        case "refused" -> {
          refused(message);
          hesitate();
          sent = false;
        }
        case "beat" ->
            line.say(
                new LinkedHashMap<>(Map.of("v", 1, "type", "beat", "now", message.get("now"))));
        case "room" -> {}
        default -> throw new IllegalStateException("unknown: " + message);
      }
    }
  }

  private Map<String, Object> hello() {
    Map<String, Object> hello = message("hello");
    hello.put("game", game);
    token.ifPresent(secret -> hello.put("token", secret));
    hello.put("after", log.size());
    hello.put("language", "en");
    return hello;
  }

  private static Map<String, Object> message(String type) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("v", 1);
    message.put("type", type);
    return message;
  }

  private boolean isMyTurn() {
    return color.isPresent() && position.position().turn() == color.get() && !position.isPaused();
  }

  private boolean isOver() {
    return position != null && position.isOver();
  }

  /** The command that was not answered yet, or a new one. */
  private Map<String, Object> command() {
    if (unanswered.isEmpty()) {
      List<Move> legal = position.position().legalMoves();
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

  private void accepted(Map<String, Object> message, WebSocketClient line)
      throws WebSocketClient.Lost {
    List<?> events = (List<?>) message.get("events");
    int seq = (Integer) message.get("seq");
    message.put("after", seq - events.size());
    note(message, line);
    for (int i = 0; i < events.size(); i++) {
      acknowledged.put(seq - events.size() + i, log.get(seq - events.size() + i));
    }
    unanswered = Map.of();
    moves.incrementAndGet();
    news.run();
  }

  /** What the server cannot do now is tried again; anything else should not have happened. */
  private void refused(Map<String, Object> message) throws WebSocketClient.Lost {
    Object reason = message.get("reason");
    if (reason.equals("STOPPING")) {
      throw new WebSocketClient.Lost("the server stops");
    }
    if (!reason.equals("NOT_STORED")) {
      throw new IllegalStateException("refused: " + message);
    }
  }

  /** Events are added to the log; what is known already has to be the same. */
  private void note(Map<String, Object> message, WebSocketClient line) throws WebSocketClient.Lost {
    int after = (Integer) message.get("after");
    if (after > log.size()) {
      line.say(hello());
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
    GameEvent read = ((WireReading.Read<GameEvent>) WireFormat.readEvent(event)).value();
    position = log.isEmpty() ? Game.replay(List.of(read)) : position.apply(read);
    log.add(event);
  }

  void stop() {
    stopped.countDown();
  }

  private boolean isStopped() {
    return stopped.getCount() == 0;
  }

  /** What cannot be done now is not tried again at once, as every page does. */
  private void hesitate() throws InterruptedException {
    boolean unused = stopped.await(RETRY_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** How many of its moves were acknowledged so far. */
  int moves() {
    return moves.get();
  }

  int connections() {
    return connections.get();
  }

  /** What it was told is on the disk, by its place in the log. To be asked in the end. */
  Map<Integer, Map<String, Object>> acknowledged() {
    return acknowledged;
  }

  @Override
  public String toString() {
    return game + ", " + log.size() + " events, lost its connection last by: " + lost;
  }

  String game() {
    return game;
  }
}
