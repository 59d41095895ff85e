package org.arbiterchess.pgn;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Setup;

/**
 * An illegal move in the main line of a game, and how the game continued.
 *
 * @param ply the number of half-moves before the illegal move
 * @param moveNumber the move number
 * @param written the move as written
 * @param line the line in the text, counted from 1
 * @param column the column in characters, counted from 1
 * @param ruling the arbiter's ruling
 * @param after the setup after the move as written; empty if it is not clear which piece moved
 * @param pliesAfter the number of half-moves that could be read after the illegal move
 * @param corrections the moves that the writer may have meant, most likely first; only for the
 *     first illegal move
 */
public record IllegalMoveReport(
    int ply,
    int moveNumber,
    Color player,
    String written,
    int line,
    int column,
    Ruling.Illegal ruling,
    Optional<Setup> after,
    int pliesAfter,
    List<MoveCorrection> corrections) {

  public IllegalMoveReport {
    corrections = List.copyOf(corrections);
  }
}
