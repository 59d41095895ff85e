package org.arbiterchess.wire;

import java.util.Map;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/**
 * The one mapping between what a game is made of and neutral trees: maps with their keys in a fixed
 * order, lists, strings, booleans, and whole numbers as {@code Integer} where they fit and {@code
 * Long} where not. Trees that are written belong to the caller, who may add keys.
 *
 * <p>Messages carry {@code "v"}, the version, and {@code "type"}; attempts, outcomes and rulings
 * are parts of them and of other answers, and carry neither. Reading takes any tree and throws
 * nothing: unknown versions and types, missing keys and wrong values are problems with a path. Keys
 * that are not known are ignored, and null is as good as leaving a key out, so that a later program
 * may say more to an older one. Writing throws {@code IllegalArgumentException} where a number or
 * an id could not be read again.
 */
public final class WireFormat {

  /** The version that is written, and the only one that is read. */
  public static final int VERSION = 1;

  /** The largest whole number that JSON carries exactly everywhere, 2 to the 53rd less one. */
  public static final long MAX_NUMBER = (1L << 53) - 1;

  private WireFormat() {}

  public static Map<String, Object> write(Command command) {
    return CommandCodec.write(command);
  }

  /** The {@code type} of a command, as in {@code offerDraw}. */
  public static String typeOf(Command command) {
    return (String) write(command).get("type");
  }

  public static WireReading<Command> readCommand(Object tree) {
    return TreeReader.readMessage(tree, CommandCodec.PARSERS);
  }

  public static Map<String, Object> write(GameEvent event) {
    return EventCodec.write(event);
  }

  public static WireReading<GameEvent> readEvent(Object tree) {
    return TreeReader.readMessage(tree, EventCodec.PARSERS);
  }

  /** A whole game, which is its log of events. */
  public static Map<String, Object> write(Game game) {
    return GameCodec.write(game);
  }

  /** Reads a log and replays it; an event that cannot follow the ones before is a problem. */
  public static WireReading<Game> readGame(Object tree) {
    return TreeReader.readMessage(tree, GameCodec.PARSERS);
  }

  /** A decision for whoever asked, a refusal in the words of a phrasebook. */
  public static Map<String, Object> write(Decision decision, Phrasebook phrasebook) {
    return write(CommandResponse.of(decision, phrasebook));
  }

  public static Map<String, Object> write(CommandResponse response) {
    return CommandResponseCodec.write(response);
  }

  public static WireReading<CommandResponse> readResponse(Object tree) {
    return TreeReader.readMessage(tree, CommandResponseCodec.Parsers.PARSERS);
  }

  /**
   * A ruling on an attempt, as the command line's {@code rule} answers. It is not read back.
   *
   * @param position where the attempt was made
   */
  public static Map<String, Object> write(Ruling ruling, Position position, Phrasebook phrasebook) {
    return RulingWriter.write(ruling, position, phrasebook);
  }

  /** Text such as {@code e2e4}, {@code e7e8q} or {@code 0-0}; a map for a piece not found. */
  public static Object write(Attempt attempt) {
    return AttemptCodec.write(attempt);
  }

  public static WireReading<Attempt> readAttempt(Object tree) {
    return TreeReader.readPart(tree, AttemptCodec::read);
  }

  public static Map<String, Object> write(Outcome outcome) {
    return OutcomeCodec.write(outcome);
  }

  public static WireReading<Outcome> readOutcome(Object tree) {
    return TreeReader.readPart(tree, OutcomeCodec::read);
  }
}
