package org.arbiterchess.officiating.cases;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.rules.AttackArrow;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.text.Lists;

/**
 * The arbiter's answer to a question.
 *
 * @param clocks what happens to the clocks, apart from added time
 * @param isIncrementWithdrawn whether the player at fault loses the increment of the clock press
 * @param forfeit how the result, if there is one, is recorded
 * @param articles the articles of the Laws that apply, with the decisive one first
 * @param sentences the ruling and its reasons
 * @param assumed the facts that decide the case but were not given, so that the answer rests on
 *     their usual values
 * @param options the options open to the arbiter; empty if the Laws leave the arbiter no choice
 * @param evidence the position, squares, arrows and moves to show on the board
 * @param details information that is specific to the kind of question
 */
public record Answer(
    Answer.Game game,
    Answer.Board board,
    Answer.Clocks clocks,
    AddedTime added,
    boolean isIncrementWithdrawn,
    Forfeit forfeit,
    List<String> articles,
    List<Sentence> sentences,
    List<Fact<?>> assumed,
    List<Option> options,
    Evidence evidence,
    Details details) {

  public Answer {
    articles = List.copyOf(articles);
    sentences = List.copyOf(sentences);
    assumed = List.copyOf(assumed);
    options = List.copyOf(options);
  }

  /** The winner, or empty if this answer does not declare one. */
  public Optional<Color> winner() {
    return switch (game) {
      case WHITE_WINS -> Optional.of(Color.WHITE);
      case BLACK_WINS -> Optional.of(Color.BLACK);
      default -> Optional.empty();
    };
  }

  /** Whether an illegal move is taken back on the board (7.5.1). */
  public boolean isRestored() {
    return board == Board.RESTORED || board == Board.GO_BACK;
  }

  /** All sentences joined by spaces, each with the article it cites, if any, in parentheses. */
  public String text() {
    return String.join(" ", Lists.map(sentences, Sentence::cited));
  }

  /** What happens to the game. */
  public enum Game {
    CONTINUES,
    WHITE_WINS,
    BLACK_WINS,
    DRAW,
    /** The game is cancelled and a new one is played. */
    NEW_GAME,
    BOTH_LOSE,
    /** The game was already over, and its result stands. */
    RESULT_STANDS,
    /** The game was already over, but the result was recorded wrongly and is corrected (8.7). */
    RECORD_TRUE_RESULT,
    /** The Laws give the arbiter options instead of a single answer. */
    LEFT_TO_ARBITER;

    static Game winFor(Color color) {
      return color == Color.WHITE ? WHITE_WINS : BLACK_WINS;
    }
  }

  /** What happens to the position on the board. */
  public enum Board {
    UNCHANGED,
    /** The position before the illegal move is restored (7.5.1). */
    RESTORED,
    /** The pawn on the last rank is replaced by a queen (7.5.2). */
    QUEEN_PLACED,
    /**
     * The game returns to the position immediately before the irregularity or, if that is unknown,
     * to the last known position before it (7.5.1, 7.6).
     */
    GO_BACK,
    /** The position is transferred to a correctly placed board (7.2.2). */
    TRANSFERRED,
    /** The displaced pieces are put back (7.4.1). */
    PIECES_REPLACED,
    /** The moved piece is put back, and the touched piece must be moved (4.3). */
    PIECE_RETURNED,
    /** The player may still correct the illegal move, because the clock has not been pressed. */
    CORRECTED_BY_PLAYER,
    /** The starting position is set up for a new game. */
    NEW_START
  }

  /** What happens to the clocks, apart from added time. */
  public enum Clocks {
    UNCHANGED,
    BOTH_STOPPED,
    WHITE_RUNS,
    BLACK_RUNS,
    /** The arbiter uses their best judgement to determine the times (7.1). */
    BY_JUDGEMENT,
    /** The clock is stopped and corrected, including the move counter (6.10.2). */
    SET_RIGHT,
    /** Both clocks are set for a new game. */
    RESET
  }

  /** The extra time in milliseconds for each player. */
  public record AddedTime(long white, long black) {

    static final AddedTime NONE = new AddedTime(0, 0);

    static AddedTime to(Color color, long millis) {
      return color == Color.WHITE ? new AddedTime(millis, 0) : new AddedTime(0, millis);
    }

    public long of(Color color) {
      return color == Color.WHITE ? white : black;
    }
  }

  /** Whether the result of a game is recorded as a forfeit, with + and – instead of 1 and 0. */
  public enum Forfeit {
    NO,
    /** The players have not both made a move. */
    YES,
    /** It is unknown whether both players have made a move. */
    UNLESS_BOTH_MOVED
  }

  /** An action that the arbiter may take when the Laws leave the decision to the arbiter. */
  public enum Option {
    WARNING,
    TIME_FOR_OPPONENT,
    TIME_OFF_OFFENDER,
    GAME_LOST,
    OTHER_PENALTY,
    LEAVE_RESULT,
    CORRECT_RESULT,
    DECLARE_DRAW,
    POSTPONE,
    REJECT,
    /** The arbiter rejects a claim of repetition or of fifty moves (9.5.3). */
    REJECT_CLAIM,
    AGREE_INCREMENT,
    REFUSE,
    ESTABLISH_ORDER,
    DECIDE_ON_FACTS,
    EXCUSE_LATE,
    EXPEL_SPECTATOR,
    MILDER_PENALTY,
    /**
     * The arbiter decides that the game is over, because the queen placed under 7.5.2 gives mate.
     */
    GAME_OVER,
    /** The arbiter decides that the queen placed under 7.5.2 does not end the game. */
    GAME_NOT_OVER,
    /** The arbiter judges a second irregularity on the position before the pawn move. */
    JUDGE_WITHOUT_QUEEN,
    /** The arbiter judges a second irregularity on the position with the queen, who gives mate. */
    JUDGE_WITH_QUEEN
  }

  /**
   * The evidence to show on the board.
   *
   * @param position the position to show, which may be illegal; empty if the question includes none
   * @param line legal moves from that position, such as a line to checkmate
   */
  public record Evidence(
      Optional<Setup> position, List<Square> squares, List<AttackArrow> arrows, List<Move> line) {

    static final Evidence NONE = new Evidence(Optional.empty(), List.of(), List.of(), List.of());

    public Evidence {
      squares = List.copyOf(squares);
      arrows = List.copyOf(arrows);
      line = List.copyOf(line);
    }
  }

  /** The part of an answer that is specific to one kind of question. */
  public sealed interface Details {}

  /** No details. */
  public record NoDetails() implements Details {}

  /**
   * The moves that a player who has touched pieces may play.
   *
   * @param allowed every legal move that may be played now
   * @param isFree whether the touched pieces leave the player free to play any legal move
   */
  public record TouchedPieces(Position position, List<Move> allowed, boolean isFree)
      implements Details {}

  /**
   * The ruling on a move or a clock press.
   *
   * @param position the position before the move or clock press
   * @param reason the reason why the move is illegal, if there is one
   * @param allowed the moves that may be played now; empty once the game is over
   * @param after the position after a queen has replaced the pawn (7.5.2); otherwise empty
   */
  public record MoveMade(
      Position position,
      boolean isLegal,
      Optional<Reason> reason,
      List<Move> allowed,
      Optional<Position> after)
      implements Details {}

  /**
   * Whether a side could deliver checkmate.
   *
   * @param line legal moves that end in checkmate, if the search found any
   * @param proof a sentence that explains why no such moves exist, if that has been proved
   */
  public record MatePossible(Position position, Optional<List<Move>> line, Optional<String> proof)
      implements Details {}

  /**
   * The ruling on a claim.
   *
   * @param correct whether the claim is correct; empty if the arbiter must decide that
   * @param count the number of times the position has occurred, or the number of half-moves without
   *     a capture or pawn move
   * @param occurrences the occurrences of the claimed position; empty if the claim is not about a
   *     repetition
   * @param must the moves from which the claimant must choose; empty if the claim is correct, names
   *     no move or comes too late
   */
  public record ClaimChecked(
      Position position,
      Optional<Boolean> correct,
      int count,
      List<Occurrence> occurrences,
      Optional<List<Move>> must)
      implements Details {}

  /**
   * One occurrence of a position in a game.
   *
   * @param ply the number of half-moves before it; 0 for the first position
   * @param move the move that led to it, such as {@code 3... Rh8}; empty for the first position
   */
  public record Occurrence(int ply, Optional<String> move) {}

  /** Whether a player must record the moves. */
  public record MoveRecording(boolean isRequired) implements Details {}
}
