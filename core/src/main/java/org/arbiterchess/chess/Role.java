package org.arbiterchess.chess;

import java.util.Optional;
import org.arbiterchess.language.Noun;
import org.arbiterchess.text.Ascii;

/** A type of piece, regardless of colour. */
public enum Role implements Noun {
  PAWN('p'),
  KNIGHT('n'),
  BISHOP('b'),
  ROOK('r'),
  QUEEN('q'),
  KING('k');

  private final char letter;

  Role(char letter) {
    this.letter = letter;
  }

  /** The English letter in lower case: {@code p n b r q k}. */
  public char letter() {
    return letter;
  }

  /** The English letter in upper case, as in move notation: {@code P N B R Q K}. */
  public char capital() {
    return (char) (letter - 'a' + 'A');
  }

  @Override
  public String noun() {
    return Ascii.lower(name());
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
