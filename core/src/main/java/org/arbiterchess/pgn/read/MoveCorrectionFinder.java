package org.arbiterchess.pgn.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveTextParser;
import org.arbiterchess.notation.San;
import org.arbiterchess.notation.Uci;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * Finds the legal moves that differ from an illegal move by one slip and make all later moves
 * legal.
 */
final class MoveCorrectionFinder {

  private MoveCorrectionFinder() {}

  /**
   * Returns the corrections, most likely first. They are ordered by kind of slip, then by how well
   * they match the capture and check signs as written.
   *
   * @param later the words after the illegal move
   */
  static List<MoveCorrection> find(
      Position position, WrittenMove written, List<MainLineTokenizer.Word> later) {
    record Candidate(MoveCorrection correction, int disagreements) {}
    List<Candidate> found = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      Optional<MoveCorrection.Slip> slip = slip(written, move);
      if (slip.isPresent() && allLegal(position.play(move), later)) {
        String san = San.write(position, move);
        int disagreements =
            (written.capture() == san.contains("x") ? 0 : 1)
                + (written.marked() == (san.endsWith("+") || san.endsWith("#")) ? 0 : 1);
        found.add(
            new Candidate(
                new MoveCorrection(move, san, Uci.write(position, move), slip.get()),
                disagreements));
      }
    }
    found.sort(
        Comparator.comparing((Candidate each) -> each.correction().slip())
            .thenComparing(Candidate::disagreements)
            .thenComparing(
                each -> each.correction().move().promotion().orElse(Role.QUEEN) != Role.QUEEN)
            .thenComparing(each -> each.correction().san()));
    List<MoveCorrection> corrections = new ArrayList<>();
    found.forEach(each -> corrections.add(each.correction()));
    return corrections;
  }

  private static Optional<MoveCorrection.Slip> slip(WrittenMove written, Move move) {
    if (written.castling().isPresent() || move.isCastling()) {
      boolean both = written.castling().isPresent() && move.isCastling();
      return both ? Optional.of(MoveCorrection.Slip.OTHER_SIDE) : Optional.empty();
    }
    Role role = written.role().orElse(Role.PAWN);
    boolean samePromotion = written.promotion().equals(move.promotion());
    if (move.to() == written.to()) {
      if (move.role() != role) {
        return samePromotion ? Optional.of(MoveCorrection.Slip.OTHER_KIND) : Optional.empty();
      }
      if (!samePromotion) {
        return written.allows(role, move.from())
            ? Optional.of(MoveCorrection.Slip.PROMOTION)
            : Optional.empty();
      }
      return Optional.of(
          role == Role.PAWN ? MoveCorrection.Slip.CAPTURE_SIGN : MoveCorrection.Slip.OTHER_PIECE);
    }
    boolean neighbour =
        move.role() == role
            && areNeighbours(move.to(), written.to())
            && written.allows(role, move.from())
            && (samePromotion || written.promotion().isEmpty());
    return neighbour ? Optional.of(MoveCorrection.Slip.NEIGHBOURING_SQUARE) : Optional.empty();
  }

  private static boolean areNeighbours(Square one, Square other) {
    int files = Math.abs(one.file().ordinal() - other.file().ordinal());
    int ranks = Math.abs(one.rank().number() - other.rank().number());
    return Math.max(files, ranks) == 1;
  }

  private static boolean allLegal(Position start, List<MainLineTokenizer.Word> later) {
    Position position = start;
    for (MainLineTokenizer.Word word : later) {
      Optional<Position> next = next(position, word.text());
      if (next.isEmpty()) {
        return false;
      }
      position = next.get();
    }
    return true;
  }

  /**
   * Returns the position after the word is played as a move, or empty if it is not a legal move.
   */
  static Optional<Position> next(Position position, String word) {
    if (MoveTextParser.read(position, word) instanceof MoveReading.Understood understood
        && position.rule(understood.attempt()) instanceof Ruling.Legal legal) {
      return Optional.of(position.play(legal.move()));
    }
    return Optional.empty();
  }
}
