package org.arbiterchess.browser.compile;

import java.util.Map;
import java.util.Set;

/**
 * Removes argument checks that are needed only when other programs call the library. The page
 * applies only events that the arbiter has just produced, that a server has checked, or that the
 * page itself has stored, so there is no need to check their order. Illegal moves are still
 * detected. The page writes only tags with valid names, so there is no need to check the names
 * either.
 */
public final class ArgumentCheckRemover extends MethodRemover {

  public ArgumentCheckRemover() {
    super(
        Map.of(
            "org.arbiterchess.game.EventValidator", Set.of("check"),
            "org.arbiterchess.game.StrictEventValidator", Set.of("check"),
            "org.arbiterchess.pgn.tree.PgnTag", Set.of("checkName")));
  }
}
