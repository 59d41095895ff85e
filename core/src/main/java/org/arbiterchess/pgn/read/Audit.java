package org.arbiterchess.pgn.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MatchingMoveFinder;
import org.arbiterchess.bitboard.MoveGenerator;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.packed.PackedLine;
import org.arbiterchess.rules.packed.PositionAndMovePacker;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.winnability.UnwinnableReason;
import org.arbiterchess.winnability.Winnability;

/**
 * The result of auditing a recorded game.
 *
 * @param end how the final position automatically ends the game under over-the-board rules, if it
 *     does
 * @param contradictions the contradictions between the game and the Laws
 */
public record Audit(Optional<Ending> end, List<Contradiction> contradictions) {

  public Audit {
    contradictions = List.copyOf(contradictions);
  }

  /** Compares the main line of a replayed game with the Laws. */
  public static Audit of(PgnReplayResult replay) {
    return new Auditor(replay).audit();
  }

  /**
   * A contradiction, other than an illegal move, between a recorded game and the Laws of Chess.
   *
   * @param said a description of the contradiction
   * @param article the article of the Laws that the game contradicts
   * @param ply the number of half-moves played before the contradiction
   */
  public record Contradiction(Said said, String article, int ply) {

    /** Returns a sentence that describes the contradiction and cites the article. */
    public Sentence sentence(Texts texts) {
      return new Sentence(texts.say(said.key(), said.values().toArray()), Optional.of(article));
    }

    /** Returns the sentence as text, with the article of the Laws in parentheses. */
    public String message(Texts texts) {
      return sentence(texts).cited();
    }
  }

  /**
   * Checks a game's recorded result against its final position, and reports moves that were played
   * after the game was over.
   */
  private static final class Auditor {

    /** The smallest number of half-moves in which a position can occur five times. */
    private static final int FIVEFOLD = 16;

    private static final int SEVENTY_FIVE = 150;

    /** The positions since the last capture, pawn move or null move. */
    private final List<BitboardPosition> stretch = new ArrayList<>(128);

    private int length;
    private final PgnReplayResult replay;
    private final PackedLine line;
    private Optional<Ending> end = Optional.empty();
    private List<Contradiction> found = List.of();

    Auditor(PgnReplayResult replay) {
      this.replay = replay;
      this.line = replay.line;
    }

    Audit audit() {
      BitboardPosition last = line.end;
      if (MoveGenerator.generate(last, MoveGenerator.COUNT_ONLY) == 0) {
        end = Optional.of(last.isCheck() ? Ending.CHECKMATE : Ending.STALEMATE);
      }
      boolean fewPieces = (last.pawns() | last.rooksAndQueens()) == 0;
      if (fewPieces || line.longestQuiet >= FIVEFOLD) {
        findDraws(replay.start.halfmoveClock());
      }
      if (replay.isComplete() && replay.result() != Result.NONE && found.isEmpty()) {
        if (end.isPresent()) {
          checkEnded(end.get());
        } else {
          checkWin();
        }
      }
      return new Audit(end, found);
    }

    private void checkEnded(Ending ending) {
      boolean mate = ending == Ending.CHECKMATE;
      Result result = replay.result();
      Color mover = line.end.turn == BitboardPosition.WHITE ? Color.BLACK : Color.WHITE;
      if (result != (mate ? Result.winFor(mover) : Result.DRAW)) {
        Said said =
            mate
                ? Said.of(PgnText.RESULT_AFTER_WIN, mover, result.text())
                : Said.of(PgnText.RESULT_AFTER_DRAW, ending, result.text());
        add(said, Rulebook.OVER_THE_BOARD.article(ending), replay.plies());
      }
    }

