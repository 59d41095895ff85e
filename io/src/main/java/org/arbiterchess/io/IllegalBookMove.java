package org.arbiterchess.io;

/**
 * An opening book entry whose move is illegal in its position. Either the book has an error, or two
 * positions have the same key.
 *
 * @param move the move in UCI notation, with castling as the king taking its rook; a number such as
 *     {@code 0x5fff} if the entry is malformed
 * @param weight the weight of the entry
 * @param learn the learning data of the entry
 * @param reason the reason why the move is illegal, as a sentence
 */
public record IllegalBookMove(String move, int weight, long learn, String reason) {}
