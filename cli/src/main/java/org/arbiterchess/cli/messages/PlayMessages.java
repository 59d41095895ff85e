package org.arbiterchess.cli.messages;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Rulebook;

/** Messages for the {@code play} command. */
public interface PlayMessages {

  String noSuchArray(int number);

  String fenOrArray();

  String unplayablePosition();

  String badTimeControl(String quotedText, String advice);

  String title(String pairing, String chess, String timeControl, Rulebook rulebook);

  String noPairing();

  String pairing(String white, String black);

  String chess();

  String chess960();

  String chess960(int array);

  String clock(String timeControl);

  String noClock();

  String firstHint();

  String sideName(Color color);

  String player(String name, Color color);

  String prompt(String moveNumber, String player, String clock, boolean paused);

  String gameOverPrompt();

  String answerTakeback();

  String answerDraw();

  String paused();

  String howToClaim(ClaimKind kind);

  String howToClaim();

  String askTakebackAnswer(String player);

  String askDrawAnswer(String player, boolean toMove);

  String score(List<String> namesWithPoints);

  String afterGame();

  String askWhy();

  String nothingUnusual();

  String nameASquare();

  String gameIsOver();

  String noLegalMove();

  String noLegalMoveFrom(String square);

  String noPieceOn(String square);

  /** Lists the squares that the piece can move to; the list may be empty. */
  String basicMoves(Role role, String square, List<String> squares);

  String noMovesYet();

  String clocks(String white, String whiteTime, String black, String blackTime, boolean paused);

  /** Lists pieces of one kind, such as {@code king e1} or {@code rooks a1 and h1}. */
  String pieces(Role role, List<String> squares);

  String typeMoveOrHelp();

  String whichMove(List<String> numbered);

  String promotion();

  String yesOrNo(String question);

  String nothingToAnswer();

  String confirmResign(String player);

  String confirmAbort();

  String gameContinues();

  String howToEnd();

  List<String> endOptions(String white, String black);

  String chooseEnd();

  String confirmRematch();

  String goodbye();

  String helpIntroduction();

  String helpOnMarks(char pawn, char king);

  String helpOnEnter();
}