    /**
     * Checks a recorded win. After a flag fall or a resignation, the game is a draw if the recorded
     * winner could not have delivered checkmate (6.9, 5.1.2).
     */
    private void checkWin() {
      Result result = replay.result();
      if (result.winner().isEmpty()) {
        return;
      }
      Color winner = result.winner().get();
      BitboardPosition last = line.end;
      long theirs = last.of(winner.ordinal());
      if ((last.rooksAndQueens() & theirs) != 0 || hasStep(last, winner)) {
        return;
      }
      Position position = PositionAndMovePacker.position(last, replay.start.variant(), 0, 1);
      Optional<UnwinnableReason> proof = Winnability.quickReason(position, winner);
      if (proof.isPresent()) {
        boolean locked =
            proof.get() == UnwinnableReason.OUT_OF_REACH
                || proof.get() == UnwinnableReason.OUT_OF_REACH_BUT_STALEMATE;
        boolean time = Ascii.lower(replay.termination).contains("time");
        PgnText onTime = locked ? PgnText.NO_MATE_ON_TIME : PgnText.TOO_LITTLE_ON_TIME;
        PgnText otherwise = locked ? PgnText.NO_MATE : PgnText.TOO_LITTLE;
        Said said = Said.of(time ? onTime : otherwise, result.text(), winner);
        add(said, time ? "6.9" : "5.1.2", replay.plies());
      }
    }

    /** Returns whether a pawn can advance. In that case it is rarely possible to prove a draw. */
    private static boolean hasStep(BitboardPosition p, Color color) {
      long pawns = p.pawns() & p.of(color.ordinal());
      long before = color == Color.WHITE ? pawns << 8 : pawns >>> 8;
      return (before & ~p.occupied()) != 0;
    }

    private void add(Said said, String article, int ply) {
      found = List.of(new Contradiction(said, article, ply));
    }

    /**
     * Replays the main line to find a fivefold repetition, seventy-five moves without a capture or
     * pawn move, or insufficient material (9.6.1, 9.6.2, 5.2.2). Only games with a long run of
     * moves without captures or pawn moves, or with few pieces left, need this replay.
     *
     * @param halfmoveClock the number of half-moves without a capture or pawn move before the
     *     starting position
     */
    private void findDraws(int halfmoveClock) {
      BitboardPosition now = nextOfStretch();
      now.copy(line.start);
      int quiet = halfmoveClock;
      int plies = line.moves.length;
      for (int ply = 0; ply < plies; ply++) {
        Optional<Ending> over = found.isEmpty() ? drawIn(now, quiet) : Optional.empty();
        if (over.isPresent()) {
          Said said = Said.of(PgnText.PLAYED_ON, over.get(), plies - ply);
          add(said, Rulebook.OVER_THE_BOARD.article(over.get()), ply);
        }
        int move = line.moves[ply];
        boolean reset = move == PackedLine.PASS || PackedLine.isIrreversible(now, move);
        quiet = reset ? 0 : quiet + 1;
        BitboardPosition after = nextOfStretch();
        PackedLine.play(now, move, after);
        if (reset) {
          stretch.set(length - 1, stretch.get(0));
          stretch.set(0, after);
          length = 1;
        }
        now = after;
      }
      if (end.isEmpty()) {
        end = drawIn(now, quiet);
      }
    }

    private BitboardPosition nextOfStretch() {
      if (length == stretch.size()) {
        stretch.add(new BitboardPosition());
      }
      return stretch.get(length++);
    }

    private Optional<Ending> drawIn(BitboardPosition now, int quiet) {
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
        count += isSame(now, stretch.get(i)) ? 1 : 0;
      }
      return count;
    }

    /**
     * Returns whether two positions count as the same for repetition. Only the first position after
     * an irreversible move can have an en passant square, and the square matters only if the
     * capture is possible.
     */
    private static boolean isSame(BitboardPosition now, BitboardPosition before) {
      return now.hasBoardOf(before)
          && now.castlingRooks == before.castlingRooks
          && now.turn == before.turn
          && (before.enPassant == BitboardPosition.NONE || !canTakeEnPassant(before));
    }

    private static boolean canTakeEnPassant(BitboardPosition p) {
      return MatchingMoveFinder.pawn(p, -1L, p.enPassant, false, true, BitboardPosition.PAWN)
          != MatchingMoveFinder.NO_MOVE;
    }
  }
}
