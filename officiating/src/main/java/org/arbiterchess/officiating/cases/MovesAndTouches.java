package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.Fact.*;
import static org.arbiterchess.officiating.message.CasesText.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.message.CasesText;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.touch.Obligation;
import org.arbiterchess.officiating.touch.Obligation.CastlingHomeSquares;
import org.arbiterchess.officiating.touch.Obligation.ObligationKind;
import org.arbiterchess.officiating.touch.ReleasedMove;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.DetailedReason;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.text.Lists;

/** Rules on moves, legal and illegal (7.5.1, 7.5.4, 7.5.5), and on touched pieces (4.2 to 4.5). */
final class MovesAndTouches extends AnswerBuilder {

  private final Game game;
  private final Position position;

  /** The player who made the move or touched the pieces. */
  private final Color player;

  MovesAndTouches(Question question, Texts texts) {
    super(question, texts);
    this.game = need(GAME);
    this.position = game.position();
    this.player = position.turn();
  }

  /** Rules on whether a move is legal and, if it is not, what happens. */
  AnswerBuilder move() {
    Attempt attempt = need(MOVE);
    if (game.isOver()) {
      Ruling ruling = position.rule(attempt);
      return ruling instanceof Ruling.Legal legal && !is(TWO_HANDS)
          ? ofLegal(legal.move())
          : endedBefore(game).details(made(false, reason(ruling), List.of()));
    }
    checkMove(MOVE, position);
    Ruling ruling = game.rule(attempt);
    if (ruling instanceof Ruling.Legal legal) {
      return ofLegal(legal.move());
    }
    if (!hasMovedAgain()) {
      need(PRESSED, WAS_IT_PRESSED);
    }
    return illegal((Ruling.Illegal) ruling);
  }

  private AnswerBuilder ofLegal(Move move) {
    if (move.isCastling() && is(ROOK_FIRST)) {
      return rookFirst(move);
    }
    return is(TWO_HANDS) ? bothHands(move) : legal(move);
  }

  private AnswerBuilder legal(Move move) {
    show(position).runs(is(PRESSED) ? player.other() : player);
    position.whyAllowed(move, texts).ifPresent(this::say);
    return say(MOVE_IS_LEGAL, San.write(position, move, texts))
        .details(made(true, Optional.empty(), List.of(move)));
  }

  /** Whether the player has since made another move, which completes this one (6.2.1.2). */
  private boolean hasMovedAgain() {
    return get(MOVES_LATER).orElse(0) > 0;
  }

  private AnswerBuilder illegal(Ruling.Illegal ruling) {
    boolean isCompleted = is(PRESSED) || hasMovedAgain();
    if (ruling.reason() == Reason.PROMOTION_MISSING) {
      Attempt.Step step = (Attempt.Step) need(MOVE);
      return isCompleted ? pawnNotReplaced(step) : unfinished(step);
    }
    show(position, ruling.squares(), ruling.arrows(), List.of());
    if (!isCompleted) {
      return notPressed(ruling);
    }
    if (isTooLate()) {
      return stands(ruling);
    }
    return isSecond() ? second(ruling) : first(ruling);
  }

  /**
   * Whether the opponent has made the next move, after which nothing is corrected in unsupervised
   * rapid and blitz (A.5.2).
   */
  private boolean isTooLate() {
    return isUnsupervised() && (hasMovedAgain() || given(REPLIED));
  }

  /**
   * Answers under article 7.5.2 rather than 7.5.1, because the player left a pawn on its last rank.
   */
  private AnswerBuilder pawnNotReplaced(Attempt.Step step) {
    Question left = question.with(PAWN, step.to()).with(FROM, step.from());
    return new PressAndPenalties(left, texts).press();
  }

  /**
   * Rules on a pawn that stands on its last rank before the clock is pressed. It stays there, and
   * the move is unfinished, not illegal: only the new piece is still to be chosen (4.7).
   */
  private AnswerBuilder unfinished(Attempt.Step step) {
    List<Move> promotions =
        Lists.where(position.legalMoves(step.from()), move -> move.to() == step.to());
    return show(position)
        .say(PAWN_NOT_YET_REPLACED, player, step.to().toString())
        .say(PAWN_MUST_BE_REPLACED)
        .runs(player)
        .details(made(false, Optional.empty(), promotions));
  }

