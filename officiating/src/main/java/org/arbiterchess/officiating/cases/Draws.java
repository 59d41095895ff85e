package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.Fact.*;
import static org.arbiterchess.officiating.message.CasesText.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.game.ClaimCheck;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.officiating.cases.Question.Moment;
import org.arbiterchess.officiating.touch.Obligation;
import org.arbiterchess.officiating.touch.Obligation.CastlingHomeSquares;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.RepetitionKey;
import org.arbiterchess.rules.San;

/** Rules on draw offers (9.1) and on claims of a draw (9.2 to 9.5). */
final class Draws extends AnswerBuilder {

  Draws(Question question, Texts texts) {
    super(question, texts);
  }

  /** Rules on a draw offer, which is valid at any time during the game. */
  AnswerBuilder offer() {
    if (given(FORBIDDEN)) {
      return say(OFFER_FORBIDDEN);
    }
    if (need(OFFERED) == Moment.BEFORE_START) {
      return say(BOTH_MUST_MOVE).say(NEW_OFFER_NEEDED);
    }
    if (is(DECLINED_BY_TOUCH)) {
      say(OFFER_REFUSED_BY_TOUCH, opponent()).say(TOUCHED_MUST_MOVE);
    } else if (isNot(ACCEPTED)) {
      say(OFFER_REFUSED, opponent());
      sayDisturbance();
    } else if (isNot(BOTH_MOVED)) {
      beforeBothMoved();
    } else if (get(ACCEPTED).isEmpty()) {
      openOffer();
    } else {
      need(BOTH_MOVED, HAVE_BOTH_MOVED);
      sayWithdrawal();
      over(Answer.Game.DRAW).say(OFFER_TAKEN, opponent()).say(DRAWN_BY_AGREEMENT);
    }
    // The offer is recorded, whenever it was made (9.1.2.2, 8.1.5).
    return say(OFFER_IS_WRITTEN).cite("8.1.5");
  }

  /**
   * Rules on an offer before both players have moved (5.2.3). The opponent must move first and
   * touches a piece to do so, which declines the offer. Only an offer by Black before Black's own
   * first move can be accepted later, because that move is then the second one.
   */
  private void beforeBothMoved() {
    say(BOTH_MUST_MOVE);
    sayWithdrawal();
    boolean canBeAccepted = opponent() == Color.WHITE && need(OFFERED) == Moment.BEFORE_MOVE;
    say(canBeAccepted ? OFFER_BEFORE_MOVE : FIRST_TOUCH_DECLINES, opponent());
    sayDisturbance();
  }

  private void openOffer() {
    assumeUnlessGiven(BOTH_MOVED);
    if (is(REPEATED)) {
      sayDisturbance();
    }
    sayWithdrawal();
    say(
        switch (need(OFFERED)) {
          case AFTER_MOVE -> OFFER_AT_PROPER_MOMENT;
          case BEFORE_MOVE -> OFFER_BEFORE_MOVE;
          case AFTER_PRESS, OPPONENT_THINKING, BEFORE_START -> OFFER_AT_OTHER_MOMENT;
        },
        opponent());
    say(OFFER_STAYS_OPEN, opponent());
    if (!is(REPEATED)) {
      sayDisturbance();
    }
  }

  private void sayWithdrawal() {
    if (is(WITHDRAWN)) {
      say(NO_WITHDRAWAL);
    }
  }

  /**
   * Adds sentences saying that an offer made on the opponent's time, or a repeated offer, may
   * disturb the opponent (11.5).
   */
  private void sayDisturbance() {
    Moment when = need(OFFERED);
    boolean repeated = is(REPEATED);
    if (repeated || when == Moment.AFTER_PRESS || when == Moment.OPPONENT_THINKING) {
      say(repeated ? REPEATED_OFFERS : OFFER_MAY_DISTURB, opponent())
          .say(MAY_BE_PENALISED, need(BY))
          .mayPenalise();
    }
  }

  private Color opponent() {
    return need(BY).other();
  }

  /** Rules on a claim of a draw by threefold repetition (9.2) or the fifty-move rule (9.3). */
  AnswerBuilder claim() {
    return new Claim(question, texts).rule();
  }

  private static final class Claim extends AnswerBuilder {

    private final Game game;
    private final Position position;
    private final Optional<Attempt> named;
    private final boolean isThreefold;
    private final ClaimCheck check;

    /** The position that the claim is about: after the move that decides it, or on the board. */
    private final Position claimed;

    /** The occurrences of the claimed position; empty for a claim under the fifty-move rule. */
    private final List<Answer.Occurrence> occurrences;

    /** The number of occurrences, or of half-moves without a capture or a pawn move. */
    private final int count;

