package org.arbiterchess.chess;

import java.util.Optional;
import org.arbiterchess.language.Noun;

/** A type of piece, regardless of colour. */
public enum Role implements Noun {
  PAWN('p', "pawn"),
  KNIGHT('n', "knight"),
  BISHOP('b', "bishop"),
  ROOK('r', "rook"),
  QUEEN('q', "queen"),
  KING('k', "king");

  private final char letter;
  private final String noun;

  Role(char letter, String noun) {
    this.letter = letter;
    this.noun = noun;
  }

  @Override
  public String noun() {
    return noun;
  }

  /** The English letter in lower case: {@code p n b r q k}. */
  public char letter() {
    return letter;
  }

  /** The English letter in upper case, as in move notation: {@code P N B R Q K}. */
  public char capital() {
    return (char) (letter - 'a' + 'A');
  }

  /** Whether a pawn may promote to this role (3.7.3.3). */
  public boolean isPromotion() {
    return this != PAWN && this != KING;
  }

  /** The role with the given English letter, in either case. */
  public static Optional<Role> ofLetter(char letter) {
    for (Role role : values()) {
      if (role.letter == letter || role.capital() == letter) {
        return Optional.of(role);
      }
    }
    return Optional.empty();
  }
}
