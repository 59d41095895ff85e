package org.arbiterchess.cli.messages;

import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Noun;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.MatingLineShortener;
import org.arbiterchess.winnability.Winnability;

/** Explains in one or two sentences whether a side can still give checkmate. */
public final class WinnabilityText {

  private WinnabilityText() {}

  public static String of(
      Winnability prospect, Position position, Color winner, Language language) {
    Noun side = winner;
    Winnability shown = MatingLineShortener.shorten(prospect, position, winner);
    if (shown instanceof Winnability.Winnable winnable) {
      return winnable.line().isEmpty()
          ? language.say(TerminalText.HAS_MATED, side)
          : language.say(TerminalText.CAN_MATE, side, San.writeLine(position, winnable.line()));
    }
    if (prospect instanceof Winnability.Unwinnable unwinnable) {
      return language.say(TerminalText.CANNOT_MATE, side)
          + " "
          + of(unwinnable, position, winner, language);
    }
    return language.say(TerminalText.UNDETERMINED, side);
  }

  /** Explains why the side can never give checkmate. */
  public static String of(
      Winnability.Unwinnable proof, Position position, Color winner, Language language) {
    Noun side = winner;
    Noun escaping = winner.other();
    String king = position.king(winner.other()).toString();
    return switch (proof.reason()) {
      case BARE_KING -> language.say(TerminalText.BARE_KING, side);
      case KNIGHT_AGAINST_QUEENS ->
          language.say(TerminalText.KNIGHT_AGAINST_QUEENS, side, escaping);
      case BISHOPS_OF_ONE_COLOR -> language.say(TerminalText.BISHOPS_OF_ONE_COLOR);
      case OUT_OF_REACH ->
          language.say(TerminalText.OUT_OF_REACH, escaping, king, proof.pawnsAreLocked(position));
      case OUT_OF_REACH_BUT_STALEMATE ->
          language.say(
              TerminalText.OUT_OF_REACH_BUT_STALEMATE,
              escaping,
              king,
              proof.pawnsAreLocked(position));
      case EXHAUSTED, VERDICT -> language.say(TerminalText.EXHAUSTED);
    };
  }
}
