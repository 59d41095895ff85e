package org.arbiterchess.bench.server;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;

/**
 * One game between two sockets: whoever is to move moves when it is time to and the last move is
 * known.
 */
final class SimulatedGame {

  private final MinimalWebSocket[] players = new MinimalWebSocket[2];
  private final GameSocketListener[] attendances = new GameSocketListener[2];
  private final List<String> moves;
  private final LoadGenerator run;
  private final ArrayDeque<Long> due = new ArrayDeque<>();
  private int ply;
  private boolean endless;
  private boolean answered = true;
  private boolean told = true;
  private long began;

  SimulatedGame(List<String> moves, LoadGenerator run) {
    this.moves = moves;
    this.run = run;
  }

  /** Takes the seats, each at its port; at an echo, where there is no game, nobody says hello. */
  void sit(SocketEventLoop loop, int[] ports, String path, String whiteHello, String blackHello)
      throws IOException {
    endless = whiteHello.isEmpty();
    String[] hello = {whiteHello, blackHello};
    for (int side = 0; side < 2; side++) {
      int me = side;
      attendances[side] =
          new GameSocketListener(hello[side]) {
            @Override
            void heard(ServerMessageKind kind) throws IOException {
              if (kind == ServerMessageKind.EVENTS) {
                opponentMoved();
              } else {
                accepted(kind, me);
              }
            }
          };
      players[side] = loop.connect(ports[side], path, attendances[side]);
    }
  }

  boolean isReady() {
    return attendances[0].isWelcome() && attendances[1].isWelcome();
  }

  private void accepted(ServerMessageKind kind, int side) throws IOException {
    if (answered || side != ply % 2) {
      throw new IOException("an answer to nothing");
    }
    run.stored(began);
    answered = true;
    // An echo tells nobody else.
    told |= kind == ServerMessageKind.COMMAND;
    proceed();
  }

  private void opponentMoved() throws IOException {
    told = true;
    proceed();
  }

  private void proceed() throws IOException {
    if (answered && told) {
      ply++;
      run.ready(this);
      moveIfDue();
    }
  }

  /** A move is to be made at that time, or as soon as possible after it. */
  void schedule(long time) throws IOException {
    due.add(time);
    moveIfDue();
  }

  void forgetWhatIsDue() {
    due.clear();
  }

  private void moveIfDue() throws IOException {
    if (answered && told && !due.isEmpty() && (endless || ply < moves.size())) {
      began = due.remove();
      answered = false;
      told = false;
      players[ply % 2].send(
          "{\"v\":1,\"type\":\"command\",\"after\":"
              + (ply + 1)
              + ",\"command\":{\"v\":1,\"type\":\"move\",\"seat\":\""
              + (ply % 2 == 0 ? "white" : "black")
              + "\",\"id\":\""
              + run.nextId()
              + "\",\"attempt\":\""
              + moves.get(ply % moves.size())
              + "\"}}");
    }
  }
}
