package org.arbiterchess.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.arbiterchess.cli.pgn.PgnCommand;
import org.arbiterchess.cli.play.PlayCommand;
import org.arbiterchess.cli.play.ShellContext;
import org.arbiterchess.cli.query.FenCommand;
import org.arbiterchess.cli.query.GameCommand;
import org.arbiterchess.cli.query.MovesCommand;
import org.arbiterchess.cli.query.PerftCommand;
import org.arbiterchess.cli.query.RuleCommand;
import org.arbiterchess.cli.query.WinnableCommand;
import org.arbiterchess.cli.serve.BrowserLauncher;
import org.arbiterchess.cli.serve.ServeCommand;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.CrashReport;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.cli.transfer.ArchiveCommand;
import org.arbiterchess.cli.transfer.ExportCommand;
import org.arbiterchess.cli.transfer.ImportCommand;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The program: every command is named here once, and only here do exceptions become messages and
 * exit codes.
 */
public final class Main {

  private final Terminal terminal;

  private Main(Terminal terminal) {
    this.terminal = terminal;
  }

  public static void main(String[] args) {
    System.exit(run(args, Terminal.ofProcess()));
  }

  /** Runs a command line on the given streams, and gives its exit code. */
  public static int run(String[] args, InputStream in, OutputStream out, OutputStream err) {
    return run(args, Terminal.of(in, out, err));
  }

  public static int run(String[] args, Terminal terminal) {
    Main main = new Main(terminal);
    try {
      return main.commandLine().execute(args);
    } catch (RuntimeException | Error fault) {
      return main.fault(fault);
    }
  }

  private CommandLine commandLine() {
    CommandLine line = new CommandLine(new ArbiterCommand());
    List<Object> commands =
        List.of(
            new RuleCommand(terminal),
            new MovesCommand(terminal),
            new GameCommand(terminal),
            new FenCommand(terminal),
            new PgnCommand(terminal),
            new WinnableCommand(terminal),
            new PerftCommand(terminal),
            new PlayCommand(terminal, System::currentTimeMillis, place()),
            new ServeCommand(terminal, versionNumber(), browserLauncher(), dataFolder()),
            new ExportCommand(terminal, dataFolder()),
            new ImportCommand(terminal, dataFolder()),
            new ArchiveCommand(terminal, dataFolder()),
            new CommandLine.HelpCommand());
    commands.forEach(line::addSubcommand);
    for (CommandLine each : line.getSubcommands().values()) {
      each.getCommandSpec().mixinStandardHelpOptions(true);
      each.getCommandSpec().versionProvider(Main::version);
    }
    line.getCommandSpec().mixinStandardHelpOptions(true).versionProvider(Main::version);
    line.setOut(terminal.out().writer());
    line.setErr(terminal.err().writer());
    line.setColorScheme(CommandLine.Help.defaultColorScheme(terminal.color() ? Ansi.ON : Ansi.OFF));
    line.setExpandAtFiles(false);
    line.setParameterExceptionHandler(this::misused);
    line.setExecutionExceptionHandler(this::failed);
    return line;
  }

  /** The launcher says by which name it was called. */
  private static ShellContext place() {
    Path home = Path.of(System.getProperty("user.home", ""));
    String command = System.getProperty("arbiter.command", "arbiter");
    return new ShellContext(Path.of("").toAbsolutePath(), home, command);
  }

  private static BrowserLauncher browserLauncher() {
    boolean hasDisplay =
        System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
    return BrowserLauncher.of(System.getProperty("os.name", ""), hasDisplay);
  }

  /** The data folder of this program, as the XDG specification has it. */
  private static Path dataFolder() {
    String named = System.getenv("XDG_DATA_HOME");
    Path home = Path.of(System.getProperty("user.home", ""));
    Path all = named == null || named.isEmpty() ? home.resolve(".local/share") : Path.of(named);
    return all.resolve("arbiter");
  }

  private static String[] version() {
    return new String[] {"arbiter " + versionNumber()};
  }

  /** The version of the jar that this program was packaged into. */
  private static String versionNumber() {
    String version = Main.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }

  /** The command line itself is wrong. */
  private int misused(ParameterException e, String[] args) {
    terminal.err().line("arbiter: " + QuotedText.plain(complaint(e)));
    if (e instanceof UnmatchedArgumentException unmatched
        && !unmatched.getSuggestions().isEmpty()) {
      terminal.err().line("Did you mean " + String.join(" or ", unmatched.getSuggestions()) + "?");
    }
    String command = e.getCommandLine().getCommandSpec().qualifiedName();
    terminal.err().line("Try: " + command + " --help");
    return ExitCode.BAD_INPUT;
  }

  private static String complaint(ParameterException e) {
    boolean noCommand =
        e instanceof UnmatchedArgumentException unmatched
            && !unmatched.isUnknownOption()
            && e.getCommandLine().getParent() == null;
    return noCommand
        ? "There is no command " + ((UnmatchedArgumentException) e).getUnmatched().get(0) + "."
        : e.getMessage();
  }

  private int failed(Exception e, CommandLine line, ParseResult parsed) {
    if (!(e instanceof BadInputException complaint)) {
      return fault(e);
    }
    if (line.getParseResult().hasMatchedOption("--json")) {
      terminal.out().line(JsonLine.error(complaint.getMessage()));
    } else {
      terminal.err().line("arbiter: " + complaint.getMessage());
    }
    return ExitCode.BAD_INPUT;
  }

  /** A reader that has gone, such as {@code head}, has read enough; all else is told. */
  private int fault(Throwable fault) {
    if (fault instanceof UncheckedIOException e) {
      IOException cause = e.getCause();
      if (String.valueOf(cause.getMessage()).contains("Broken pipe")) {
        return ExitCode.YES;
      }
      terminal.err().line("arbiter: reading or writing failed: " + cause.getMessage());
      return ExitCode.FAULT;
    }
    terminal.err().line(CrashReport.report(fault));
    return ExitCode.FAULT;
  }
}
