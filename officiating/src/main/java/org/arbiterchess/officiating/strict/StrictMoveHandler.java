package org.arbiterchess.officiating.strict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.EndingRules;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.RefusalReason;
import org.arbiterchess.officiating.strict.StrictState.StrictTurn;
import org.arbiterchess.officiating.touch.Obligation;
import org.arbiterchess.officiating.touch.ReleasedMove;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;

/**
 * Handles a player's actions at the board in strict play: adjusting, touching and releasing pieces.
 */
record StrictMoveHandler(Game game, Color player, long now) {

  /** Starts or ends an adjustment. */
  Decision adjust(boolean on) {
    return player == game.position().turn() && turn().adjusting() == on
        ? Decision.accept()
        : Decision.of(game, new StrictEvent.AdjustSwitched(now, player, on));
  }

  Decision touch(Square square) {
    Optional<Decision> refused = refusedAtTheBoard(square);
    if (refused.isPresent()) {
      return refused.get();
    }
    return turn().adjusting() ? Decision.accept() : new Decision.Accepted(touches(origin(square)));
  }

  /**
   * Releases a piece on a square. If the player is not obliged to play a different move, the piece
   * stays there, whether or not the move is legal. Otherwise the piece is put back, and the log
   * records this. A legal move that ends the game does so at once.
   */
  Decision release(Attempt asked) {
    Attempt attempt = fromItsOrigin(asked);
    Optional<Square> from = Obligation.from(game.position(), attempt);
    if (from.isEmpty()) {
      return new Decision.Refused(new Refusal.OfMove((Ruling.Illegal) game.rule(attempt)));
    }
    Optional<Decision> refused = refusedAtTheBoard(shown(asked, from.get()));
    if (refused.isPresent()) {
      return refused.get();
    }
    if (isPutBack(attempt) && hasLeft(from.get())) {
      return Decision.accept(new StrictEvent.ReleaseWithdrawn(now, player));
    }
    boolean ownPiece =
        game.position().pieceAt(from.get()).filter(piece -> piece.color() == player).isPresent();
    return !ownPiece || isPutBack(asked) || isPutBack(attempt)
        ? new Decision.Accepted(turn().adjusting() ? List.of() : touches(from.get()))
        : released(withoutFalsePromotion(attempt), touches(from.get()));
  }

  private Decision released(Attempt attempt, List<GameEvent> touches) {
    Position position = game.position();
    List<GameEvent> events = new ArrayList<>(touches);
    Optional<ReleasedMove> released = ReleasedMove.of(position, attempt);
    if (released.isEmpty() && turn().adjusting()) {
      return Decision.accept();
    }
    if (released.isPresent()
        && !Strict.obligation(game.apply(touches)).orElseThrow().permits(position, attempt)) {
      events.add(new StrictEvent.TouchMoveEnforced(now, player, attempt));
      return new Decision.Accepted(events);
    }
    ReleasedMove.other(position, attempt).ifPresent(square -> addTouch(events, square));
    released.ifPresent(move -> events.addAll(placed(move, events)));
    return new Decision.Accepted(events);
  }

  /** Chooses the promotion piece for a pawn on its last rank (4.4.4, 4.7.3). */
  Decision promote(Role role) {
    Optional<Attempt.Step> pawn = pawnOnLastRank();
    if (pawn.isEmpty() || player != game.position().turn()) {
      return Decision.refuse(StrictRefusalReason.NOTHING_TO_PROMOTE);
    }
    if (game.isPaused()) {
      return Decision.refuse(RefusalReason.GAME_PAUSED);
    }
    Attempt attempt = Attempt.promotion(pawn.get().from(), pawn.get().to(), role);
    if (!isPromotionPiece(role)) {
      return game.rule(attempt) instanceof Ruling.Illegal illegal
              && illegal.reason() == Reason.PROMOTION_NOT_ALLOWED
          ? new Decision.Refused(new Refusal.OfMove(illegal))
          : Decision.refuse(StrictRefusalReason.NOTHING_TO_PROMOTE);
    }
    ReleasedMove released = ReleasedMove.of(game.position(), attempt).orElseThrow();
    return new Decision.Accepted(placed(released, List.of()));
  }

  /** Returns the move of a pawn that has been released on its last rank but not yet replaced. */
  private Optional<Attempt.Step> pawnOnLastRank() {
    return turn()
        .released()
        .filter(move -> move.board().pieceAt(move.to()).filter(pawn()::equals).isPresent())
        .filter(move -> move.to().rank() == player.promotionRank())
        .map(move -> new Attempt.Step(move.from(), move.to(), Optional.empty()));
  }