  /**
   * Rules on an illegal move that was not followed by a clock press. The move is not complete, so
   * the player may still correct it, even if the opponent has replied.
   */
  private AnswerBuilder notPressed(Ruling.Illegal ruling) {
    Obligation obligation = obligation(need(MOVE));
    cite("7.5.1").say(ruling.recordSentence(texts)).say(ILLEGAL_NOT_PRESSED);
    if (is(REPLIED)) {
      say(REPLY_GOES_BACK, player);
    }
    sayInstead(obligation);
    return cite("Manual 7.5")
        .board(Answer.Board.CORRECTED_BY_PLAYER)
        .runs(player)
        .details(made(false, reason(ruling), obligation.allowed()));
  }

  /**
   * Rules that the illegal move stands, as it does in unsupervised rapid and blitz once the
   * opponent has made the next move (A.5.2).
   */
  private AnswerBuilder stands(Ruling.Illegal ruling) {
    return say(MOVE_STANDS)
        .citeBlitz()
        .say(ruling.recordSentence(texts))
        .details(made(false, reason(ruling), List.of()));
  }

  private AnswerBuilder first(Ruling.Illegal ruling) {
    Obligation obligation = obligation(need(MOVE));
    cite("7.5.1");
    sayCompleted(ruling);
    if (hasMovedAgain()) {
      say(FOUND_LATER).say(TIMES_BY_JUDGEMENT);
      board(Answer.Board.GO_BACK).clocks(Answer.Clocks.BY_JUDGEMENT);
    } else {
      board(Answer.Board.RESTORED).runs(player);
    }
    if (is(TWO_HANDS)) {
      cite("7.5.4").say(COUNTS_ONCE);
    }
    firstIrregularity(player);
    if (!hasMovedAgain()) {
      denyIncrement(player, NO_TIME_FOR_PRESS);
    }
    sayInstead(obligation);
    if (isKnownUnsupervised()) {
      say(STILL_IN_TIME);
    }
    return details(made(false, reason(ruling), obligation.allowed()));
  }

  private AnswerBuilder second(Ruling.Illegal ruling) {
    secondIrregularity(player, Optional.of(position));
    sayCompleted(ruling);
    return board(Answer.Board.RESTORED).details(made(false, reason(ruling), List.of()));
  }

  /** States why the move was illegal, and that it was completed. */
  private void sayCompleted(Ruling.Illegal ruling) {
    say(ruling.recordSentence(texts));
    if (isNot(PRESSED)) {
      say(COMPLETED_BY_NEXT_MOVE, player);
    }
    say(ILLEGAL_AND_PRESSED);
  }

  /**
   * States what the player may play instead. If the player released the king in an attempt to
   * castle, the king must move (4.7.2).
   */
  private void sayInstead(Obligation obligation) {
    sayObligation(obligation);
    boolean captures = obligation.kind() == ObligationKind.CAPTURE_FIRST;
    if (!captures && ReleasedMove.castlingRook(position, need(MOVE)).isPresent()) {
      cite("4.7.2");
    }
  }

  /**
   * Returns what the touch-move rule obliges the player to play instead. The touched pieces are the
   * moved piece, followed by any captured piece. For castling, they are the king, an enemy piece on
   * the square where the king lands, and then the rook, even if castling was never possible. If the
   * rook was touched first, it comes first.
   */
  private Obligation obligation(Attempt attempt) {
    CastlingHomeSquares castling = CastlingHomeSquares.of(game.startingPosition());
    List<Square> touched = new ArrayList<>();
    Obligation.from(position, attempt).ifPresent(touched::add);
    Optional<Square> rook = ReleasedMove.castlingRook(position, attempt);
    if (rook.isPresent()) {
      Square king = position.king(player);
      Square goal = CastlingSide.of(king, rook.get()).kingGoal(player);
      Optional.of(goal).filter(this::isEnemy).ifPresent(touched::add);
      touched.add(is(ROOK_FIRST) ? 0 : touched.size(), rook.get());
      castling =
          new CastlingHomeSquares(castling.kings().with(king), castling.rooks().with(rook.get()));
    } else {
      ReleasedMove.other(position, attempt).filter(this::isEnemy).ifPresent(touched::add);
    }
    return Obligation.of(position, touched, castling);
  }

