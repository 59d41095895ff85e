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
import org.arbiterchess.text.Template;

/** What the arbiter says in German. Moves keep the letters in which they are notated. */
final class GermanPhrasebook implements Phrasebook {

  static final GermanPhrasebook GERMAN = new GermanPhrasebook();

  private GermanPhrasebook() {}

  @Override
  public String language() {
    return "de";
  }

  @Override
  public String name(Color color) {
    return GermanPieceNames.word(color);
  }

  @Override
  public String name(Role role) {
    return GermanPieceNames.word(role);
  }

  @Override
  public String name(Piece piece) {
    String ending = GermanPieceNames.isFeminine(piece.role()) ? "e " : "er ";
    return adjective(piece.color()) + ending + name(piece.role());
  }

  @Override
  public String spoken(Move move) {
    return GermanSpokenMoves.spoken(move);
  }

  @Override
  public String sentence(Ruling.Illegal ruling) {
    return citing(ruling.article(), GermanRulings.refusal(ruling));
  }

  @Override
  public String why(LegalityExplanation allowance) {
    return citing(allowance.kind().article(), GermanRulings.because(allowance));
  }

  @Override
  public String say(Phrase phrase, String... values) {
    List<String> words = new ArrayList<>();
    for (String value : values) {
      words.add(word(phrase, value));
    }
    return SentenceFormatter.say(phrase, GermanPhrases.template(phrase), words);
  }

  @Override
  public String say(Remark remark) {
    List<String> words = new ArrayList<>();
    for (Object value : remark.values()) {
      words.add(word(value));
    }
    return Template.fill(GermanRemarks.template(remark.key()), words);
  }

  /** A colour is an adjective without its ending, which stands in the template. */
  private String word(Object value) {
    if (value instanceof Color color) {
      return adjective(color);
    }
    if (value instanceof Remark remark) {
      return say(remark);
    }
    return value instanceof Role role ? name(role) : (String) value;
  }

  private static String adjective(Color color) {
    return color == Color.WHITE ? "weiß" : "schwarz";
  }

  private static String word(Phrase phrase, String value) {
    boolean times =
        phrase == Phrase.THREEFOLD_NOT_YET || phrase == Phrase.THREEFOLD_NOT_YET_WITH_MOVE;
    return switch (value) {
      case "white" -> GermanPieceNames.word(Color.WHITE);
      case "black" -> GermanPieceNames.word(Color.BLACK);
      case "1" -> times ? "ersten" : value;
      case "2" -> times ? "zweiten" : value;
      default -> value;
    };
  }
}
