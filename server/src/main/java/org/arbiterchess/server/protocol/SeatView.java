package org.arbiterchess.server.protocol;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** A seat as everybody may see it. */
public sealed interface SeatView {

  /** Whoever follows the link may take it. */
  record Free() implements SeatView {}

  /** Taken, and where its holder is, if that is to be told. */
  record Taken(String name, Optional<Presence> presence) implements SeatView {}

  /** Where the holder of a seat is. */
  sealed interface Presence {

    record Here() implements Presence {}

    /** Away since a moment, and gone from another on, if there is anything to claim then. */
    record Away(long since, OptionalLong goneAt) implements Presence {}

    /** Away for so long that the game may be claimed. */
    record Gone(long since) implements Presence {}
  }

  static Map<String, Object> tree(SeatView seat) {
    Map<String, Object> tree = new LinkedHashMap<>();
    if (!(seat instanceof Taken taken)) {
      tree.put("free", true);
      return tree;
    }
    tree.put("name", taken.name());
    taken.presence().ifPresent(presence -> put(tree, presence));
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
