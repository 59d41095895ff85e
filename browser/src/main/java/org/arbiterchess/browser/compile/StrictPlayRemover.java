package org.arbiterchess.browser.compile;

import java.util.Map;
import java.util.Set;

/**
 * Removes the methods through which the code for casual play calls the code for strict play. Most
 * games are casual, and without strict play the rules module is a fifth smaller. The module {@code
 * strict.js} is compiled without this transformer.
 */
public final class StrictPlayRemover extends MethodRemover {

  public StrictPlayRemover() {
    super(
        Map.of(
            "org.arbiterchess.game.StrictTransitions",
                Set.of("after", "moved", "offered", "claimed"),
            "org.arbiterchess.game.StrictCommandHandler", Set.of("decide"),
            "org.arbiterchess.game.StrictSentences",
                Set.of("of", "ofOutcome", "ofIllegalClaim", "ofRefusal"),
            "org.arbiterchess.touch.Obligation", Set.of("of", "ofClaim"),
            "org.arbiterchess.wire.table.StrictMessages", Set.of("addActions", "addEvents"),
            "org.arbiterchess.pgn.tree.StrictGameComments", Set.of("fill"),
            "org.arbiterchess.browser.JsStrictPlay", Set.of("of", "log")));
  }
}
