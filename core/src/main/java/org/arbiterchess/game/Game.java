package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Evidence;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.ReasonDetail;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;

/**
 * A game of chess, which is its log of events. Games are values: {@link #apply} gives another and
 * never refuses what {@link Arbiter#decide} has decided. Two are equal when their logs are.
 */
public final class Game {

  private final GameEvent.Started started;
  private final EventLog log;
  private final GameState state;

  private Game(GameEvent.Started started, EventLog log, GameState state) {
    this.started = started;
    this.log = log;
    this.state = state;
  }

  /**
   * A game from a position. One that is already mate, stalemate or dead is over at once, as is one
   * whose counter, which begins at the position's, already makes a draw.
   */
  public static Game start(Position position, Rulebook rulebook, TimeControl control, long at) {
    return start(GameEvent.Started.ofNewGame(at, position, rulebook, control));
  }

  /** A game from its first event, with the end if its position has one. */
  public static Game start(GameEvent.Started started) {
    Game game = of(started);
    Optional<Outcome> end = EndingRules.automatic(game.state.turn(), started.rulebook());
    return end.isPresent() ? game.apply(new GameEvent.Ended(started.at(), end.get())) : game;
  }

  /** The classical starting position over the board, without a clock. */
  public static Game start() {
    return start(Position.initial(), Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
  }

  private static Game of(GameEvent.Started started) {
    return new Game(started, EventLog.of(started), GameState.of(started));
  }

  /**
   * The game with the given log.
   *
   * @throws IllegalArgumentException if it is no log of a game
   */
  public static Game replay(List<GameEvent> events) {
    if (events.isEmpty() || !(events.get(0) instanceof GameEvent.Started started)) {
      throw new IllegalArgumentException(
          "a log begins with the start of the game, and this one does not, of " + events.size());
    }
    Game game = of(started);
    for (int i = 1; i < events.size(); i++) {
      game = game.apply(events.get(i));
    }
    return game;
  }

  /**
   * The game after an event.
   *
   * @throws IllegalArgumentException if the event could not have been decided here
   */
  public Game apply(GameEvent event) {
    return new Game(started, log.with(event), state.after(event));
  }

  /** The game after several events. */
  public Game apply(List<GameEvent> events) {
    Game game = this;
    for (GameEvent event : events) {
      game = game.apply(event);
    }
    return game;
  }

  /**
   * The game after a legal move of the side to move, with the end if it brings one: a short way for
   * games without a clock, in which nothing else happens.
   *
   * @throws IllegalArgumentException if the move is not legal now, or the game is over
   */
  public Game play(Move move) {
    Command command = new Command.Move(Seat.of(move.color()), "", move.attempt());
    Decision decision = Arbiter.decide(this, command, started.at());
    if (decision instanceof Decision.Accepted accepted) {
      return apply(accepted.events());
    }
    throw new IllegalArgumentException("the move " + move + " cannot be played: " + decision);
  }

  public List<GameEvent> events() {
    return log.events();
  }

  /** How many events there are. */
  public int size() {
    return log.size();
  }

  public Position startingPosition() {
    return started.position();
  }

  public Rulebook rulebook() {
    return started.rulebook();
  }

  public TimeControl control() {
    return started.control();
  }

  public Position position() {
    return state.turn().position();
  }

  /** The moves of the record, without those taken back. */
  public List<Move> moves() {
    return state.turn().moves();
  }

  /** How many moves the record has. */
  public int plies() {
    return state.turn().ply();
  }

  public Optional<Move> lastMove() {
    return state.turn().move();
  }

  /** The positions of the record, from the starting one to the present one. */
  public List<Position> positions() {
    return state.turn().positions();
  }

  /** How often the present position has been on the board, this time included (9.2.3). */
  public int repetitions() {
    return state.turn().repetitions();
  }

  /** The clock, if there is one. */
  public Optional<Clock> clock() {
    return state.clock();
  }

  public boolean isPaused() {
    return state.paused();
  }

  /** The draw offer that waits for an answer. */
  public Optional<Offer> drawOffer() {
    return state.drawOffer();
  }

  /** The request to take back that waits for an answer. */
  public Optional<Offer> takebackRequest() {
    return state.takeback();
  }

  /** How the game ended, if it has. Its result may still be being decided. */
  public Optional<Outcome> outcome() {
    return state.outcome();
  }

  public boolean isOver() {
    return state.outcome().isPresent();
  }

  /**
   * What the side to move may claim now, in the order of {@link ClaimKind}. Online there is nothing
   * to claim.
   */
  public List<ClaimKind> claims() {
    List<ClaimKind> claims = new ArrayList<>();
    if (!isOver() && !rulebook().drawsWithoutClaim()) {
      for (ClaimKind kind : ClaimKind.values()) {
        if (EndingRules.isClaimable(kind, state.turn())) {
          claims.add(kind);
        }
      }
    }
    return List.copyOf(claims);
  }

  /** The arbiter's answer to an attempt, with all that the record of the game proves. */
  public Ruling rule(Attempt attempt) {
    if (state.outcome().isPresent()) {
      String article = state.outcome().get().article();
      Evidence none =
          new Evidence(Optional.empty(), Optional.empty(), List.of(), List.of(), List.of(), 0);
      return new Ruling.Illegal(position().turn(), attempt, ReasonDetail.GAME_OVER, article, none);
    }
    Ruling ruling = position().rule(attempt);
    return ruling instanceof Ruling.Illegal illegal
        ? MoveHistoryEvidence.tellMore(illegal, state.turn())
        : ruling;
  }

  /**
   * The arbiter's answer to choosing a piece to move: what would be said of any attempt from that
   * square; nothing if a piece of the side to move stands there.
   */
  public Optional<Ruling.Illegal> ruleChoice(Square from) {
    // The two laws that ask nothing of the goal are asked first.
    Square elsewhere = from == Square.A1 ? Square.B1 : Square.A1;
    return rule(Attempt.step(from, elsewhere)) instanceof Ruling.Illegal illegal
            && illegal.reason().compareTo(Reason.WRONG_TURN) <= 0
        ? Optional.of(illegal)
        : Optional.empty();
  }

  /**
   * Where the piece on a square may go; nowhere once the game is over. Castling is the king's goal
   * in classical chess and the rook's square in Chess960.
   */
  public SquareSet legalGoals(Square from) {
    SquareSet goals = SquareSet.EMPTY;
    if (isOver()) {
      return goals;
    }
    boolean ontoTheRook = position().variant() == Variant.CHESS960;
    for (Move move : position().legalMoves(from)) {
      goals = goals.with(ontoTheRook ? move.castlingRook().orElse(move.to()) : move.to());
    }
    return goals;
  }

  /**
   * How the piece on a square moves, whether or not its own king is left in check. Castling is a
   * goal whenever king and rook stand on their starting squares with nothing between.
   */
  public SquareSet basicMoves(Square from) {
    Position position = position();
    if (position.variant() == Variant.CLASSICAL) {
      return position.basicMoves(from);
    }
    Optional<Color> color = position.pieceAt(from).map(piece -> piece.color());
    boolean kingAtHome =
        color.isPresent() && position.king(color.get()) == startingPosition().king(color.get());
    return position.basicMoves(
        from, kingAtHome ? startingPosition().castlingRooks() : SquareSet.EMPTY);
  }

  PositionHistory turn() {
    return state.turn();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Game game && log.equals(game.log);
  }

  @Override
  public int hashCode() {
    return log.hashCode();
  }

  /** For people who debug: the number of moves, the outcome and the position. */
  @Override
  public String toString() {
    return plies() + " moves, " + outcome() + "\n" + position();
  }
}
