package org.arbiterchess.officiating.cases;

import static org.arbiterchess.officiating.cases.Fact.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Lists;

/**
 * A question to the arbiter about something that happened at the board: its kind, and the facts
 * that the person asking knows. Facts that the kind does not ask for are ignored.
 */
public final class Question {

  /** The kinds of question. Each lists its facts in the order in which they are read and asked. */
  public enum Kind {
    /** One flag has fallen (6.9), or both have (III.3.1). */
    FLAG(Board.GAME, true, FALLEN, BOTH_FALLEN, LAST_PERIOD, PERIOD, PLAYER_COMPLETED, ANNOUNCED),
    /** A player has resigned (5.1.2). */
    RESIGNED(Board.GAME, false, BY),
    /** Whether the position is dead (5.2.2). */
    DEAD(Board.GAME, false),
    /** Whether a move by the side to move is legal and, if not, what happens (7.5). */
    ILLEGAL(
        Board.GAME,
        true,
        MOVE,
        Fact.PRESSED,
        IRREGULARITIES,
        REPLIED,
        MOVES_LATER,
        TWO_HANDS,
        ROOK_FIRST),
    /** What the side to move must play after touching pieces (4.2 to 4.5). */
    TOUCHED(Board.GAME, false, Fact.TOUCHED, ADJUSTING, PLAYED, OPPONENT_TOUCHED),
    /**
     * The clock was pressed without a move (7.5.3), or with a pawn left on its last rank (7.5.2).
     * The game ends before that move.
     */
    PRESSED(Board.GAME, true, PAWN, FROM, IRREGULARITIES),
    /** The side to move claims a draw (9.2, 9.3). */
    CLAIM(Board.GAME, true, CLAIMED, NAMED, RECORDED, TOUCHED_FIRST),
    /**
     * A player used both hands or the wrong hand, or mishandled the clock (6.2.3, 6.2.4, 7.5.4).
     */
    HANDS(
        Board.OPTIONAL,
        true,
        Fact.HANDS,
        BY,
        MOVE_IF_KNOWN,
        Fact.PRESSED,
        ROOK_FIRST,
        IRREGULARITIES),
    /** The game began incorrectly (7.2, 7.3, A.5.1.2). */
    SETUP(Board.NONE, true, FAULT, COMPLETED, MISPLACED, BY_IF_KNOWN),
    /** Pieces were knocked over (7.4) or put back on the wrong squares (7.6). */
    DISPLACED(Board.NONE, false, MISHAP, BY_IF_KNOWN),
    /** The clock was set wrongly (6.10.2, A.5.1.1). */
    CLOCK(Board.NONE, true, COMPLETED),
    /** A player is late (6.7). */
    LATE(Board.NONE, true, WHITE_LATE, BLACK_LATE, DEFAULT_TIME, WHITE_PRESSED),
    /** A draw offer that was made at the wrong moment, repeated or "withdrawn" (9.1, 11.5). */
    OFFER(
        Board.NONE,
        false,
        BY,
        OFFERED,
        ACCEPTED,
        DECLINED_BY_TOUCH,
        WITHDRAWN,
        REPEATED,
        BOTH_MOVED,
        FORBIDDEN),
    /**
     * A player forgot to press the clock, or the opponent replied before the player could press it
     * (6.2.1.2, 6.2.2).
     */
    FORGOTTEN(Board.NONE, false, OMISSION, BY),
    /**
     * A player with less than two minutes left asks for an increment or a draw, on the grounds that
     * the opponent is only trying to win on time (III.4 to III.6).
     */
    TWO_MINUTES(Board.OPTIONAL, true, REQUEST, BY, ANNOUNCED, SECONDS_LEFT, ARBITER_PRESENT),
    /** A mistake is discovered after the game (8.7). */
    OVER(Board.NONE, false, FINDING, SIGNED, ENDED_GAME),
    /** Whether a player must continue to record the moves (8.4, A.2). */
    WRITING(Board.NONE, true, BY, SECONDS_LEFT, PERIOD, BOTH_STOPPED),
    /** A phone rang (11.3.2). */
    PHONE(Board.NONE, false, BY, PLACE, MILDER),
    /** A spectator spoke (12.7). */
    SPECTATOR(Board.NONE, true, IRREGULARITY, BY_IF_KNOWN, ADVICE_USED),
    /** The position on the board is illegal (7.5, A.5.4). */
    ILLEGAL_POSITION(Board.SETUP, true, FLAW, BY_IF_KNOWN, IRREGULARITIES, STILL_THERE);

    private final boolean dependsOnControl;
    private final List<Fact<?>> facts;

