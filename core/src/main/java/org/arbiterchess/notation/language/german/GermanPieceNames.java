package org.arbiterchess.notation.language.german;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.text.Template;

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

  /** Returns „dein Springer auf e4", or „der Springer auf e4" for an opponent's piece. */
  static String piece(PlacedPiece placed, Color player, Case grammar) {
    Role role = placed.role();
    String named = placed.color() == player ? with("dein", role, grammar) : the(role, grammar);
    return named + " auf " + placed.square();
  }

  static String pieces(List<PlacedPiece> placed, Color player, Case grammar) {
    List<String> named = new ArrayList<>();
    for (PlacedPiece piece : placed) {
      named.add(piece(piece, player, grammar));
    }
    return Template.list(named, " und ");
  }

  /** Returns the phrase for the piece that a pawn becomes: {@code zum Turm}, {@code zur Dame}. */
  static String becoming(Role role) {
    return (isFeminine(role) ? "zur " : "zum ") + noun(role, Case.TO_WHOM);
  }
}
