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

/** Games as PGN, for texts of one game; {@link PgnReader} reads files of any size. */
public final class Pgn {

  private Pgn() {}

  /**
   * The game in PGN's export format: the seven tags in their order, others by name, and the moves
   * in lines of fewer than 80 characters, the last of which ends with a line break. Between two
   * games in one file belongs an empty line.
   *
   * <ul>
   *   <li>{@code FEN} and {@code SetUp} are there unless the game began from the classical
   *       position; in Chess960 always, as X-FEN, with {@code Variant "Chess960"}.
   *   <li>{@code TimeControl} is in seconds. PGN has no words for delays: {@code 300d3} is simple
   *       delay and {@code 300b3} Bronstein, in the letters of {@link TimeControl#text}. Where the
   *       sides differ, {@code WhiteTimeControl} and {@code BlackTimeControl} stand in its place,
   *       as in other programs.
   *   <li>{@code Termination} is {@code time forfeit} after a flag, also where that was a draw,
   *       {@code abandoned} where a player left or the game was called off, {@code unterminated}
   *       while it goes on, else {@code normal}.
   *   <li>With a clock, a comment after each move such as <code>{[%clk 0:04:58]}</code> has what
   *       its player had left then, in whole seconds, rounded down, as {@link
   *       org.arbiterchess.game.Scoresheet} says it.
   *   <li>How the game ended stands in English in a comment before the result, which is {@code *}
   *       while it goes on, is being decided, or where there is none.
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
   * The game in PGN's export format, so that reading it again gives an equal game. Where a word of
   * a comment alone is longer than a line, the line is longer.
   */
  public static String write(PgnGame game) {
    TagPairWriter pairs = new TagPairWriter();
    for (PgnTag tag : game.tags()) {
      pairs.add(tag.name(), tag.value());
    }
    return pairs.text() + "\n" + GameTreeWriter.of(game);
  }

  /** The first game of a text, whatever is wrong with it; nothing if there is no game in it. */
  public static Optional<PgnReading> read(String text) {
    PgnReader reader = new PgnReader(ByteSource.of(text));
    return reader.next() ? Optional.of(reader.read()) : Optional.empty();
  }

  /** In the order of their names. */
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
    };
  }
}