    Claim(Question question, Texts texts) {
      super(question, texts);
      this.game = need(GAME);
      this.position = game.position();
      this.named = get(NAMED);
      this.isThreefold = need(CLAIMED) == ClaimKind.THREEFOLD_REPETITION;
      Optional<Move> legal = named.flatMap(attempt -> position.rule(attempt).toOptional());
      this.check = ClaimCheck.of(game, need(CLAIMED), legal);
      this.claimed = check.judgedAfter().map(position::play).orElse(position);
      this.occurrences = isThreefold ? occurrences() : List.of();
      this.count = isThreefold ? check.count() : claimed.halfmoveClock();
    }

    AnswerBuilder rule() {
      if (!game.isOver()) {
        checkMove(NAMED, position);
      }
      if (game.outcome().filter(this::comesFirst).isPresent()) {
        return endedBefore(game).details(checked(Optional.of(false), List.of()));
      }
      show(claimed);
      if (given(TOUCHED_FIRST)) {
        return touchedFirst();
      }
      boolean unrecorded = isNot(RECORDED);
      if (unrecorded) {
        assumePace();
        if (!isFast()) {
          say(CLAIM_NOT_RECORDED);
          return wrong();
        }
      }
      if (check.isCorrect()) {
        return correct();
      }
      if (unrecorded && !is(MOVES)) {
        return leftToArbiter();
      }
      if (isThreefold && !is(MOVES)) {
        throw missing(MOVES, WHICH_MOVES_WERE_PLAYED);
      }
      return miscounted();
    }

    /**
     * Whether the outcome takes precedence over the claim. Mate and stalemate always do. A correct
     * claim draws the game even if fivefold repetition or the seventy-five-move rule had already
     * drawn it. An incorrect claim does not affect the outcome.
     */
    private boolean comesFirst(Outcome outcome) {
      return outcome.ending() == Ending.CHECKMATE
          || outcome.ending() == Ending.STALEMATE
          || is(TOUCHED_FIRST)
          || (isNot(RECORDED) && !isFast())
          || !check.isCorrect();
    }

    private List<Answer.Occurrence> occurrences() {
      List<Position> positions = new ArrayList<>(game.positions());
      List<Move> moves = new ArrayList<>(game.moves());
      if (check.judgedAfter().isPresent()) {
        positions.add(claimed);
        moves.add(check.judgedAfter().get());
      }
      RepetitionKey key = claimed.repetitionKey();
      List<Answer.Occurrence> found = new ArrayList<>();
      for (int ply = 0; ply < positions.size(); ply++) {
        if (positions.get(ply).repetitionKey().equals(key)) {
          Optional<String> to =
              ply == 0
                  ? Optional.empty()
                  : Optional.of(
                      texts.moves(
                          San.writeLine(positions.get(ply - 1), moves.subList(ply - 1, ply))));
          found.add(new Answer.Occurrence(ply, to));
        }
      }
      return found;
    }

    private AnswerBuilder correct() {
      if (check.judgedAfter().isPresent()) {
        say(
            isThreefold ? THREEFOLD_CORRECT_WITH_MOVE : FIFTY_CORRECT_WITH_MOVE,
            San.write(position, check.judgedAfter().get(), texts),
            check.count());
      } else {
        say(isThreefold ? THREEFOLD_CORRECT : FIFTY_CORRECT, check.count());
        if (named.isPresent()) {
          say(CLAIM_MET_ON_BOARD);
        }
      }
      say(CLAIM_DRAWS);
      if (isNot(RECORDED)) {
        say(CLAIM_NEEDS_NO_SCORESHEET).citeBlitz();
      } else if (!is(MOVES)) {
        assumeUnlessGiven(RECORDED);
      }
      game.outcome().ifPresent(outcome -> sayNoClaimNeeded(outcome.ending()));
      return over(Answer.Game.DRAW).details(checked(Optional.of(true), List.of()));
    }

    /**
     * Leaves a claim that nothing proves or disproves to the arbiter: in rapid and blitz, players
     * need not record the moves and do not lose their claims by that (A.2).
     */
    private AnswerBuilder leftToArbiter() {
      return say(CLAIM_NEEDS_NO_SCORESHEET)
          .citeBlitz()
          .say(CLAIM_ON_OTHER_EVIDENCE, position.turn().other())
          .cite("9.5.2")
          .clocks(Answer.Clocks.BOTH_STOPPED)
          .leave(Answer.Option.DECLARE_DRAW, Answer.Option.REJECT_CLAIM)
          .details(checked(Optional.empty(), List.of()));
    }

