package org.arbiterchess.server.room;

import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.store.GameMetadata;
import org.arbiterchess.server.store.OpenRequests;

/**
 * What surrounds a game's log: who sits where, what follows, and what waits for an answer.
 *
 * @param rematchGame the game that is the rematch
 * @param rematchAskedBy who asked for one
 */
record RoomMetadata(
    Seating seating,
    Optional<String> next,
    Optional<Color> rematch,
    Optional<SeatRequest> request) {

  /**
   * Somebody asks for a seat.
   *
   * @param seatAskerHash the hash of the token that asks
   */
  record SeatRequest(Color color, String asker) {}

  static RoomMetadata of(GameMetadata around) {
    OpenRequests wishes = around.openRequests();
    return new RoomMetadata(
        new Seating(around.seats()),
        around.rematchGame(),
        wishes.rematchAskedBy().map(RoomMetadata::color),
        wishes
            .seatAsked()
            .map(word -> new SeatRequest(color(word), wishes.seatAskerHash().orElse(""))));
  }

  private static Color color(String word) {
    return Stream.of(Color.values())
        .filter(each -> each.word().equals(word))
        .findAny()
        .orElseThrow();
  }

  GameMetadata around() {
    return new GameMetadata(
        seating.seats(),
        next,
        new OpenRequests(
            rematch.map(Color::word),
            request.map(one -> one.color().word()),
            request.map(SeatRequest::asker)));
  }

  RoomMetadata with(Seating changed) {
    return new RoomMetadata(changed, next, rematch, request);
  }

  RoomMetadata asking(Optional<SeatRequest> changed) {
    return new RoomMetadata(seating, next, rematch, changed);
  }

  RoomMetadata wanting(Optional<Color> changed) {
    return new RoomMetadata(seating, next, changed, request);
  }

  /** Nobody waits for a rematch any more. */
  RoomMetadata followedBy(String game) {
    return new RoomMetadata(seating, Optional.of(game), Optional.empty(), request);
  }
}
