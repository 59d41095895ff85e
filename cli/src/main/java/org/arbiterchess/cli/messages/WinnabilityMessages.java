package org.arbiterchess.cli.messages;

import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;

/** Messages that explain whether a side can still give checkmate. */
public interface WinnabilityMessages {

  String hasMated(Color winner);

  String canMate(Color winner, String line);

  String cannotMate(Color winner);

  String undetermined(Color winner);

  String bareKing(Color winner);

  String knightAgainstQueens(Color winner);

  String bishopsOfOneColor();

  /** Explains that this king can always escape checkmate. */
  String outOfReach(Color escaping, Square king, boolean pawnsAreLocked);

  /** Like {@link #outOfReach}, but for cases in which some king moves result in stalemate. */
  String outOfReachButStalemate(Color escaping, Square king, boolean pawnsAreLocked);

  String exhausted();

  String deadPosition();
}
