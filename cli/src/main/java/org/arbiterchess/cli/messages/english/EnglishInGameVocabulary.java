package org.arbiterchess.cli.messages.english;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.ArbiterAct;
import org.arbiterchess.cli.messages.InGameCommand;
import org.arbiterchess.cli.messages.InGameCommandUsage;
import org.arbiterchess.cli.messages.InGameVocabulary;
import org.arbiterchess.game.ClaimKind;

final class EnglishInGameVocabulary implements InGameVocabulary {

  @Override
  public InGameCommandUsage command(InGameCommand command) {
    return switch (command) {
      case HELP -> InGameCommandUsage.of("help, ?, h, commands");
      case TOUCH ->
          InGameCommandUsage.of("touch", "square", "touch a piece, yours or your opponent's");
      case PROMOTE ->
          InGameCommandUsage.of(
              "promote, promotion", "q", "promote a pawn to a queen; also r, b or n");
      case PRESS ->
          InGameCommandUsage.of(
              "press, press clock, press the clock", "or Enter", "press the clock");
      case ADJUST ->
          InGameCommandUsage.of(
              "adjust, i adjust, j'adoube", "[off]", "adjust pieces without having to move them");
      case ACCIDENT ->
          InGameCommandUsage.of(
              "accident, it was an accident", "", "excuse your opponent's last touch");
      case START ->
          InGameCommandUsage.of(
              "start, start clock, start the clock", "", "the arbiter starts the clock");
      case ARBITER ->
          InGameCommandUsage.of(
              "arbiter, call arbiter, call the arbiter",
              "[action]",
              "call the arbiter; \"arbiter help\" lists the actions");
      case LOG -> InGameCommandUsage.of("log, arbiter's log", "", "the arbiter's log");
      case MOVES ->
          InGameCommandUsage.of(
              "moves, legal moves, legal", "[square]", "all legal moves, or those of one piece");
      case BASIC_MOVES ->
          InGameCommandUsage.of(
              "basic, basic moves",
              "square",
              "how the piece there moves, ignoring checks and pins");
      case WHY ->
          InGameCommandUsage.of("why, explain", "", "why the last move was allowed or refused");
      case BOARD -> InGameCommandUsage.of("board, show", "", "show the board again");
      case DESCRIBE -> InGameCommandUsage.of("words, say", "", "the position in words");
      case RECORD ->
          InGameCommandUsage.of("record, history, score, move list", "", "all moves played so far");
      case FLIP -> InGameCommandUsage.of("flip, turn", "", "flip the board");
      case FEN -> InGameCommandUsage.of("fen", "", "the position as FEN");
      case PGN -> InGameCommandUsage.of("pgn", "[file]", "show the game as PGN, or save it");
      case CLOCK -> InGameCommandUsage.of("clock, time", "", "the time on both clocks");
      case PAUSE -> InGameCommandUsage.of("pause, break", "", "stop the clocks until you resume");
      case RESUME -> InGameCommandUsage.of("resume, go on, continue");
      case TAKE_BACK ->
          InGameCommandUsage.of(
              "take back, takeback, undo", "[two]", "ask to take back one or two moves");
      case DRAW ->
          InGameCommandUsage.of(
              "draw, offer draw, offer a draw", "[move]", "offer a draw, preferably with a move");
      case ACCEPT ->
          InGameCommandUsage.of("accept, agree, agreed", "or yes", "agree to a draw or a takeback");
      case DECLINE ->
          InGameCommandUsage.of("decline, refuse, reject", "or no", "decline a draw or a takeback");
      case CLAIM ->
          InGameCommandUsage.of(
              "claim",
              "threefold [move]",
              "claim a draw, now or with a move; also \"claim fifty\"");
      case RESIGN -> InGameCommandUsage.of("resign, i resign, give up", "", "resign the game");
      case ABORT ->
          InGameCommandUsage.of("abort", "", "abort the game before both sides have moved");
      case END ->
          InGameCommandUsage.of(
              "end, stop, end game, end the game",
              "",
              "end the game with the result you both agree on");
      case NEW ->
          InGameCommandUsage.of(
              "new, new game, rematch, again", "", "start a new game with colours swapped");
      case SAVE -> InGameCommandUsage.of("save, save as", "[file]", "save the game to a PGN file");
      case QUIT -> InGameCommandUsage.of("quit, exit, q, leave, bye", "", "leave the game");
      case YES -> InGameCommandUsage.of("yes, y, ok");
      case NO -> InGameCommandUsage.of("no, n");
    };
  }

  @Override
  public InGameCommandUsage arbiterAct(ArbiterAct act) {
    return switch (act) {
      case CONTINUE -> InGameCommandUsage.of("continue, resume, go on", "", "resume the game");
      case TIME ->
          InGameCommandUsage.of("time", "white +2:00 [12.5]", "add time, or deduct it with -2:00");
      case CLOCK -> InGameCommandUsage.of("clock", "black 4:10", "set a clock");
      case MOVES -> InGameCommandUsage.of("moves", "white 40", "set a clock's move counter");
      case WARN -> InGameCommandUsage.of("warn, warning", "black", "warn a player");
      case BACK ->
          InGameCommandUsage.of(
              "back, back to", "23 [black]", "return to the position before a move");
      case LOST ->
          InGameCommandUsage.of("lost", "white 12.9.6", "declare the game lost by a player");
      case DRAW -> InGameCommandUsage.of("draw, drawn", "9.1", "declare the game drawn");
      case NO_RESULT ->
          InGameCommandUsage.of("no result, none", "7.2", "end the game without a result");
      case NOTE -> InGameCommandUsage.of("note", "text", "write a note in the log");
      case HELP -> InGameCommandUsage.of("help, ?");
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
  public String pieceLetters() {
    return "KQRBN";
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
