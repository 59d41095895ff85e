package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Position;

/**
 * The arguments of {@code rule}: an optional position, which need not be quoted, and one move,
 * which may be given as two squares. If there are several moves, the error message shows the
 * command to type instead.
 */
final class RuleArguments {

  /**
   * The number of ranks in a FEN. A word with this many parts separated by slashes is a FEN, not a
   * move.
   */
  private static final int RANKS = 8;

  private static final int FIELDS_WITH_COUNTERS = 6;
  private static final int FIELDS_WITHOUT_COUNTERS = 4;

  private final List<String> position;
  private final String move;

  /** The moves from {@code --moves}, or an empty string. */
  private final String earlier;

  /** Returns the position to rule on, given its words. */
  private final Function<List<String>, Position> reader;

  private final Texts texts;

  RuleArguments(
      List<String> arguments,
      String earlier,
      Function<List<String>, Position> reader,
      Texts texts) {
    int last = arguments.size() - 1;
    this.position = words(String.join(" ", arguments.subList(0, last)));
    this.move = arguments.get(last);
    this.earlier = earlier;
    this.reader = reader;
    this.texts = texts;
  }

  /** Returns the query arguments {@code fen} and {@code move}. */
  Map<String, Object> arguments() {
    if (hasRanks(move)) {
      throw new BadInputException(texts.say(TerminalText.MISSING_MOVE));
    }
    int end = positionEnd();
    List<String> moves = position.subList(end, position.size());
    if (areTwoSquares(moves)) {
      return arguments(position.subList(0, end), moves.get(0) + move);
    }
    if (!moves.isEmpty() && moves.stream().allMatch(RuleArguments::isMove)) {
      throw new BadInputException(
          texts.say(TerminalText.ONE_MOVE, played(moves), shown(move), command(moves)));
    }
    if (!position.isEmpty() && end == 0) {
      Said text = QuotedText.of(String.join(" ", position));
      throw new BadInputException(texts.say(TerminalText.NOT_A_FEN, text));
    }
    return arguments(position, move);
  }

  private static Map<String, Object> arguments(List<String> position, String move) {
    Map<String, Object> arguments = new HashMap<>(QueryOptions.fenParameter(position));
    arguments.put("move", move);
    return arguments;
  }

  /**
   * Returns whether the words are the two squares of one move, as in {@code e2 e4}. In {@code e4
   * e5}, the first square is a legal move of its own.
   */
  private boolean areTwoSquares(List<String> moves) {
    return moves.size() == 1
        && isSquare(moves.get(0))
        && isSquare(move)
        && !isLegal(reader.apply(position.subList(0, positionEnd())), moves.get(0));
  }

  private static boolean isSquare(String word) {
    return word.matches("[a-hA-H][1-8]");
  }

  private static boolean isLegal(Position position, String word) {
    return position.candidates(word).size() == 1;
  }

  /** Returns how many words belong to the position: the fields of a FEN, or {@code startpos}. */
  private int positionEnd() {
    if (position.isEmpty() || !position.get(0).contains("/")) {
      return position.isEmpty() || !position.get(0).equals("startpos") ? 0 : 1;
    }
    boolean counters =
        position.size() > FIELDS_WITHOUT_COUNTERS
            && position.get(FIELDS_WITHOUT_COUNTERS).matches("[0-9]+");
    return Math.min(position.size(), counters ? FIELDS_WITH_COUNTERS : FIELDS_WITHOUT_COUNTERS);
  }

  private static boolean hasRanks(String word) {
    return word.split("/", -1).length == RANKS;
  }

  /** Returns whether the word is a move in any notation, legal or not, or a move number. */
  private static boolean isMove(String word) {
    return word.matches("[0-9]+\\.+") || Position.initial().readMove(word).isValid();
  }

  private static String played(List<String> moves) {
    return shown(String.join(" ", moves));
  }

  private String command(List<String> moves) {
    List<String> first = new ArrayList<>(words(earlier));
    first.addAll(moves);
    String start = String.join(" ", position.subList(0, positionEnd()));
    return "arbiter rule --moves \""
        + played(first)
        + "\" "
        + (start.isEmpty() ? "" : "\"" + shown(start) + "\" ")
        + shown(move);
  }

  private static String shown(String text) {
    return QuotedText.printable(text);
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.trim().split("\\s+", -1));
  }
}
