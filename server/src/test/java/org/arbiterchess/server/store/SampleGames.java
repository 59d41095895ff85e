package org.arbiterchess.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sample games for the store tests. */
final class SampleGames {

  static final long NOON = 1_763_208_000_000L;

  private static final String START =
      "{\"v\":1,\"type\":\"started\",\"at\":1763208000000,\"variant\":\"CLASSICAL\",\"fen\":"
          + "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\",\"rulebook\":\"ONLINE\","
          + "\"control\":\"5+3\"}";

  private SampleGames() {}

  static StoredGame newGame(String id) {
    return newGame(id, NOON);
  }

  static StoredGame newGame(String id, long at) {
    return new StoredGame(id, at, seats("Anna", "Ben"), Optional.empty(), List.of(started(at)));
  }

  static Seats seats(String white, String black) {
    return new Seats(
        new SeatHolder(Optional.of("a".repeat(64)), white),
        new SeatHolder(Optional.of("b".repeat(64)), black));
  }

  static StoredEvent started(long at) {
    return new StoredEvent(at, "started", START);
  }

  static StoredEvent move(int number) {
    long at = NOON + number;
    return new StoredEvent(
        at,
        "movePlayed",
        "{\"v\":1,\"type\":\"movePlayed\",\"at\":"
            + at
            + ",\"attempt\":\"g1f3\",\"command\":\"c"
            + number
            + "\"}");
  }

  static List<StoredEvent> moves(int from, int to) {
    List<StoredEvent> moves = new ArrayList<>();
    for (int number = from; number <= to; number++) {
      moves.add(move(number));
    }
    return moves;
  }

  static StoredEvent ending(String type, String result) {
    return new StoredEvent(
        NOON,
        type,
        "{\"v\":1,\"type\":\""
            + type
            + "\",\"at\":1763208000000,\"outcome\":{\"ending\":\"FLAG\",\"result\":\""
            + result
            + "\",\"article\":\"6.9\",\"fallen\":\"white\"},\"command\":\"result\"}");
  }
}
