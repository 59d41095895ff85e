package org.arbiterchess.cli.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.play.SavedGameReader.DamagedFileException;
import org.arbiterchess.cli.play.SavedGameReader.NumberedLine;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenProblem;
import org.arbiterchess.notation.Reading;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.officiating.strict.StrictRefusal;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;

/**
 * Reads the players, starting position, rules and clock from the headers of a file in the old
 * format.
 */
final class OldFormatSetup {

  private final Map<OldFormatHeader, NumberedLine> headers;
  private final Texts texts;

  OldFormatSetup(Map<OldFormatHeader, NumberedLine> headers, Texts texts) {
    this.headers = headers;
    this.texts = texts;
  }

  private Optional<NumberedLine> header(OldFormatHeader header) {
    return Optional.ofNullable(headers.get(header));
  }

  PlayerNames players() {
    return PlayerNames.of(
        header(OldFormatHeader.WHITE).map(NumberedLine::text).orElse(""),
        header(OldFormatHeader.BLACK).map(NumberedLine::text).orElse(""));
  }

  /** Returns the game before its first move. */
  Game startGame(long now) {
    return mode() == Strict.MODE
        ? Game.start(Strict.start(now, start(), timeControl()))
        : Game.start(start(), rulebook(), timeControl(), now);
  }

  private Mode mode() {
    Mode mode = null;
    for (Mode each : List.of(Mode.CASUAL, Strict.MODE)) {
      if (mode == null && hasValue(OldFormatHeader.MODE, OldFormatHeader.modeName(each))) {
        mode = each;
      }
    }
    if (mode == null) {
      throw unknownValue(OldFormatHeader.MODE, List.of("casual", "strict"));
    }
    if (mode == Strict.MODE && rulebook() == Rulebook.ONLINE) {
      throw new DamagedFileException(
          headers.get(OldFormatHeader.MODE).line(),
          Refusal.of(StrictRefusal.STRICT_ONLY_OVER_THE_BOARD).sentence(texts).cited());
    }
    return mode;
  }

  private Position start() {
    Variant variant = variant();
    Optional<NumberedLine> start = header(OldFormatHeader.START);
    if (start.isEmpty()) {
      return Position.initial();
    }
    Reading<Position> reading = Fen.read(start.get().text(), variant);
    if (reading instanceof Reading.Valid<Position> valid) {
      return valid.value();
    }
    FenProblem problem = reading.problems().get(0);
    throw new DamagedFileException(
        start.get().line(), texts.say(TerminalText.DAMAGED_START, TerminalText.of(problem)));
  }

  private Variant variant() {
    for (Variant variant : Variant.values()) {
      if (hasValue(OldFormatHeader.CHESS, OldFormatHeader.variantName(variant))) {
        return variant;
      }
    }
    throw unknownValue(OldFormatHeader.CHESS, List.of("classical", "Chess960"));
  }

  private Rulebook rulebook() {
    for (Rulebook rulebook : Rulebook.values()) {
      if (hasValue(OldFormatHeader.RULES, OldFormatHeader.rulebookName(rulebook))) {
        return rulebook;
      }
    }
    throw unknownValue(OldFormatHeader.RULES, List.of("over the board", "online"));
  }

  /**
   * Returns whether the header has this value. A missing header matches every value, so the first
   * value that is tested is the default.
   */
  private boolean hasValue(OldFormatHeader header, String value) {
    return header(header).map(found -> found.text().equalsIgnoreCase(value)).orElse(true);
  }

  private DamagedFileException unknownValue(OldFormatHeader header, List<String> allowed) {
    NumberedLine found = headers.get(header);
    return new DamagedFileException(
        found.line(),
        texts.say(
            TerminalText.UNKNOWN_HEADER_VALUE, header.key(), QuotedText.of(found.text()), allowed));
  }

  private TimeControl timeControl() {
    Optional<NumberedLine> clock = header(OldFormatHeader.CLOCK);
    if (clock.isEmpty()) {
      return TimeControl.NONE;
    }
    TimeControl.Reading reading = TimeControl.read(clock.get().text());
    if (reading instanceof TimeControl.Reading.Read read) {
      return read.control();
    }
    String problem = ((TimeControl.Reading.Malformed) reading).message(texts);
    throw new DamagedFileException(
        clock.get().line(), texts.say(TerminalText.DAMAGED_CLOCK, problem));
  }
}
