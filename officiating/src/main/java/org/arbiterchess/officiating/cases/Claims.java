package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.Answer.Option.*;
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
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.officiating.message.CasesText;
import org.arbiterchess.officiating.touch.Obligation;
import org.arbiterchess.officiating.touch.Obligation.CastlingHomeSquares;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;

/** Rules on claims of a draw by threefold repetition (9.2) or the fifty-move rule (9.3). */
final class Claims extends AnswerBuilder {

  private final Game game = need(GAME);
  private final Position position = game.position();
  private final Color opponent = position.turn().other();
  private final Optional<Attempt> named = get(NAMED);
  private final boolean isThreefold = need(CLAIMED) == ClaimKind.THREEFOLD_REPETITION;
  private final ClaimCheck check =
      ClaimCheck.of(
          game, need(CLAIMED), named.flatMap(attempt -> position.rule(attempt).toOptional()));

  /** The move that decides the claim; empty if the position on the board does. */
  private final Optional<Move> decisive = check.judgedAfter();

  /** The position that the claim is about: after the move that decides it, or on the board. */
  private final Position claimed = decisive.map(position::play).orElse(position);

  /** The number of occurrences, or of half-moves without a capture or a pawn move. */
  private final int count = isThreefold ? check.count() : claimed.halfmoveClock();

  /** The positions of the game and the one after the move that decides the claim. */
  private final List<Position> positions = new ArrayList<>(game.positions());

  Claims(Question question, Texts texts) {
    super(question, texts);
    decisive.ifPresent(move -> positions.add(claimed));
  }

  AnswerBuilder claim() {
    if (!game.isOver()) {
      checkMove(NAMED, position);
    } else if (comesFirst()) {
      endedBefore(game);
      return checked(Optional.of(false), List.of());
    }
    show(claimed);
    if (given(TOUCHED_FIRST)) {
      say(CLAIM_LOST_BY_TOUCH);
      return reject();
    }
    if (isNot(RECORDED) && !assume(CONTROL).isFast()) {
      say(CLAIM_NOT_RECORDED);
      return reject();
    }
    if (check.isCorrect()) {
      return correct();
    }
    if (isNot(RECORDED) && !is(MOVES)) {
      return leftToArbiter();
    }
    askIf(isThreefold && !is(MOVES), MOVES);
    return miscounted();
  }

  /**
   * Whether the outcome takes precedence over the claim. Mate and stalemate always do. A correct
   * claim draws the game even if fivefold repetition or the seventy-five-move rule had already
   * drawn it. An incorrect claim does not affect the outcome.
   */
  private boolean comesFirst() {
    return hasEndedBy(Ending.CHECKMATE)
        || hasEndedBy(Ending.STALEMATE)
        || is(TOUCHED_FIRST)
        || (isNot(RECORDED) && !isFast())
        || !check.isCorrect();
  }

  private boolean hasEndedBy(Ending ending) {
    return game.outcome().filter(outcome -> outcome.ending() == ending).isPresent();
  }

  /** The occurrences of the claimed position; none for a claim under the fifty-move rule. */
  private List<Answer.Occurrence> occurrences() {
    List<Answer.Occurrence> found = new ArrayList<>();
    for (int ply = 0; isThreefold && ply < positions.size(); ply++) {
      if (positions.get(ply).repetitionKey().equals(claimed.repetitionKey())) {
        found.add(new Answer.Occurrence(ply, moveBefore(ply)));
      }
    }
    return found;
  }

  /** Returns the move that led to a position, such as {@code 1... e5}; empty for the first one. */
  private Optional<String> moveBefore(int ply) {
    if (ply == 0) {
      return Optional.empty();
    }
    Move move = ply > game.plies() ? decisive.orElseThrow() : game.moves().get(ply - 1);
    return Optional.of(texts.moves(San.writeLine(positions.get(ply - 1), List.of(move))));
  }

