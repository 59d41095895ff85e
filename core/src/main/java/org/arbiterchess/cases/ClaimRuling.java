package org.arbiterchess.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.RepetitionKey;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.touch.CastlingHomeSquares;
import org.arbiterchess.touch.Obligation;

/** Rules on a claim of a draw by threefold repetition (9.2) or the fifty-move rule (9.3). */
final class ClaimRuling {

  private final Question.Claim question;
  private final Texts texts;
  private final Position position;

  /** The move after which the claim is judged; empty if it is judged on the board. */
  private final Optional<Move> judged;

  private final Position claimed;

  /** The occurrences of the claimed position; empty for a claim under the fifty-move rule. */
  private final List<AnswerDetails.Occurrence> occurrences;

  /** The number of occurrences, or of half-moves without a capture or a pawn move. */
  private final int count;

  ClaimRuling(Question.Claim question, Texts texts) {
    this.question = question;
    this.texts = texts;
    this.position = question.game().position();
    Optional<Move> named = question.named().flatMap(attempt -> legal(position, attempt));
    boolean onlyOnBoard = count(named) < needed() && count(Optional.empty()) >= needed();
    this.judged = onlyOnBoard ? Optional.empty() : named;
    this.claimed = after(judged);
    this.occurrences = isThreefold() ? occurrences(judged) : List.of();
    this.count = count(judged);
  }

  CaseReply answer() {
    Optional<CaseProblem> wrongMove =
        question.named().flatMap(attempt -> CaseProblem.ofMove("named", texts, position, attempt));
    if (wrongMove.isPresent() && !question.game().isOver()) {
      return wrongMove.get();
    }
    AnswerBuilder answer = new AnswerBuilder(texts).show(claimed);
    if (question.game().outcome().filter(this::comesFirst).isPresent()) {
      AnswerDetails wrong = details(Optional.of(false), List.of());
      return EndedGameAnswer.answer(question.game(), texts).details(wrong).build();
    }
    if (answer.given(question.touchedFirst(), Assumption.TOUCHED_FIRST)) {
      return touchedFirst(answer);
    }
    boolean unrecorded = !question.recorded().orElse(true);
    if (unrecorded) {
      answer.assumePace(question.conditions());
      if (!question.conditions().isFast()) {
        return wrong(answer.say(CasesText.CLAIM_NOT_RECORDED));
      }
    }
    if (isMet()) {
      return correct(answer);
    }
    if (unrecorded && !question.movesGiven()) {
      return leftToArbiter(answer);
    }
    return isThreefold() && !question.movesGiven()
        ? CaseProblem.missing("moves", texts, CasesText.WHICH_MOVES_WERE_PLAYED)
        : miscounted(answer);
  }

  /**
   * Whether the outcome takes precedence over the claim. Mate and stalemate always do. A correct
   * claim draws the game even if fivefold repetition or the seventy-five-move rule had already
   * drawn it. An incorrect claim does not affect the outcome.
   */
  private boolean comesFirst(Outcome outcome) {
    return outcome.ending() == Ending.CHECKMATE
        || outcome.ending() == Ending.STALEMATE
        || question.touchedFirst().orElse(false)
        || (!question.recorded().orElse(true) && !question.conditions().isFast())
        || !isMet();
  }

  private boolean isThreefold() {
    return question.kind() == ClaimKind.THREEFOLD_REPETITION;
  }

  /** The number of occurrences or half-moves that a correct claim requires. */
  private int needed() {
    return isThreefold() ? question.kind().needed() : 2 * question.kind().needed();
  }

  private boolean isMet() {
    return count >= needed();
  }

  /** Counts the occurrences of the position after the move, or the half-moves up to it. */
  private int count(Optional<Move> move) {
    return isThreefold() ? occurrences(move).size() : after(move).halfmoveClock();
  }

  private Position after(Optional<Move> move) {
    return move.map(position::play).orElse(position);
  }

