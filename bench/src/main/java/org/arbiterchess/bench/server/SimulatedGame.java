package org.arbiterchess.bench.server;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;

/**
 * A game played over two sockets. A side moves when its move is due and both sockets have received
 * the previous move.
 */
final class SimulatedGame {

  private final MinimalWebSocket[] players = new MinimalWebSocket[2];
  private final GameSocketListener[] listeners = new GameSocketListener[2];
  private final List<String> moves;
  private final LoadGenerator load;
  private final ArrayDeque<Long> due = new ArrayDeque<>();
  private int ply;
  private boolean isEcho;

  /** How many events the players know, including the start. */
  private int known = 1;

  /** Whether the move was refused because the clock is paused. */
  private boolean refused;

  private boolean accepted = true;
  private boolean opponentInformed = true;
  private long dueTime;

  SimulatedGame(List<String> moves, LoadGenerator load) {
    this.moves = moves;
    this.load = load;
  }

  /**
   * Connects each player to the matching port. The hello messages are empty for the echo server.
   */
  void connect(SocketEventLoop loop, int[] ports, String path, String whiteHello, String blackHello)
      throws IOException {
    isEcho = whiteHello.isEmpty();
    String[] hello = {whiteHello, blackHello};
    for (int side = 0; side < 2; side++) {
      int seat = side;
      listeners[side] =
          new GameSocketListener(hello[side]) {
            @Override
            void onMessage(ServerMessageKind kind, String text) throws IOException {
              received(kind, text, seat);
            }
          };
      players[side] = loop.connect(ports[side], path, listeners[side]);
    }
  }

  boolean isReady() {
    return listeners[0].hasJoined() && listeners[1].hasJoined();
  }

  private void received(ServerMessageKind kind, String text, int side) throws IOException {
    switch (kind) {
      case EVENTS -> {
        knowEvents(text);
        if (text.contains("\"movePlayed\"")) {
          opponentMoved();
        } else if (refused && text.contains("\"resumed\"")) {
          sendMove();
        }
      }
      case STALE -> {
        knowEvents(text);
        sendMove();
      }
      case REFUSAL -> {
        if (!text.contains("\"GAME_PAUSED\"")) {
          throw new IOException("refused: " + text);
        }
        refused = true;
      }
      default -> {
        known = Math.max(known, number(text, "seq", known + 1));
        onAccepted(kind, side);
      }
    }
  }

  /** Counts the events, which are not all moves if the server has paused the clock. */
  private void knowEvents(String text) {
    int events = text.split("\"type\":", -1).length - 2;
    known = Math.max(known, number(text, "after", 0) + events);
  }

  private static int number(String text, String key, int otherwise) {
    int start = text.indexOf("\"" + key + "\":") + key.length() + 3;
    int end = start;
    while (end < text.length() && Character.isDigit(text.charAt(end))) {
      end++;
    }
    return end == start ? otherwise : Integer.parseInt(text, start, end, 10);
  }

  private void onAccepted(ServerMessageKind kind, int side) throws IOException {
    if (accepted || side != ply % 2) {
      throw new IOException("an answer without a command");
    }
    load.recordLatency(dueTime);
    accepted = true;
    // The echo server sends nothing to the opponent, so there is nothing more to wait for.
    opponentInformed |= kind == ServerMessageKind.COMMAND;
    nextMove();
  }

  private void opponentMoved() throws IOException {
    load.recordOpponentLatency(dueTime);
    opponentInformed = true;
    nextMove();
  }

  private void nextMove() throws IOException {
    if (accepted && opponentInformed) {
      ply++;
      load.ready(this);
      moveIfDue();
    }
  }

  /** Schedules a move for this time, or for as soon as possible afterwards. */
  void schedule(long time) throws IOException {
    due.add(time);
    moveIfDue();
  }

  void clearSchedule() {
    due.clear();
  }

  private void moveIfDue() throws IOException {
    if (accepted && opponentInformed && !due.isEmpty() && (isEcho || ply < moves.size())) {
      dueTime = due.remove();
      accepted = false;
      opponentInformed = false;
      sendMove();
    }
  }

  private void sendMove() throws IOException {
    refused = false;
    players[ply % 2].send(
        "{\"v\":1,\"type\":\"command\",\"after\":"
            + known
            + ",\"command\":{\"v\":1,\"type\":\"move\",\"seat\":\""
            + (ply % 2 == 0 ? "white" : "black")
            + "\",\"id\":\""
            + load.nextId()
            + "\",\"attempt\":\""
            + moves.get(ply % moves.size())
            + "\"}}");
  }
}
