package org.arbiterchess.server.protocol;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** A seat's publicly visible status. */
public sealed interface SeatStatus {

  /**
   * Anyone with the link can take the seat. After the first move, a free seat counts as an absent
   * player.
   */
  record Free(Optional<Presence> presence) implements SeatStatus {}

  /** A taken seat. The presence is empty if the server does not publish it. */
  record Taken(String name, Optional<Presence> presence) implements SeatStatus {}

  /** The connection state of a seat's holder. */
  sealed interface Presence {

    record Here() implements Presence {}

    /**
     * The player has been disconnected since the given time. If {@code goneAt} is present, the
     * opponent can claim a win or a draw from that time onwards.
     */
    record Away(long since, OptionalLong goneAt) implements Presence {}

    /** The player has been disconnected for so long that the opponent can claim a win or a draw. */
    record Gone(long since) implements Presence {}
  }

  static Map<String, Object> tree(SeatStatus seat) {
    Map<String, Object> tree = new LinkedHashMap<>();
    if (seat instanceof Taken taken) {
      tree.put("name", taken.name());
      taken.presence().ifPresent(presence -> put(tree, presence));
    } else {
      tree.put("free", true);
      ((Free) seat).presence().ifPresent(presence -> put(tree, presence));
    }
    return tree;
  }

  private static void put(Map<String, Object> tree, Presence presence) {
    if (presence instanceof Presence.Away away) {
      tree.put("presence", "away");
      tree.put("since", away.since());
      away.goneAt().ifPresent(moment -> tree.put("goneAt", moment));
    } else if (presence instanceof Presence.Gone gone) {
      tree.put("presence", "gone");
      tree.put("since", gone.since());
    } else {
      tree.put("presence", "here");
    }
  }
}
