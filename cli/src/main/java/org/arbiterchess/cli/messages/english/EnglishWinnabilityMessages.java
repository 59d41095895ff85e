package org.arbiterchess.cli.messages.english;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.cli.messages.WinnabilityMessages;
import org.arbiterchess.notation.Phrasebook;

final class EnglishWinnabilityMessages implements WinnabilityMessages {

  @Override
  public String hasMated(Color winner) {
    return name(winner) + " has delivered checkmate.";
  }

  @Override
  public String canMate(Color winner, String line) {
    return name(winner) + " can still mate: " + line;
  }

  @Override
  public String cannotMate(Color winner) {
    return name(winner) + " can never mate.";
  }

  @Override
  public String undetermined(Color winner) {
    return "It could not be determined whether " + name(winner) + " can still mate.";
  }

  @Override
  public String bareKing(Color winner) {
    return name(winner) + " has only a king.";
  }

  @Override
  public String knightAgainstQueens(Color winner) {
    return name(winner)
        + " has only a knight, and "
        + name(winner.other())
        + " has nothing that could block its own king's escape.";
  }

  @Override
  public String bishopsOfOneColor() {
    return "All bishops are on squares of one colour, and nothing controls squares of the other.";
  }

  @Override
  public String outOfReach(Color escaping, Square king, boolean pawnsAreLocked) {
    return escape(escaping, king, pawnsAreLocked) + ".";
  }

  @Override
  public String outOfReachButStalemate(Color escaping, Square king, boolean pawnsAreLocked) {
    return escape(escaping, king, pawnsAreLocked) + ", or the game ends in stalemate.";
  }

  @Override
  public String exhausted() {
    return "Every position that can still arise was examined; the other king is never mated.";
  }

  @Override
  public String deadPosition() {
    return "The position is dead: the game is drawn (5.2.2).";
  }

  private static String escape(Color escaping, Square king, boolean pawnsAreLocked) {
    String owner = name(escaping) + "'s king on " + king;
    return pawnsAreLocked
        ? "The pawns are locked, and " + owner + " can escape every check"
        : "Wherever the pieces go, " + owner + " can escape every check";
  }

  private static String name(Color color) {
    return Phrasebook.english().texts().name(color);
  }
}
