package org.arbiterchess.io;

import static java.util.Objects.requireNonNull;

/**
 * An entry of an opening book that is not a legal move in the position it is stored for. The book
 * has an error, or two positions share a key.
 *
 * @param move the move in UCI notation, with castling as the king taking its rook; a number such as
 *     {@code 0x5fff} if it is not even a move
 * @param weight the weight of the entry
 * @param learn the learning data of the entry
 * @param reason why the move is illegal, as a sentence
 */
public record IllegalBookMove(String move, int weight, long learn, String reason) {

  public IllegalBookMove {
    requireNonNull(move, "move");
    requireNonNull(reason, "reason");
  }
}
