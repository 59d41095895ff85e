package org.arbiterchess.testing;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.language.ChangedTexts;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Phrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.remark.InputRemarkKey;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.SurprisingMoveExplanation;

/**
 * A pretend language that puts English text in ⟦brackets⟧. The values that fill placeholders stay
 * outside the brackets. If any other word is outside the brackets, it does not come from a
 * phrasebook.
 */
public final class PretendPhrasebook implements Phrasebook {

  public static final Phrasebook PRETEND = new PretendPhrasebook();

  private static final Phrasebook ENGLISH = Phrasebook.english();

  private static final Texts TEXTS =
      ChangedTexts.of(
          "xx", PretendPhrasebook::catalogueText, (key, english) -> catalogueText(english));

  private PretendPhrasebook() {}

  /** Removes all text in brackets. */
  public static String outsideBrackets(String text) {
    return text.replaceAll("⟦[^⟦⟧]*⟧", " ");
  }

  private static String bracketed(String text) {
    return "⟦" + text + "⟧";
  }

  private static Sentence bracketed(Sentence sentence) {
    return new Sentence(bracketed(sentence.text()) + ".", sentence.article());
  }

  /**
   * Puts a template's words in brackets, and reduces its placeholders to two simple forms, one for
   * values and one for lists.
   */
  private static String template(String english) {
    return bracketed(english)
        .replaceAll("\\{(\\d)\\?([^}]*)}", "$2")
        .replaceAll("\\{(\\d)\\^?}", "⟧{$1}⟦")
        .replaceAll("\\{(\\d)\\|[^}]*}", "⟧{$1|, }⟦");
  }

  /**
   * Puts the words of a catalogue's text in brackets. Placeholders and the heads of choices stand
   * at odd depths, words at even ones.
   */
  private static String catalogueText(String english) {
    boolean isSentence = english.endsWith(".");
    StringBuilder text = new StringBuilder("⟦");
    int depth = 0;
    for (char letter :
        english.substring(0, english.length() - (isSentence ? 1 : 0)).toCharArray()) {
      switch (letter) {
        case '{' -> text.append(depth++ % 2 == 0 ? "⟧{" : "{⟦");
        case '}' -> text.append(--depth % 2 == 0 ? "}⟦" : "⟧}");
        default -> text.append(letter);
      }
    }
    return text + (isSentence ? "⟧." : "⟧");
  }

  @Override
  public String language() {
    return "xx";
  }

  @Override
  public Texts texts() {
    return TEXTS;
  }

  @Override
  public Sentence sentence(Ruling.Illegal ruling) {
    return bracketed(ENGLISH.sentence(ruling));
  }

  @Override
  public Sentence reason(Ruling.Illegal ruling) {
    return bracketed(ENGLISH.reason(ruling));
  }

  @Override
  public Sentence why(SurprisingMoveExplanation explanation) {
    return bracketed(ENGLISH.why(explanation));
  }

  @Override
  public String spoken(Move move) {
    return bracketed(ENGLISH.spoken(move));
  }

  @Override
  public String name(Color color) {
    return bracketed(ENGLISH.name(color));
  }

  @Override
  public String name(Role role) {
    return bracketed(ENGLISH.name(role));
  }

  @Override
  public String name(Piece piece) {
    return bracketed(ENGLISH.name(piece));
  }

  @Override
  public String adjective(Color color) {
    return bracketed(ENGLISH.adjective(color));
  }

  @Override
  public String number(int number) {
    return bracketed(ENGLISH.number(number));
  }

  @Override
  public String template(Phrase phrase) {
    return template(ENGLISH.template(phrase));
  }

  @Override
  public String subject(PlacedPiece piece) {
    return bracketed(ENGLISH.subject(piece));
  }

  @Override
  public String object(PlacedPiece piece) {
    return bracketed(ENGLISH.object(piece));
  }

  @Override
  public String indirect(PlacedPiece piece) {
    return bracketed(ENGLISH.indirect(piece));
  }

  @Override
  public String template(InputRemarkKey key) {
    return template(ENGLISH.template(key));
  }
}
