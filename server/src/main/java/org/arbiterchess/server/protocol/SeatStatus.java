package org.arbiterchess.server.protocol;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.tree.WireObjectBuilder;

/**
 * A seat's publicly visible status.
 *
 * @param name the name of the player; empty if anyone with the link can take the seat
 * @param presence empty if it is not published; after the first move, a free seat counts as an
 *     absent player
 * @param since when the player was disconnected
 * @param goneAt from when the opponent can claim a win or a draw
 */
public record SeatStatus(
    Optional<String> name,
    Optional<Presence> presence,
    Optional<Long> since,
    Optional<Long> goneAt) {

  /** A player who is gone has been away for so long that the opponent can claim a win or a draw. */
  public enum Presence {
    HERE,
    AWAY,
    GONE
  }

  /** The status without the presence. */
  public static SeatStatus of(Optional<String> name) {
    return new SeatStatus(name, Optional.empty(), Optional.empty(), Optional.empty());
  }

  Map<String, Object> tree() {
    return WireObjectBuilder.part()
        .put("name", name)
        .put("free", name.isEmpty() ? Optional.of(true) : Optional.empty())
        .put("presence", presence.map(each -> each.name().toLowerCase(Locale.ROOT)))
        .put("since", since)
        .put("goneAt", goneAt)
        .map();
  }
}
