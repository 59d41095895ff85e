package org.arbiterchess.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.CrashReport;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Runs the command line and converts exceptions to messages and exit codes. */
public final class Main {

  private final Terminal terminal;
  private final Texts texts;

  private Main(Terminal terminal) {
    this.terminal = terminal;
    this.texts = terminal.texts();
  }

  public static void main(String[] args) {
    System.exit(run(args, Terminal.ofProcess()));
  }

  /**
   * Runs a command and returns its exit code. The language is English unless {@code --lang}
   * specifies another one.
   */
  public static int run(String[] args, InputStream in, OutputStream out, OutputStream err) {
    return run(args, Terminal.of(in, out, err));
  }

  public static int run(String[] args, Terminal terminal) {
    try {
      Terminal translated = terminal.withTexts(LanguageOption.choose(args, terminal.texts()));
      return new Main(translated).execute(args);
    } catch (BadInputException e) {
      terminal.err().printLine("arbiter: " + e.getMessage());
      return ExitCode.BAD_INPUT;
    }
  }

  private int execute(String[] args) {
    try {
      return commandLine(args).execute(args);
    } catch (RuntimeException | Error error) {
      return onInternalError(error);
    }
  }

  private CommandLine commandLine(String[] args) {
    CommandLine line = Commands.needed(terminal, args);
    line.setOut(terminal.out().writer());
    line.setErr(terminal.err().writer());
    line.setColorScheme(CommandLine.Help.defaultColorScheme(terminal.color() ? Ansi.ON : Ansi.OFF));
    line.setExpandAtFiles(false);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setParameterExceptionHandler(this::onParameterException);
    line.setExecutionExceptionHandler(this::onExecutionException);
    return line;
  }

  private int onParameterException(ParameterException thrown, String[] args) {
    ParameterException e = UsageErrorText.reported(thrown, args);
    terminal.err().printLine("arbiter: " + UsageErrorText.message(e, texts));
    List<String> suggestions = UsageErrorText.suggestions(e);
    if (!suggestions.isEmpty()) {
      terminal.err().printLine(texts.say(TerminalText.DID_YOU_MEAN, suggestions));
    }
    String command = e.getCommandLine().getCommandSpec().qualifiedName();
    terminal.err().printLine(texts.say(TerminalText.TRY_HELP, command));
    return ExitCode.BAD_INPUT;
  }

  private int onExecutionException(Exception e, CommandLine line, ParseResult parsed) {
    if (!(e instanceof BadInputException badInput)) {
      return onInternalError(e);
    }
    if (isJsonAsked(line)) {
      terminal.out().printLine(JsonLine.error(badInput.getMessage()));
    } else {
      terminal.err().printLine("arbiter: " + badInput.getMessage());
    }
    return ExitCode.BAD_INPUT;
  }

  /** Returns whether {@code --json} was given for the command or one of its parent commands. */
  private static boolean isJsonAsked(CommandLine line) {
    return line.getParseResult().hasMatchedOption("--json")
        || (line.getParent() != null && isJsonAsked(line.getParent()));
  }

  /**
   * Reports an internal error. A broken pipe is not an error: it means that a reader such as {@code
   * head} has stopped reading.
   */
  private int onInternalError(Throwable error) {
    Throwable cause =
        error instanceof UncheckedIOException unchecked ? unchecked.getCause() : error;
    if (cause instanceof IOException) {
      if (String.valueOf(cause.getMessage()).contains("Broken pipe")) {
        return ExitCode.YES;
      }
      terminal.warn(TerminalText.IO_FAILED, cause.getMessage());
      return ExitCode.INTERNAL_ERROR;
    }
    terminal.err().printLine(CrashReport.withTrace(error, texts));
    return ExitCode.INTERNAL_ERROR;
  }
}
