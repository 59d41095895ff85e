package org.arbiterchess.cli.messages.english;

import java.util.List;
import org.arbiterchess.cli.messages.StrictPlayMessages;
import org.arbiterchess.message.StrictText;
import org.arbiterchess.notation.Phrasebook;

final class EnglishStrictPlayMessages implements StrictPlayMessages {

  @Override
  public String strictOrOnline() {
    return "Give either --strict or --online, not both. "
        + Phrasebook.english().texts().sentence(StrictText.STRICT_ONLY_OVER_THE_BOARD).cited();
  }

  @Override
  public String firstHint() {
    return "Strict play: type e4 or e2-e4 to touch a piece and release it, and press Enter to press"
        + " the clock. Type \"help\" for more.";
  }

  @Override
  public String startHint() {
    return "Type \"start\" when both players are ready.";
  }

  @Override
  public String notStarted() {
    return " (not started)";
  }

  @Override
  public String adjusting() {
    return ", adjusting";
  }

  @Override
  public String touched(List<String> squares) {
    return ", touched " + String.join(" ", squares);
  }

  @Override
  public String released() {
    return ", released";
  }

  @Override
  public String arbiterPrompt() {
    return "Arbiter";
  }

  @Override
  public String rulingPrompt() {
    return "Arbiter, press Enter to continue";
  }

  @Override
  public String continueHint() {
    return "Press Enter or type \"continue\".";
  }

  @Override
  public String arbiterHint() {
    return "The arbiter now decides. Type \"arbiter help\" for the options, or \"arbiter continue\""
        + " to resume the game.";
  }

  @Override
  public String touchWhileAdjusting() {
    return "You are adjusting pieces, so the touch does not count.";
  }

  @Override
  public String choosePromotion() {
    return "Choose the promotion piece: type \"promote\" followed by q, r, b or n.";
  }

  @Override
  public String nameThePiece() {
    return "Name a square with a piece on it, as in \"touch b1\".";
  }

  @Override
  public String nameBothSquares() {
    return "It is not clear which piece moves. Name both squares, as in b1-c3.";
  }

  @Override
  public String ownPieceInTheWay() {
    return "The piece cannot be released there: one of your own pieces is in the way.";
  }

  @Override
  public String legalMovesNotShown() {
    return "In strict play, nobody shows you the legal moves (12.6).";
  }

  @Override
  public String noHelpAfterRelease() {
    return "A piece has been released: how pieces move will be shown again on the next turn.";
  }

  @Override
  public String howToType(String usage) {
    return "Type it like this: " + usage + ".";
  }

  @Override
  public String arbiterActs() {
    return "What the arbiter can do while both clocks are stopped:";
  }

  @Override
  public String emptyLog() {
    return "The arbiter's log is empty.";
  }

  @Override
  public String irregularities(int count) {
    return count == 1 ? "1 irregularity" : count + " irregularities";
  }

  @Override
  public String helpIntroduction() {
    return "Type a move in any notation to touch a piece and release it: Nf3, g1-f3, e8=N, 0-0. Or:";
  }

  @Override
  public String helpOnMarks(char pawn, char knight, char king) {
    return "On the board, ( ) and >"
        + pawn
        + "< mark the last move or the released piece, {"
        + knight
        + "} marks a touched piece, and !"
        + king
        + "! marks check.";
  }

  @Override
  public String helpOnEnter() {
    return "Press Enter on an empty line to press the clock for the player to move.";
  }
}
