package org.arbiterchess.browser.compile;

import java.util.Map;
import java.util.Set;

/**
 * Leaves out checks of what other programs pass to the library. The page applies events that the
 * arbiter has just decided, that a server has checked, or that it has stored itself, so it does not
 * check their order; illegal moves are still found. It writes only tags with valid names.
 */
public final class ArgumentCheckRemover extends MethodRemover {

  public ArgumentCheckRemover() {
    super(
        Map.of(
            "org.arbiterchess.game.EventOrder", Set.of("check"),
            "org.arbiterchess.game.StrictEventOrder", Set.of("check"),
            "org.arbiterchess.pgn.PgnTag", Set.of("checkName")));
  }
}
