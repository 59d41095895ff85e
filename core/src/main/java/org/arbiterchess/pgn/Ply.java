package org.arbiterchess.pgn;

import java.util.Optional;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/**
 * A half-move in a line.
 *
 * @param move empty for a null move, which is not legal chess but occurs in analysis
 * @param san the move in SAN; {@code --} for a null move
 * @param after the position after the move
 */
public record Ply(Optional<Move> move, String san, Position after) {}
