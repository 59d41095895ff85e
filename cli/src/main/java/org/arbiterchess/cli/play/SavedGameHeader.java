package org.arbiterchess.cli.play;

import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.PlayMode;
import org.arbiterchess.game.Result;
import org.arbiterchess.notation.Fen;

/** The headers in a saved game, such as {@code White: Ann}. */
enum SavedGameHeader {
  WHITE("White"),
  BLACK("Black"),
  /** The variant; classical chess by default. */
  CHESS("Chess"),
  /** The rulebook; over the board by default. */
  RULES("Rules"),
  /** The mode of play: casual, the default, has no header. */
  MODE("Play"),
  CLOCK("Clock"),
  START("Start"),
  POSITION("Position"),
  RESULT("Result");

  private final String key;

  SavedGameHeader(String key) {
    this.key = key;
  }

  String key() {
    return key;
  }

  /** Returns the value of this header, or empty if the game does not have it. */
  Optional<String> value(SavedGame saved) {
    Game game = saved.game();
    return switch (this) {
      case WHITE -> saved.players().name(Color.WHITE);
      case BLACK -> saved.players().name(Color.BLACK);
      case CHESS -> Optional.of(SavedGame.variantName(game.startingPosition().variant()));
      case RULES -> Optional.of(SavedGame.rulebookName(game.rulebook()));
      case MODE ->
          Optional.of(game.mode()).filter(mode -> mode != PlayMode.CASUAL).map(SavedGame::modeName);
      case CLOCK -> Optional.of(game.control().text());
      case START -> Optional.of(Fen.write(game.startingPosition()));
      case POSITION -> Optional.of(Fen.write(game.position()));
      case RESULT -> Optional.of(game.outcome().map(Outcome::result).orElse(Result.NONE).text());
    };
  }

  void append(StringBuilder text, String value) {
    text.append(key).append(": ").append(value).append('\n');
  }

  /** Returns the header at the start of the line, if there is one. */
  static Optional<SavedGameHeader> of(String line) {
    for (SavedGameHeader header : values()) {
      if (line.regionMatches(true, 0, header.key + ":", 0, header.key.length() + 1)) {
        return Optional.of(header);
      }
    }
    return Optional.empty();
  }

  String valueOn(String line) {
    return line.substring(key.length() + 1).trim();
  }
}
