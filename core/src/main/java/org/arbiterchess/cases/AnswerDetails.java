package org.arbiterchess.cases;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;

/** The part of an answer that is specific to one kind of question. */
public sealed interface AnswerDetails {

  /** The {@link None} value, if the answer has no details; otherwise empty. */
  default Optional<None> none() {
    return this instanceof None none ? Optional.of(none) : Optional.empty();
  }

  /** These details, if the question was about touched pieces; otherwise empty. */
  default Optional<TouchedPieces> touchedPieces() {
    return this instanceof TouchedPieces touched ? Optional.of(touched) : Optional.empty();
  }

  /** These details, if the question was about a move or a clock press; otherwise empty. */
  default Optional<MoveMade> moveMade() {
    return this instanceof MoveMade made ? Optional.of(made) : Optional.empty();
  }

  /** These details, if they say whether a side could deliver checkmate; otherwise empty. */
  default Optional<MatePossible> matePossible() {
    return this instanceof MatePossible possible ? Optional.of(possible) : Optional.empty();
  }

  /** These details, if the question was about a claim; otherwise empty. */
  default Optional<ClaimChecked> claimChecked() {
    return this instanceof ClaimChecked checked ? Optional.of(checked) : Optional.empty();
  }

  /** These details, if the question was about recording the moves; otherwise empty. */
  default Optional<MoveRecording> moveRecording() {
    return this instanceof MoveRecording recording ? Optional.of(recording) : Optional.empty();
  }

  /** No details. */
  record None() implements AnswerDetails {}

  /**
   * The moves that a player who has touched pieces may play.
   *
   * @param allowed every legal move that may be played now
   * @param isFree whether the touched pieces leave the player free to play any legal move
   */
  record TouchedPieces(Position position, List<Move> allowed, boolean isFree)
      implements AnswerDetails {

    public TouchedPieces {
      allowed = List.copyOf(allowed);
    }
  }

  /**
   * The ruling on a move or a clock press.
   *
   * @param position the position before the move or clock press
   * @param reason the reason why the move is illegal, if there is one
   * @param isRestored whether the position is restored under 7.5.1
   * @param allowed the moves that may be played now; empty once the game is over
   * @param after the position after a queen has replaced the pawn (7.5.2); otherwise empty
   */
  record MoveMade(
      Position position,
      boolean isLegal,
      Optional<Reason> reason,
      boolean isRestored,
      List<Move> allowed,
      Optional<Position> after)
      implements AnswerDetails {

    public MoveMade {
      allowed = List.copyOf(allowed);
    }
  }

  /**
   * Whether a side could deliver checkmate.
   *
   * @param line legal moves that end in checkmate, if the search found any
   * @param proof a sentence that explains why no such moves exist, if that has been proved
   */
  record MatePossible(Position position, Optional<List<Move>> line, Optional<String> proof)
      implements AnswerDetails {}

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
  record ClaimChecked(
      Position position,
      Optional<Boolean> correct,
      int count,
      List<Occurrence> occurrences,
      Optional<List<Move>> must)
      implements AnswerDetails {

    public ClaimChecked {
      occurrences = List.copyOf(occurrences);
    }
  }

  /** Whether a player must record the moves. */
  record MoveRecording(boolean isRequired) implements AnswerDetails {}

  /**
   * One occurrence of a position in a game.
   *
   * @param ply the number of half-moves before it; 0 for the first position
   * @param move the move that led to it, such as {@code 3... Rh8}; empty for the first position
   */
  record Occurrence(int ply, Optional<String> move) {}
}
