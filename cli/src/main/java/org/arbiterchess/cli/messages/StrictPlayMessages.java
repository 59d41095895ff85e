package org.arbiterchess.cli.messages;

import java.util.List;

/** Messages for strict play. None of them reveals whether a released piece was moved legally. */
public interface StrictPlayMessages {

  String strictOrOnline();

  String firstHint();

  String startHint();

  // Descriptions of the current turn, shown in the prompt after the player's name and time.

  String notStarted();

  String adjusting();

  String touched(List<String> squares);

  String released();

  // Prompts shown while both clocks are stopped.

  String arbiterPrompt();

  String rulingPrompt();

  String continueHint();

  String arbiterHint();

  String touchWhileAdjusting();

  String choosePromotion();

  String nameThePiece();

  String nameBothSquares();

  String ownPieceInTheWay();

  String legalMovesNotShown();

  String noHelpAfterRelease();

  /** Explains how to type a command whose argument was missing or wrong. */
  String howToType(String usage);

  String arbiterActs();

  String emptyLog();

  /** The count of a player's irregularities, shown beside the board. */
  String irregularities(int count);

  String helpIntroduction();

  String helpOnMarks(char pawn, char knight, char king);

  String helpOnEnter();
}