    Kind(List<Fact<?>> board, boolean dependsOnControl, Fact<?>... own) {
      this.dependsOnControl = dependsOnControl;
      List<Fact<?>> all = new ArrayList<>(board);
      all.addAll(List.of(CONTROL, SUPERVISED));
      all.addAll(List.of(own));
      this.facts = List.copyOf(all);
    }

    /** The name of the question, such as {@code flag}. */
    public String word() {
      return Ascii.lower(name()).replace("_", "");
    }

    /**
     * The facts of the question. Every question accepts {@link Fact#CONTROL} and {@link
     * Fact#SUPERVISED}, even if they do not affect the answer.
     */
    public List<Fact<?>> facts() {
      return facts;
    }

    /** Whether the time control and the supervision can affect the answer. */
    public boolean dependsOnControl() {
      return dependsOnControl;
    }

    /** Returns the keys of the question in JSON, except {@code question} itself. */
    public List<String> keys() {
      List<String> keys = Lists.map(facts, Fact::key);
      if (facts.get(0) != CONTROL) {
        keys.add("chess960");
      }
      return keys;
    }

    /** Returns the question with a name such as {@code flag}; empty if there is none. */
    public static Optional<Kind> of(String word) {
      return Lists.first(List.of(values()), kind -> kind.word().equals(word));
    }

    /** Returns the names of all questions. */
    public static List<String> words() {
      return Lists.map(List.of(values()), Kind::word);
    }

    /** The facts about the board. */
    private static final class Board {
      static final List<Fact<?>> NONE = List.of();
      static final List<Fact<?>> GAME = List.of(Fact.GAME, MOVES);
      static final List<Fact<?>> OPTIONAL = List.of(GAME_IF_KNOWN, MOVES);
      static final List<Fact<?>> SETUP = List.of(POSITION);
    }
  }

  /** What was wrong at the start. */
  public enum Fault {
    PIECES,
    BOARD,
    COLORS
  }

  /** The kind of piece that was misplaced. Kings and rooks matter for castling (A.5.1.2). */
  public enum MisplacedPiece {
    KING,
    ROOK,
    OTHER
  }

  /** What happened to displaced pieces. */
  public enum Mishap {
    KNOCKED_OVER,
    PUT_BACK_WRONG
  }

  /** How a clock press was missed. */
  public enum Omission {
    /** The opponent replied before the player could press the clock. */
    ANSWERED_FIRST,
    /** The player forgot to press the clock, the opponent replied, and the player moved again. */
    BOTH_FORGOT
  }

  /** What a player with less than two minutes left asks for. */
  public enum Request {
    INCREMENT,
    DRAW
  }

  /** What was found after the game. */
  public enum Finding {
    ILLEGAL_MOVE,
    WRONG_RESULT
  }

  /** When a draw was offered. */
  public enum Moment {
    /** On the player's own turn, before the move. */
    BEFORE_MOVE,
    /** At the proper moment: after the move but before the clock press. */
    AFTER_MOVE,
    /** Immediately after the clock press. */
    AFTER_PRESS,
    /** While the opponent was thinking. */
    OPPONENT_THINKING,
    BEFORE_START
  }

  /** What is illegal in a position. */
  public enum Flaw {
    BOTH_KINGS_IN_CHECK,
    /** The king of the player who has just moved is in check. */
    KING_IN_CHECK,
    KING_CAPTURED,
    PAWN_ON_LAST_RANK
  }

  /** What a player did with the hands. */
  public enum Mistake {
    /** The player made a single move with both hands (7.5.4). */
    BOTH_MOVED,
    /** The player moved with one hand and pressed the clock with the other (6.2.3). */
    OTHER_PRESSED,
    /** The player hit, lifted or knocked over the clock (6.2.4). */
    HIT_CLOCK
  }

  /** Where the phone was. */
  public enum Place {
    ON_PERSON,
    IN_BAG_OFF,
    IN_BAG_ON
  }

  private final Kind kind;
  private final Map<Fact<?>, Object> facts;

  private Question(Kind kind, Map<Fact<?>, Object> facts) {
    this.kind = kind;
    this.facts = facts;
  }

  /** Returns a question without any facts. */
  public static Question of(Kind kind) {
    return new Question(kind, Map.of());
  }

  /** Returns this question with one more fact. */
  public <T> Question with(Fact<T> fact, T value) {
    Map<Fact<?>, Object> more = new HashMap<>(facts);
    more.put(fact, value);
    return new Question(kind, more);
  }

  /** Returns this question with one more fact, if it is known. */
  public <T> Question with(Fact<T> fact, Optional<T> value) {
    return value.isPresent() ? with(fact, value.get()) : this;
  }

  public Kind kind() {
    return kind;
  }

  /** Returns a fact; empty if it was not given. */
  public <T> Optional<T> get(Fact<T> fact) {
    return Optional.ofNullable(facts.get(fact)).map(fact::cast);
  }
}
