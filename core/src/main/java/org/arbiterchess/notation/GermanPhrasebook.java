package org.arbiterchess.notation;

import static org.arbiterchess.notation.Words.citing;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.rules.Allowance;
import org.arbiterchess.rules.Ruling;

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
    return GermanPieces.word(color);
  }

  @Override
  public String name(Role role) {
    return GermanPieces.word(role);
  }

  @Override
  public String sentence(Ruling.Illegal ruling) {
    return citing(ruling.article(), GermanRulings.refusal(ruling));
  }

  @Override
  public String why(Allowance allowance) {
    return citing(allowance.kind().article(), GermanRulings.because(allowance));
  }

  @Override
  public String say(Phrase phrase, String... values) {
    List<String> words = new ArrayList<>();
    for (String value : values) {
      words.add(word(phrase, value));
    }
    return Words.say(phrase, GermanPhrases.template(phrase), words);
  }

  private static String word(Phrase phrase, String value) {
    boolean times =
        phrase == Phrase.THREEFOLD_NOT_YET || phrase == Phrase.THREEFOLD_NOT_YET_WITH_MOVE;
    return switch (value) {
      case "white" -> GermanPieces.word(Color.WHITE);
      case "black" -> GermanPieces.word(Color.BLACK);
      case "1" -> times ? "ersten" : value;
      case "2" -> times ? "zweiten" : value;
      default -> value;
    };
  }
}
