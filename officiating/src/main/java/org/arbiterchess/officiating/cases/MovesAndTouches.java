package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.Answer.Board.*;
import static org.arbiterchess.officiating.cases.Fact.*;
import static org.arbiterchess.officiating.message.CasesText.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.message.CasesText;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.touch.Obligation;
import org.arbiterchess.officiating.touch.Obligation.CastlingHomeSquares;
import org.arbiterchess.officiating.touch.Obligation.ObligationKind;
import org.arbiterchess.officiating.touch.ReleasedMove;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.text.Lists;

/** Rules on moves, legal and illegal (7.5.1, 7.5.4, 7.5.5), and on touched pieces (4.2 to 4.5). */
final class MovesAndTouches extends AnswerBuilder {

  private final Game game = need(GAME);
  private final Position position = game.position();
  private final CastlingHomeSquares home = CastlingHomeSquares.of(game.startingPosition());

  /** The player who made the move or touched the pieces. */
  private final Color player = position.turn();

  /** Why the move is illegal. */
  private Optional<Reason> reason = Optional.empty();

  /** The position after a move that stands although it is penalised. */
  private Optional<Position> after = Optional.empty();

  MovesAndTouches(Question question, Texts texts) {
    super(question, texts);
  }

  /** Rules on whether a move is legal and, if it is not, what happens. */
  AnswerBuilder move() {
    Ruling ruling = position.rule(need(MOVE));
    reason = ruling.illegal().map(Ruling.Illegal::reason);
    if (game.isOver() && (is(TWO_HANDS) || !ruling.isLegal())) {
      endedBefore(game);
      return made(false, List.of());
    }
    checkMove(MOVE, position);
    if (ruling instanceof Ruling.Illegal illegal) {
      return illegal(game.withHistory(illegal));
    }
    Move move = ruling.orElseThrow();
    if (move.isCastling() && is(ROOK_FIRST)) {
      return rookFirst(move);
    }
    return is(TWO_HANDS) ? bothHands(move) : legal(move);
  }

  private AnswerBuilder made(boolean isLegal, List<Move> allowed) {
    return details(new Answer.MoveMade(position, isLegal, reason, allowed, after));
  }

  private AnswerBuilder legal(Move move) {
    show(position).runs(is(PRESSED) ? player.other() : player);
    position.whyAllowed(move, texts).ifPresent(this::say);
    say(MOVE_IS_LEGAL, San.write(position, move, texts));
    return made(true, List.of(move));
  }

  /** Whether the player has since made another move, which completes this one (6.2.1.2). */
  private boolean hasMovedAgain() {
    return get(MOVES_LATER).orElse(0) > 0;
  }

  private AnswerBuilder illegal(Ruling.Illegal ruling) {
    boolean isCompleted = hasMovedAgain() || need(PRESSED);
    if (ruling.reason() == Reason.PROMOTION_MISSING) {
      return promotionMissing((Attempt.Step) need(MOVE), isCompleted);
    }
    show(position.setup(), ruling.squares(), ruling.arrows(), List.of());
    Sentence why = ruling.recordSentence(texts);
    if (!isCompleted) {
      return notPressed(why);
    }
    if (isTooLate()) {
      say(MOVE_STANDS).citeBlitz().say(why);
      return made(false, List.of());
    }
    return isSecond() ? second(why) : first(why);
  }

  /**
   * Whether the opponent has made the next move, after which nothing is corrected in unsupervised
   * rapid and blitz (A.5.2).
   */
  private boolean isTooLate() {
    return isUnsupervised() && (hasMovedAgain() || given(REPLIED));
  }

  /**
   * Rules on a pawn that stands on its last rank. If the clock was pressed, article 7.5.2 applies
   * rather than 7.5.1. Otherwise the move is unfinished, not illegal: only the new piece is still
   * to be chosen (4.7).
   */
  private AnswerBuilder promotionMissing(Attempt.Step step, boolean isCompleted) {
    if (isCompleted) {
      Question left = question.with(PAWN, step.to()).with(FROM, step.from());
      return new PressAndPenalties(left, texts).press();
    }
    show(position).say(PAWN_NOT_YET_REPLACED, player, step.to().toString());
    say(PAWN_MUST_BE_REPLACED).runs(player);
    reason = Optional.empty();
    return made(
        false, Lists.where(position.legalMoves(step.from()), move -> move.to() == step.to()));
  }

  /**
   * Rules on an illegal move that was not followed by a clock press. The move is not complete, so
   * the player may still correct it, even if the opponent has replied.
   */
  private AnswerBuilder notPressed(Sentence why) {
    cite("7.5.1").say(why).say(ILLEGAL_NOT_PRESSED).sayIf(is(REPLIED), REPLY_GOES_BACK, player);
    List<Move> allowed = sayInstead();
    cite("Manual 7.5").board(CORRECTED_BY_PLAYER).runs(player);
    return made(false, allowed);
  }

