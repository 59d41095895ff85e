package org.arbiterchess.server.store;

import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.tree.Fields;
import org.arbiterchess.tree.Form;
import org.arbiterchess.tree.WireNodeReader;

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

  private static final Form<SeatHolder> HOLDER =
      Fields.part(
          SeatHolder.NOBODY,
          (fields, holder) ->
              new SeatHolder(
                  fields.optional("token", Form.WORD, holder.tokenHash()),
                  fields.field("name", Form.text(Integer.MAX_VALUE), holder.name())));

  private static final Form<SeatRequest> SEAT_REQUEST =
      Fields.part(
          new SeatRequest(Color.WHITE, ""),
          (fields, request) ->
              new SeatRequest(
                  fields.color("color", request.color), fields.word("token", request.tokenHash)));

  static final GameMetadata NEW = of(new Seats(SeatHolder.NOBODY, SeatHolder.NOBODY));

  /** The metadata of a game without a rematch or open requests. */
  public static GameMetadata of(Seats seats) {
    return new GameMetadata(seats, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /**
   * Reads {@link #tree}. Throws {@link IllegalArgumentException} if it is not the tree of metadata.
   */
  static GameMetadata of(Map<String, ?> tree) {
    return WireNodeReader.readPart(tree, node -> fields(Fields.reading(node.object()), NEW))
        .orElseThrow();
  }

  /** The metadata as a JSON-like tree. */
  Map<String, Object> tree() {
    return Fields.write(this, GameMetadata::fields);
  }

  /** Reads or writes the fields. */
  static GameMetadata fields(Fields fields, GameMetadata metadata) {
    return new GameMetadata(
        new Seats(
            fields.field("white", HOLDER, metadata.seats.white()),
            fields.field("black", HOLDER, metadata.seats.black())),
        fields.optional("next", Form.WORD, metadata.rematchGame),
        fields.optional("rematch", Form.COLOR, metadata.rematchAskedBy),
        fields.optional("seat", SEAT_REQUEST, metadata.seatRequest));
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
