package org.arbiterchess.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.arbiterchess.cli.messages.CommonMessages;
import org.arbiterchess.cli.pgn.PgnCommand;
import org.arbiterchess.cli.play.PlayCommand;
import org.arbiterchess.cli.play.ShellContext;
import org.arbiterchess.cli.query.AskCommand;
import org.arbiterchess.cli.query.FenCommand;
import org.arbiterchess.cli.query.GameCommand;
import org.arbiterchess.cli.query.MovesCommand;
import org.arbiterchess.cli.query.PerftCommand;
import org.arbiterchess.cli.query.RuleCommand;
import org.arbiterchess.cli.query.SvgCommand;
import org.arbiterchess.cli.query.WinnableCommand;
import org.arbiterchess.cli.serve.BrowserLauncher;
import org.arbiterchess.cli.serve.ServeCommand;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.CrashReport;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.cli.transfer.ExportCommand;
import org.arbiterchess.cli.transfer.ImportCommand;
import org.arbiterchess.cli.transfer.PgnArchiveCommand;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Runs the command line and converts exceptions to messages and exit codes. */
public final class Main {

  private final Terminal terminal;
  private final CommonMessages messages;

  private Main(Terminal terminal) {
    this.terminal = terminal;
    this.messages = terminal.language().common();
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
      Terminal translated = terminal.withLanguage(LanguageOption.choose(args, terminal.language()));
      return new Main(translated).execute(args);
    } catch (BadInputException e) {
      terminal.err().printLine("arbiter: " + e.getMessage());
      return ExitCode.BAD_INPUT;
    }
  }

  private int execute(String[] args) {
    try {
      return commandLine().execute(args);
    } catch (RuntimeException | Error error) {
      return onInternalError(error);
    }
  }

  private CommandLine commandLine() {
    CommandLine line = commandLine(terminal);
    line.setOut(terminal.out().writer());
    line.setErr(terminal.err().writer());
    line.setColorScheme(CommandLine.Help.defaultColorScheme(terminal.color() ? Ansi.ON : Ansi.OFF));
    line.setExpandAtFiles(false);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setParameterExceptionHandler(this::onParameterException);
    line.setExecutionExceptionHandler(this::onExecutionException);
    return line;
  }

  /** Creates the command line with all commands and their help. */
  static CommandLine commandLine(Terminal terminal) {
    CommandLine line = new CommandLine(new ArbiterCommand());
    List<Object> commands =
        List.of(
            new RuleCommand(terminal),
            new MovesCommand(terminal),
            new GameCommand(terminal),
            new FenCommand(terminal),
            new PgnCommand(terminal),
            new WinnableCommand(terminal),
            AskCommand.commandLine(terminal),
            new SvgCommand(terminal),
            new PerftCommand(terminal),
            new PlayCommand(terminal, System::currentTimeMillis, shellContext()),
            new ServeCommand(terminal, versionNumber(), browserLauncher(), dataFolder()),
            new ExportCommand(terminal, dataFolder()),
            new ImportCommand(terminal, dataFolder()),
            new PgnArchiveCommand(terminal, dataFolder()),
            new CompletionCommand(terminal),
            new ManCommand(terminal),
            new HelpCommand());
    commands.forEach(line::addSubcommand);
    addStandardOptions(line);
    line.setResourceBundle(terminal.language().help());
    return line;
  }

  /** Adds {@code --help} and {@code --version} to the command and its subcommands. */
  private static void addStandardOptions(CommandLine line) {
    line.getSubcommands().values().forEach(Main::addStandardOptions);
    line.getCommandSpec().mixinStandardHelpOptions(true).versionProvider(Main::version);
  }

  /** The launcher passes the name by which it was called as a system property. */
  private static ShellContext shellContext() {
    Path home = Path.of(System.getProperty("user.home", ""));
    String command = System.getProperty("arbiter.command", "arbiter");
    return new ShellContext(Path.of("").toAbsolutePath(), home, command);
  }

  private static BrowserLauncher browserLauncher() {
    boolean hasDisplay =
        System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
    return BrowserLauncher.of(System.getProperty("os.name", ""), hasDisplay);
  }

  /** Returns the data folder according to the XDG Base Directory Specification. */
  private static Path dataFolder() {
    Path home = Path.of(System.getProperty("user.home", ""));
    return Terminal.environmentVariable("XDG_DATA_HOME")
        .map(Path::of)
        .orElse(home.resolve(".local/share"))
        .resolve("arbiter");
  }

  private static String[] version() {
    return new String[] {"arbiter " + versionNumber()};
  }

  /** Reads the version from the jar's manifest. */
  private static String versionNumber() {
    String version = Main.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }

  private int onParameterException(ParameterException e, String[] args) {
    terminal.err().printLine("arbiter: " + UsageError.message(e, terminal.language()));
    List<String> suggestions = UsageError.suggestions(e);
    if (!suggestions.isEmpty()) {
      terminal.err().printLine(messages.didYouMean(suggestions));
    }
    String command = e.getCommandLine().getCommandSpec().qualifiedName();
    terminal.err().printLine(messages.tryHelp(command));
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

  /** Returns whether the command or a command above it has the option {@code --json}. */
  private static boolean isJsonAsked(CommandLine line) {
    return line.getParseResult().hasMatchedOption("--json")
        || (line.getParent() != null && isJsonAsked(line.getParent()));
  }

  /**
   * Reports an internal error. A broken pipe is not an error: it means that a reader such as {@code
   * head} has stopped reading.
   */
  private int onInternalError(Throwable error) {
    if (error instanceof UncheckedIOException e) {
      IOException cause = e.getCause();
      if (String.valueOf(cause.getMessage()).contains("Broken pipe")) {
        return ExitCode.YES;
      }
      terminal.err().printLine("arbiter: " + messages.ioFailed(cause.getMessage()));
      return ExitCode.INTERNAL_ERROR;
    }
    terminal.err().printLine(CrashReport.withTrace(error, terminal.language()));
    return ExitCode.INTERNAL_ERROR;
  }
}
