package org.arbiterchess.cli.play;

import java.util.Map;
import java.util.Optional;
import org.arbiterchess.cli.play.SavedGameReader.Damage;
import org.arbiterchess.cli.play.SavedGameReader.Numbered;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControlReading;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenReading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;

/** What the headers of a saved game say about how it is played. */
final class SavedGameSetup {

  private final Map<SavedGameHeader, Numbered> headers;

  SavedGameSetup(Map<SavedGameHeader, Numbered> headers) {
    this.headers = headers;
  }

  private Optional<Numbered> at(SavedGameHeader header) {
    return Optional.ofNullable(headers.get(header));
  }

  PlayerNames players() {
    return PlayerNames.named(
        at(SavedGameHeader.WHITE).map(Numbered::text).orElse(""),
        at(SavedGameHeader.BLACK).map(Numbered::text).orElse(""));
  }

  /** The game before its first move. */
  Game begun(long now) {
    return Game.start(start(), rulebook(), control(), now);
  }

  private Position start() {
    Variant variant = variant();
    Optional<Numbered> start = at(SavedGameHeader.START);
    if (start.isEmpty()) {
      return Position.initial();
    }
    FenReading reading = Fen.read(start.get().text(), variant);
    if (reading instanceof FenReading.Valid valid) {
      return valid.position();
    }
    throw new Damage(
        start.get().line(),
        "The starting position is damaged: "
            + ((FenReading.Invalid) reading).problems().get(0)
            + ".");
  }

  private Variant variant() {
    for (Variant variant : Variant.values()) {
      if (says(SavedGameHeader.CHESS, SavedGame.chess(variant))) {
        return variant;
      }
    }
    throw unknown(SavedGameHeader.CHESS, "classical or Chess960");
  }

  private Rulebook rulebook() {
    for (Rulebook rulebook : Rulebook.values()) {
      if (says(SavedGameHeader.RULES, SavedGame.rules(rulebook))) {
        return rulebook;
      }
    }
    throw unknown(SavedGameHeader.RULES, "over the board or online");
  }

  /** Whether a header has the value; one that is left out has the first. */
  private boolean says(SavedGameHeader header, String value) {
    return at(header).map(found -> found.text().equalsIgnoreCase(value)).orElse(true);
  }

  private Damage unknown(SavedGameHeader header, String expected) {
    Numbered found = headers.get(header);
    return new Damage(
        found.line(),
        header.key() + " is " + SafeText.quoted(found.text()) + ", expected " + expected + ".");
  }

  private TimeControl control() {
    Optional<Numbered> clock = at(SavedGameHeader.CLOCK);
    if (clock.isEmpty()) {
      return TimeControl.NONE;
    }
    TimeControlReading reading = TimeControl.read(clock.get().text());
    if (reading instanceof TimeControlReading.Read read) {
      return read.control();
    }
    throw new Damage(clock.get().line(), "The clock is damaged: " + reading + ".");
  }
}
