package org.arbiterchess.cases;

import org.arbiterchess.notation.Phrasebook;

/** Passes each question about procedure to the ruling class for its topic. */
final class ProcedureRulings {

  private ProcedureRulings() {}

  /**
   * Answers a question about procedure.
   *
   * @throws IllegalArgumentException if the question is about a move, a flag or a claim
   */
  static CaseReply answer(Question question, Phrasebook book) {
    if (question instanceof Question.WrongSetup setup) {
      return new WrongSetupRuling(setup, book).answer();
    }
    if (question instanceof Question.DisplacedPieces displaced) {
      return new DisplacedPiecesRuling(displaced, book).answer();
    }
    if (question instanceof Question.LateArrival late) {
      return new LateArrivalRuling(late, book).answer();
    }
    if (question instanceof Question.DrawOffer offer) {
      return new DrawOfferRuling(offer, book).answer();
    }
    return question instanceof Question.AfterTheGame over
        ? new AfterTheGameRuling(over, book).answer()
        : ofClock(question, book);
  }

  private static CaseReply ofClock(Question question, Phrasebook book) {
    if (question instanceof Question.WrongClock clock) {
      return new WronglySetClockRuling(clock, book).answer();
    }
    if (question instanceof Question.ForgottenPress forgotten) {
      return new ForgottenPressRuling(forgotten, book).answer();
    }
    if (question instanceof Question.PlayingForTime request) {
      return new PlayingForTimeRuling(request, book).answer();
    }
    return question instanceof ConductQuestion.Writing writing
        ? new MoveRecordingRuling(writing, book).answer()
        : ofConduct(question, book);
  }

  private static CaseReply ofConduct(Question question, Phrasebook book) {
    if (question instanceof ConductQuestion.TwoHands hands) {
      return new TwoHandsRuling(hands, book).answer();
    }
    if (question instanceof ConductQuestion.PhoneRang phone) {
      return new PhoneRuling(phone, book).answer();
    }
    if (question instanceof ConductQuestion.SpectatorSpoke spectator) {
      return new SpectatorRuling(spectator, book).answer();
    }
    if (question instanceof Question.IllegalPosition position) {
      return new IllegalPositionRuling(position, book).answer();
    }
    throw new IllegalArgumentException("not about procedure: " + question.getClass().getName());
  }
}
