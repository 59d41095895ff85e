package org.arbiterchess.server.room;

import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.store.GameMetadata;
import org.arbiterchess.server.store.RematchAndSeatRequests;
import org.arbiterchess.server.store.Seats;

/**
 * A game's metadata: its seats, its rematch and any open requests.
 *
 * @param rematchGame the id of the rematch
 * @param rematchAskedBy the side that offered a rematch
 */
record SeatsAndRequests(
    Seats seats,
    Optional<String> rematchGame,
    Optional<Color> rematchAskedBy,
    Optional<SeatRequest> seatRequest) {

  /**
   * A request for a seat.
   *
   * @param tokenHash the hash of the requesting client's token
   */
  record SeatRequest(Color color, String tokenHash) {}

  static SeatsAndRequests fromStored(GameMetadata stored) {
    RematchAndSeatRequests requests = stored.openRequests();
    return new SeatsAndRequests(
        stored.seats(),
        stored.rematchGame(),
        requests.rematchAskedBy().map(SeatsAndRequests::color),
        requests
            .seatAsked()
            .map(name -> new SeatRequest(color(name), requests.seatAskerHash().orElse(""))));
  }

  private static Color color(String name) {
    return Stream.of(Color.values())
        .filter(each -> each.word().equals(name))
        .findAny()
        .orElseThrow();
  }

  GameMetadata toStored() {
    return new GameMetadata(
        seats,
        rematchGame,
        new RematchAndSeatRequests(
            rematchAskedBy.map(Color::word),
            seatRequest.map(one -> one.color().word()),
            seatRequest.map(SeatRequest::tokenHash)));
  }

  SeatsAndRequests withSeats(Seats changed) {
    return new SeatsAndRequests(changed, rematchGame, rematchAskedBy, seatRequest);
  }

  SeatsAndRequests withSeatRequest(Optional<SeatRequest> changed) {
    return new SeatsAndRequests(seats, rematchGame, rematchAskedBy, changed);
  }

  SeatsAndRequests withRematchAskedBy(Optional<Color> changed) {
    return new SeatsAndRequests(seats, rematchGame, changed, seatRequest);
  }

  /** A copy with the id of the rematch and without the rematch offer. */
  SeatsAndRequests withRematchGame(String game) {
    return new SeatsAndRequests(seats, Optional.of(game), Optional.empty(), seatRequest);
  }
}
