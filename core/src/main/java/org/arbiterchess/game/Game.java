package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.game.Decision.CommandRefusedException;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.DetailedReason;
import org.arbiterchess.rules.IllegalMoveEvidence;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.winnability.Winnability;
import org.jspecify.annotations.Nullable;

/**
 * A game of chess, defined by its log of events. Games are immutable: {@link #apply} returns a new
 * game and never rejects an event that {@link Arbiter#decide} has returned. Two games are equal if
 * their logs are equal.
 *
 * <p>In a game with a clock, {@link Arbiter#settle} determines the result after a flag fall. In
 * this example, White moves after one second, and Black then has five minutes:
 *
 * <pre>{@code
 * Game game = Game.start(Position.initial(), Rulebook.ONLINE, TimeControl.of("5+3"), 0);
 * Move move = San.parse(game.position(), "e4");
 * Command command = new Command(Seat.WHITE, "1", new Action.Move(move.attempt()));
 * game = game.apply(Arbiter.decide(game, command, 1_000).orElseThrow());
 * game = Arbiter.settle(game, 301_000, Winnability.BUDGET);
 * System.out.println(game.outcome().orElseThrow().result()); // WHITE_WINS
 * }</pre>
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
   * Starts a game from a position. The game is over at once if the position is checkmate, stalemate
   * or dead, or if its halfmove clock already makes the game a draw.
   */
  public static Game start(Position position, Rulebook rulebook, TimeControl control, long at) {
    return start(GameEvent.Started.ofNewGame(at, position, rulebook, control));
  }

  /**
   * Starts a game from its first event. If the game is already over in its starting position, the
   * log also contains a {@link GameEvent.Ended} event.
   */
  public static Game start(GameEvent.Started started) {
    Game game = of(started);
    Optional<Outcome> end = Outcome.automatic(game.state.turn(), started.rulebook());
    return end.isPresent() ? game.apply(new GameEvent.Ended(started.at(), end.get())) : game;
  }

  /** Starts a game over the board from the standard starting position, without a clock. */
  public static Game start() {
    return start(Position.initial());
  }

  /** Starts a game over the board from any position, without a clock. */
  public static Game start(Position position) {
    return start(position, Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
  }

  private static Game of(GameEvent.Started started) {
    return new Game(started, new EventLog(null, started, 1), GameState.of(started));
  }

  /**
   * Replays the given log.
   *
   * @throws IllegalArgumentException if the events do not form a valid log
   */
  public static Game replay(List<GameEvent> events) {
    if (events.isEmpty() || !(events.get(0) instanceof GameEvent.Started started)) {
      throw new IllegalArgumentException(
          "log of " + events.size() + " events does not begin with the start of the game");
    }
    Game game = of(started);
    for (int i = 1; i < events.size(); i++) {
      game = game.apply(events.get(i));
    }
    return game;
  }

  /**
   * Returns the game after an event. The event must be one that can follow this game's events, such
   * as a legal move or the answer to an open offer. Times and outcomes are not recomputed, so the
   * log of a slow server replays exactly as it was written, and an event may end the game in any
   * position.
   *
   * @throws IllegalArgumentException if the event cannot follow this game's events
   */
  public Game apply(GameEvent event) {
    Obstacles.check(this, event);
    return new Game(started, log.with(event), started.mode().after(state, event));
  }

  /** Returns the game after several events. */
  public Game apply(List<GameEvent> events) {
    Game game = this;
    for (GameEvent event : events) {
      game = game.apply(event);
    }
    return game;
  }

  /**
   * Plays a legal move and, if the move ends the game, adds the outcome. The move takes no time on
   * the clock: a game with a clock uses {@link Arbiter#decide}, which is given the time.
   *
   * @throws CommandRefusedException if the move is illegal or the game is over; its message is the
   *     arbiter's sentence
   */
  public Game play(Move move) {
    return play(move.attempt());
  }

  /**
   * Plays a move as people write it, in any notation, like {@link #play(Move)}.
   *
   * <pre>{@code
   * Game game = Game.start().play("e4").play("e7e5").play("Nf3");
   * System.out.println(game); // 1. e4 e5 2. Nf3 *
   * }</pre>
   *
   * @throws CommandRefusedException if the move is illegal or the game is over; its message is the
   *     arbiter's sentence
   * @throws org.arbiterchess.remark.TextParseException if the text is no move, or could be several
   */
  public Game play(String move) {
    return play(position().readMove(move).orElseThrow());
  }

  private Game play(Attempt attempt) {
    Command command = new Command(Seat.of(position().turn()), "", new Action.Move(attempt));
    return apply(Arbiter.decide(this, command, log.latest().at()).orElseThrow());
  }

  /**
   * Resigns and settles the result: the opponent wins, unless no series of legal moves leads to
   * checkmate (5.1.2). This may search for a second or two.
   *
   * <pre>{@code
   * Game game = Game.start().play("e4").resign(Color.BLACK);
   * System.out.println(game.outcome().orElseThrow().result()); // WHITE_WINS
   * }</pre>
   *
   * @throws CommandRefusedException if the game is over
   */
  public Game resign(Color side) {
    long now = log.latest().at();
    Command command = new Command(Seat.of(side), "", Action.Simple.RESIGN);
    Game resigned = apply(Arbiter.decide(this, command, now).orElseThrow());
    return Arbiter.settle(resigned, now, Winnability.BUDGET);
  }

  /**
   * Returns the game at the given time: if a flag has fallen by then, the game is over and its
   * result is settled (6.9). This may search for a second or two.
   */
  public Game atTime(long now) {
    return Arbiter.settle(this, now, Winnability.BUDGET);
  }

  EventLog log() {
    return log;
  }

  /** The current state, for the mode of the game. */
  public GameState state() {
    return state;
  }

  public List<GameEvent> events() {
    return log.events();
  }

  public GameEvent lastEvent() {
    return log.latest();
  }

  /** The number of events in the log. */
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

  public Mode mode() {
    return started.mode();
  }

  public Position position() {
    return state.turn().position();
  }

  /** The game's moves, excluding those that were taken back. */
  public List<Move> moves() {
    return state.turn().moves();
  }

  /** The moves as the players record them. Later clock corrections do not change them. */
  public List<ScoresheetMove> scoresheet() {
    return state.turn().entries();
  }

  /**
   * The pieces that a side had captured after a number of half-moves, most valuable first. A
   * promoted piece that is captured counts as the piece it became, not as a pawn.
   */
  public List<Role> captured(Color by, int plies) {
    List<Role> roles = new ArrayList<>();
    List<Move> made = moves();
    // Neither sorted nor a part of the list, because both would enlarge the compiled modules.
    for (int value = Role.values().length - 1; value >= 0; value--) {
      for (int ply = 0; ply < plies; ply++) {
        Move move = made.get(ply);
        if (move.color() == by && move.captured().orElse(null) == Role.values()[value]) {
          roles.add(Role.values()[value]);
        }
      }
    }
    return List.copyOf(roles);
  }

  /** The number of half-moves, not counting those that were taken back. */
  public int plies() {
    return state.turn().ply();
  }

  public Optional<Move> lastMove() {
    return state.turn().move();
  }

  /** The positions in the game, from the starting position to the current one. */
  public List<Position> positions() {
    return state.turn().positions();
  }

  /** The number of times that the current position has occurred, including this time (9.2.3). */
  public int repetitions() {
    return state.turn().repetitions();
  }

  /** The clock; empty if the game is played without one. */
  public Optional<Clock> clock() {
    return state.clock();
  }

  public boolean isPaused() {
    return state.paused();
  }

  /**
   * The pieces as they stand on the board. In some modes, they can differ from {@link #position}
   * until a move is completed.
   */
  public Board board() {
    return mode().board(this);
  }

  /**
   * The legal move that has been made on the board but not completed, which cannot be changed (4.7,
   * 6.2.1). There is none in a casual game.
   */
  public Optional<Move> madeMove() {
    return mode().madeMove(this);
  }

  /** The open draw offer. */
  public Optional<Offer> drawOffer() {
    return state.drawOffer();
  }

  /** The open takeback request. */
  public Optional<Offer> takebackRequest() {
    return state.takeback();
  }

  /** The outcome of the game; empty while it is in progress. The result may still be pending. */
  public Optional<Outcome> outcome() {
    return state.outcome();
  }

  public boolean isOver() {
    return state.outcome().isPresent();
  }

  /**
   * Returns the draws that the side to move may claim now, in {@link ClaimKind} order. There are
   * none online or, in strict play, once a piece has been touched (9.4).
   */
  public List<ClaimKind> claims() {
    List<ClaimKind> claims = new ArrayList<>();
    for (ClaimKind kind : ClaimKind.values()) {
      if (mayClaim() && Outcome.isClaimable(kind, state.turn())) {
        claims.add(kind);
      }
    }
    return List.copyOf(claims);
  }

  /**
   * Returns the claims that would be correct if the side to move wrote down one of its legal moves
   * and declared that it was going to play it (9.2.1, 9.3.1), in {@link ClaimKind} order. Each
   * claim names its move. There are none when {@link #claims} can contain none.
   *
   * <pre>{@code
   * Game game = Game.start(Fen.parse("4k3/8/8/8/8/8/4p3/4K2R w - - 99 80"));
   * System.out.println(game.claims()); // []
   * ClaimCheck claim = game.claimsWithMove().get(0);
   * System.out.println(claim.kind() + " with " + claim.judgedAfter().orElseThrow()); // FIFTY_MOVES with h1g1
   * }</pre>
   */
  public List<ClaimCheck> claimsWithMove() {
    List<ClaimCheck> claims = new ArrayList<>();
    for (ClaimKind kind : mayClaim() ? ClaimKind.values() : new ClaimKind[0]) {
      for (Move move : position().legalMoves()) {
        ClaimCheck claim = ClaimCheck.of(this, kind, Optional.of(move));
        if (claim.isCorrect() && claim.judgedAfter().isPresent()) {
          claims.add(claim);
        }
      }
    }
    return List.copyOf(claims);
  }

  /** Whether the laws let the side to move claim a draw, if the position or a move justifies it. */
  private boolean mayClaim() {
    return !isOver() && !rulebook().drawsWithoutClaim() && mode().mayClaim(this);
  }

  /** Rules on an attempt, using evidence from the move history as well as the position. */
  public Ruling rule(Attempt attempt) {
    if (state.outcome().isPresent()) {
      String article = state.outcome().get().article();
      IllegalMoveEvidence none =
          IllegalMoveEvidence.marking(Optional.empty(), Optional.empty(), List.of());
      return new Ruling.Illegal(
          position().turn(), attempt, DetailedReason.GAME_OVER, article, none);
    }
    Ruling ruling = position().rule(attempt);
    return ruling instanceof Ruling.Illegal illegal ? withHistory(illegal) : ruling;
  }

  /** Adds evidence from the move history to a ruling on an illegal move, if there is any. */
  public Ruling.Illegal withHistory(Ruling.Illegal ruling) {
    return IllegalMoveHistoryEvidence.tellMore(ruling, this);
  }

  /**
   * Rules on a player's choice of piece to move. Returns the ruling that applies to every attempt
   * from the given square; empty if a piece of the side to move stands there.
   */
  public Optional<Ruling.Illegal> ruleChoice(Square from) {
    // The reasons up to WRONG_TURN do not depend on the target square, so any other square will do.
    Square elsewhere = from == Square.A1 ? Square.B1 : Square.A1;
    return rule(Attempt.step(from, elsewhere)) instanceof Ruling.Illegal illegal
            && illegal.reason().compareTo(Reason.WRONG_TURN) <= 0
        ? Optional.of(illegal)
        : Optional.empty();
  }

  /**
   * Returns the squares that the piece on a square can legally move to; empty once the game is
   * over. For castling, this is the king's target square in standard chess and the rook's square in
   * Chess960.
   */
  public SquareSet legalGoals(Square from) {
    SquareSet goals = SquareSet.EMPTY;
    if (isOver()) {
      return goals;
    }
    boolean ontoTheRook = position().variant() == Variant.CHESS960;
    for (Move move : mode().moves(this, from)) {
      goals = goals.with(ontoTheRook ? move.castlingRook().orElse(move.to()) : move.to());
    }
    return goals;
  }

  /**
   * Returns the squares that the piece on a square can move to, whether or not its own king is left
   * in check. Castling is included whenever the king and rook are on their starting squares with
   * nothing between them.
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
  public boolean equals(@Nullable Object other) {
    return other instanceof Game game && events().equals(game.events());
  }

  @Override
  public int hashCode() {
    return lastEvent().hashCode() * 31 + size();
  }

  /** Returns the moves and the result, as in {@code 1. e4 e5 2. Nf3 *}, for people. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (ScoresheetMove entry : scoresheet()) {
      boolean white = entry.move().color() == Color.WHITE;
      if (white || text.isEmpty()) {
        text.append(entry.number()).append(white ? ". " : "... ");
      }
      text.append(entry.san()).append(' ');
    }
    return text.append(outcome().map(Outcome::result).orElse(Result.NONE).text()).toString();
  }
}
