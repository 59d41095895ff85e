package org.arbiterchess.cli.messages;

import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.winnability.Winnability;

/** Explains in one or two sentences whether a side can still give checkmate. */
public final class WinnabilityText {

  private WinnabilityText() {}

  public static String of(Winnability prospect, Position position, Color winner, Texts texts) {
    Winnability shown = prospect.shortened(position, winner);
    if (shown instanceof Winnability.Winnable winnable) {
      return winnable.line().isEmpty()
          ? texts.say(TerminalText.HAS_MATED, winner)
          : texts.say(
              TerminalText.CAN_MATE, winner, texts.moves(San.writeLine(position, winnable.line())));
    }
    if (prospect instanceof Winnability.Unwinnable unwinnable) {
      return texts.say(TerminalText.CANNOT_MATE, winner)
          + " "
          + of(unwinnable, position, winner, texts);
    }
    return texts.say(TerminalText.UNDETERMINED, winner);
  }

  /** Explains why the side can never give checkmate. */
  public static String of(
      Winnability.Unwinnable proof, Position position, Color winner, Texts texts) {
    Color escaping = winner.other();
    String king = position.king(escaping).toString();
    return switch (proof.reason()) {
      case BARE_KING -> texts.say(TerminalText.BARE_KING, winner);
      case KNIGHT_AGAINST_QUEENS -> texts.say(TerminalText.KNIGHT_AGAINST_QUEENS, winner, escaping);
      case BISHOPS_OF_ONE_COLOR -> texts.say(TerminalText.BISHOPS_OF_ONE_COLOR);
      case OUT_OF_REACH ->
          texts.say(TerminalText.OUT_OF_REACH, escaping, king, proof.pawnsAreLocked(position));
      case OUT_OF_REACH_BUT_STALEMATE ->
          texts.say(
              TerminalText.OUT_OF_REACH_BUT_STALEMATE,
              escaping,
              king,
              proof.pawnsAreLocked(position));
      case EXHAUSTED, VERDICT -> texts.say(TerminalText.EXHAUSTED);
    };
  }
}
