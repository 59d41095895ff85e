package org.arbiterchess.cli.messages;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;

/** Whether a side could still checkmate, and why not. */
public interface WinnabilityMessages {

  String hasMated(Color winner);

  String canMate(Color winner, String line);

  String cannotMate(Color winner);

  String undetermined(Color winner);

  String bareKing(Color winner);

  String knightAgainstQueens(Color winner);

  String bishopsOfOneColor();

  /** The king can always escape. */
  String outOfReach(Color escaping, Square king, boolean pawnsAreLocked);

  /** The same, where some king moves would stalemate. */
  String outOfReachButStalemate(Color escaping, Square king, boolean pawnsAreLocked);

  String exhausted();

  String deadPosition();
}
