package org.arbiterchess.pgn;

import java.util.Arrays;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MatchingMoveFinder;
import org.arbiterchess.bitboard.PackedMove;
import org.arbiterchess.game.Ending;

/**
 * Replays the main line to find a fivefold repetition, seventy-five moves without a capture or pawn
 * move, or insufficient material (9.6.1, 9.6.2, 5.2.2). Only games with a long run of moves without
 * captures or pawn moves, or with few pieces left, need this replay.
 */
final class PgnDrawDetector {

  /** The smallest number of half-moves in which a position can occur five times. */
  static final int FIVEFOLD = 16;

  private static final int SEVENTY_FIVE = 150;

  /** The positions since the last capture, pawn move or null move. */
  private BitboardPosition[] stretch = new BitboardPosition[0];

  private int length;
  private Optional<Ending> end = Optional.empty();
  private Optional<Ending> playedOn = Optional.empty();
  private int playedOnPly;

  /** How the final position ends the game; empty if it does not. */
  Optional<Ending> end() {
    return end;
  }

  /** How an earlier position ended the game, although play continued; empty if none did. */
  Optional<Ending> playedOn() {
    return playedOn;
  }

  /** The number of half-moves before the position to which {@link #playedOn} refers. */
  int playedOnPly() {
    return playedOnPly;
  }

  /**
   * Replays the main line.
   *
   * @param halfmoveClock the number of half-moves without a capture or pawn move before the
   *     starting position
   */
  void replay(BitboardPosition start, int halfmoveClock, VariationStack lines) {
    end = Optional.empty();
    playedOn = Optional.empty();
    length = 0;
    BitboardPosition now = next();
    now.copy(start);
    int quiet = halfmoveClock;
    for (int ply = 0; ply <= lines.mainPlies(); ply++) {
      Optional<Ending> over = over(now, quiet);
      if (ply == lines.mainPlies()) {
        end = over;
      } else {
        if (over.isPresent() && playedOn.isEmpty()) {
          playedOn = over;
          playedOnPly = ply;
        }
        int move = lines.moves()[ply];
        boolean reset = move == VariationStack.PASS || isIrreversible(now, move);
        quiet = reset ? 0 : quiet + 1;
        now = play(now, move, reset);
      }
    }
  }

  private BitboardPosition play(BitboardPosition now, int move, boolean reset) {
    BitboardPosition after = next();
    if (move == VariationStack.PASS) {
      MatchingMoveFinder.pass(now, after);
    } else {
      after.after(now, move);
    }
    if (reset) {
      stretch[length - 1] = stretch[0];
      stretch[0] = after;
      length = 1;
    }
    return after;
  }

  private BitboardPosition next() {
    if (length == stretch.length) {
      stretch = Arrays.copyOf(stretch, 2 * length + 32);
      for (int i = length; i < stretch.length; i++) {
        stretch[i] = new BitboardPosition();
      }
    }
    return stretch[length++];
  }

  private static boolean isIrreversible(BitboardPosition before, int move) {
    boolean takes =
        (before.occupied() >>> PackedMove.to(move) & 1) != 0
            && PackedMove.kind(move) != PackedMove.CASTLING;
    return takes || PackedMove.role(move) == BitboardPosition.PAWN;
  }

  private Optional<Ending> over(BitboardPosition now, int quiet) {
    if (now.isInsufficientMaterial()) {
      return Optional.of(Ending.DEAD_POSITION);
    }
    if (length > FIVEFOLD && repetitions(now) >= 5) {
      return Optional.of(Ending.FIVEFOLD_REPETITION);
    }
    return quiet >= SEVENTY_FIVE ? Optional.of(Ending.SEVENTY_FIVE_MOVES) : Optional.empty();
  }

  private int repetitions(BitboardPosition now) {
    int count = 1;
    for (int i = length - 3; i >= 0; i -= 2) {
      count += isSame(now, stretch[i]) ? 1 : 0;
    }
    return count;
  }

  /**
   * Returns whether two positions count as the same for repetition. Only the first position after
   * an irreversible move can have an en passant square, and the square matters only if the capture
   * is possible.
   */
  private static boolean isSame(BitboardPosition now, BitboardPosition before) {
    return now.close == before.close
        && now.slant == before.slant
        && now.straight == before.straight
        && now.black == before.black
        && now.castlingRooks == before.castlingRooks
        && now.turn == before.turn
        && (before.enPassant == BitboardPosition.NONE || !canTakeEnPassant(before));
  }

  private static boolean canTakeEnPassant(BitboardPosition p) {
    return MatchingMoveFinder.pawn(p, -1L, p.enPassant, false, true, BitboardPosition.PAWN)
        != MatchingMoveFinder.NO_MOVE;
  }
}
