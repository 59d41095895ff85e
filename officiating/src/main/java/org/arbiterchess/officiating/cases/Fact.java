package org.arbiterchess.officiating.cases;

import java.util.List;
import java.util.OptionalInt;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.officiating.cases.Question.Fault;
import org.arbiterchess.officiating.cases.Question.Finding;
import org.arbiterchess.officiating.cases.Question.Flaw;
import org.arbiterchess.officiating.cases.Question.Mishap;
import org.arbiterchess.officiating.cases.Question.MisplacedPiece;
import org.arbiterchess.officiating.cases.Question.Mistake;
import org.arbiterchess.officiating.cases.Question.Moment;
import org.arbiterchess.officiating.cases.Question.Omission;
import org.arbiterchess.officiating.cases.Question.Place;
import org.arbiterchess.officiating.cases.Question.Request;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Setup;

/**
 * A fact that a question may state, such as whether the clock was pressed. JSON, the command line
 * and the page's form all read it by its key and type.
 *
 * @param <T> the type of the value
 */
public final class Fact<T> {

  /** The type of a fact, which says how its value is written. */
  public enum Type {
    /** A game, which JSON describes by the keys {@code fen}, {@code moves} and {@code chess960}. */
    GAME,
    /** Whether the key {@code moves} is given. */
    MOVES,
    /** A position that may be illegal. */
    SETUP,
    CONTROL,
    COLOR,
    /** A yes that is worth saying. If it is left out, the answer is usually no. */
    YES,
    YES_OR_NO,
    NUMBER,
    MINUTES,
    SECONDS,
    /** A number, or null in JSON if it cannot be established. */
    NUMBER_OR_UNKNOWN,
    /** Minutes, or null in JSON if it did not happen. */
    MINUTES_OR_NEVER,
    SQUARE,
    SQUARES,
    /** A move by the side to move, legal or not. */
    MOVE,
    WORD,
    WORDS
  }

  /** The game so far. Most questions are about its current position. */
  public static final Fact<Game> GAME = required("fen", Type.GAME);

  public static final Fact<Game> GAME_IF_KNOWN = of("fen", Type.GAME);

  /** Whether the moves of the game are known, not only its position. */
  public static final Fact<Boolean> MOVES = of("moves", Type.MOVES);

  public static final Fact<Setup> POSITION = of("fen", Type.SETUP);

  /**
   * The time control, which is {@link TimeControl#NONE} if there is no clock. If it is unknown, the
   * game counts as standard.
   */
  public static final Fact<TimeControl> CONTROL = of("control", Type.CONTROL);

  /**
   * Whether an arbiter supervises the game constantly (A.4, B.2). If that is unknown, it counts as
   * supervised.
   */
  public static final Fact<Boolean> SUPERVISED = of("supervised", Type.YES_OR_NO);

  /** The player concerned. */
  public static final Fact<Color> BY = required("by", Type.COLOR);

  public static final Fact<Color> BY_IF_KNOWN = of("by", Type.COLOR);

  /** The number of this player's earlier irregularities. */
  public static final Fact<Integer> IRREGULARITIES = of("irregularities", Type.NUMBER);

  /** The number of moves that each player has completed. */
  public static final Fact<Integer> COMPLETED = of("completed", Type.NUMBER);

  /** The period of the time control in question; 1 is the first. */
  public static final Fact<Integer> PERIOD = of("period", Type.NUMBER);

  /** Whether Guidelines III were announced beforehand. */
  public static final Fact<Boolean> ANNOUNCED = of("announced", Type.YES_OR_NO);

  public static final Fact<Integer> SECONDS_LEFT = of("secondsLeft", Type.SECONDS);

  // Flags.

  /** The side whose flag fell first; left out if nobody knows. */
  public static final Fact<Color> FALLEN = of("fallen", Type.COLOR);

  public static final Fact<Boolean> BOTH_FALLEN = of("bothFallen", Type.YES);

