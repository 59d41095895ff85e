package org.arbiterchess.server.store;

import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;

/**
 * A game's data that is stored separately from its event log.
 *
 * @param rematchGame the id of the rematch
 * @param rematchAskedBy the side that offered a rematch
 */
public record GameMetadata(
    Seats seats,
    Optional<String> rematchGame,
    Optional<Color> rematchAskedBy,
    Optional<SeatRequest> seatRequest) {

  /**
   * A request for a seat.
   *
   * @param tokenHash the hash of the requesting client's token
   */
  public record SeatRequest(Color color, String tokenHash) {}

  /** The metadata of a game without a rematch or open requests. */
  public static GameMetadata of(Seats seats) {
    return new GameMetadata(seats, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** Reads colours from their names. Throws {@link IllegalArgumentException} for other names. */
  public static GameMetadata of(
      Seats seats,
      Optional<String> rematchGame,
      Optional<String> rematchAskedBy,
      Optional<String> seatAsked,
      Optional<String> seatAskerHash) {
    return new GameMetadata(
        seats,
        rematchGame,
        rematchAskedBy.map(GameMetadata::color),
        seatAsked.map(name -> new SeatRequest(color(name), seatAskerHash.orElse(""))));
  }

  private static Color color(String name) {
    return Stream.of(Color.values())
        .filter(each -> each.word().equals(name))
        .findAny()
        .orElseThrow(() -> new IllegalArgumentException("not a colour: " + name));
  }

  public Optional<String> seatAsked() {
    return seatRequest.map(request -> request.color().word());
  }

  public Optional<String> seatAskerHash() {
    return seatRequest.map(SeatRequest::tokenHash);
  }

  public GameMetadata withSeats(Seats changed) {
    return new GameMetadata(changed, rematchGame, rematchAskedBy, seatRequest);
  }

  public GameMetadata withSeatRequest(Optional<SeatRequest> changed) {
    return new GameMetadata(seats, rematchGame, rematchAskedBy, changed);
  }

  public GameMetadata withRematchAskedBy(Optional<Color> changed) {
    return new GameMetadata(seats, rematchGame, changed, seatRequest);
  }

  /** A copy with the id of the rematch and without the rematch offer. */
  public GameMetadata withRematchGame(String game) {
    return new GameMetadata(seats, Optional.of(game), Optional.empty(), seatRequest);
  }
}