  private AnswerBuilder first(Sentence why) {
    cite("7.5.1");
    sayCompleted(why);
    if (hasMovedAgain()) {
      say(FOUND_LATER).say(TIMES_BY_JUDGEMENT);
      board(GO_BACK).clocks(Answer.Clocks.BY_JUDGEMENT);
    } else {
      board(RESTORED).runs(player);
    }
    if (is(TWO_HANDS)) {
      cite("7.5.4").say(COUNTS_ONCE);
    }
    firstIrregularity(player);
    if (!hasMovedAgain()) {
      denyIncrement(player, NO_TIME_FOR_PRESS);
    }
    List<Move> allowed = sayInstead();
    sayIf(isKnownUnsupervised(), STILL_IN_TIME);
    return made(false, allowed);
  }

  private AnswerBuilder second(Sentence why) {
    secondIrregularity(player, Optional.of(position)).board(RESTORED);
    sayCompleted(why);
    return made(false, List.of());
  }

  /** States why the move was illegal, and that it was completed. */
  private void sayCompleted(Sentence why) {
    say(why).sayIf(isNot(PRESSED), COMPLETED_BY_NEXT_MOVE, player).say(ILLEGAL_AND_PRESSED);
  }

  /**
   * States what the player may play instead, and returns these moves. If the player released the
   * king in an attempt to castle, the king must move (4.7.2).
   */
  private List<Move> sayInstead() {
    Obligation obligation = obligation(need(MOVE));
    sayObligation(obligation);
    boolean captures = obligation.kind() == ObligationKind.CAPTURE_FIRST;
    if (!captures && ReleasedMove.castlingRook(position, need(MOVE)).isPresent()) {
      cite("4.7.2");
    }
    return obligation.allowed();
  }

  /**
   * Returns what the touch-move rule obliges the player to play instead. The touched pieces are the
   * moved piece, followed by any captured piece. For castling, they are the king, an enemy piece on
   * the square where the king lands, and then the rook, even if castling was never possible. If the
   * rook was touched first, it comes first.
   */
  private Obligation obligation(Attempt attempt) {
    List<Square> touched = new ArrayList<>();
    Obligation.from(position, attempt).ifPresent(touched::add);
    Optional<Square> rook = ReleasedMove.castlingRook(position, attempt);
    if (rook.isEmpty()) {
      ReleasedMove.other(position, attempt).filter(this::isEnemy).ifPresent(touched::add);
      return Obligation.of(position, touched, home);
    }
    Square king = position.king(player);
    Square goal = CastlingSide.of(king, rook.get()).kingGoal(player);
    Optional.of(goal).filter(this::isEnemy).ifPresent(touched::add);
    touched.add(is(ROOK_FIRST) ? 0 : touched.size(), rook.get());
    return Obligation.of(
        position,
        touched,
        new CastlingHomeSquares(home.kings().with(king), home.rooks().with(rook.get())));
  }

  private boolean isEnemy(Square square) {
    return position.squaresOf(player.other()).contains(square);
  }

  // Both hands.

  /**
   * Rules on a legal move made with both hands, which counts as an illegal one once the clock is
   * pressed (7.5.4). The move stands nevertheless, because touch-move and 4.7 would demand the same
   * move again.
   */
  private AnswerBuilder bothHands(Move move) {
    Position next = position.play(move);
    after = Optional.of(next);
    if (isEndedBy(game.play(move))) {
      say(BOTH_HANDS_GAME_OVER, player);
      return made(true, List.of());
    }
    String san = San.write(position, move, texts);
    if (!need(PRESSED)) {
      after = Optional.empty();
      show(position).say(BOTH_HANDS_NOT_PRESSED, player).say(MOVE_IS_LEGAL, san).runs(player);
      return made(true, List.of(move));
    }
    show(next);
    if (move.isCastling()) {
      assume(ROOK_FIRST);
    }
    if (isTooLate()) {
      say(MOVE_STANDS).citeBlitz();
      return made(false, next.legalMoves());
    }
    boolean goesOn = goesOnAfter(BOTH_HANDS, player, after);
    say(SAME_MOVE_AGAIN, san);
    if (move.isCastling() || move.isCapture()) {
      cite(move.isCastling() ? "4.4.1" : "4.3.3");
    }
    sayIf(!goesOn, JUDGED_AFTER_MOVE);
    if (goesOn && !hasMovedAgain() && !is(REPLIED)) {
      denyIncrement(player, NO_INCREMENT).runs(next.turn());
    }
    return made(false, goesOn ? next.legalMoves() : List.of());
  }

