package org.arbiterchess.notation.language.german;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.text.PositionalTemplate;

/** German piece names and articles, declined by case. */
final class GermanPieceNames {

  /** The grammatical cases that the sentences use. */
  enum Case {
    WHO("er", ""),
    WHOM("en", "en"),
    TO_WHOM("em", "em");

    private final String ending;
    private final String afterStem;

    Case(String ending, String afterStem) {
      this.ending = ending;
      this.afterStem = afterStem;
    }
  }

  private GermanPieceNames() {}

  static String word(Color color) {
    return color == Color.WHITE ? "Weiß" : "Schwarz";
  }

  static String word(Role role) {
    return switch (role) {
      case PAWN -> "Bauer";
      case KNIGHT -> "Springer";
      case BISHOP -> "Läufer";
      case ROOK -> "Turm";
      case QUEEN -> "Dame";
      case KING -> "König";
    };
  }

  /** Whether the noun is feminine. Only {@code Dame} is. */
  static boolean isFeminine(Role role) {
    return role == Role.QUEEN;
  }

  /**
   * Returns the noun with the definite article: {@code der Bauer}, {@code den Bauern}, {@code der
   * Dame}.
   */
  static String the(Role role, Case grammar) {
    String article =
        "d" + (isFeminine(role) ? grammar == Case.TO_WHOM ? "er" : "ie" : grammar.ending);
    return article + " " + noun(role, grammar);
  }

  /**
   * Returns the noun with a determiner that is declined like {@code ein}, such as {@code dein} or
   * {@code kein}.
   */
  static String with(String stem, Role role, Case grammar) {
    String ending = isFeminine(role) ? grammar == Case.TO_WHOM ? "er" : "e" : grammar.afterStem;
    return stem + ending + " " + noun(role, grammar);
  }

  /** Returns the noun. Only {@code Bauer} changes with the case. */
  private static String noun(Role role, Case grammar) {
    return word(role) + (role == Role.PAWN && grammar != Case.WHO ? "n" : "");
  }

  /** Returns the noun with the definite article and its colour, as in {@code dem weißen Bauern}. */
  static String colored(Color color, Role role, Case grammar) {
    String the = the(role, grammar);
    int noun = the.indexOf(' ') + 1;
    boolean isStrong = grammar == Case.TO_WHOM || (grammar == Case.WHOM && !isFeminine(role));
    String adjective = color == Color.WHITE ? "weiße" : "schwarze";
    return the.substring(0, noun) + adjective + (isStrong ? "n " : " ") + the.substring(noun);
  }

  /**
   * Joins such names as „der Springer auf e4". The player's own pieces are „dein Springer" if the
   * player is addressed, otherwise „der weiße Springer".
   */
  static String pieces(List<PlacedPiece> placed, Color player, boolean addressed, Case grammar) {
    List<String> named = new ArrayList<>();
    for (PlacedPiece piece : placed) {
      named.add(named(piece, player, addressed, grammar) + " auf " + piece.square());
    }
    return PositionalTemplate.list(named, " und ");
  }

  private static String named(PlacedPiece piece, Color player, boolean addressed, Case grammar) {
    if (piece.color() != player) {
      return the(piece.role(), grammar);
    }
    return addressed ? with("dein", piece.role(), grammar) : colored(player, piece.role(), grammar);
  }

  /** Returns the phrase for the piece that a pawn becomes: {@code zum Turm}, {@code zur Dame}. */
  static String becoming(Role role) {
    return (isFeminine(role) ? "zur " : "zum ") + noun(role, Case.TO_WHOM);
  }
}
