package org.arbiterchess.cli.query;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.arbiterchess.chess.Board;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.SpellingSuggestions;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.game.Game;
import org.arbiterchess.officiating.cases.Answer;
import org.arbiterchess.officiating.cases.CaseRulings;
import org.arbiterchess.officiating.cases.Fact;
import org.arbiterchess.officiating.cases.Question;
import org.arbiterchess.officiating.cases.ReadableAnswer;
import org.arbiterchess.officiating.cases.UnansweredQuestionException;
import org.arbiterchess.officiating.cases.UnansweredQuestionException.Problem;
import org.arbiterchess.officiating.wire.OfficiatingFormat;
import org.arbiterchess.rules.AttackArrow;
import org.arbiterchess.rules.Ruling;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Asks the arbiter what to do about something that happened at the board. Each question is a
 * subcommand. Without a subcommand, the command lists all questions.
 */
@Command(name = "ask", synopsisSubcommandLabel = "QUESTION")
public final class AskCommand extends QueryCommand {

  @Spec private CommandSpec spec;

  /**
   * Either {@code -} or the name of an unknown question, because picocli handles known questions as
   * subcommands.
   */
  @Parameters(paramLabel = "-", descriptionKey = "arguments", arity = "0..*", hidden = true)
  private List<String> arguments = new ArrayList<>();

  private AskCommand(Terminal terminal) {
    super(terminal);
  }

  /** Creates the command with a subcommand for every question. */
  public static CommandLine commandLine(Terminal terminal) {
    AskCommand command = new AskCommand(terminal);
    CommandLine line = new CommandLine(command);
    for (Question.Kind question : Question.Kind.values()) {
      line.addSubcommand(question.word(), command.new OneQuestion(question).spec());
    }
    return line;
  }

  @Override
  public Integer call() throws IOException {
    if (isStandardInput(arguments)) {
      return filter(defaults());
    }
    if (!arguments.isEmpty()) {
      throw unknownQuestion(arguments.get(0));
    }
    if (json) {
      throw new BadInputException(texts, TerminalText.MISSING_KEY, "question");
    }
    spec.commandLine().usage(spec.commandLine().getOut());
    return ExitCode.YES;
  }

  /**
   * With {@code --json}, returns the error to print as the answer. Otherwise returns a command-line
   * error.
   */
  private RuntimeException unknownQuestion(String name) {
    if (!json) {
      return new UnmatchedArgumentException(spec.commandLine(), List.of(name));
    }
    List<String> close = SpellingSuggestions.of(name, Question.Kind.words());
    return new BadInputException(
        texts.say(TerminalText.NO_SUCH_QUESTION, QuotedText.printable(name))
            + (close.isEmpty() ? "" : " " + texts.say(TerminalText.DID_YOU_MEAN, close)));
  }

  /**
   * The keys of the given question. If the question is unknown, all keys are allowed, so that the
   * unknown question is reported first.
   */
  @Override
  Set<String> keys(Map<String, Object> values) {
    return values.get("question") instanceof String word
        ? Question.Kind.of(word).map(AskCommand::keys).orElse(values.keySet())
        : values.keySet();
  }

  private static Set<String> keys(Question.Kind kind) {
    Set<String> keys = new TreeSet<>(kind.keys());
    keys.add("question");
    return keys;
  }

  @Override
  Reply answer(Input input) {
    return answer(input, this::withKey);
  }

  /** Describes a problem and names the JSON key that causes or solves it. */
  private String withKey(Problem problem) {
    String quoted = texts.say(QuotedText.of(problem.key()));
    if (problem.text().contains(quoted.substring(0, quoted.length() - 1))) {
      return problem.text();
    }
    return problem.isMissing()
        ? problem.text() + " " + texts.say(TerminalText.MISSING_KEY, problem.key())
        : texts.say(TerminalText.OPTION_PROBLEM, quoted, problem.text());
  }

  private Reply answer(Input input, Function<Problem, String> problemText) {
    input.oneOf("question", Question.Kind.words());
    Question.Kind kind = Question.Kind.of(input.required("question")).orElseThrow();
    Map<String, Object> tree = input.values();
    // If the question takes no position, this drops the defaults about it.
    tree.keySet().retainAll(keys(kind));
    if (tree.get("fen") != null && kind != Question.Kind.ILLEGAL_POSITION) {
      input.start();
    }
    if (tree.get("moves") != null) {
      tree.put("moves", input.moves());
    }
    try {
      Question question = OfficiatingFormat.parseQuestion(tree, texts);
      Answer answer = CaseRulings.answer(question, texts);
      return new Reply(
          exitCode(question, answer),
          () -> text(question, answer),
          () -> OfficiatingFormat.write(answer));
    } catch (UnansweredQuestionException unanswered) {
      throw new BadInputException(problemText.apply(unanswered.problem()));
    }
  }

