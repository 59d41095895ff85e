package org.arbiterchess.cli.play;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Variant;

/** The headers of a file in the old format, such as {@code White: Ann}. */
enum OldFormatHeader {
  WHITE("White"),
  BLACK("Black"),
  /** The variant; standard chess by default. */
  CHESS("Chess"),
  /** The rulebook; by default, the one for over-the-board play. */
  RULES("Rules"),
  /** The mode of play. Casual play is the default and has no header. */
  MODE("Play"),
  CLOCK("Clock"),
  START("Start"),
  POSITION("Position"),
  RESULT("Result");

  private final String key;

  OldFormatHeader(String key) {
    this.key = key;
  }

  String key() {
    return key;
  }

  /** Returns the game's value for this header, or empty if it has none. */
  Optional<String> value(SavedGame saved) {
    Game game = saved.game();
    return switch (this) {
      case WHITE -> saved.players().name(Color.WHITE);
      case BLACK -> saved.players().name(Color.BLACK);
      case CHESS -> Optional.of(variantName(game.startingPosition().variant()));
      case RULES -> Optional.of(rulebookName(game.rulebook()));
      case MODE ->
          Optional.of(game.mode())
              .filter(mode -> mode != Mode.CASUAL)
              .map(OldFormatHeader::modeName);
      case CLOCK -> Optional.of(game.control().text());
      case START -> Optional.of(Fen.write(game.startingPosition()));
      case POSITION -> Optional.of(Fen.write(game.position()));
      case RESULT -> Optional.of(game.outcome().map(Outcome::result).orElse(Result.NONE).text());
    };
  }

  /** Returns the header at the start of the line, if there is one. */
  static Optional<OldFormatHeader> of(String line) {
    for (OldFormatHeader header : values()) {
      if (line.regionMatches(true, 0, header.key + ":", 0, header.key.length() + 1)) {
        return Optional.of(header);
      }
    }
    return Optional.empty();
  }

  String valueOn(String line) {
    return line.substring(key.length() + 1).trim();
  }

  static String rulebookName(Rulebook rulebook) {
    return switch (rulebook) {
      case OVER_THE_BOARD -> "over the board";
      case ONLINE -> "online";
    };
  }

  static String modeName(Mode mode) {
    return mode == Mode.CASUAL ? "casual" : "strict";
  }

  static String variantName(Variant variant) {
    return switch (variant) {
      case CLASSICAL -> "classical";
      case CHESS960 -> "Chess960";
    };
  }
}
