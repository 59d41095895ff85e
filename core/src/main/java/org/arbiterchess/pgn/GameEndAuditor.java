package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.MoveGenerator;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.rules.packed.PositionAndMovePacker;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.winnability.UnwinnableReason;
import org.arbiterchess.winnability.Winnability;

/**
 * Checks a game's recorded result against its final position, and reports moves that were played
 * after the game was over.
 */
final class GameEndAuditor {

  private final VariationStack lines;
  private final PgnDrawDetector stretch;
  private List<AuditContradiction> found = List.of();

  GameEndAuditor(VariationStack lines) {
    this.lines = lines;
    this.stretch = new PgnDrawDetector();
  }

  /**
   * Audits the main line that was just replayed.
   *
   * @param complete whether every move could be played; if not, the result is not checked
   */
  AuditReport report(
      StartPositionReader start, Result result, String termination, boolean complete) {
    found = List.of();
    BitboardPosition last = lines.end();
    boolean checked = false;
    Optional<Ending> end = Optional.empty();
    if (MoveGenerator.generate(last, MoveGenerator.COUNT_ONLY) == 0) {
      checked = last.attackers(last.turn ^ 1, last.king(last.turn), last.occupied()) != 0;
      end = Optional.of(checked ? Ending.CHECKMATE : Ending.STALEMATE);
    }
    boolean fewPieces = (last.pawns() | last.rooksAndQueens()) == 0;
    if (fewPieces || lines.longestQuiet() >= PgnDrawDetector.FIVEFOLD) {
      stretch.replay(start.packed(), start.position().halfmoveClock(), lines);
      end = end.or(stretch::end);
      stretch.playedOn().ifPresent(ending -> playedOn(ending, stretch.playedOnPly()));
    }
    if (complete && result != Result.NONE && found.isEmpty()) {
      Optional<Ending> finished = end;
      if (finished.isPresent()) {
        ended(finished.get(), result);
      } else {
        won(start.position().variant(), result, termination);
      }
    }
    return end.isEmpty() && found.isEmpty() ? AuditReport.NOTHING : new AuditReport(end, found);
  }

  private void ended(Ending ending, Result result) {
    boolean mate = ending == Ending.CHECKMATE;
    Color mover = lines.end().turn == BitboardPosition.WHITE ? Color.BLACK : Color.WHITE;
    Result right = mate ? Result.winFor(mover) : Result.DRAW;
    if (result != right) {
      Said said =
          mate
              ? Said.of(PgnText.RESULT_AFTER_WIN, mover, result.text())
              : Said.of(PgnText.RESULT_AFTER_DRAW, ending, result.text());
      add(said, article(ending), lines.mainPlies());
    }
  }

  /**
   * Checks a recorded win. After a flag fall or a resignation, the game is a draw if the recorded
   * winner could not have delivered checkmate (6.9, 5.1.2).
   */
  private void won(Variant variant, Result result, String termination) {
    if (result.winner().isEmpty()) {
      return;
    }
    Color winner = result.winner().get();
    BitboardPosition last = lines.end();
    long theirs = last.of(winner.ordinal());
    if ((last.rooksAndQueens() & theirs) != 0 || hasStep(last, winner)) {
      return;
    }
    Position position = PositionAndMovePacker.position(last, variant, 0, 1);
    Optional<UnwinnableReason> proof = Winnability.quickReason(position, winner);
    if (proof.isPresent()) {
      boolean locked =
          proof.get() == UnwinnableReason.OUT_OF_REACH
              || proof.get() == UnwinnableReason.OUT_OF_REACH_BUT_STALEMATE;
      boolean time = Ascii.lower(termination).contains("time");
      Said said = Said.of(noMate(locked, time), result.text(), winner);
      add(said, time ? "6.9" : "5.1.2", lines.mainPlies());
    }
  }

  /** Returns whether a pawn can advance. In that case it is rarely possible to prove a draw. */
  private static boolean hasStep(BitboardPosition p, Color color) {
    long pawns = p.pawns() & p.of(color.ordinal());
    long before = color == Color.WHITE ? pawns << 8 : pawns >>> 8;
    return (before & ~p.occupied()) != 0;
  }

  private void playedOn(Ending ending, int ply) {
    add(Said.of(PgnText.PLAYED_ON, ending, lines.mainPlies() - ply), article(ending), ply);
  }

  private static PgnText noMate(boolean locked, boolean time) {
    if (locked) {
      return time ? PgnText.NO_MATE_ON_TIME : PgnText.NO_MATE;
    }
    return time ? PgnText.TOO_LITTLE_ON_TIME : PgnText.TOO_LITTLE;
  }

  private void add(Said said, String article, int ply) {
    List<AuditContradiction> more = new ArrayList<>(found);
    more.add(new AuditContradiction(said, article, ply));
    found = List.copyOf(more);
  }

  private static String article(Ending ending) {
    return Rulebook.OVER_THE_BOARD.article(ending);
  }
}
