package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.SpellingSuggestions;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.officiating.cases.Question;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Asks the arbiter what to do about something that happened at the board. Each question is a
 * subcommand. Without a subcommand, the command lists all questions.
 */
@Command(name = "ask", synopsisSubcommandLabel = "QUESTION")
public final class AskCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Mixin private final QueryOptions options;

  /**
   * Either {@code -} or the name of an unknown question, because picocli handles known questions as
   * subcommands.
   */
  @Parameters(paramLabel = "-", descriptionKey = "arguments", arity = "0..*", hidden = true)
  private List<String> arguments = new ArrayList<>();

  private AskCommand(QueryOptions options) {
    this.options = options;
  }

  /** Creates the command with a subcommand for every question. */
  public static CommandLine commandLine(Terminal terminal) {
    QueryOptions options = new QueryOptions(terminal);
    CommandLine line = new CommandLine(new AskCommand(options));
    for (Question.Kind question : Question.Kind.values()) {
      line.addSubcommand(question.word(), AskQuestionCommand.spec(question, options));
    }
    return line;
  }

  @Override
  public Integer call() {
    if (options.isStandardInput(arguments)) {
      return options.answerStandardInput(AskQuery.JSON, options.defaults());
    }
    if (!arguments.isEmpty()) {
      throw unknownQuestion(arguments.get(0));
    }
    if (options.isJson()) {
      throw new BadInputException(options.texts().say(TerminalText.MISSING_KEY, "question"));
    }
    spec.commandLine().usage(spec.commandLine().getOut());
    return ExitCode.YES;
  }

  /**
   * With {@code --json}, returns the error to print as the answer. Otherwise returns a command-line
   * error.
   */
  private RuntimeException unknownQuestion(String name) {
    if (!options.isJson()) {
      return new UnmatchedArgumentException(spec.commandLine(), List.of(name));
    }
    List<String> close = SpellingSuggestions.of(name, Question.Kind.words());
    return new BadInputException(
        options.texts().say(TerminalText.NO_SUCH_QUESTION, QuotedText.printable(name))
            + (close.isEmpty() ? "" : " " + options.texts().say(TerminalText.DID_YOU_MEAN, close)));
  }
}
