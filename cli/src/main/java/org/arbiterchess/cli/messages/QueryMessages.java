package org.arbiterchess.cli.messages;

import java.util.List;
import java.util.Map;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.FenProblem;

/** Messages for the commands that answer queries about a position or a game. */
public interface QueryMessages {

  String lineTooLong(int maxBytes);

  String notUtf8(int offset);

  String unknownKey(String quotedKey, List<String> allowed);

  String missingKey(String key);

  /** Reports a value that is not a boolean but a String, Number, List or Map. */
  String notBoolean(String key, Object value);

  /** Reports a value that is not a string. Some keys also accept a list of strings. */
  String notString(String key, Object value, boolean listAllowed);

  String mustBe(String key, String quotedValue, List<String> allowed);

  String outOfRange(String option, int value, int min, int max);

  String jsonOnly();

  String missingMove();

  /**
   * Reports several moves where one is expected.
   *
   * @param played the moves before the last one
   * @param move the last move
   * @param command the command that plays the earlier moves and rules on the last one
   */
  String oneMove(String played, String move, String command);

  String notAFen(String quotedText);

  String depthTwice();

  String fenProblem(FenProblem problem);

  String invalidFen();

  /** Reports an invalid FEN. Each problem is a sentence fragment. */
  String notAPosition(List<String> problems);

  /** Names the command that completes a FEN. */
  String howToComplete(String command);

  /** Reports an illegal move. The message may start with a lower-case letter. */
  String illegalPly(int ply, String quotedMove, String sentence);

  /** Reports a malformed or ambiguous move. The message may start with a lower-case letter. */
  String unclearPly(int ply, String sentence);

  String unplayableMoves(String failure);

  String legalMove(String san, boolean check, boolean mate);

  String legalMoves(Color turn, boolean check, int count);

  /** Reports an arrow that does not consist of a colour and two squares. */
  String badArrow(String quotedArrow);

  /** Reports a mark that does not consist of a colour and a square. */
  String badMark(String quotedMark);

  String perftPass(int pass, int passes);

  String perftResult(long nodes, double cpuSeconds, long nodesPerSecond);

  /** Returns the translated name of the value's JSON type. */
  static String typeName(Object value, Map<Class<?>, String> names) {
    return names.entrySet().stream()
        .filter(each -> each.getKey().isInstance(value))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("null");
  }
}
