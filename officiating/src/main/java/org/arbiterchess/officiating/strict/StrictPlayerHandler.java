package org.arbiterchess.officiating.strict;

import static org.arbiterchess.game.Refusal.unless;
import static org.arbiterchess.game.RefusalReason.*;
import static org.arbiterchess.officiating.strict.StrictEvent.IllegalPressKind.*;
import static org.arbiterchess.officiating.strict.StrictRefusal.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.ClaimCheck;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Decision.Accepted;
import org.arbiterchess.game.Decision.Refused;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.GameEvent.DrawClaimed;
import org.arbiterchess.game.GameEvent.DrawOffered;
import org.arbiterchess.game.GameEvent.Ended;
import org.arbiterchess.game.GameEvent.MovePlayed;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.officiating.law.AfterIrregularity;
import org.arbiterchess.officiating.strict.StrictEvent.AdjustSwitched;
import org.arbiterchess.officiating.strict.StrictEvent.ArbiterCalled;
import org.arbiterchess.officiating.strict.StrictEvent.ClockPressed;
import org.arbiterchess.officiating.strict.StrictEvent.IllegalPressKind;
import org.arbiterchess.officiating.strict.StrictEvent.IrregularityFound;
import org.arbiterchess.officiating.strict.StrictEvent.OfferRepeated;
import org.arbiterchess.officiating.strict.StrictEvent.PieceReleased;
import org.arbiterchess.officiating.strict.StrictEvent.PieceTouched;
import org.arbiterchess.officiating.strict.StrictEvent.PressIgnored;
import org.arbiterchess.officiating.strict.StrictEvent.ReleaseWithdrawn;
import org.arbiterchess.officiating.strict.StrictEvent.TimeAdded;
import org.arbiterchess.officiating.strict.StrictEvent.TouchMoveEnforced;
import org.arbiterchess.officiating.strict.StrictState.StrictTurn;
import org.arbiterchess.officiating.touch.Obligation;
import org.arbiterchess.officiating.touch.ReleasedMove;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;

/**
 * Handles a player's actions in strict play: touching, releasing and adjusting pieces, pressing the
 * clock, and offers and claims (9.1 to 9.5).
 */
record StrictPlayerHandler(Game game, Color player, long now) {

  /** A second press within this time is a double tap. */
  private static final long DOUBLE_TAP_MILLIS = 1000;

  /** Starts or ends an adjustment. */
  Decision adjust(boolean on) {
    return player == game.position().turn() && turn().adjusting() == on
        ? Decision.accept()
        : Decision.of(game, new AdjustSwitched(now, player, on));
  }

