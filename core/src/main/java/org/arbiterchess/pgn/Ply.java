package org.arbiterchess.pgn;

import java.util.Optional;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/**
 * One half-move of a line.
 *
 * @param move nothing where the side passed, which is no move of chess but found in analysis
 * @param san as it is written, {@code --} for passing
 * @param after the position it leads to
 */
public record Ply(Optional<Move> move, String san, Position after) {}