  /** Whether the flag fell in the last period of the time control. */
  public static final Fact<Boolean> LAST_PERIOD = of("lastPeriod", Type.YES_OR_NO);

  /**
   * The moves that the player whose flag fell had completed (6.3.1), or an empty number if they
   * cannot be proved (8.6).
   */
  public static final Fact<OptionalInt> PLAYER_COMPLETED = of("completed", Type.NUMBER_OR_UNKNOWN);

  // Moves and presses.

  public static final Fact<Attempt> MOVE = required("move", Type.MOVE);

  public static final Fact<Attempt> MOVE_IF_KNOWN = of("move", Type.MOVE);

  /** Whether the clock was pressed after the move. */
  public static final Fact<Boolean> PRESSED = of("pressed", Type.YES_OR_NO);

  /** Whether the opponent has already made the next move (A.5.2). */
  public static final Fact<Boolean> REPLIED = of("replied", Type.YES);

  /** How many moves later an illegal move was discovered. */
  public static final Fact<Integer> MOVES_LATER = of("movesLater", Type.NUMBER);

  /** Whether the player used both hands (7.5.4). */
  public static final Fact<Boolean> TWO_HANDS = of("twoHands", Type.YES);

  /** Whether the rook was deliberately touched first in castling (4.4.2). */
  public static final Fact<Boolean> ROOK_FIRST = of("rookFirst", Type.YES);

  /** The square on which the pawn was left. */
  public static final Fact<Square> PAWN = of("pawn", Type.SQUARE);

  /**
   * The square that the pawn came from, needed only if two pawns could have reached {@code pawn}.
   */
  public static final Fact<Square> FROM = of("from", Type.SQUARE);

  public static final Fact<Mistake> HANDS = word("how", Mistake.values(), true);

  public static final Fact<Omission> OMISSION = word("what", Omission.values(), true);

  // Touched and displaced pieces, and illegal positions.

  /** The squares of the touched pieces, in order. */
  public static final Fact<List<Square>> TOUCHED = of("touched", Type.SQUARES);

  /**
   * True if the player said "I adjust" before touching a piece, false if only afterwards; left out
   * if the player did not say it.
   */
  public static final Fact<Boolean> ADJUSTING = of("adjusting", Type.YES_OR_NO);

  /** The move that the player made after touching the pieces, if any. */
  public static final Fact<Attempt> PLAYED = of("played", Type.MOVE);

  /** Whether the opponent has touched a piece since that move (4.8). */
  public static final Fact<Boolean> OPPONENT_TOUCHED = of("opponentTouched", Type.YES);

  public static final Fact<Mishap> MISHAP = word("what", Mishap.values(), true);

  /** What is illegal in the position, needed only if the position does not show it. */
  public static final Fact<Flaw> FLAW = word("what", Flaw.values(), false);

  /**
   * Whether the position is still illegal after the next completed move; left out if that move has
   * not been completed.
   */
  public static final Fact<Boolean> STILL_THERE = of("stillThere", Type.YES_OR_NO);

  // Draws.

  public static final Fact<ClaimKind> CLAIMED = word("kind", ClaimKind.values(), true);

  /** The move named in the claim. */
  public static final Fact<Attempt> NAMED = of("named", Type.MOVE);

  /** Whether the record of the game can show what is claimed. */
  public static final Fact<Boolean> RECORDED = of("recorded", Type.YES_OR_NO);

  /** Whether the claimant touched a piece, or made or pressed the move, before claiming (9.4). */
  public static final Fact<Boolean> TOUCHED_FIRST = of("touchedFirst", Type.YES_OR_NO);

  public static final Fact<Moment> OFFERED = word("when", Moment.values(), true);

  /** Whether the opponent accepted the offer. */
  public static final Fact<Boolean> ACCEPTED = of("accepted", Type.YES_OR_NO);

  /** Whether the opponent declined the offer by touching a piece before answering it. */
  public static final Fact<Boolean> DECLINED_BY_TOUCH = of("touched", Type.YES);

