package org.arbiterchess.pgn;

import java.util.Optional;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.pgn.write.PgnWriter;

/** Reads and writes single games as PGN. {@link PgnReader} reads files of any size. */
public final class PgnCodec {

  private PgnCodec() {}

  /**
   * Writes a game in PGN export format: the Seven Tag Roster, the other tags sorted by name, and
   * the moves in lines of fewer than 80 characters. The text ends with a line feed. Games in one
   * file must be separated by an empty line.
   *
   * <ul>
   *   <li>The value of each given tag is put on one line and truncated to 120 characters. Blank
   *       values are treated as unknown. The tags below override given tags of the same name.
   *   <li>{@code FEN} and {@code SetUp} are written unless the game starts from the standard
   *       starting position. Chess960 games always have them, as X-FEN, together with {@code
   *       Variant "Chess960"}.
   *   <li>{@code TimeControl} is in seconds. PGN has no notation for delays, so {@code 300d3}
   *       stands for a simple delay and {@code 300b3} for a Bronstein delay, as in {@link
   *       TimeControl#text}. If the two players have different time controls, {@code
   *       WhiteTimeControl} and {@code BlackTimeControl} are written instead, as in other programs.
   *   <li>{@code Termination} is {@code time forfeit} after a flag fall, even if the game is a
   *       draw; {@code abandoned} if a player left or the game was aborted; {@code unterminated}
   *       while the game is in progress; {@code rules infraction} if a second illegal move or the
   *       arbiter ended a strict game; and otherwise {@code normal}.
   *   <li>If the game has a clock, a comment such as <code>{[%clk 0:04:58]}</code> after each move
   *       gives the player's remaining time, rounded down to whole seconds, as in {@link
   *       org.arbiterchess.game.Scoresheet}.
   *   <li>In a strict game, comments contain the arbiter's log in English, and a command such as
   *       <code>{[%arb pieceTouched 1500 by=white square=b1]}</code> for each event, with its time
   *       in milliseconds. The module {@code officiating} restores the game from them.
   *   <li>A comment before the result explains in English how the game ended. The result is {@code
   *       *} if the game is in progress, awaits a decision, or has no result.
   * </ul>
   */
  public static String write(Game game, PgnTags tags) {
    return write(PgnGame.of(game, tags));
  }

  /**
   * Writes a game in PGN export format. Reading the text back yields an equal game. A line exceeds
   * the usual length if a single word in a comment is too long to fit.
   */
  public static String write(PgnGame game) {
    return PgnWriter.write(game);
  }

  /** Reads the first game in the text and reports any errors. Returns empty if there is no game. */
  public static Optional<PgnReading> read(String text) {
    PgnReader reader = new PgnReader(ByteSource.of(text));
    return reader.next() ? Optional.of(reader.read()) : Optional.empty();
  }
}
