package org.arbiterchess.cli.play;

import java.util.List;

/** Everything that can be said at the table besides moves, each word with all its spellings. */
enum InGameCommand {
  HELP("help, ?, h, commands"),
  MOVES("moves, legal moves, legal", "[square]", "the legal moves, of all pieces or of one"),
  BASIC("basic, basic moves", "square", "how the piece there moves, checks and pins aside"),
  WHY("why, explain", "", "why the last move was allowed, or not"),
  BOARD("board, show", "", "the board again"),
  WORDS("words, say", "", "the position in words"),
  RECORD("record, history, score, move list", "", "all moves of the game so far"),
  FLIP("flip, turn", "", "turn the board around"),
  FEN("fen", "", "the position as FEN"),
  CLOCK("clock, time", "", "the time on both clocks"),
  PAUSE("pause, break", "", "stop the clocks until you resume"),
  RESUME("resume, go on, continue"),
  TAKE_BACK("take back, takeback, undo", "[two]", "ask to take back the last move, or two"),
  DRAW("draw, offer draw, offer a draw", "[move]", "offer a draw, properly with your move"),
  ACCEPT("accept, agree, agreed", "or yes", "agree to a draw or a takeback"),
  DECLINE("decline, refuse, reject", "or no", "do not agree to it"),
  CLAIM("claim", "threefold [move]", "claim a draw, also by the move you name; or fifty"),
  RESIGN("resign, i resign, give up", "", "give the game up"),
  ABORT("abort", "", "call the game off before both have moved"),
  END("end, stop, end game, end the game", "", "end the game as both of you say"),
  NEW("new, new game, rematch, again", "", "another game, with colours changed"),
  SAVE("save, save as", "[file]", "keep the game in a file"),
  QUIT("quit, exit, q, leave, bye", "", "leave the table"),
  YES("yes, y, ok"),
  NO("no, n");

  private final String spellings;
  private final String argument;
  private final String meaning;

  /** A word that the help does not list. */
  InGameCommand(String spellings) {
    this(spellings, "", "");
  }

  InGameCommand(String spellings, String argument, String meaning) {
    this.spellings = spellings;
    this.argument = argument;
    this.meaning = meaning;
  }

  /** How the command is written in the help, with what may follow it. */
  String usage() {
    return (spellings().get(0) + " " + argument).trim();
  }

  /** What the help says. */
  String meaning() {
    return meaning;
  }

  boolean isInHelp() {
    return !meaning.isEmpty();
  }

  /** The first is the usual one. */
  List<String> spellings() {
    return List.of(spellings.split(", ", -1));
  }
}