  /** Returns all occurrences of the position after the move, or of the one on the board. */
  private List<AnswerDetails.Occurrence> occurrences(Optional<Move> move) {
    List<Position> positions = new ArrayList<>(question.game().positions());
    List<Move> moves = new ArrayList<>(question.game().moves());
    if (move.isPresent()) {
      positions.add(after(move));
      moves.add(move.get());
    }
    RepetitionKey key = after(move).repetitionKey();
    List<AnswerDetails.Occurrence> found = new ArrayList<>();
    for (int ply = 0; ply < positions.size(); ply++) {
      if (positions.get(ply).repetitionKey().equals(key)) {
        Optional<String> to =
            ply == 0
                ? Optional.empty()
                : Optional.of(San.writeLine(positions.get(ply - 1), List.of(moves.get(ply - 1))));
        found.add(new AnswerDetails.Occurrence(ply, to));
      }
    }
    return found;
  }

  private Answer correct(AnswerBuilder answer) {
    int number = isThreefold() ? count : count / 2;
    if (judged.isPresent()) {
      CasesText phrase =
          isThreefold() ? CasesText.THREEFOLD_CORRECT_WITH_MOVE : CasesText.FIFTY_CORRECT_WITH_MOVE;
      answer.say(phrase, San.write(position, judged.get()), number);
    } else {
      answer.say(isThreefold() ? CasesText.THREEFOLD_CORRECT : CasesText.FIFTY_CORRECT, number);
      if (question.named().isPresent()) {
        answer.say(CasesText.CLAIM_MET_ON_BOARD);
      }
    }
    answer.say(CasesText.CLAIM_DRAWS);
    if (!question.recorded().orElse(true)) {
      sayScoresheetNotNeeded(answer);
    } else if (question.recorded().isEmpty() && !question.movesGiven()) {
      answer.assume(Assumption.RECORDED);
    }
    question.game().outcome().ifPresent(outcome -> sayNoClaimNeeded(answer, outcome.ending()));
    return answer.over(GameConsequence.DRAW).details(details(Optional.of(true), List.of())).build();
  }

  private void sayScoresheetNotNeeded(AnswerBuilder answer) {
    answer.say(CasesText.CLAIM_NEEDS_NO_SCORESHEET).citeBlitz(question.conditions());
  }

  /**
   * Leaves a claim that nothing proves or disproves to the arbiter: in rapid and blitz, players
   * need not record the moves and do not lose their claims by that (A.2).
   */
  private Answer leftToArbiter(AnswerBuilder answer) {
    sayScoresheetNotNeeded(answer);
    return answer
        .say(CasesText.CLAIM_ON_OTHER_EVIDENCE, position.turn().other())
        .cite("9.5.2")
        .clocks(ClockConsequence.BOTH_STOPPED)
        .leave(ArbiterOption.DECLARE_DRAW, ArbiterOption.REJECT_CLAIM)
        .details(details(Optional.empty(), List.of()))
        .build();
  }

  /**
   * Adds a sentence saying that five occurrences or seventy-five moves end the game without a claim
   * (9.6).
   */
  private static void sayNoClaimNeeded(AnswerBuilder answer, Ending ending) {
    if (ending == Ending.FIVEFOLD_REPETITION) {
      answer.say(CasesText.FIVEFOLD_NEEDS_NO_CLAIM);
    } else if (ending == Ending.SEVENTY_FIVE_MOVES) {
      answer.say(CasesText.SEVENTY_FIVE_NEED_NO_CLAIM);
    }
  }

  /** Rejects a claim because too few occurrences or half-moves were counted. */
  private Answer miscounted(AnswerBuilder answer) {
    if (question.named().isEmpty()) {
      answer.say(isThreefold() ? CasesText.THREEFOLD_WRONG : CasesText.FIFTY_WRONG, count);
    } else if (judged.isPresent()) {
      sayTooFewWith(answer, judged.get());
    } else {
      answer.say(CasesText.CLAIM_ILLEGAL_MOVE, San.write(position, question.named().get()));
    }
    if (isThreefold()) {
      sayWhatDiffered(answer);
    }
    return wrong(answer);
  }