  private boolean isEnemy(Square square) {
    return position.squaresOf(player.other()).contains(square);
  }

  private static Optional<Reason> reason(Ruling ruling) {
    return ruling.illegal().map(Ruling.Illegal::reason);
  }

  private Answer.Details made(boolean legal, Optional<Reason> reason, List<Move> allowed) {
    return new Answer.MoveMade(position, legal, reason, allowed, Optional.empty());
  }

  // Both hands.

  /**
   * Rules on a legal move made with both hands, which counts as an illegal one once the clock is
   * pressed (7.5.4). The move stands nevertheless, because touch-move and 4.7 would demand the same
   * move again.
   */
  private AnswerBuilder bothHands(Move move) {
    Position after = position.play(move);
    if (isEndedBy(game.play(move))) {
      return say(BOTH_HANDS_GAME_OVER, player).details(madeWithBothHands(true, List.of(), after));
    }
    if (!need(PRESSED, WAS_IT_PRESSED)) {
      return show(position)
          .say(BOTH_HANDS_NOT_PRESSED, player)
          .say(MOVE_IS_LEGAL, San.write(position, move, texts))
          .runs(player)
          .details(made(true, Optional.empty(), List.of(move)));
    }
    show(after);
    if (move.isCastling()) {
      assumeUnlessGiven(ROOK_FIRST);
    }
    if (isTooLate()) {
      return say(MOVE_STANDS)
          .citeBlitz()
          .details(madeWithBothHands(false, after.legalMoves(), after));
    }
    boolean goesOn = goesOnAfter(BOTH_HANDS, player, Optional.of(after));
    sayStands(move);
    if (!goesOn) {
      say(JUDGED_AFTER_MOVE);
    } else if (!hasMovedAgain() && !is(REPLIED)) {
      denyIncrement(player, NO_INCREMENT).runs(after.turn());
    }
    List<Move> allowed = goesOn ? after.legalMoves() : List.of();
    return details(madeWithBothHands(false, allowed, after));
  }

  /** States that the move stands, and cites the article that would demand the same move again. */
  private void sayStands(Move move) {
    say(SAME_MOVE_AGAIN, San.write(position, move, texts));
    if (move.isCastling()) {
      cite("4.4.1");
    } else if (move.isCapture()) {
      cite("4.3.3");
    }
  }

  private Answer.Details madeWithBothHands(boolean legal, List<Move> allowed, Position after) {
    return new Answer.MoveMade(position, legal, Optional.empty(), allowed, Optional.of(after));
  }

  /**
   * Rules on castling with a rook that was deliberately touched before the king: it goes back, and
   * the rook must move (4.4.2).
   */
  private AnswerBuilder rookFirst(Move move) {
    boolean penalised = is(TWO_HANDS) && need(PRESSED, WAS_IT_PRESSED);
    show(position);
    Obligation obligation = obligation(move.attempt());
    List<Move> allowed = obligation.allowed();
    if (!penalised) {
      sayObligation(obligation);
      return board(Answer.Board.PIECE_RETURNED)
          .runs(player)
          .details(made(false, Optional.empty(), allowed));
    }
    board(Answer.Board.RESTORED);
    if (!goesOnAfter(BOTH_HANDS, player, Optional.of(position))) {
      return details(made(false, Optional.empty(), List.of()));
    }
    runs(player).denyIncrement(player, NO_TIME_FOR_PRESS);
    sayObligation(obligation);
    return details(made(false, Optional.empty(), allowed));
  }

  // Touched pieces.