  private Piece pawn() {
    return new Piece(player, Role.PAWN);
  }

  /**
   * Returns the release event. If the move is legal and ends the game, the events for the move and
   * the end of the game follow (5.1.1, 5.2, 9.6).
   */
  private List<GameEvent> placed(ReleasedMove released, List<GameEvent> before) {
    List<GameEvent> events = new ArrayList<>();
    Attempt attempt = released.made().map(Move::attempt).orElse(released.attempt());
    events.add(new StrictEvent.PieceReleased(now, player, attempt));
    if (released.made().isPresent()) {
      GameEvent played = new GameEvent.MovePlayed(now, attempt);
      Optional<Outcome> end = EndingRules.automatic(game.apply(before).apply(events).apply(played));
      if (end.isPresent()) {
        events.add(played);
        events.add(new GameEvent.Ended(now, end.get()));
      }
    }
    return events;
  }

  /**
   * Refuses to let the player touch or move a piece out of turn, before the game starts, during a
   * pause, after the move has been made, or if the given square is empty.
   */
  private Optional<Decision> refusedAtTheBoard(Square square) {
    Optional<Refusal> obstacle = new StrictObstacles(game).atTheBoard(player);
    if (obstacle.isPresent()) {
      return obstacle.map(Decision.Refused::new);
    }
    Optional<Piece> piece = game.board().pieceAt(square);
    if (piece.isEmpty()) {
      return Optional.of(Decision.refuse(StrictRefusalReason.NO_PIECE_THERE));
    }
    Optional<ReleasedMove> released = turn().released();
    if (released.isPresent() && piece.get().color() != player) {
      return Optional.of(Decision.refuse(StrictRefusalReason.NOT_COMPLETED));
    }
    return released.filter(move -> move.made().isPresent() || move.needsPromotion()).isPresent()
        ? Optional.of(Decision.refuse(StrictRefusalReason.MOVE_MADE))
        : Optional.empty();
  }

  /**
   * Returns the attempt with its origin set to the square where the piece stood when the turn
   * began. After an illegal move, the piece may now be on a different square.
   */
  private Attempt fromItsOrigin(Attempt attempt) {
    return attempt instanceof Attempt.Step step
        ? new Attempt.Step(origin(step.from()), step.to(), step.promotion())
        : attempt;
  }

  /** Returns where the piece that is now on the given square stood when the turn began. */
  private Square origin(Square square) {
    Board before = game.position().board();
    return turn().released().map(move -> move.origin(before, square)).orElse(square);
  }

  /** Returns the current square of the piece that an attempt moves. */
  private Square shown(Attempt asked, Square from) {
    return asked instanceof Attempt.Step step && game.board().pieceAt(step.from()).isPresent()
        ? step.from()
        : turn().released().filter(move -> move.from() == from).map(ReleasedMove::to).orElse(from);
  }

  /** Whether the piece that was on this square before the move has been released elsewhere. */
  private boolean hasLeft(Square square) {
    Optional<Piece> piece = game.position().pieceAt(square);
    return piece.isPresent() && game.board().pieceAt(square).filter(piece.get()::equals).isEmpty();
  }

  private static boolean isPutBack(Attempt attempt) {
    return attempt instanceof Attempt.Step step && step.from() == step.to();
  }

  /**
   * Removes the promotion piece from the attempt unless the attempt moves a pawn to its last rank
   * and pawns may promote to that piece.
   */
  private Attempt withoutFalsePromotion(Attempt attempt) {
    if (!(attempt instanceof Attempt.Step step)) {
      return attempt;
    }
    boolean promotes =
        step.to().rank() == player.promotionRank()
            && game.position().pieceAt(step.from()).filter(pawn()::equals).isPresent()
            && step.promotion().filter(StrictMoveHandler::isPromotionPiece).isPresent();
    return promotes ? step : Attempt.step(step.from(), step.to());
  }

  private static boolean isPromotionPiece(Role role) {
    return role != Role.KING && role != Role.PAWN;
  }

  private List<GameEvent> touches(Square square) {
    List<GameEvent> events = new ArrayList<>();
    addTouch(events, square);
    return events;
  }

  private void addTouch(List<GameEvent> events, Square square) {
    if (!turn().hasTouched(square)) {
      events.add(new StrictEvent.PieceTouched(now, player, square));
    }
  }

  private StrictTurn turn() {
    return Strict.of(game).orElseThrow().turn();
  }
}
