package org.arbiterchess.cli.pgn;

import org.arbiterchess.pgn.read.PgnReader;

/** A condition on a reader's current game. Filters are immutable, so threads can share them. */
interface GameFilter {

  boolean matches(PgnReader game);
}
