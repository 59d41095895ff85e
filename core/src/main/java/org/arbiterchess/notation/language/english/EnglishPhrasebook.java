package org.arbiterchess.notation.language.english;

import static java.util.Objects.requireNonNull;

import org.arbiterchess.notation.CasePhrase;
import org.arbiterchess.notation.ClockPhrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.ProcedurePhrase;
import org.arbiterchess.notation.ReadableAnswerPhrase;
import org.arbiterchess.notation.StrictPhrase;
import org.arbiterchess.remark.AuditRemarkKey;
import org.arbiterchess.remark.PgnRemarkKey;
import org.arbiterchess.remark.PgnWarningKind;
import org.arbiterchess.text.Ascii;

public final class EnglishPhrasebook implements Phrasebook {

  public static final EnglishPhrasebook ENGLISH = new EnglishPhrasebook();

  private EnglishPhrasebook() {}

  @Override
  public String language() {
    return "en";
  }

  @Override
  public String number(int number) {
    return Ascii.grouped(number, ',');
  }

  @Override
  public String template(StrictPhrase phrase) {
    requireNonNull(phrase, "phrase");
    return EnglishStrictPhrases.template(phrase);
  }

  @Override
  public String template(CasePhrase phrase) {
    requireNonNull(phrase, "phrase");
    return EnglishCasePhrases.template(phrase);
  }

  @Override
  public String template(ClockPhrase phrase) {
    requireNonNull(phrase, "phrase");
    return EnglishClockPhrases.template(phrase);
  }

  @Override
  public String template(ProcedurePhrase phrase) {
    requireNonNull(phrase, "phrase");
    return EnglishProcedurePhrases.template(phrase);
  }

  @Override
  public String template(ReadableAnswerPhrase phrase) {
    requireNonNull(phrase, "phrase");
    return EnglishReadableAnswerPhrases.template(phrase);
  }

  @Override
  public String template(PgnRemarkKey key) {
    requireNonNull(key, "key");
    return EnglishPgnRemarks.template(key);
  }

  @Override
  public String template(AuditRemarkKey key) {
    requireNonNull(key, "key");
    return EnglishPgnRemarks.template(key);
  }

  @Override
  public String text(PgnWarningKind kind) {
    requireNonNull(kind, "kind");
    return EnglishPgnRemarks.text(kind);
  }

  @Override
  public String atPlace(int line, int column, String text) {
    requireNonNull(text, "text");
    return "line " + line + ", column " + column + ": " + text;
  }

  @Override
  public String severalTimes(String text, int times) {
    requireNonNull(text, "text");
    return text + ", " + times + " times";
  }
}
