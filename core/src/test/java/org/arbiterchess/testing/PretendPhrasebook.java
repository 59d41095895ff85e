package org.arbiterchess.testing;

import org.arbiterchess.language.ChangedTexts;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.CasePhrase;
import org.arbiterchess.notation.ClockPhrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.ProcedurePhrase;
import org.arbiterchess.notation.ReadableAnswerPhrase;
import org.arbiterchess.notation.StrictPhrase;
import org.arbiterchess.remark.AuditRemarkKey;
import org.arbiterchess.remark.PgnRemarkKey;
import org.arbiterchess.remark.PgnWarningKind;

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
  public String number(int number) {
    return bracketed(ENGLISH.number(number));
  }

  @Override
  public String template(StrictPhrase phrase) {
    return template(ENGLISH.template(phrase));
  }

  @Override
  public String template(CasePhrase phrase) {
    return template(ENGLISH.template(phrase));
  }

  @Override
  public String template(ClockPhrase phrase) {
    return template(ENGLISH.template(phrase));
  }

  @Override
  public String template(ProcedurePhrase phrase) {
    return template(ENGLISH.template(phrase));
  }

  @Override
  public String template(ReadableAnswerPhrase phrase) {
    return template(ENGLISH.template(phrase));
  }

  @Override
  public String template(PgnRemarkKey key) {
    return template(ENGLISH.template(key));
  }

  @Override
  public String template(AuditRemarkKey key) {
    return template(ENGLISH.template(key));
  }

  @Override
  public String text(PgnWarningKind kind) {
    return bracketed(ENGLISH.text(kind));
  }

  @Override
  public String atPlace(int line, int column, String text) {
    return bracketed("line ") + line + bracketed(", column ") + column + bracketed(": ") + text;
  }

  @Override
  public String severalTimes(String text, int times) {
    return text + bracketed(", ") + times + bracketed(" times");
  }
}