  private AnswerBuilder correct() {
    if (decisive.isPresent()) {
      CasesText said = isThreefold ? THREEFOLD_CORRECT_WITH_MOVE : FIFTY_CORRECT_WITH_MOVE;
      say(said, San.write(position, decisive.get(), texts), check.count());
    } else {
      say(isThreefold ? THREEFOLD_CORRECT : FIFTY_CORRECT, check.count());
      sayIf(named.isPresent(), CLAIM_MET_ON_BOARD);
    }
    say(CLAIM_DRAWS);
    if (isNot(RECORDED)) {
      say(CLAIM_NEEDS_NO_SCORESHEET).citeBlitz();
    } else if (!is(MOVES)) {
      assume(RECORDED);
    }
    // Five occurrences or seventy-five moves end the game without a claim (9.6).
    sayIf(hasEndedBy(Ending.FIVEFOLD_REPETITION), FIVEFOLD_NEEDS_NO_CLAIM);
    sayIf(hasEndedBy(Ending.SEVENTY_FIVE_MOVES), SEVENTY_FIVE_NEED_NO_CLAIM);
    over(Answer.Game.DRAW);
    return checked(Optional.of(true), List.of());
  }

  /**
   * Leaves a claim that nothing proves or disproves to the arbiter: in rapid and blitz, players
   * need not record the moves and do not lose their claims by that (A.2).
   */
  private AnswerBuilder leftToArbiter() {
    say(CLAIM_NEEDS_NO_SCORESHEET).citeBlitz().say(CLAIM_ON_OTHER_EVIDENCE, opponent);
    cite("9.5.2").clocks(Answer.Clocks.BOTH_STOPPED).leave(DECLARE_DRAW, REJECT_CLAIM);
    return checked(Optional.empty(), List.of());
  }

  /** Rejects a claim because too few occurrences or half-moves were counted. */
  private AnswerBuilder miscounted() {
    if (named.isEmpty()) {
      say(isThreefold ? THREEFOLD_WRONG : FIFTY_WRONG, count);
    } else if (decisive.isEmpty()) {
      say(GameText.CLAIM_OF_ILLEGAL_MOVE, San.write(position, named.get(), texts));
    } else {
      sayTooFewWith(decisive.get());
    }
    if (isThreefold) {
      sayWhatDiffered();
    }
    return reject();
  }

  private void sayTooFewWith(Move move) {
    String san = San.write(position, move, texts);
    if (isThreefold || count > 0) {
      say(isThreefold ? THREEFOLD_WRONG_WITH_MOVE : FIFTY_WRONG_WITH_MOVE, san, count);
    } else {
      boolean pawn = position.pieceAt(move.from()).orElseThrow().role() == Role.PAWN;
      say(COUNT_RESTARTS, pawn, san);
    }
  }

  /**
   * Adds a sentence about the first position in which the pieces stood on the same squares but the
   * possible moves were different (9.2.3).
   */
  private void sayWhatDiffered() {
    for (int ply = 0; ply < positions.size(); ply++) {
      Position earlier = positions.get(ply);
      boolean samePlaces =
          earlier.turn() == claimed.turn() && earlier.board().equals(claimed.board());
      if (samePlaces && !earlier.repetitionKey().equals(claimed.repetitionKey())) {
        boolean castling = !earlier.castlingRooks().equals(claimed.castlingRooks());
        String move = moveBefore(ply).orElseGet(() -> texts.say(FIRST_POSITION));
        say(castling ? CASTLING_DIFFERED : EN_PASSANT_DIFFERED, move.replace("... ", "…"));
        return;
      }
    }
  }

  /**
   * Adds the consequences of an incorrect claim: the opponent gets extra time, the game continues,
   * and the named move must be played (9.5.3). The claim was also a draw offer, until it was
   * checked (9.1.2.3).
   */
  private AnswerBuilder reject() {
    addPenaltyTime(opponent, "9.5.3").runs(position.turn());
    List<Move> must = named.map(this::must).orElse(List.of());
    if (is(TOUCHED_FIRST)) {
      say(named.isPresent() ? TOUCHED_BEFORE_NAMED : TOUCHED_MUST_MOVE);
    } else {
      cite((isThreefold ? "9.2" : "9.3") + (named.isPresent() ? ".1" : ".2"));
    }
    say(CLAIM_IS_OFFER, opponent).cite("Manual 9.1");
    return checked(Optional.of(false), must);
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

  private AnswerBuilder checked(Optional<Boolean> correct, List<Move> must) {
    Optional<List<Move>> bound = must.isEmpty() ? Optional.empty() : Optional.of(must);
    return details(new Answer.ClaimChecked(position, correct, count, occurrences(), bound));
  }
}
