package org.arbiterchess.notation;

import static java.util.Objects.requireNonNull;

import org.arbiterchess.language.Sentence;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.remark.InputRemarkKey;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.SetupProblem;
import org.arbiterchess.rules.SurprisingMoveExplanation;

/** Explains rulings and setup problems in words. */
public final class Explanation {

  private Explanation() {}

  /** Explains in English why an attempt is illegal. */
  public static Sentence of(Ruling.Illegal ruling) {
    return of(ruling, Phrasebook.english());
  }

  /** Explains why an attempt is illegal, and names the pieces and squares that prove it. */
  public static Sentence of(Ruling.Illegal ruling, Phrasebook phrasebook) {
    requireNonNull(ruling, "ruling");
    requireNonNull(phrasebook, "phrasebook");
    return phrasebook.sentence(ruling);
  }

  /** Describes a problem in a setup and how to correct it. */
  public static String of(SetupProblem problem, Phrasebook phrasebook) {
    requireNonNull(problem, "problem");
    requireNonNull(phrasebook, "phrasebook");
    InputRemark field = InputRemark.of(SetupProblemRemarks.field(problem.field().word()));
    InputRemark exactly =
        InputRemark.of(InputRemarkKey.WRONG_SETUP, field, problem.found(), problem.expected());
    return phrasebook.say(SetupProblemRemarks.simplified(problem.found()).orElse(exactly));
  }

  /** Explains in English why a surprising move is legal. */
  public static Sentence of(SurprisingMoveExplanation explanation) {
    return of(explanation, Phrasebook.english());
  }

  /** Explains why a surprising move is legal. */
  public static Sentence of(SurprisingMoveExplanation explanation, Phrasebook phrasebook) {
    requireNonNull(explanation, "explanation");
    requireNonNull(phrasebook, "phrasebook");
    return phrasebook.why(explanation);
  }
}
