package org.arbiterchess.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.notation.CasePhrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.ProcedurePhrase;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.touch.CastlingHomeSquares;
import org.arbiterchess.touch.Obligation;

/** Rules on a claim of a draw by threefold repetition (9.2) or the fifty-move rule (9.3). */
final class ClaimRuling {

  private static final int HALF_MOVES_NEEDED = 100;
  private static final int OCCURRENCES_NEEDED = 3;

  private final Question.Claim question;
  private final Phrasebook book;
  private final Position position;

  /** The legal move named in the claim, if any. */
  private final Optional<Move> named;

  /**
   * The claimed position: the one after the named move, or the current one if no legal move is
   * named.
   */
  private final Position claimed;

  /** The occurrences of the claimed position; empty for a claim under the fifty-move rule. */
  private final List<AnswerDetails.Occurrence> occurrences;

  ClaimRuling(Question.Claim question, Phrasebook book) {
    this.question = question;
    this.book = book;
    this.position = question.game().position();
    this.named = question.named().flatMap(attempt -> legal(position, attempt));
    this.claimed = named.map(position::play).orElse(position);
    this.occurrences = isThreefold() ? occurrences() : List.of();
  }

  CaseReply answer() {
    Optional<CaseProblem> wrongMove =
        question
            .named()
            .flatMap(
                attempt -> new QuestionProblemFactory(book).ofMove("named", position, attempt));
    if (wrongMove.isPresent() && !question.game().isOver()) {
      return wrongMove.get();
    }
    AnswerBuilder answer = new AnswerBuilder(book).show(claimed);
    if (question.game().outcome().filter(this::comesFirst).isPresent()) {
      AnswerDetails wrong = details(false, List.of());
      return EndedGameAnswer.answer(question.game(), book).details(wrong).build();
    }
    if (answer.given(question.touchedFirst(), Assumption.TOUCHED_FIRST)) {
      answer.say(CasePhrase.CLAIM_LOST_BY_TOUCH).say(ProcedurePhrase.TOUCHED_MUST_MOVE);
      answer.clocks(ClockConsequence.runs(position.turn()));
      return answer.details(details(false, List.of())).build();
    }
    return isCorrect() ? correct(answer) : wrong(answer);
  }

  /**
   * Whether the outcome takes precedence over the claim. Mate and stalemate always do. A correct
   * claim draws the game even if fivefold repetition or the seventy-five-move rule had already
   * drawn it. A claim that is incorrect, or forfeited by touching a piece, does not affect the
   * outcome.
   */
  private boolean comesFirst(Outcome outcome) {
    return outcome.ending() == Ending.CHECKMATE
        || outcome.ending() == Ending.STALEMATE
        || question.touchedFirst().orElse(false)
        || !isCorrect();
  }

  private boolean isThreefold() {
    return question.kind() == ClaimKind.THREEFOLD_REPETITION;
  }

  private boolean isCorrect() {
    boolean illegal = question.named().isPresent() && named.isEmpty();
    return !illegal && count() >= (isThreefold() ? OCCURRENCES_NEEDED : HALF_MOVES_NEEDED);
  }

  private int count() {
    return isThreefold() ? occurrences.size() : claimed.halfmoveClock();
  }

  /** Returns all occurrences of the claimed position, including the one after the named move. */
  private List<AnswerDetails.Occurrence> occurrences() {
    List<Position> positions = new ArrayList<>(question.game().positions());
    List<Move> moves = new ArrayList<>(question.game().moves());
    if (named.isPresent()) {
      positions.add(claimed);
      moves.add(named.get());
    }
    List<AnswerDetails.Occurrence> found = new ArrayList<>();
    for (int ply = 0; ply < positions.size(); ply++) {
      if (positions.get(ply).repetitionKey().equals(claimed.repetitionKey())) {
        Optional<String> move =
            ply == 0
                ? Optional.empty()
                : Optional.of(San.writeLine(positions.get(ply - 1), List.of(moves.get(ply - 1))));
        found.add(new AnswerDetails.Occurrence(ply, move));
      }
    }
    return found;
  }

  private Answer correct(AnswerBuilder answer) {
    String number = "" + (isThreefold() ? count() : count() / 2);
    if (named.isPresent()) {
      CasePhrase phrase =
          isThreefold()
              ? CasePhrase.THREEFOLD_CORRECT_WITH_MOVE
              : CasePhrase.FIFTY_CORRECT_WITH_MOVE;
      answer.say(phrase, San.write(position, named.get()), number);
    } else {
      answer.say(isThreefold() ? CasePhrase.THREEFOLD_CORRECT : CasePhrase.FIFTY_CORRECT, number);
    }
    answer.say(CasePhrase.CLAIM_DRAWS);
    question.game().outcome().ifPresent(outcome -> sayNoClaimNeeded(answer, outcome.ending()));
    return answer.over(GameConsequence.DRAW).details(details(true, List.of())).build();
  }

