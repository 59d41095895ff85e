package org.arbiterchess.pgn;

import java.util.List;

/**
 * The main line of a game: the moves that were played.
 *
 * @param closingComments the comments after the last move and its variations
 */
public record MainLine(List<MainLineMove> moves, List<PgnComment> closingComments) {

  public MainLine {
    moves = List.copyOf(moves);
    closingComments = List.copyOf(closingComments);
  }
}