    /** Adds that five occurrences or seventy-five moves end the game without a claim (9.6). */
    private void sayNoClaimNeeded(Ending ending) {
      if (ending == Ending.FIVEFOLD_REPETITION) {
        say(FIVEFOLD_NEEDS_NO_CLAIM);
      } else if (ending == Ending.SEVENTY_FIVE_MOVES) {
        say(SEVENTY_FIVE_NEED_NO_CLAIM);
      }
    }

    /** Rejects a claim because too few occurrences or half-moves were counted. */
    private AnswerBuilder miscounted() {
      if (named.isEmpty()) {
        say(isThreefold ? THREEFOLD_WRONG : FIFTY_WRONG, count);
      } else if (check.judgedAfter().isPresent()) {
        sayTooFewWith(check.judgedAfter().get());
      } else {
        say(GameText.CLAIM_OF_ILLEGAL_MOVE, San.write(position, named.get(), texts));
      }
      if (isThreefold) {
        sayWhatDiffered();
      }
      return wrong();
    }

    private void sayTooFewWith(Move move) {
      String san = San.write(position, move, texts);
      if (isThreefold) {
        say(THREEFOLD_WRONG_WITH_MOVE, san, count);
      } else if (count > 0) {
        say(FIFTY_WRONG_WITH_MOVE, san, count);
      } else {
        boolean pawn = position.pieceAt(move.from()).orElseThrow().role() == Role.PAWN;
        say(pawn ? COUNT_RESTARTS_WITH_PAWN : COUNT_RESTARTS_WITH_CAPTURE, san);
      }
    }

    /** Rejects a claim that came after a piece was touched, or the move made or pressed (9.4). */
    private AnswerBuilder touchedFirst() {
      say(CLAIM_LOST_BY_TOUCH);
      List<Move> must = reject();
      say(named.isPresent() ? TOUCHED_BEFORE_NAMED : TOUCHED_MUST_MOVE);
      return rejected(must);
    }

    private AnswerBuilder wrong() {
      List<Move> must = reject();
      cite((isThreefold ? "9.2" : "9.3") + (named.isPresent() ? ".1" : ".2"));
      return rejected(must);
    }

    /**
     * Adds the consequences of an incorrect claim: the opponent gets extra time, the game
     * continues, and the named move must be played (9.5.3). Returns the moves that may be played.
     */
    private List<Move> reject() {
      addPenaltyTime(position.turn().other(), "9.5.3");
      runs(position.turn());
      return named.map(this::must).orElse(List.of());
    }

    /** Adds that the claim was also a draw offer, until it was checked (9.1.2.3). */
    private AnswerBuilder rejected(List<Move> must) {
      return say(CLAIM_IS_OFFER, position.turn().other())
          .cite("Manual 9.1")
          .details(checked(Optional.of(false), must));
    }

    /**
     * Adds a sentence about the first position in which the pieces stood on the same squares but
     * the possible moves were different (9.2.3).
     */
    private void sayWhatDiffered() {
      List<Position> positions = game.positions();
      for (int ply = 0; ply < positions.size(); ply++) {
        Position earlier = positions.get(ply);
        boolean samePlaces =
            earlier.turn() == claimed.turn() && earlier.board().equals(claimed.board());
        if (samePlaces && !earlier.repetitionKey().equals(claimed.repetitionKey())) {
          boolean castling = !earlier.castlingRooks().equals(claimed.castlingRooks());
          say(castling ? CASTLING_DIFFERED : EN_PASSANT_DIFFERED, moveBefore(ply));
          return;
        }
      }
    }

    /** Returns the move that led to a position, such as {@code 1…e5}. */
    private String moveBefore(int ply) {
      if (ply == 0) {
        return texts.say(FIRST_POSITION);
      }
      Move move = game.moves().get(ply - 1);
      String written = San.writeLine(game.positions().get(ply - 1), List.of(move));
      return texts.moves(written).replace("... ", "…");
    }

    /** Returns the moves from which the claimant must choose after an incorrect claim. */
    private List<Move> must(Attempt attempt) {
      CastlingHomeSquares castling = CastlingHomeSquares.of(game.startingPosition());
      Obligation obligation = Obligation.ofClaim(position, attempt, List.of(), castling);
      List<Move> allowed = obligation.allowed();
      switch (obligation.kind()) {
        case NAMED_MOVE -> say(MUST_PLAY_CLAIMED, San.write(position, allowed.get(0), texts));
        case NAMED_PIECE -> say(MUST_MOVE_CLAIMED_PIECE);
        default -> say(ANY_MOVE_AFTER_CLAIM);
      }
      return allowed;
    }

    private Answer.Details checked(Optional<Boolean> correct, List<Move> must) {
      return new Answer.ClaimChecked(
          position,
          correct,
          count,
          occurrences,
          must.isEmpty() ? Optional.empty() : Optional.of(must));
    }
  }
}
