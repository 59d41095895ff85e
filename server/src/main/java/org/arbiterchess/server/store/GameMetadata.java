package org.arbiterchess.server.store;

import java.util.LinkedHashMap;
import java.util.Map;
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

  /** Reads {@link #tree}. Throws a {@link RuntimeException} if it is not the tree of metadata. */
  public static GameMetadata of(Map<String, ?> tree) {
    return new GameMetadata(
        new Seats(holder(tree.get("white")), holder(tree.get("black"))),
        text(tree, "next"),
        text(tree, "rematch").map(GameMetadata::color),
        text(tree, "seat")
            .map(name -> new SeatRequest(color(name), text(tree, "asker").orElseThrow())));
  }

  private static SeatHolder holder(Object tree) {
    Map<?, ?> holder = (Map<?, ?>) tree;
    return new SeatHolder(text(holder, "token"), text(holder, "name").orElseThrow());
  }

  private static Optional<String> text(Map<?, ?> tree, String key) {
    return Optional.ofNullable((String) tree.get(key));
  }

  private static Color color(String name) {
    return Stream.of(Color.values())
        .filter(each -> each.word().equals(name))
        .findAny()
        .orElseThrow(() -> new IllegalArgumentException("not a colour: " + name));
  }

  /** The metadata as a JSON-like tree. */
  public Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("white", tree(seats.white()));
    tree.put("black", tree(seats.black()));
    tree.put("next", rematchGame.orElse(null));
    tree.put("rematch", rematchAskedBy.map(Color::word).orElse(null));
    tree.put("seat", seatRequest.map(request -> request.color().word()).orElse(null));
    tree.put("asker", seatRequest.map(SeatRequest::tokenHash).orElse(null));
    return tree;
  }

  private static Map<String, Object> tree(SeatHolder holder) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("token", holder.tokenHash().orElse(null));
    tree.put("name", holder.name());
    return tree;
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
