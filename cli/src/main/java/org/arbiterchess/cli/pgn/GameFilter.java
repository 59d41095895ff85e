package org.arbiterchess.cli.pgn;

import org.arbiterchess.pgn.PgnReader;

/** A condition on the current game of a reader. It is immutable, so threads can share it. */
interface GameFilter {

  boolean matches(PgnReader game);
}
