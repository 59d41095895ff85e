package org.arbiterchess.cli.messages.english;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.ArbiterAct;
import org.arbiterchess.cli.messages.InGameCommand;
import org.arbiterchess.cli.messages.InGameCommandText;
import org.arbiterchess.cli.messages.TypedWords;
import org.arbiterchess.game.ClaimKind;

final class EnglishTypedWords implements TypedWords {

  @Override
  public InGameCommandText command(InGameCommand command) {
    return switch (command) {
      case HELP -> InGameCommandText.of("help, ?, h, commands");
      case TOUCH ->
          InGameCommandText.of("touch", "square", "touch a piece, yours or your opponent's");
      case PROMOTE ->
          InGameCommandText.of("promote, promotion", "q", "replace a pawn; also r, b or n");
      case PRESS ->
          InGameCommandText.of(
              "press, press clock, press the clock", "or Enter", "press the clock");
      case ADJUST ->
          InGameCommandText.of(
              "adjust, i adjust, j'adoube", "[off]", "adjust pieces without having to move them");
      case ACCIDENT ->
          InGameCommandText.of(
              "accident, it was an accident", "", "excuse your opponent's last touch");
      case START ->
          InGameCommandText.of(
              "start, start clock, start the clock", "", "the arbiter starts the clock");
      case ARBITER ->
          InGameCommandText.of(
              "arbiter, call arbiter, call the arbiter",
              "[act]",
              "call the arbiter; arbiter help lists the actions");
      case LOG -> InGameCommandText.of("log, arbiter's log", "", "the arbiter's log");
      case MOVES ->
          InGameCommandText.of(
              "moves, legal moves, legal", "[square]", "all legal moves, or those of one piece");
      case BASIC_MOVES ->
          InGameCommandText.of(
              "basic, basic moves",
              "square",
              "how the piece there moves, ignoring checks and pins");
      case WHY ->
          InGameCommandText.of("why, explain", "", "why the last move was allowed or refused");
      case BOARD -> InGameCommandText.of("board, show", "", "show the board again");
      case DESCRIBE -> InGameCommandText.of("words, say", "", "the position in words");
      case RECORD ->
          InGameCommandText.of("record, history, score, move list", "", "all moves played so far");
      case FLIP -> InGameCommandText.of("flip, turn", "", "turn the board around");
      case FEN -> InGameCommandText.of("fen", "", "the position as FEN");
      case PGN -> InGameCommandText.of("pgn", "[file]", "show the game as PGN, or save it");
      case CLOCK -> InGameCommandText.of("clock, time", "", "the time on both clocks");
      case PAUSE -> InGameCommandText.of("pause, break", "", "stop the clocks until you resume");
      case RESUME -> InGameCommandText.of("resume, go on, continue");
      case TAKE_BACK ->
          InGameCommandText.of(
              "take back, takeback, undo", "[two]", "ask to take back one move, or two");
      case DRAW ->
          InGameCommandText.of(
              "draw, offer draw, offer a draw", "[move]", "offer a draw, preferably with a move");
      case ACCEPT ->
          InGameCommandText.of("accept, agree, agreed", "or yes", "agree to a draw or a takeback");
      case DECLINE ->
          InGameCommandText.of("decline, refuse, reject", "or no", "decline a draw or a takeback");
      case CLAIM ->
          InGameCommandText.of(
              "claim",
              "threefold [move]",
              "claim a draw, now or with your next move; also claim fifty");
      case RESIGN -> InGameCommandText.of("resign, i resign, give up", "", "resign the game");
      case ABORT ->
          InGameCommandText.of("abort", "", "abort the game before both sides have moved");
      case END ->
          InGameCommandText.of(
              "end, stop, end game, end the game",
              "",
              "end the game with the result you both agree on");
      case NEW ->
          InGameCommandText.of(
              "new, new game, rematch, again", "", "start a new game with colours swapped");
      case SAVE -> InGameCommandText.of("save, save as", "[file]", "save the game to a PGN file");
      case QUIT -> InGameCommandText.of("quit, exit, q, leave, bye", "", "leave the game");
      case YES -> InGameCommandText.of("yes, y, ok");
      case NO -> InGameCommandText.of("no, n");
    };
  }

  @Override
  public InGameCommandText arbiterAct(ArbiterAct act) {
    return switch (act) {
      case CONTINUE -> InGameCommandText.of("continue, resume, go on", "", "resume the game");
      case TIME ->
          InGameCommandText.of(
              "time", "white +2:00 [12.5]", "add time or, with -2:00, take it away");
      case CLOCK -> InGameCommandText.of("clock", "black 4:10", "set a clock");
      case MOVES -> InGameCommandText.of("moves", "white 40", "set a clock's move counter");
      case WARN -> InGameCommandText.of("warn, warning", "black", "warn a player");
      case BACK ->
          InGameCommandText.of(
              "back, back to", "23 [black]", "return to the position before a move");
      case LOST -> InGameCommandText.of("lost", "white 12.9.6", "declare the game lost");
      case DRAW -> InGameCommandText.of("draw, drawn", "9.1", "declare the game drawn");
      case NO_RESULT ->
          InGameCommandText.of("no result, none", "7.2", "end the game without a result");
      case NOTE -> InGameCommandText.of("note", "text", "write a note in the log");
      case HELP -> InGameCommandText.of("help, ?");
    };
  }

  @Override
  public List<String> off() {
    return List.of("off", "end", "done");
  }

  @Override
  public List<String> colorPrefixes(Color color) {
    return List.of(color.word());
  }

  @Override
  public List<String> twoPrefixes() {
    return List.of("two", "2", "both");
  }

  @Override
  public List<String> claimPrefixes(ClaimKind kind) {
    return switch (kind) {
      case THREEFOLD_REPETITION -> List.of("three", "3", "rep");
      case FIFTY_MOVES -> List.of("fif", "50");
    };
  }

  @Override
  public String promotionLetters() {
    return "qrbn";
  }

  @Override
  public List<String> back() {
    return List.of("back");
  }

  @Override
  public List<String> endAnswers(int option) {
    return switch (option) {
      case 0 -> List.of("white resigns");
      case 1 -> List.of("black resigns");
      case 2 -> List.of("draw", "draw agreed", "a draw is agreed");
      case 3 -> List.of("no result", "none", "*");
      default -> List.of("", "keep playing", "go on");
    };
  }
}
