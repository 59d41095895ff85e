package org.arbiterchess.cli.messages.english;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.QueryMessages;
import org.arbiterchess.notation.FenProblem;
import org.arbiterchess.notation.Phrasebook;

final class EnglishQueryMessages implements QueryMessages {

  private static final Map<Class<?>, String> TYPES =
      Map.of(
          String.class, "a string",
          Number.class, "a number",
          Boolean.class, "true or false",
          List.class, "a list",
          Map.class, "an object");

  @Override
  public String lineTooLong(int maxBytes) {
    return "The line is longer than " + maxBytes + " bytes.";
  }

  @Override
  public String notUtf8(int offset) {
    return "The line contains invalid UTF-8 at byte " + offset + ".";
  }

  @Override
  public String unknownKey(String quotedKey, List<String> allowed) {
    return "Unknown key " + quotedKey + "; valid keys are " + String.join(", ", allowed) + ".";
  }

  @Override
  public String missingKey(String key) {
    return "\"" + key + "\" is missing.";
  }

  @Override
  public String notBoolean(String key, Object value) {
    return "\"" + key + "\" is " + type(value) + "; it must be true or false.";
  }

  @Override
  public String notString(String key, Object value, boolean listAllowed) {
    return "\""
        + key
        + "\" is "
        + type(value)
        + "; it must be a string"
        + (listAllowed ? ", or a list of strings" : "")
        + ".";
  }

  @Override
  public String mustBe(String key, String quotedValue, List<String> allowed) {
    return "\""
        + key
        + "\" is "
        + quotedValue
        + "; it must be "
        + String.join(" or ", allowed)
        + ".";
  }

  @Override
  public String outOfRange(String option, int value, int min, int max) {
    return option + " is " + value + "; it must be from " + min + " to " + max + ".";
  }

  @Override
  public String jsonOnly() {
    return "To read JSON from standard input, use --json -.";
  }

  @Override
  public String missingMove() {
    return "The move is missing: add it after the position.";
  }

  @Override
  public String oneMove(String played, String move, String command) {
    return "The rule command takes one move. To rule on "
        + move
        + " after "
        + played
        + ", type: "
        + command;
  }

  @Override
  public String notAFen(String quotedText) {
    return quotedText
        + " is not a valid position. Give a FEN and a move, or just a move from the starting"
        + " position: arbiter rule [FEN] MOVE";
  }

  @Override
  public String depthTwice() {
    return "Give the depth only once, as in \"arbiter perft 4\".";
  }

  @Override
  public String fenProblem(FenProblem problem) {
    Phrasebook book = Phrasebook.english();
    return problem.field()
        + " at offset "
        + problem.offset()
        + ": found "
        + problem.found().in(book.texts())
        + ", expected "
        + problem.expected().in(book.texts());
  }

  @Override
  public String invalidFen() {
    return "This position cannot be played:";
  }

  @Override
  public String notAPosition(List<String> problems) {
    return "This FEN is not valid: " + String.join("; ", problems) + ".";
  }

  @Override
  public String howToComplete(String command) {
    return "To complete it, type: " + command;
  }

  @Override
  public String illegalPly(int ply, String quotedMove, String sentence) {
    return "ply " + ply + ", " + quotedMove + ", is not allowed. " + sentence;
  }

  @Override
  public String unclearPly(int ply, String sentence) {
    return "ply " + ply + " is not clear. " + sentence;
  }

  @Override
  public String unplayableMoves(String failure) {
    return "The moves cannot be played: " + failure;
  }

  @Override
  public String legalMove(String san, boolean check, boolean mate) {
    return san
        + " is legal"
        + (mate ? " and gives checkmate" : check ? " and gives check" : "")
        + ".";
  }

  @Override
  public String legalMoves(Color turn, boolean check, int count) {
    return Phrasebook.english().texts().name(turn)
        + (check ? " to move, in check, with " : " to move, with ")
        + count
        + (count == 1 ? " legal move:" : " legal moves:");
  }

  @Override
  public String badArrow(String quotedArrow) {
    return quotedArrow
        + " is not a valid arrow: give two different squares, such as e2e4, optionally preceded by"
        + " a colour letter (G, R, Y, B, O or C), as in Re2e4.";
  }

  @Override
  public String badMark(String quotedMark) {
    return quotedMark
        + " is not a valid square: give one such as e4, optionally preceded by a colour letter (G,"
        + " R, Y, B, O or C), as in Re4.";
  }

  @Override
  public String perftPass(int pass, int passes) {
    return "pass " + pass + " of " + passes;
  }

  @Override
  public String perftResult(long nodes, double cpuSeconds, long nodesPerSecond) {
    return String.format(
        Locale.ROOT,
        "%,d nodes in %.3f s of CPU time, %,d nodes per second",
        nodes,
        cpuSeconds,
        nodesPerSecond);
  }

  private static String type(Object value) {
    return QueryMessages.typeName(value, TYPES);
  }
}
