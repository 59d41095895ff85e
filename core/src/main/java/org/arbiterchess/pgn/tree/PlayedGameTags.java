package org.arbiterchess.pgn.tree;

import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;

/**
 * Prepares the tags of a {@link Game} for export: the given tags and those derived from the game.
 */
final class PlayedGameTags {

  /**
   * The maximum length of a value supplied by the caller. Because escaping can double the length,
   * this keeps each line within PGN's limit of 255 characters.
   */
  static final int MAX_LENGTH = 120;

  private PlayedGameTags() {}

  static PgnTags of(Game game, PgnTags given) {
    PgnTags tidy = PgnTags.UNKNOWN;
    for (PgnTag tag : given.list()) {
      String value = onOneLine(tag.value());
      tidy = value.isEmpty() ? tidy : tidy.with(tag.name(), value);
    }
    ExportTags tags = new ExportTags(tidy, game.startingPosition(), result(game));
    tags.add("Termination", termination(game));
    String white = PgnTimeFormat.control(game.control(), Color.WHITE);
    String black = PgnTimeFormat.control(game.control(), Color.BLACK);
    if (white.equals(black)) {
      tags.add("TimeControl", white);
    } else {
      tags.add("BlackTimeControl", black);
      tags.add("WhiteTimeControl", white);
    }
    return tags.inOrder();
  }

  /** Returns the game's result, or NONE while the game is in progress. */
  static Result result(Game game) {
    return game.outcome().map(Outcome::result).orElse(Result.NONE);
  }

  /** Collapses each run of spaces and control characters to one space, and trims the text. */
  private static String onOneLine(String text) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (!isBlank(letter)) {
        line.append(letter);
      } else if (line.length() > 0 && line.charAt(line.length() - 1) != ' ') {
        line.append(' ');
      }
    }
    return cut(line.toString()).trim();
  }

  private static boolean isBlank(char letter) {
    return letter <= ' '
        || (letter >= 0x7F && letter <= 0xA0)
        || letter == 0x2028
        || letter == 0x2029;
  }

  /** Truncates text without splitting a surrogate pair. */
  private static String cut(String text) {
    if (text.length() <= MAX_LENGTH) {
      return text;
    }
    char last = text.charAt(MAX_LENGTH - 1);
    boolean half = last >= 0xD800 && last <= 0xDBFF;
    return text.substring(0, half ? MAX_LENGTH - 1 : MAX_LENGTH);
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