  /**
   * Rules on castling with a rook that was deliberately touched before the king: it goes back, and
   * the rook must move (4.4.2).
   */
  private AnswerBuilder rookFirst(Move move) {
    boolean isPenalised = is(TWO_HANDS) && need(PRESSED);
    Obligation obligation = obligation(move.attempt());
    show(position).board(isPenalised ? RESTORED : PIECE_RETURNED);
    if (isPenalised) {
      if (!goesOnAfter(BOTH_HANDS, player, Optional.of(position))) {
        return made(false, List.of());
      }
      denyIncrement(player, NO_TIME_FOR_PRESS);
    }
    runs(player);
    sayObligation(obligation);
    return made(false, obligation.allowed());
  }

  // Touched pieces.

  /** Rules on what the side to move must play after touching pieces. */
  AnswerBuilder touched() {
    if (game.isOver()) {
      return endedBefore(game).details(touched(List.of(), false));
    }
    List<Square> touched = get(TOUCHED).orElse(List.of());
    askIf(touched.isEmpty(), TOUCHED);
    for (Square square : touched) {
      check(position.pieceAt(square).isPresent(), TOUCHED, NO_PIECE, square.toString());
    }
    checkMove(PLAYED, position);
    show(position.setup(), touched, List.of(), List.of()).runs(player);
    return is(ADJUSTING)
        ? say(ADJUSTED_FIRST).details(touched(position.legalMoves(), true))
        : obliged(touched);
  }

  private AnswerBuilder obliged(List<Square> touched) {
    Obligation obligation = Obligation.of(position, touched, home);
    List<Move> allowed = obligation.allowed();
    Optional<Attempt> played = get(PLAYED);
    if (played.isPresent() && given(OPPONENT_TOUCHED)) {
      return say(COMPLAINT_TOO_LATE, San.write(position, played.get(), texts))
          .runs(player.other())
          .details(touched(List.of(), false));
    }
    sayIf(get(ADJUSTING).isPresent(), ADJUSTED_TOO_LATE);
    sayObligation(obligation);
    if (obligation.kind() == ObligationKind.MOVE_KING) {
      sayWhyNotCastled(obligation);
    }
    boolean promotes =
        !allowed.isEmpty() && !Lists.any(allowed, move -> move.promotion().isEmpty());
    sayIf(promotes, PROMOTION_STILL_OPEN);
    played.ifPresent(attempt -> rulePlayed(obligation, attempt));
    return details(touched(allowed, obligation.kind().isFree()));
  }

  private Answer.Details touched(List<Move> allowed, boolean isFree) {
    return new Answer.TouchedPieces(position, allowed, isFree);
  }

  /** Explains why castling with the touched rook is illegal. */
  private void sayWhyNotCastled(Obligation obligation) {
    CastlingSide side =
        CastlingSide.of(obligation.piece().orElseThrow(), obligation.target().orElseThrow());
    if (game.rule(new Attempt.Castle(side)) instanceof Ruling.Illegal illegal) {
      say(WHY_NOT_CASTLE, side.notation('O'), illegal.recordSentence(texts).text());
    }
  }

  /**
   * Rules on the move that was played. One that breaks the touch-move rule never ends the game,
   * even if it would be checkmate or stalemate (5.1.1, 5.2.1).
   */
  private void rulePlayed(Obligation obligation, Attempt played) {
    CasesText said = PLAYED_AS_OBLIGED;
    if (!obligation.permits(position, played)) {
      board(PIECE_RETURNED);
      Optional<Position> reached = position.rule(played).toOptional().map(position::play);
      boolean ends = reached.isPresent() && !reached.get().hasLegalMove();
      CasesText end = ends && reached.get().isCheck() ? MATED_INSTEAD : STALEMATED_INSTEAD;
      said = ends ? end : PLAYED_INSTEAD;
    }
    say(said, San.write(position, played, texts));
  }

  /**
   * States what the touched pieces oblige the player to do. If they impose no obligation, the
   * player may make any legal move.
   */
  private void sayObligation(Obligation obligation) {
    switch (obligation.kind()) {
      case FREE_AFTER_CASTLING -> say(KING_CANNOT_MOVE);
      case NONE, FREE -> say(NOTHING_CAN_MOVE).cite(triedRule(obligation));
      case NO_CASTLING -> say(Strict.obligation(obligation, position, texts)).cite("4.3.1");
      default -> say(Strict.obligation(obligation, position, texts));
    }
  }

  /**
   * Returns the touch-move article that the player would normally have to follow. No legal move
   * satisfies it, so 4.5 applies instead.
   */
  private String triedRule(Obligation obligation) {
    boolean own = Lists.any(obligation.touched(), square -> !isEnemy(square));
    boolean enemy = Lists.any(obligation.touched(), this::isEnemy);
    return own && enemy ? "4.3.3" : enemy ? "4.3.2" : "4.3.1";
  }
}
