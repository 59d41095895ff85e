package org.arbiterchess.cli.messages;

import java.util.List;
import java.util.Map;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.FenProblem;

/** Messages of the commands that answer a question about a position or a game. */
public interface QueryMessages {

  String lineTooLong(int maxBytes);

  String notUtf8(int offset);

  String unknownKey(String quotedKey, List<String> allowed);

  String missingKey(String key);

  /** The value is an instance of a JSON type: String, Number, Boolean, List, Map or null. */
  String notBoolean(String key, Object value);

  /** The same; for some keys a list of strings is allowed, too. */
  String notString(String key, Object value, boolean listAllowed);

  String mustBe(String key, String quotedValue, List<String> allowed);

  String outOfRange(String option, int value, int min, int max);

  String jsonOnly();

  String missingMove();

  String fenProblem(FenProblem problem);

  String invalidFen();

  /** The FEN of a query is invalid; the problems are parts of a sentence. */
  String notAPosition(List<String> problems);

  /** The first word may start with a small letter. */
  String illegalPly(int ply, String quotedMove, String sentence);

  /** The same for a move that is malformed or ambiguous. */
  String unclearPly(int ply, String sentence);

  String unplayableMoves(String failure);

  String legalMove(String san, boolean check, boolean mate);

  String legalMoves(Color turn, boolean check, int count);

  String perftPass(int pass, int passes);

  String perftResult(long nodes, double seconds, long nodesPerSecond);

  /** The values of a JSON object are never translated, only this kind of text. */
  static String typeName(Object value, Map<Class<?>, String> names) {
    return names.entrySet().stream()
        .filter(each -> each.getKey().isInstance(value))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("null");
  }
}