  /** Returns whether a search could neither find a checkmate nor rule one out. */
  static int exitCode(Question question, Answer answer) {
    boolean unproved =
        answer.details() instanceof Answer.MatePossible mate
            && mate.line().isEmpty()
            && mate.proof().isEmpty()
            && !question.get(Fact.GAME).orElseThrow().isOver();
    return unproved && (question.kind() != Question.Kind.FLAG || answer.winner().isPresent())
        ? ExitCode.UNDETERMINED
        : ExitCode.YES;
  }

  private String text(Question question, Answer answer) {
    ReadableAnswer sheet = ReadableAnswer.of(answer, texts);
    List<String> lines = new ArrayList<>();
    lines.add(sheet.headline());
    answer.sentences().forEach(sentence -> lines.add(sentence.cited()));
    lines.add("");
    List<ReadableAnswer.Row> rows = new ArrayList<>(sheet.rows());
    sheet.notSaid().ifPresent(rows::add);
    String articles = String.join(", ", answer.articles());
    rows.add(new ReadableAnswer.Row(texts.say(TerminalText.ARTICLES), articles));
    int width = rows.stream().mapToInt(row -> row.label().length()).max().orElse(0);
    for (ReadableAnswer.Row row : rows) {
      String padding = " ".repeat(width - row.label().length());
      lines.add(row.label() + ": " + padding + row.text());
    }
    if (!sheet.options().isEmpty()) {
      lines.add("");
      lines.add(sheet.optionsLabel() + ":");
      sheet.options().forEach(option -> lines.add("- " + option));
    }
    return answer
        .evidence()
        .position()
        .map(position -> page(drawing(question, answer, position.board()), lines))
        .orElseGet(() -> String.join("\n", lines) + "\n");
  }

  private TextBoardDrawing drawing(Question question, Answer answer, Board board) {
    TextBoardDrawing drawing = drawing(board);
    if (question.kind() == Question.Kind.ILLEGAL
        && answer.details() instanceof Answer.MoveMade made
        && made.reason().isPresent()) {
      Game game = question.get(Fact.GAME).orElseThrow();
      if (!game.isOver()
          && game.position().rule(question.get(Fact.MOVE).orElseThrow())
              instanceof Ruling.Illegal ruling) {
        return drawing.mark(ruling);
      }
    }
    Answer.Evidence evidence = answer.evidence();
    for (AttackArrow arrow : evidence.arrows()) {
      drawing.mark(arrow.from(), Mark.CULPRIT);
    }
    boolean touched = answer.details() instanceof Answer.TouchedPieces;
    return drawing.mark(evidence.squares(), touched ? Mark.TOUCHED : Mark.EVIDENCE);
  }

  /**
   * The subcommand for one question. Its options are the facts of the question's table, and its
   * argument is the position.
   */
  private final class OneQuestion implements Callable<Integer> {

    private final Question.Kind question;
    private final List<QuestionOption> options;
    private final PositionalParamSpec fen =
        PositionalParamSpec.builder()
            .paramLabel("FEN")
            .descriptionKey("position")
            .arity("0..*")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .build();

    OneQuestion(Question.Kind question) {
      this.question = question;
      this.options = question.facts().stream().map(QuestionOption::of).toList();
    }

    CommandSpec spec() {
      CommandSpec spec = CommandSpec.wrapWithoutInspection(this).name(question.word());
      spec.usageMessage().sortOptions(false);
      for (QuestionOption option : options) {
        spec.addOption(option.spec());
        if (option.isPosition()) {
          spec.addPositional(fen);
        }
      }
      return spec;
    }

    /**
     * Answers the question. With {@code -}, the options are defaults for every line of standard
     * input.
     */
    @Override
    public Integer call() throws IOException {
      Map<String, Object> defaults = defaults();
      defaults.put("question", question.word());
      for (QuestionOption option : options) {
        Object value = option.spec().getValue();
        if (value != null) {
          defaults.put(option.fact().key(), option.read(value, texts));
        }
      }
      List<String> given = fen.getValue();
      List<String> arguments = given == null ? List.of() : given;
      if (isStandardInput(arguments)) {
        return filter(defaults);
      }
      if (!arguments.isEmpty() && defaults.get("fen") != null) {
        throw new BadInputException(texts, TerminalText.POSITION_TWICE);
      }
      return print(answer(new Input(defaults, position(arguments), texts), this::withOption));
    }

    /** Describes a problem and names the option that causes or solves it. */
    private String withOption(Problem problem) {
      String key = problem.key().replaceFirst("\\[.*", "");
      Optional<QuestionOption> found =
          options.stream().filter(option -> option.fact().key().equals(key)).findFirst();
      if (found.isEmpty() || found.get().isPosition()) {
        return problem.text();
      }
      QuestionOption option = found.get();
      return problem.isMissing()
          ? texts.say(TerminalText.ANSWER_WITH, problem.text(), option.examples())
          : texts.say(TerminalText.OPTION_PROBLEM, option.name(), problem.text());
    }
  }
}
