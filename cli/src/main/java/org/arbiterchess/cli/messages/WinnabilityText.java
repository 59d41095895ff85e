package org.arbiterchess.cli.messages;

import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Position;
import org.arbiterchess.winnability.MatingLineShortener;
import org.arbiterchess.winnability.Winnability;

/** Explains in one or two sentences whether a side can still give checkmate. */
public final class WinnabilityText {

  private WinnabilityText() {}

  public static String of(
      Winnability prospect, Position position, Color winner, Language language) {
    WinnabilityMessages messages = language.winnability();
    Winnability shown = MatingLineShortener.shorten(prospect, position, winner);
    if (shown instanceof Winnability.Winnable winnable) {
      return winnable.line().isEmpty()
          ? messages.hasMated(winner)
          : messages.canMate(winner, San.writeLine(position, winnable.line()));
    }
    if (prospect instanceof Winnability.Unwinnable unwinnable) {
      return messages.cannotMate(winner) + " " + of(unwinnable, position, winner, language);
    }
    return messages.undetermined(winner);
  }

  /** Explains why the side can never give checkmate. */
  public static String of(
      Winnability.Unwinnable proof, Position position, Color winner, Language language) {
    WinnabilityMessages messages = language.winnability();
    Color escaping = winner.other();
    return switch (proof.reason()) {
      case BARE_KING -> messages.bareKing(winner);
      case KNIGHT_AGAINST_QUEENS -> messages.knightAgainstQueens(winner);
      case BISHOPS_OF_ONE_COLOR -> messages.bishopsOfOneColor();
      case OUT_OF_REACH ->
          messages.outOfReach(escaping, position.king(escaping), proof.pawnsAreLocked(position));
      case OUT_OF_REACH_BUT_STALEMATE ->
          messages.outOfReachButStalemate(
              escaping, position.king(escaping), proof.pawnsAreLocked(position));
      case EXHAUSTED, VERDICT -> messages.exhausted();
    };
  }
}
