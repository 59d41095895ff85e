package org.arbiterchess.notation.language.german;

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

/** The German phrasebook. Moves use the English SAN piece letters. */
public final class GermanPhrasebook implements Phrasebook {

  public static final GermanPhrasebook GERMAN = new GermanPhrasebook();

  private GermanPhrasebook() {}

  @Override
  public String language() {
    return "de";
  }

  @Override
  public String number(int number) {
    return Ascii.grouped(number, '.');
  }

  @Override
  public String template(StrictPhrase phrase) {
    requireNonNull(phrase, "phrase");
    return GermanStrictPhrases.template(phrase);
  }

  @Override
  public String template(CasePhrase phrase) {
    requireNonNull(phrase, "phrase");
    return GermanCasePhrases.template(phrase);
  }

  @Override
  public String template(ClockPhrase phrase) {
    requireNonNull(phrase, "phrase");
    return GermanClockPhrases.template(phrase);
  }

  @Override
  public String template(ProcedurePhrase phrase) {
    requireNonNull(phrase, "phrase");
    return GermanProcedurePhrases.template(phrase);
  }

  @Override
  public String template(ReadableAnswerPhrase phrase) {
    requireNonNull(phrase, "phrase");
    return GermanReadableAnswerPhrases.template(phrase);
  }

  @Override
  public String template(PgnRemarkKey key) {
    requireNonNull(key, "key");
    return GermanPgnRemarks.template(key);
  }

  @Override
  public String template(AuditRemarkKey key) {
    requireNonNull(key, "key");
    return GermanPgnRemarks.template(key);
  }

  @Override
  public String text(PgnWarningKind kind) {
    requireNonNull(kind, "kind");
    return GermanPgnRemarks.text(kind);
  }

  @Override
  public String atPlace(int line, int column, String text) {
    requireNonNull(text, "text");
    return "Zeile " + line + ", Spalte " + column + ": " + text;
  }

  @Override
  public String severalTimes(String text, int times) {
    requireNonNull(text, "text");
    return text + ", " + times + "-mal";
  }
}
