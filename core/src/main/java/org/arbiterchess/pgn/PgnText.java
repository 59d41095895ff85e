package org.arbiterchess.pgn;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;

/** Reads and writes single games as PGN. {@link PgnReader} reads files of any size. */
public final class PgnText {

  private PgnText() {}

  /**
   * Writes a game in PGN export format: the Seven Tag Roster, the other tags by name, and the moves
   * in lines of fewer than 80 characters. The text ends with a line feed. Games in one file must be
   * separated by an empty line.
   *
   * <ul>
   *   <li>{@code FEN} and {@code SetUp} are written unless the game starts from the classical
   *       starting position. Chess960 games always have them, as X-FEN, together with {@code
   *       Variant "Chess960"}.
   *   <li>{@code TimeControl} is in seconds. PGN has no notation for delays, so {@code 300d3}
   *       stands for a simple delay and {@code 300b3} for a Bronstein delay, as in {@link
   *       TimeControl#text}. If the two sides have different time controls, {@code
   *       WhiteTimeControl} and {@code BlackTimeControl} replace it, as in other programs.
   *   <li>{@code Termination} is {@code time forfeit} after a flag fall, even if the game is a
   *       draw, {@code abandoned} if a player left or the game was aborted, {@code unterminated}
   *       while the game is in progress, {@code rules infraction} if a second illegal move or the
   *       arbiter ended a strict game, and otherwise {@code normal}.
   *   <li>If the game has a clock, a comment such as <code>{[%clk 0:04:58]}</code> after each move
   *       gives the player's remaining time, rounded down to whole seconds, as in {@link
   *       org.arbiterchess.game.Scoresheet}.
   *   <li>In a strict game, comments contain the arbiter's log in English, and a command such as
   *       <code>{[%arb pieceTouched 1500 by=white square=b1]}</code> for each event, with its time
   *       in milliseconds. {@link StrictGameReader} restores the game from them.
   *   <li>A comment before the result explains in English how the game ended. The result is {@code
   *       *} if the game is in progress, awaits a decision, or has no result.
   * </ul>
   */
  public static String write(Game game, PgnTags tags) {
    String result = game.outcome().map(Outcome::result).orElse(Result.NONE).text();
    TagPairWriter pairs =
        new TagPairWriter()
            .add("Event", tags.event())
            .add("Site", tags.site())
            .add("Date", tags.date())
            .add("Round", tags.round())
            .add("White", tags.white())
            .add("Black", tags.black())
            .add("Result", result);
    addOthers(pairs, game);
    return pairs.text() + "\n" + MovetextWriter.of(game, result);
  }

  /**
   * Writes a game in PGN export format. Reading the text back yields an equal game. A line is
   * longer than usual if a single word in a comment does not fit.
   */
  public static String write(PgnGame game) {
    TagPairWriter pairs = new TagPairWriter();
    for (PgnTag tag : game.tags()) {
      pairs.add(tag.name(), tag.value());
    }
    return pairs.text() + "\n" + GameTreeWriter.of(game);
  }

  /** Reads the first game in the text and reports any errors. Returns empty if there is no game. */
  public static Optional<PgnReading> read(String text) {
    PgnReader reader = new PgnReader(ByteSource.of(text));
    return reader.next() ? Optional.of(reader.read()) : Optional.empty();
  }

  /** Adds the remaining tags in alphabetical order. */
  private static void addOthers(TagPairWriter pairs, Game game) {
    Position start = game.startingPosition();
    TimeControl control = game.control();
    String white = PgnTimeFormat.control(control, Color.WHITE);
    String black = PgnTimeFormat.control(control, Color.BLACK);
    boolean odds = !white.equals(black);
    boolean chess960 = start.variant() == Variant.CHESS960;
    if (odds) {
      pairs.add("BlackTimeControl", black);
    }
    if (chess960 || !start.equals(Position.initial())) {
      pairs.add("FEN", Fen.write(start)).add("SetUp", "1");
    }
    pairs.add("Termination", termination(game));
    if (!odds) {
      pairs.add("TimeControl", white);
    }
    if (chess960) {
      pairs.add("Variant", "Chess960");
    }
    if (odds) {
      pairs.add("WhiteTimeControl", white);
    }
  }

  private static String termination(Game game) {
    if (!game.isOver()) {
      return "unterminated";
    }
    return switch (game.outcome().orElseThrow().ending()) {
      case CHECKMATE,
          STALEMATE,
          DEAD_POSITION,
          FIVEFOLD_REPETITION,
          SEVENTY_FIVE_MOVES,
          THREEFOLD_REPETITION,
          FIFTY_MOVES,
          RESIGNATION,
          AGREEMENT ->
          "normal";
      case FLAG -> "time forfeit";
      case ABORTED, STOPPED, ABANDONED -> "abandoned";
      case ILLEGAL_MOVES, DECLARED -> "rules infraction";
    };
  }
}
