package org.arbiterchess.cli.messages.english;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.cli.messages.PlayMessages;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.notation.Phrasebook;

final class EnglishPlayMessages implements PlayMessages {

  @Override
  public String noSuchArray(int number) {
    return "There is no Chess960 position " + number + "; the positions are numbered 0 to 959.";
  }

  @Override
  public String fenOrArray() {
    return "Give either --fen or the number of a Chess960 position, not both.";
  }

  @Override
  public String unplayablePosition() {
    return "The position cannot be played:";
  }

  @Override
  public String badTimeControl(String quotedText, String advice) {
    return quotedText + " is not a time control. " + advice;
  }

  @Override
  public String title(String pairing, String chess, String timeControl, Rulebook rulebook) {
    return pairing
        + chess
        + timeControl
        + switch (rulebook) {
          case OVER_THE_BOARD -> ", over-the-board rules.";
          case ONLINE -> ", online rules.";
        };
  }

  @Override
  public String noPairing() {
    return "A game of ";
  }

  @Override
  public String pairing(String white, String black) {
    return white + " against " + black + ": ";
  }

  @Override
  public String chess() {
    return "chess";
  }

  @Override
  public String chess960() {
    return "Chess960";
  }

  @Override
  public String chess960(int array) {
    return "Chess960, position " + array;
  }

  @Override
  public String clock(String timeControl) {
    return ", clock " + timeControl;
  }

  @Override
  public String noClock() {
    return ", no clock";
  }

  @Override
  public String firstHint() {
    return "Type a move such as e4 or Nf3, or type \"help\".";
  }

  @Override
  public String sideName(Color color) {
    return Phrasebook.english().texts().name(color);
  }

  @Override
  public String player(String name, Color color) {
    return name + " (" + sideName(color) + ")";
  }

  @Override
  public String prompt(String moveNumber, String player, String clock, boolean paused) {
    return moveNumber + " " + player + clock + (paused ? " (paused)" : "");
  }

  @Override
  public String gameOverPrompt() {
    return "Game over";
  }

  @Override
  public String answerTakeback() {
    return ", accept or decline the takeback";
  }

  @Override
  public String answerDraw() {
    return ", accept or decline the draw";
  }

  @Override
  public String paused() {
    return "The game is paused. Type \"resume\" when you are both ready.";
  }

  @Override
  public String howToClaim(ClaimKind kind) {
    return switch (kind) {
      case THREEFOLD_REPETITION -> "Type \"claim threefold\".";
      case FIFTY_MOVES -> "Type \"claim fifty\".";
    };
  }

  @Override
  public String howToClaim() {
    return "Type \"claim threefold\" or \"claim fifty\"; to claim with the move you are about to"
        + " play, add that move.";
  }

  @Override
  public String askTakebackAnswer(String player) {
    return player + ", do you agree? Type \"yes\" or \"no\".";
  }

  @Override
  public String askDrawAnswer(String player, boolean toMove) {
    return player + ": accept or decline" + (toMove ? ", or answer with a move" : "") + ".";
  }

  @Override
  public String score(List<String> namesWithPoints) {
    return "Score: " + String.join(", ", namesWithPoints) + ".";
  }

  @Override
  public String afterGame() {
    return "Type \"new\" for another game, \"save\" to keep this one, or \"quit\" to leave.";
  }

  @Override
  public String askWhy() {
    return "(Why was that allowed? Type \"why\".)";
  }

  @Override
  public String nothingUnusual() {
    return "There is nothing unusual about the last move.";
  }

  @Override
  public String nameASquare() {
    return "Name a square, such as e2.";
  }

  @Override
  public String gameIsOver() {
    return "The game is over: there are no more moves.";
  }

  @Override
  public String noLegalMove() {
    return "There are no legal moves.";
  }

  @Override
  public String noLegalMoveFrom(String square) {
    return "There are no legal moves from " + square + ".";
  }

  @Override
  public String noPieceOn(String square) {
    return "There is no piece on " + square + ".";
  }

  @Override
  public String basicMoves(Role role, String square, List<String> squares) {
    return "The "
        + Phrasebook.english().texts().name(role)
        + " on "
        + square
        + (squares.isEmpty() ? " has nowhere to go." : " can go to " + list(squares) + ".");
  }

  @Override
  public String noMovesYet() {
    return "No moves have been played yet.";
  }

  @Override
  public String clocks(
      String white, String whiteTime, String black, String blackTime, boolean paused) {
    return white + " " + whiteTime + ", " + black + " " + blackTime + (paused ? ", paused." : ".");
  }

  @Override
  public String pieces(Role role, List<String> squares) {
    return Phrasebook.english().texts().name(role)
        + (squares.size() > 1 ? "s " : " ")
        + list(squares);
  }

  @Override
  public String typeMoveOrHelp() {
    return "Type a move such as e4 or Nf3, or type \"help\".";
  }

  @Override
  public String whichMove(List<String> numbered) {
    return "Which move: " + String.join(", ", numbered) + "?";
  }

  @Override
  public String promotion() {
    return "Queen, rook, bishop or knight? (q/r/b/n)";
  }

  @Override
  public String yesOrNo(String question) {
    return question + " (yes/no)";
  }

  @Override
  public String nothingToAnswer() {
    return "There is nothing to answer.";
  }

  @Override
  public String confirmResign(String player) {
    return player + " resigns. Are you sure?";
  }

  @Override
  public String confirmAbort() {
    return "The game will be aborted without a result. Are you sure?";
  }

  @Override
  public String gameContinues() {
    return "The game continues.";
  }

  @Override
  public String howToEnd() {
    return "How should the game end?";
  }

  @Override
  public List<String> endOptions(String white, String black) {
    return List.of(
        white + " resigns", black + " resigns", "a draw is agreed", "no result", "keep playing");
  }

  @Override
  public String chooseEnd() {
    return "1 to 5";
  }

  @Override
  public String confirmRematch() {
    return "This game isn't finished and hasn't been saved. Start another one anyway?";
  }

  @Override
  public String goodbye() {
    return "Goodbye.";
  }

  @Override
  public String helpIntroduction() {
    return "Type a move in any notation: e4, Nf3, e2e4, exd6, e8=N, 0-0. Or:";
  }

  @Override
  public String helpOnMarks(char pawn, char king) {
    return "On the board, ( ) and >"
        + pawn
        + "< mark the last move, and !"
        + king
        + "! marks check; when a move is refused, [ ] marks the reason, and * * marks other"
        + " evidence.";
  }

  @Override
  public String helpOnEnter() {
    return "Press Enter to see the time again.";
  }

  private static String list(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}
