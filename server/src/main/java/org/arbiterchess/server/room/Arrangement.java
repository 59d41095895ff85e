package org.arbiterchess.server.room;

import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.store.Surroundings;
import org.arbiterchess.server.store.Wishes;

/**
 * What surrounds a game's log: who sits where, what follows, and what waits for an answer.
 *
 * @param next the game that is the rematch
 * @param rematch who asked for one
 */
record Arrangement(
    Seating seating,
    Optional<String> next,
    Optional<Color> rematch,
    Optional<SeatRequest> request) {

  /**
   * Somebody asks for a seat.
   *
   * @param asker the hash of the token that asks
   */
  record SeatRequest(Color color, String asker) {}

  static Arrangement of(Surroundings around) {
    Wishes wishes = around.wishes();
    return new Arrangement(
        new Seating(around.seats()),
        around.next(),
        wishes.rematch().map(Arrangement::color),
        wishes.seat().map(word -> new SeatRequest(color(word), wishes.asker().orElse(""))));
  }

  private static Color color(String word) {
    return Stream.of(Color.values())
        .filter(each -> each.word().equals(word))
        .findAny()
        .orElseThrow();
  }

  Surroundings around() {
    return new Surroundings(
        seating.seats(),
        next,
        new Wishes(
            rematch.map(Color::word),
            request.map(one -> one.color().word()),
            request.map(SeatRequest::asker)));
  }

  Arrangement with(Seating changed) {
    return new Arrangement(changed, next, rematch, request);
  }

  Arrangement asking(Optional<SeatRequest> changed) {
    return new Arrangement(seating, next, rematch, changed);
  }

  Arrangement wanting(Optional<Color> changed) {
    return new Arrangement(seating, next, changed, request);
  }

  /** Nobody waits for a rematch any more. */
  Arrangement followedBy(String game) {
    return new Arrangement(seating, Optional.of(game), Optional.empty(), request);
  }
}