  /**
   * Adds a sentence saying that five occurrences or seventy-five moves end the game without a claim
   * (9.6).
   */
  private static void sayNoClaimNeeded(AnswerBuilder answer, Ending ending) {
    if (ending == Ending.FIVEFOLD_REPETITION) {
      answer.say(CasePhrase.FIVEFOLD_NEEDS_NO_CLAIM);
    } else if (ending == Ending.SEVENTY_FIVE_MOVES) {
      answer.say(CasePhrase.SEVENTY_FIVE_NEED_NO_CLAIM);
    }
  }

  /**
   * Returns the answer to an incorrect claim: the opponent gets extra time, the game continues, and
   * the named move must be played (9.5.3).
   */
  private Answer wrong(AnswerBuilder answer) {
    Color claimant = position.turn();
    String number = isThreefold() ? book.ordinal(count()) : "" + count();
    if (question.named().isEmpty()) {
      answer.say(isThreefold() ? CasePhrase.THREEFOLD_WRONG : CasePhrase.FIFTY_WRONG, number);
    } else if (named.isPresent()) {
      CasePhrase phrase =
          isThreefold() ? CasePhrase.THREEFOLD_WRONG_WITH_MOVE : CasePhrase.FIFTY_WRONG_WITH_MOVE;
      answer.say(phrase, San.write(position, named.get()), number);
    } else {
      answer.say(CasePhrase.CLAIM_ILLEGAL_MOVE, San.write(position, question.named().get()));
    }
    if (isThreefold()) {
      sayWhatDiffered(answer);
    }
    new PenaltyTime(claimant.other(), "9.5.3", question.conditions()).add(answer);
    answer.cite(claimedArticle()).clocks(ClockConsequence.runs(claimant));
    List<Move> must = question.named().map(attempt -> must(attempt, answer)).orElse(List.of());
    return answer.details(details(false, must)).build();
  }

  private String claimedArticle() {
    if (question.named().isPresent()) {
      return isThreefold() ? "9.2.1" : "9.3.1";
    }
    return isThreefold() ? "9.2.2" : "9.3.2";
  }

  /**
   * Adds a sentence about the first position in which the pieces stood on the same squares but the
   * possible moves were different (9.2.3).
   */
  private void sayWhatDiffered(AnswerBuilder answer) {
    List<Position> positions = question.game().positions();
    for (int ply = 0; ply < positions.size(); ply++) {
      Position earlier = positions.get(ply);
      boolean samePlaces =
          earlier.turn() == claimed.turn() && earlier.board().equals(claimed.board());
      if (samePlaces && !earlier.repetitionKey().equals(claimed.repetitionKey())) {
        boolean castling = !earlier.castlingRooks().equals(claimed.castlingRooks());
        CasePhrase phrase =
            castling ? CasePhrase.CASTLING_DIFFERED : CasePhrase.EN_PASSANT_DIFFERED;
        answer.say(phrase, "" + ply);
        return;
      }
    }
  }

  /**
   * Returns the moves from which the claimant must choose after an incorrect claim with a named
   * move.
   */
  private List<Move> must(Attempt attempt, AnswerBuilder answer) {
    CastlingHomeSquares castling = CastlingHomeSquares.of(question.game().startingPosition());
    Obligation obligation = Obligation.ofClaim(position, attempt, List.of(), castling);
    switch (obligation.kind()) {
      case NAMED_MOVE ->
          answer.say(
              CasePhrase.MUST_PLAY_CLAIMED, San.write(position, obligation.allowed().get(0)));
      case NAMED_PIECE -> answer.say(CasePhrase.MUST_MOVE_CLAIMED_PIECE);
      default -> answer.say(CasePhrase.ANY_MOVE_AFTER_CLAIM);
    }
    return obligation.allowed();
  }

  private AnswerDetails details(boolean correct, List<Move> must) {
    return new AnswerDetails.ClaimChecked(
        position,
        correct,
        count(),
        occurrences,
        must.isEmpty() ? Optional.empty() : Optional.of(must));
  }

  private static Optional<Move> legal(Position position, Attempt attempt) {
    return position.rule(attempt) instanceof Ruling.Legal legal
        ? Optional.of(legal.move())
        : Optional.empty();
  }
}
