package org.arbiterchess.cli.query;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.wire.WireFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Rules on a move: the resulting position, or the law that it breaks with the evidence. */
@Command(name = "rule")
public final class RuleCommand extends FenWritingCommand {

  @Parameters(paramLabel = "[FEN] MOVE", descriptionKey = "arguments", arity = "1..*")
  private List<String> arguments;

  public RuleCommand(Terminal terminal) {
    super(terminal, "fen", "move", "moves", "chess960");
  }

  @Override
  public Integer call() throws IOException {
    return run(arguments, () -> new Words(arguments).values());
  }

  @Override
  Reply answer(Input input) {
    Input.Ruled ruled = input.rule(input.required("move"));
    Position position = ruled.position();
    if (ruled.ruling() instanceof Ruling.Legal legal) {
      return legal(position, legal);
    }
    Ruling.Illegal illegal = (Ruling.Illegal) ruled.ruling();
    TextBoardDrawing drawing = drawing(position.board()).mark(illegal);
    return new Reply(
        ExitCode.NO,
        () -> page(drawing, List.of(illegal.sentence(texts).toString())),
        () -> WireFormat.write(illegal, position, texts));
  }

  private Reply legal(Position position, Ruling.Legal ruling) {
    Move move = ruling.move();
    Position after = position.play(move);
    return new Reply(
        ExitCode.YES,
        () -> {
          List<String> lines = new ArrayList<>();
          lines.add(legalMove(position, move, texts));
          position.whyAllowed(move, texts).ifPresent(why -> lines.add(why.toString()));
          lines.add(fen(after));
          return page(
              drawing(after.board()).mark(move.from(), Mark.FROM).mark(move.to(), Mark.TO), lines);
        },
        () -> {
          Map<String, Object> json = WireFormat.write(ruling, position, texts);
          json.put("fen", fen(after));
          return json;
        });
  }

  /** Says that the move is legal, and whether it gives check or mate. */
  static String legalMove(Position position, Move move, Texts texts) {
    Position after = position.play(move);
    return texts.say(
        TerminalText.LEGAL_MOVE,
        San.write(position, move, texts),
        after.isCheck(),
        after.isCheckmate());
  }

  /**
   * The arguments: an optional position and one move, which may be given as two squares. If there
   * are several moves, the error message shows the command to type instead.
   */
  private final class Words {

    /** A word with this many parts separated by slashes is a FEN, not a move. */
    private static final int RANKS = 8;

    private static final int FIELDS_WITH_COUNTERS = 6;
    private static final int FIELDS_WITHOUT_COUNTERS = 4;

    private final List<String> position;
    private final String move;

    Words(List<String> arguments) {
      int last = arguments.size() - 1;
      position = words(String.join(" ", arguments.subList(0, last)));
      move = arguments.get(last);
    }

    Map<String, Object> values() {
      if (move.split("/", -1).length == RANKS) {
        throw new BadInputException(texts, TerminalText.MISSING_MOVE);
      }
      int end = positionEnd();
      List<String> moves = position.subList(end, position.size());
      if (areTwoSquares(moves)) {
        return values(position.subList(0, end), moves.get(0) + move);
      }
      if (!moves.isEmpty() && moves.stream().allMatch(this::isMove)) {
        throw new BadInputException(
            texts, TerminalText.ONE_MOVE, shown(moves), shown(List.of(move)), command(moves));
      }
      if (!position.isEmpty() && end == 0) {
        Said text = QuotedText.of(String.join(" ", position));
        throw new BadInputException(texts, TerminalText.NOT_A_FEN, text);
      }
      return values(position, move);
    }

    private Map<String, Object> values(List<String> position, String move) {
      Map<String, Object> values = new HashMap<>(position(position));
      values.put("move", move);
      return values;
    }

    /**
     * Returns whether the words are the two squares of one move, as in {@code e2 e4}. In {@code e4
     * e5}, the first square is a legal move of its own.
     */
    private boolean areTwoSquares(List<String> moves) {
      return moves.size() == 1
          && isSquare(moves.get(0))
          && isSquare(move)
          && input(position.subList(0, positionEnd()))
              .position()
              .candidates(moves.get(0), texts)
              .isEmpty();
    }

    private boolean isSquare(String word) {
      return word.matches("[a-hA-H][1-8]");
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

    /** Returns whether the word is a move in any notation, legal or not, or a move number. */
    private boolean isMove(String word) {
      return word.matches("[0-9]+\\.+") || Position.initial().readMove(word, texts).isValid();
    }

    private String command(List<String> moves) {
      List<String> first = new ArrayList<>(words(movesOption()));
      first.addAll(moves);
      String start = shown(position.subList(0, positionEnd()));
      return "arbiter rule --moves \""
          + shown(first)
          + "\" "
          + (start.isEmpty() ? "" : "\"" + start + "\" ")
          + shown(List.of(move));
    }

    private static String shown(List<String> words) {
      return QuotedText.printable(String.join(" ", words));
    }

    private static List<String> words(String text) {
      return text.isBlank() ? List.of() : List.of(text.trim().split("\\s+", -1));
    }
  }
}
