package org.arbiterchess.wire;

import org.arbiterchess.cases.Question;
import org.arbiterchess.game.ClaimKind;

/** Reads questions about a position. */
final class BoardQuestionParsers {

  private BoardQuestionParsers() {}

  static Question flag(QuestionFieldReader fields) {
    return new Question.Flag(
        fields.game(),
        fields.optionalColor("fallen"),
        fields.flag("bothFallen"),
        fields.optionalFlag("lastPeriod"),
        fields.optionalNumber("period"),
        fields.numberOrNull("completed"),
        fields.optionalFlag("announced"),
        fields.conditions());
  }

  static Question resigned(QuestionFieldReader fields) {
    return new Question.Resigned(fields.game(), fields.color("by"));
  }

  static Question dead(QuestionFieldReader fields) {
    return new Question.DeadPosition(fields.game());
  }

  static Question illegal(QuestionFieldReader fields) {
    return new Question.IllegalMove(
        fields.game(),
        fields.move("move"),
        fields.optionalFlag("pressed"),
        fields.optionalNumber("irregularities"),
        fields.optionalFlag("replied"),
        fields.number("movesLater"),
        fields.flag("twoHands"),
        fields.optionalFlag("rookFirst"),
        fields.conditions());
  }

  static Question touched(QuestionFieldReader fields) {
    return new Question.Touched(
        fields.game(),
        fields.squares("touched"),
        fields.optionalFlag("adjusting"),
        fields.optionalMove("played"),
        fields.optionalFlag("opponentTouched"));
  }

  static Question pressed(QuestionFieldReader fields) {
    return new Question.Pressed(
        fields.game(),
        fields.optionalSquare("pawn"),
        fields.optionalSquare("from"),
        fields.optionalNumber("irregularities"),
        fields.conditions());
  }

  static Question claim(QuestionFieldReader fields) {
    return new Question.Claim(
        fields.game(),
        fields.has("moves"),
        fields.constant("kind", ClaimKind.values()),
        fields.optionalMove("named"),
        fields.optionalFlag("recorded"),
        fields.optionalFlag("touchedFirst"),
        fields.conditions());
  }
}
