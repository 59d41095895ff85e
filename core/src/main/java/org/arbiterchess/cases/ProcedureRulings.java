package org.arbiterchess.cases;

import org.arbiterchess.language.Texts;

/** Passes each question about procedure to the ruling class for its topic. */
final class ProcedureRulings {

  private ProcedureRulings() {}

  /**
   * Answers a question about procedure.
   *
   * @throws IllegalArgumentException if the question is about a move, a flag or a claim
   */
  static CaseReply answer(Question question, Texts texts) {
    if (question instanceof Question.WrongSetup setup) {
      return new WrongSetupRuling(setup, texts).answer();
    }
    if (question instanceof Question.DisplacedPieces displaced) {
      return new DisplacedPiecesRuling(displaced, texts).answer();
    }
    if (question instanceof Question.LateArrival late) {
      return new LateArrivalRuling(late, texts).answer();
    }
    if (question instanceof Question.DrawOffer offer) {
      return new DrawOfferRuling(offer, texts).answer();
    }
    return question instanceof Question.AfterTheGame over
        ? new AfterTheGameRuling(over, texts).answer()
        : ofClock(question, texts);
  }

  private static CaseReply ofClock(Question question, Texts texts) {
    if (question instanceof Question.WrongClock clock) {
      return new WronglySetClockRuling(clock, texts).answer();
    }
    if (question instanceof Question.ForgottenPress forgotten) {
      return new ForgottenPressRuling(forgotten, texts).answer();
    }
    if (question instanceof Question.PlayingForTime request) {
      return new PlayingForTimeRuling(request, texts).answer();
    }
    return question instanceof ConductQuestion.Writing writing
        ? new MoveRecordingRuling(writing, texts).answer()
        : ofConduct(question, texts);
  }

  private static CaseReply ofConduct(Question question, Texts texts) {
    if (question instanceof ConductQuestion.TwoHands hands) {
      return new TwoHandsRuling(hands, texts).answer();
    }
    if (question instanceof ConductQuestion.PhoneRang phone) {
      return new PhoneRuling(phone, texts).answer();
    }
    if (question instanceof ConductQuestion.SpectatorSpoke spectator) {
      return new SpectatorRuling(spectator, texts).answer();
    }
    if (question instanceof Question.IllegalPosition position) {
      return new IllegalPositionRuling(position, texts).answer();
    }
    throw new IllegalArgumentException("not about procedure: " + question.getClass().getName());
  }
}
