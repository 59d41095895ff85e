package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.wire.QuestionReader;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Asks the arbiter what to do about something that happened at the board. Each question is a
 * subcommand. Without a question, it lists the questions.
 */
@Command(name = "ask", synopsisSubcommandLabel = "QUESTION")
public final class AskCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Mixin private final QueryOptions options;

  /** Either {@code -} or a misspelt question: picocli takes the others as subcommands. */
  @Parameters(paramLabel = "-", descriptionKey = "arguments", arity = "0..*", hidden = true)
  private List<String> arguments = new ArrayList<>();

  private AskCommand(QueryOptions options) {
    this.options = options;
  }

  /** Creates the command with a subcommand for every question. */
  public static CommandLine commandLine(Terminal terminal) {
    QueryOptions options = new QueryOptions(terminal);
    CommandLine line = new CommandLine(new AskCommand(options));
    for (String question : QuestionReader.names()) {
      line.addSubcommand(question, QuestionCommand.spec(question, options));
    }
    return line;
  }

  @Override
  public Integer call() {
    if (options.isStandardInput(arguments)) {
      return options.answerStandardInput(AskQuery.JSON, options.defaults());
    }
    if (!arguments.isEmpty()) {
      String question = QuotedText.quoted(arguments.get(0));
      throw new BadInputException(
          options.language().ask().noSuchQuestion(question, QuestionReader.names()));
    }
    if (options.isJson()) {
      throw new BadInputException(options.language().query().missingKey("question"));
    }
    spec.commandLine().usage(spec.commandLine().getOut());
    return ExitCode.YES;
  }
}
