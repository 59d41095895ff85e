package org.arbiterchess.wire;

import org.arbiterchess.cases.ConductQuestion;
import org.arbiterchess.cases.Question;

/** Reads questions about procedure and conduct. */
final class ProcedureQuestionParsers {

  private ProcedureQuestionParsers() {}

  static Question hands(QuestionFieldReader fields) {
    return new ConductQuestion.TwoHands(
        fields.optionalGame(),
        fields.constant("how", ConductQuestion.TwoHands.Mistake.values()),
        fields.color("by"),
        fields.optionalMove("move"),
        fields.optionalFlag("pressed"),
        fields.optionalFlag("rookFirst"),
        fields.optionalNumber("irregularities"),
        fields.conditions());
  }

  static Question setup(QuestionFieldReader fields) {
    return new Question.WrongSetup(
        fields.constant("what", Question.WrongSetup.Fault.values()),
        fields.optionalNumber("completed"),
        fields.constants("misplaced", Question.WrongSetup.MisplacedPiece.values()),
        fields.optionalColor("by"),
        fields.conditions());
  }

  static Question displaced(QuestionFieldReader fields) {
    return new Question.DisplacedPieces(
        fields.constant("what", Question.DisplacedPieces.Mishap.values()),
        fields.optionalColor("by"));
  }

  static Question clock(QuestionFieldReader fields) {
    return new Question.WrongClock(fields.optionalNumber("completed"), fields.conditions());
  }

  static Question late(QuestionFieldReader fields) {
    return new Question.LateArrival(
        fields.optionalNumber("white"),
        fields.optionalNumber("black"),
        fields.optionalNumber("defaultTime"),
        fields.numberOrNull("whitePressed"),
        fields.conditions());
  }

  static Question offer(QuestionFieldReader fields) {
    return new Question.DrawOffer(
        fields.color("by"),
        fields.constant("when", Question.DrawOffer.Moment.values()),
        fields.optionalFlag("accepted"),
        fields.flag("touched"),
        fields.flag("withdrawn"),
        fields.flag("repeated"),
        fields.optionalFlag("bothMoved"),
        fields.optionalFlag("forbidden"));
  }

  static Question forgotten(QuestionFieldReader fields) {
    return new Question.ForgottenPress(
        fields.constant("what", Question.ForgottenPress.Omission.values()), fields.color("by"));
  }

  static Question twoMinutes(QuestionFieldReader fields) {
    return new Question.PlayingForTime(
        fields.optionalGame(),
        fields.constant("request", Question.PlayingForTime.Request.values()),
        fields.color("by"),
        fields.optionalFlag("announced"),
        fields.optionalNumber("secondsLeft"),
        fields.optionalFlag("arbiterPresent"),
        fields.conditions());
  }

  static Question over(QuestionFieldReader fields) {
    return new Question.AfterTheGame(
        fields.constant("found", Question.AfterTheGame.Finding.values()),
        fields.optionalFlag("signed"),
        fields.optionalFlag("endedGame"));
  }

  static Question writing(QuestionFieldReader fields) {
    return new ConductQuestion.Writing(
        fields.color("by"),
        fields.optionalNumber("secondsLeft"),
        fields.optionalNumber("period"),
        fields.optionalFlag("bothStopped"),
        fields.conditions());
  }

  static Question phone(QuestionFieldReader fields) {
    return new ConductQuestion.PhoneRang(
        fields.color("by"),
        fields.optionalConstant("place", ConductQuestion.PhoneRang.Place.values()),
        fields.optionalFlag("milder"));
  }

  static Question spectator(QuestionFieldReader fields) {
    return new ConductQuestion.SpectatorSpoke(
        fields.optionalFlag("irregularity"),
        fields.optionalColor("by"),
        fields.optionalFlag("adviceUsed"),
        fields.conditions());
  }

  static Question illegalPosition(QuestionFieldReader fields) {
    return new Question.IllegalPosition(
        fields.setup(),
        fields.optionalConstant("what", Question.IllegalPosition.Flaw.values()),
        fields.optionalColor("by"),
        fields.optionalNumber("irregularities"),
        fields.optionalFlag("stillThere"),
        fields.conditions());
  }
}