  private void sayTooFewWith(AnswerBuilder answer, Move move) {
    String san = San.write(position, move);
    if (isThreefold()) {
      answer.say(CasesText.THREEFOLD_WRONG_WITH_MOVE, san, count);
    } else if (count > 0) {
      answer.say(CasesText.FIFTY_WRONG_WITH_MOVE, san, count);
    } else {
      boolean pawn = position.pieceAt(move.from()).orElseThrow().role() == Role.PAWN;
      answer.say(
          pawn ? CasesText.COUNT_RESTARTS_WITH_PAWN : CasesText.COUNT_RESTARTS_WITH_CAPTURE, san);
    }
  }

  /** Rejects a claim that came after a piece was touched, or the move made or pressed (9.4). */
  private Answer touchedFirst(AnswerBuilder answer) {
    answer.say(CasesText.CLAIM_LOST_BY_TOUCH);
    List<Move> must = reject(answer);
    if (question.named().isPresent()) {
      answer.say(CasesText.TOUCHED_BEFORE_NAMED);
    } else {
      answer.say(CasesText.TOUCHED_MUST_MOVE);
    }
    return rejected(answer, must);
  }

  private Answer wrong(AnswerBuilder answer) {
    List<Move> must = reject(answer);
    return rejected(answer.cite(claimedArticle()), must);
  }

  /**
   * Adds the consequences of an incorrect claim: the opponent gets extra time, the game continues,
   * and the named move must be played (9.5.3). Returns the moves that may be played.
   */
  private List<Move> reject(AnswerBuilder answer) {
    Color claimant = position.turn();
    new PenaltyTime(claimant.other(), "9.5.3", question.conditions()).add(answer);
    answer.clocks(ClockConsequence.runs(claimant));
    return question.named().map(attempt -> must(attempt, answer)).orElse(List.of());
  }

  /** Adds that the claim was also a draw offer, until it was checked (9.1.2.3). */
  private Answer rejected(AnswerBuilder answer, List<Move> must) {
    return answer
        .say(CasesText.CLAIM_IS_OFFER, position.turn().other())
        .cite("Manual 9.1")
        .details(details(Optional.of(false), must))
        .build();
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
        CasesText phrase = castling ? CasesText.CASTLING_DIFFERED : CasesText.EN_PASSANT_DIFFERED;
        answer.say(phrase, moveBefore(ply));
        return;
      }
    }
  }

  /** Returns the move that led to a position, such as {@code 1…e5}. */
  private String moveBefore(int ply) {
    if (ply == 0) {
      return texts.say(CasesText.FIRST_POSITION);
    }
    Move move = question.game().moves().get(ply - 1);
    String line = San.writeLine(question.game().positions().get(ply - 1), List.of(move));
    return line.replace("... ", "…");
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
          answer.say(CasesText.MUST_PLAY_CLAIMED, San.write(position, obligation.allowed().get(0)));
      case NAMED_PIECE -> answer.say(CasesText.MUST_MOVE_CLAIMED_PIECE);
      default -> answer.say(CasesText.ANY_MOVE_AFTER_CLAIM);
    }
    return obligation.allowed();
  }

  private AnswerDetails details(Optional<Boolean> correct, List<Move> must) {
    return new AnswerDetails.ClaimChecked(
        position,
        correct,
        count,
        occurrences,
        must.isEmpty() ? Optional.empty() : Optional.of(must));
  }

  private static Optional<Move> legal(Position position, Attempt attempt) {
    return position.rule(attempt) instanceof Ruling.Legal legal
        ? Optional.of(legal.move())
        : Optional.empty();
  }
}