  AnswerBuilder touched() {
    if (game.isOver()) {
      return endedBefore(game).details(touched(List.of(), false));
    }
    List<Square> touched = get(TOUCHED).orElse(List.of());
    if (touched.isEmpty()) {
      throw missing(TOUCHED, WHAT_WAS_TOUCHED);
    }
    for (Square square : touched) {
      if (position.pieceAt(square).isEmpty()) {
        throw unusable(TOUCHED, DetailedReason.NO_PIECE, square.toString());
      }
    }
    checkMove(PLAYED, position);
    show(position, touched, List.of(), List.of()).runs(player);
    return is(ADJUSTING)
        ? say(ADJUSTED_FIRST).details(touched(position.legalMoves(), true))
        : obliged(touched);
  }

  private AnswerBuilder obliged(List<Square> touched) {
    CastlingHomeSquares castling = CastlingHomeSquares.of(game.startingPosition());
    Obligation obligation = Obligation.of(position, touched, castling);
    Optional<Attempt> played = get(PLAYED);
    if (played.isPresent() && given(OPPONENT_TOUCHED)) {
      return say(COMPLAINT_TOO_LATE, San.write(position, played.get(), texts))
          .runs(player.other())
          .details(touched(List.of(), false));
    }
    if (get(ADJUSTING).isPresent()) {
      say(ADJUSTED_TOO_LATE);
    }
    sayObligation(obligation);
    if (obligation.kind() == ObligationKind.MOVE_KING) {
      sayWhyNotCastled(obligation);
    }
    if (promotes(obligation)) {
      say(PROMOTION_STILL_OPEN);
    }
    played.ifPresent(attempt -> rulePlayed(obligation, attempt));
    return details(touched(obligation.allowed(), obligation.kind().isFree()));
  }

  private Answer.Details touched(List<Move> allowed, boolean isFree) {
    return new Answer.TouchedPieces(position, allowed, isFree);
  }

  /** Explains why castling with the touched rook is illegal. */
  private void sayWhyNotCastled(Obligation obligation) {
    CastlingSide side =
        CastlingSide.of(obligation.piece().orElseThrow(), obligation.target().orElseThrow());
    if (game.rule(new Attempt.Castle(side)) instanceof Ruling.Illegal illegal) {
      String castling = side == CastlingSide.KING_SIDE ? "O-O" : "O-O-O";
      say(WHY_NOT_CASTLE, castling, illegal.recordSentence(texts).text());
    }
  }

  private void rulePlayed(Obligation obligation, Attempt played) {
    if (obligation.permits(position, played)) {
      say(PLAYED_AS_OBLIGED, San.write(position, played, texts));
    } else {
      board(Answer.Board.PIECE_RETURNED).say(instead(played), San.write(position, played, texts));
    }
  }

  /**
   * Returns the phrase for a move that breaks the touch-move rule. Such a move never ends the game,
   * even if it would be checkmate or stalemate (5.1.1, 5.2.1).
   */
  private CasesText instead(Attempt played) {
    Optional<Position> after = position.rule(played).toOptional().map(position::play);
    if (after.isEmpty() || after.get().hasLegalMove()) {
      return PLAYED_INSTEAD;
    }
    return after.get().isCheck() ? MATED_INSTEAD : STALEMATED_INSTEAD;
  }

  /** Whether the player must promote a pawn. */
  private static boolean promotes(Obligation obligation) {
    List<Move> allowed = obligation.allowed();
    return !allowed.isEmpty() && !Lists.any(allowed, move -> move.promotion().isEmpty());
  }

  /**
   * States what the touched pieces oblige the player to do. If they impose no obligation, the
   * player may make any legal move.
   */
  private void sayObligation(Obligation obligation) {
    if (obligation.kind() == ObligationKind.FREE_AFTER_CASTLING) {
      say(KING_CANNOT_MOVE);
    } else if (obligation.kind().isFree()) {
      say(NOTHING_CAN_MOVE).cite(triedRule(obligation));
    } else {
      say(Strict.obligation(obligation, position, texts));
    }
    if (obligation.kind() == ObligationKind.NO_CASTLING) {
      cite("4.3.1");
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