  Decision touch(Square square) {
    return unlessRefused(square, () -> turn().adjusting() ? List.of() : touches(origin(square)));
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
      return new Refused(Refusal.of((Ruling.Illegal) game.rule(attempt)));
    }
    return unlessRefused(shown(asked, from.get()), () -> moved(asked, attempt, from.get()));
  }

  /** Returns the events when the piece from a square is released. */
  private List<GameEvent> moved(Attempt asked, Attempt attempt, Square from) {
    if (isPutBack(attempt) && hasLeft(from)) {
      return List.of(new ReleaseWithdrawn(now, player));
    }
    boolean ownPiece = game.position().squaresOf(player).contains(from);
    if (ownPiece && !isPutBack(asked) && !isPutBack(attempt)) {
      return released(withoutFalsePromotion(attempt), touches(from));
    }
    return turn().adjusting() ? List.of() : touches(from);
  }

  private List<GameEvent> released(Attempt attempt, List<GameEvent> events) {
    Position position = game.position();
    Optional<ReleasedMove> released = ReleasedMove.of(position, attempt);
    if (released.isEmpty() && turn().adjusting()) {
      return List.of();
    }
    Obligation obligation = Strict.obligation(game.apply(events)).orElseThrow();
    if (released.isPresent() && !obligation.permits(position, attempt)) {
      events.add(new TouchMoveEnforced(now, player, attempt));
      return events;
    }
    ReleasedMove.other(position, attempt).ifPresent(square -> withTouch(events, square));
    released.ifPresent(move -> placed(move, events));
    return events;
  }

  /** Chooses the promotion piece for a pawn on its last rank (4.4.4, 4.7.3). */
  Decision promote(Role role) {
    Optional<ReleasedMove> pawn = turn().released().filter(move -> move.hasPawnOnLastRank(player));
    if (pawn.isEmpty() || player != game.position().turn()) {
      return Decision.refuse(NOTHING_TO_PROMOTE);
    }
    if (game.isPaused()) {
      return Decision.refuse(GAME_PAUSED);
    }
    Attempt attempt = Attempt.promotion(pawn.get().from(), pawn.get().to(), role);
    if (!isPromotionPiece(role)) {
      return game.rule(attempt) instanceof Ruling.Illegal illegal
              && illegal.reason() == Reason.PROMOTION_NOT_ALLOWED
          ? new Refused(Refusal.of(illegal))
          : Decision.refuse(NOTHING_TO_PROMOTE);
    }
    ReleasedMove released = ReleasedMove.of(game.position(), attempt).orElseThrow();
    return new Accepted(placed(released, new ArrayList<>()));
  }

  /**
   * Adds the release to the events. If the move is legal and ends the game, the events for the move
   * and the end of the game follow (5.1.1, 5.2, 9.6).
   */
  private List<GameEvent> placed(ReleasedMove released, List<GameEvent> events) {
    Attempt attempt = released.made().map(Move::attempt).orElse(released.attempt());
    events.add(new PieceReleased(now, player, attempt));
    if (released.made().isPresent()) {
      GameEvent played = new MovePlayed(now, attempt);
      Optional<Outcome> end = Outcome.automatic(game.apply(events).apply(played));
      if (end.isPresent()) {
        events.add(played);
        events.add(new Ended(now, end.get()));
      }
    }
    return events;
  }

  /**
   * Refuses to let the player touch or move a piece out of turn, before the game starts, during a
   * pause, after the move has been made, or if the given square is empty.
   */
  private Decision unlessRefused(Square square, Supplier<List<GameEvent>> events) {
    Optional<Piece> piece = game.board().pieceAt(square);
    Optional<ReleasedMove> released = turn().released();
    boolean waits = released.filter(ReleasedMove::needsPromotion).isPresent();
    Optional<Refusal> obstacle =
        new StrictObstacles(game)
            .atTheBoard(player)
            .or(() -> unless(piece.isPresent(), NO_PIECE_THERE))
            .or(() -> unless(released.isEmpty() || piece.get().color() == player, NOT_COMPLETED))
            .or(() -> unless(game.madeMove().isEmpty() && !waits, MOVE_MADE));
    return Decision.unless(obstacle, events);
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
    return piece.isPresent() && !game.board().squaresOf(piece.get()).contains(square);
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
            && game.position().squaresOf(new Piece(player, Role.PAWN)).contains(step.from())
            && step.promotion().filter(StrictPlayerHandler::isPromotionPiece).isPresent();
    return promotes ? step : Attempt.step(step.from(), step.to());
  }

  private static boolean isPromotionPiece(Role role) {
    return role != Role.KING && role != Role.PAWN;
  }

  private List<GameEvent> touches(Square square) {
    return withTouch(new ArrayList<>(), square);
  }

  private List<GameEvent> withTouch(List<GameEvent> events, Square square) {
    if (!turn().hasTouched(square)) {
      events.add(new PieceTouched(now, player, square));
    }
    return events;
  }

  /**
   * Handles a press of the clock. A move's legality is not checked until the press. An illegal
   * move, a pawn that was not replaced, and a press without a move are irregularities (7.5).
   */
  Decision press() {
    return Decision.unless(new StrictObstacles(game).toPlay(), () -> pressed(turn().released()));
  }

  private List<GameEvent> pressed(Optional<ReleasedMove> released) {
    OptionalLong last = Strict.of(game).orElseThrow().lastPress();
    boolean isDoubleTap = last.isPresent() && now - last.getAsLong() < DOUBLE_TAP_MILLIS;
    if (player != game.position().turn() || (released.isEmpty() && isDoubleTap)) {
      return List.of(new PressIgnored(now, player));
    }
    if (released.isEmpty()) {
      return irregular(NO_MOVE, released, List.of());
    }
    ReleasedMove move = released.get();
    if (move.made().isPresent()) {
      return completed(move.made().get().attempt());
    }
    Attempt queen = Attempt.promotion(move.from(), move.to(), Role.QUEEN);
    return move.needsPromotion()
        ? irregular(PAWN_NOT_REPLACED, released, completed(queen))
        : irregular(ILLEGAL_MOVE, released, List.of());
  }

  private List<GameEvent> completed(Attempt attempt) {
    return List.of(new MovePlayed(now, attempt), new ClockPressed(now, player));
  }

  /**
   * Returns the events for an irregularity, with what follows from it.
   *
   * @param moved the events of the move with a queen instead of a pawn that was not replaced
   */
  private List<GameEvent> irregular(
      IllegalPressKind kind, Optional<ReleasedMove> released, List<GameEvent> moved) {
    int number = Strict.of(game).orElseThrow().irregularities(player) + 1;
    List<GameEvent> events = new ArrayList<>();
    events.add(
        new IrregularityFound(now, player, kind, number, released.map(ReleasedMove::attempt)));
    Game after = game.apply(events).apply(moved);
    Optional<Outcome> onBoard = moved.isEmpty() ? Optional.empty() : Outcome.automatic(after);
    AfterIrregularity next =
        AfterIrregularity.of(
            () -> number > 1,
            Optional.of(after.position()).filter(any -> !moved.isEmpty()),
            any -> onBoard.isPresent(),
            () -> lost(game).isDraw());
    if (number == 1 && next != AfterIrregularity.DRAWN) {
      extraTime("7.5.5").ifPresent(events::add);
    }
    events.addAll(moved);
    switch (next) {
      case GOES_ON -> {}
      case LOSES -> events.add(new Ended(now, lost(onBoard.isPresent() ? game : after)));
      case DRAWN -> events.add(new Ended(now, onBoard.orElseThrow()));
      case ARBITER_DECIDES -> events.add(new ArbiterCalled(now, Optional.empty()));
    }
    return events;
  }

  /** The outcome of a second irregularity, judged by the position of this game. */
  private Outcome lost(Game judged) {
    return Outcome.fallen(Ending.ILLEGAL_MOVES, player, judged);
  }

  /**
   * Returns the event that gives the opponent extra time for a first irregularity (7.5.5) or an
   * incorrect claim (9.5.3), or none if there is no clock. Strict play is always supervised.
   */
  private Optional<GameEvent> extraTime(String article) {
    return game.control()
        .fidePace()
        .map(
            pace ->
                new TimeAdded(
                    now, player.other(), pace.penaltyMillis(), pace.penaltyArticle(article, true)));
  }

  /**
   * Handles a draw offer, which is valid whenever it is made and cannot be withdrawn. If the player
   * repeats the offer in the same turn or, if the opponent is to move, after the same move, this is
   * logged, because repeated offers may distract the opponent (11.5).
   */
  Decision offer(String id) {
    boolean isRepeated = game.drawOffer().filter(open -> open.by() == player).isPresent();
    DrawOffered offered = new DrawOffered(now, player, id);
    Decision decision = Decision.of(game, offered);
    if (game.isPaused() && new StrictObstacles(game).haveBothMoved()) {
      return Decision.refuse(GAME_PAUSED);
    }
    if (decision instanceof Refused && !isRepeated) {
      return decision;
    }
    List<GameEvent> events = new ArrayList<>(isRepeated ? List.of() : List.of(offered));
    boolean isSecond =
        player == game.position().turn() ? turn().offered() : game.state().turn().isDrawOffered();
    if (isRepeated || isSecond) {
      events.add(new OfferRepeated(now, player));
    }
    return new Accepted(events);
  }

  /**
   * Handles a claim. A claim stops the clocks and cannot be withdrawn (9.5.1). If the claim is
   * correct, the game is drawn (9.5.2). After an incorrect claim, the opponent gets extra time, the
   * named move must be played (9.5.3), and the claim still counts as a draw offer (9.1.2.3).
   */
  Decision claim(String id, Action.Claim claimed) {
    ClaimKind kind = claimed.kind();
    Decision decision =
        Decision.of(game, new DrawClaimed(now, player, kind, claimed.named(), 0, false));
    if (decision instanceof Refused) {
      return decision;
    }
    ClaimCheck claim =
        ClaimCheck.of(game, kind, claimed.named().flatMap(named -> game.rule(named).toOptional()));
    if (claim.isCorrect()) {
      return new Accepted(claim.upheld(game, now));
    }
    List<GameEvent> events = new ArrayList<>();
    events.add(new DrawClaimed(now, player, kind, claimed.named(), claim.count(), false));
    if (game.drawOffer().isEmpty() && new StrictObstacles(game).haveBothMoved()) {
      events.add(new DrawOffered(now, player, id));
    }
    extraTime("9.5.3").ifPresent(events::add);
    return new Accepted(events);
  }

  private StrictTurn turn() {
    return Strict.of(game).orElseThrow().turn();
  }
}
