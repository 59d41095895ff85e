package org.arbiterchess.winnability;

import java.util.List;
import org.arbiterchess.rules.Move;

/** The answer to whether a side could checkmate by any series of legal moves. */
public sealed interface Prospect {

  /** It could: these moves lead to the mate, and were played through the ordinary rules. */
  record Winnable(List<Move> line, int nodes) implements Prospect {}

  /** It never can. */
  record Unwinnable(Proof proof) implements Prospect {}

  /** The budget was spent before either was known. */
  record Undetermined(int nodes) implements Prospect {}
}
