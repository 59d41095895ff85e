package org.arbiterchess.cli.query;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Checks whether a FEN is well-formed and describes a legal position. The answer is its normalised
 * form with notes on unusual features and tolerated errors, or all the problems in it.
 */
@Command(name = "fen")
public final class FenCommand extends FenWritingCommand {

  /** The length of the longest FEN to print. A longer one could wrap and misalign the carets. */
  private static final int MAX_SHOWN = 120;

  @Option(names = "--lenient")
  private boolean lenient;

  @Parameters(paramLabel = "FEN", descriptionKey = "arguments", arity = "0..*")
  private List<String> arguments = new ArrayList<>();

  @Spec private CommandSpec spec;

  public FenCommand(Terminal terminal) {
    super(terminal, "fen", "moves", "chess960", "lenient");
  }

  @Override
  public Integer call() throws IOException {
    return run(arguments, this::given);
  }

  private Map<String, Object> given() {
    if (arguments.isEmpty() && defaults().get("fen") == null) {
      ArgSpec missing = spec.positionalParameters().get(0);
      throw new MissingParameterException(spec.commandLine(), missing, missing.paramLabel());
    }
    boolean initial = String.join(" ", arguments).equals("startpos");
    return initial ? Map.of("fen", Fen.write(Position.initial())) : position(arguments);
  }

  @Override
  Map<String, Object> defaults() {
    Map<String, Object> defaults = super.defaults();
    defaults.put("lenient", lenient);
    return defaults;
  }

  @Override
  Reply answer(Input input) {
    String text = input.required("fen");
    Variant variant = input.variant();
    boolean forgives = input.flag("lenient");
    Reading<Position> reading =
        forgives ? Fen.readLeniently(text, variant) : Fen.read(text, variant);
    if (!(reading instanceof Reading.Valid<Position> valid)) {
      List<Problem> problems = reading.problems();
      return new Reply(
          ExitCode.NO, () -> problems(text, variant, problems), () -> problems(problems));
    }
    Position position = input.positionAfter(valid.value());
    List<String> notes = sentences(valid.notes());
    List<String> forgiven = sentences(valid.forgiven());
    return new Reply(
        ExitCode.YES,
        () -> {
          List<String> lines = new ArrayList<>();
          lines.add(texts.sentence(GameText.TO_MOVE, position.turn()).cited());
          lines.addAll(forgiven);
          lines.addAll(notes);
          lines.add(fen(position));
          return page(drawing(position.board()), lines);
        },
        () -> {
          Map<String, Object> json =
              JsonLine.object("valid", true, "fen", fen(position), "notes", notes);
          if (forgives) {
            json.put("forgiven", forgiven);
          }
          return json;
        });
  }

  private List<String> sentences(List<Said> remarks) {
    return remarks.stream().map(remark -> remark.in(texts)).toList();
  }

  private Map<String, Object> problems(List<Problem> problems) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (Problem problem : problems) {
      list.add(
          JsonLine.object(
              "field", problem.place(),
              "offset", problem.offset(),
              "found", problem.found().in(texts),
              "expected", problem.expected().in(texts)));
    }
    return JsonLine.object("valid", false, "problems", list);
  }

  private String problems(String text, Variant variant, List<Problem> problems) {
    List<String> lines = new ArrayList<>();
    lines.add(texts.say(TerminalText.INVALID_FEN));
    if (text.length() <= MAX_SHOWN) {
      lines.add("  " + QuotedText.printable(text));
      lines.add("  " + caretLine(problems));
    }
    problems.forEach(problem -> lines.add("- " + texts.say(TerminalText.of(problem))));
    hint(text, variant, texts).ifPresent(lines::add);
    return String.join("\n", lines) + "\n";
  }

  /** Returns how to complete a FEN that lacks some of its fields, such as a bare placement. */
  static Optional<String> hint(String text, Variant variant, Texts texts) {
    boolean incomplete = text.matches("[A-Za-z0-9/-]+( [A-Za-z-]+){0,2}");
    if (!incomplete || !Fen.readLeniently(text, variant).isValid()) {
      return Optional.empty();
    }
    String option = variant == Variant.CHESS960 ? "--chess960 " : "";
    return Optional.of(
        texts.say(
            TerminalText.HOW_TO_COMPLETE, "arbiter fen --lenient " + option + '"' + text + '"'));
  }

  /** Returns a line with a caret under each problem. The problems are sorted by offset. */
  private static String caretLine(List<Problem> problems) {
    StringBuilder line = new StringBuilder();
    for (Problem problem : problems) {
      if (problem.offset() >= line.length()) {
        line.append(" ".repeat(problem.offset() - line.length())).append('^');
      }
    }
    return line.toString();
  }
}
