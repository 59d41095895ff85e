package org.arbiterchess.notation;

import static org.arbiterchess.notation.SentenceFormatter.citing;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.remark.Remark;
import org.arbiterchess.rules.LegalityExplanation;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Ruling;

/** What the arbiter says in English. */
final class EnglishPhrasebook implements Phrasebook {

  static final EnglishPhrasebook ENGLISH = new EnglishPhrasebook();

  private EnglishPhrasebook() {}

  @Override
  public String language() {
    return "en";
  }

  @Override
  public String name(Color color) {
    return word(color);
  }

  @Override
  public String name(Role role) {
    return word(role);
  }

  @Override
  public String name(Piece piece) {
    return piece.color().word() + " " + word(piece.role());
  }

  @Override
  public String spoken(Move move) {
    return EnglishSpokenMoves.spoken(move);
  }

  static String word(Color color) {
    return color == Color.WHITE ? "White" : "Black";
  }

  static String word(Role role) {
    return switch (role) {
      case PAWN -> "pawn";
      case KNIGHT -> "knight";
      case BISHOP -> "bishop";
      case ROOK -> "rook";
      case QUEEN -> "queen";
      case KING -> "king";
    };
  }

  @Override
  public String sentence(Ruling.Illegal ruling) {
    return citing(ruling.article(), EnglishRulings.refusal(ruling));
  }

  @Override
  public String why(LegalityExplanation allowance) {
    return citing(allowance.kind().article(), EnglishRulings.because(allowance));
  }

  @Override
  public String say(Phrase phrase, String... values) {
    List<String> words = new ArrayList<>();
    for (String value : values) {
      words.add(word(phrase, value));
    }
    return SentenceFormatter.say(phrase, EnglishPhrases.template(phrase), words);
  }

  @Override
  public String say(Remark remark) {
    return remark.toString();
  }

  private static String word(Phrase phrase, String value) {
    boolean times =
        phrase == Phrase.THREEFOLD_NOT_YET || phrase == Phrase.THREEFOLD_NOT_YET_WITH_MOVE;
    return switch (value) {
      case "white" -> word(Color.WHITE);
      case "black" -> word(Color.BLACK);
      case "1" -> times ? "first" : value;
      case "2" -> times ? "second" : value;
      default -> value;
    };
  }
}
