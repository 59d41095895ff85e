package org.arbiterchess.cases;

import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.ProcedurePhrase;

/** Describes what is wrong with a question about procedure. */
final class ProcedureQuestionProblemFactory {

  private ProcedureQuestionProblemFactory() {}

  /**
   * Asks for a missing part of the question. The template of {@code asking} must end with a
   * question mark and have no placeholders.
   */
  static CaseProblem missing(String key, ProcedurePhrase asking, Phrasebook book) {
    return new CaseProblem(key, true, book.template(asking));
  }

  /** Explains why a part of the question cannot be used. */
  static CaseProblem unusable(
      String key, ProcedurePhrase phrase, Phrasebook book, Object... values) {
    return new CaseProblem(key, false, book.say(phrase, values).text());
  }
}