  public static final Fact<Boolean> WITHDRAWN = of("withdrawn", Type.YES);

  public static final Fact<Boolean> REPEATED = of("repeated", Type.YES);

  /** Whether both players have made a move (5.2.3). */
  public static final Fact<Boolean> BOTH_MOVED = of("bothMoved", Type.YES_OR_NO);

  /** Whether the regulations forbid offers at this point (9.1.1). */
  public static final Fact<Boolean> FORBIDDEN = of("forbidden", Type.YES);

  public static final Fact<Request> REQUEST = word("request", Request.values(), true);

  public static final Fact<Boolean> ARBITER_PRESENT = of("arbiterPresent", Type.YES_OR_NO);

  // The start and the end of the game.

  public static final Fact<Fault> FAULT = word("what", Fault.values(), true);

  public static final Fact<List<MisplacedPiece>> MISPLACED =
      new Fact<>("misplaced", Type.WORDS, List.of(MisplacedPiece.values()), false);

  /** The number of minutes by which White is late; left out if White is on time. */
  public static final Fact<Integer> WHITE_LATE = of("white", Type.MINUTES);

  public static final Fact<Integer> BLACK_LATE = of("black", Type.MINUTES);

  /** The default time; left out if the regulations specify none. */
  public static final Fact<Integer> DEFAULT_TIME = of("defaultTime", Type.MINUTES);

  /**
   * The number of minutes after the start at which White first pressed the clock, or an empty
   * number if White has not pressed it.
   */
  public static final Fact<OptionalInt> WHITE_PRESSED = of("whitePressed", Type.MINUTES_OR_NEVER);

  public static final Fact<Finding> FINDING = word("found", Finding.values(), true);

  public static final Fact<Boolean> SIGNED = of("signed", Type.YES_OR_NO);

  /** Whether the illegal move is the one that mated or stalemated. */
  public static final Fact<Boolean> ENDED_GAME = of("endedGame", Type.YES_OR_NO);

  // Conduct.

  /** Whether the opponent has stopped recording too (8.5.1). */
  public static final Fact<Boolean> BOTH_STOPPED = of("bothStopped", Type.YES_OR_NO);

  public static final Fact<Place> PLACE = word("place", Place.values(), false);

  /** Whether the regulations specify a milder penalty than loss of the game. */
  public static final Fact<Boolean> MILDER = of("milder", Type.YES);

  /** Whether an illegal move was actually completed. */
  public static final Fact<Boolean> IRREGULARITY = of("irregularity", Type.YES);

  /** Whether a player asked for the spectator's advice or used it (11.3.1). */
  public static final Fact<Boolean> ADVICE_USED = of("adviceUsed", Type.YES_OR_NO);

  private final String key;
  private final Type type;
  private final List<? extends Enum<?>> words;
  private final boolean isRequired;

  private Fact(String key, Type type, List<? extends Enum<?>> words, boolean isRequired) {
    this.key = key;
    this.type = type;
    this.words = words;
    this.isRequired = isRequired;
  }

  private static <T> Fact<T> of(String key, Type type) {
    return new Fact<>(key, type, List.of(), false);
  }

  private static <T> Fact<T> required(String key, Type type) {
    return new Fact<>(key, type, List.of(), true);
  }

  private static <E extends Enum<E>> Fact<E> word(String key, E[] words, boolean isRequired) {
    return new Fact<>(key, Type.WORD, List.of(words), isRequired);
  }

  /** The key of the fact in JSON, such as {@code lastPeriod}. */
  public String key() {
    return key;
  }

  public Type type() {
    return type;
  }

  /** The allowed values; empty unless the type is {@link Type#WORD} or {@link Type#WORDS}. */
  public List<? extends Enum<?>> words() {
    return words;
  }

  /** Whether the question cannot be asked without this fact. */
  public boolean isRequired() {
    return isRequired;
  }

  @SuppressWarnings("unchecked") // Question.with() puts only values of the fact's type.
  T cast(Object value) {
    return (T) value;
  }
}
