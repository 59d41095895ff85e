package org.arbiterchess.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import org.arbiterchess.cli.pgn.PgnCommand;
import org.arbiterchess.cli.play.PlayCommand;
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
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.cli.transfer.ArchiveCommand;
import org.arbiterchess.cli.transfer.BackupCommand;
import org.arbiterchess.cli.transfer.ExportCommand;
import org.arbiterchess.cli.transfer.ImportCommand;
import org.arbiterchess.language.Texts;
import picocli.CommandLine;

/** The program's commands, in the order in which the help lists them. */
final class Commands {

  private Commands() {}

  private static Map<String, Supplier<Object>> byName(Terminal terminal) {
    Map<String, Supplier<Object>> byName = new LinkedHashMap<>();
    byName.put("rule", () -> new RuleCommand(terminal));
    byName.put("moves", () -> new MovesCommand(terminal));
    byName.put("game", () -> new GameCommand(terminal));
    byName.put("fen", () -> new FenCommand(terminal));
    byName.put("pgn", () -> new PgnCommand(terminal));
    byName.put("winnable", () -> new WinnableCommand(terminal));
    byName.put("ask", () -> AskCommand.commandLine(terminal));
    byName.put("svg", () -> new SvgCommand(terminal));
    byName.put("perft", () -> new PerftCommand(terminal));
    // The launcher sets the property to the name under which it was invoked.
    String command = System.getProperty("arbiter.command", "arbiter");
    Path home = Path.of(System.getProperty("user.home", ""));
    Path folder = Path.of("").toAbsolutePath();
    byName.put(
        "play", () -> new PlayCommand(terminal, System::currentTimeMillis, folder, home, command));
    byName.put(
        "serve",
        () -> new ServeCommand(terminal, versionNumber(), browserLauncher(), dataFolder()));
    byName.put("export", () -> new ExportCommand(terminal, dataFolder()));
    byName.put("import", () -> new ImportCommand(terminal, dataFolder()));
    byName.put("archive", () -> new ArchiveCommand(terminal, dataFolder()));
    byName.put("backup", () -> new BackupCommand(terminal, dataFolder()));
    byName.put("completion", () -> new CompletionCommand(terminal));
    byName.put("help", HelpCommand::new);
    return byName;
  }

  /** Creates the command line with all commands and their help. */
  static CommandLine all(Terminal terminal) {
    return commandLine(terminal, byName(terminal));
  }

  /**
   * Creates the command line for these arguments. If the arguments start with the name of a
   * command, the command line contains only that command, because creating all commands takes up
   * much of the startup time.
   */
  static CommandLine needed(Terminal terminal, String[] args) {
    Map<String, Supplier<Object>> all = byName(terminal);
    String first = args.length == 0 ? "" : args[0];
    if (args.length == 1 && first.equals("--version")) {
      return commandLine(terminal, Map.of());
    }
    Supplier<Object> command = all.get(first);
    // These commands print information about the other commands, so they need all of them.
    boolean showsOthers = first.equals("completion") || first.equals("help");
    return commandLine(terminal, command == null || showsOthers ? all : Map.of(first, command));
  }

  private static CommandLine commandLine(
      Terminal terminal, Map<String, Supplier<Object>> commands) {
    CommandLine line = new CommandLine(new ArbiterCommand());
    commands.forEach((name, command) -> line.addSubcommand(name, command.get()));
    addStandardOptions(line);
    line.setResourceBundle(help(terminal.texts()));
    return line;
  }

  /** The help text, stored under the keys that picocli looks up. */
  static ResourceBundle help(Texts texts) {
    try (InputStream in =
        Commands.class.getResourceAsStream(texts.language() + "/help.properties")) {
      return new PropertyResourceBundle(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Adds {@code --help} and {@code --version} to the command and its subcommands. */
  private static void addStandardOptions(CommandLine line) {
    line.getSubcommands().values().forEach(Commands::addStandardOptions);
    line.getCommandSpec()
        .mixinStandardHelpOptions(true)
        .versionProvider(() -> new String[] {"arbiter " + versionNumber()});
  }

  private static BrowserLauncher browserLauncher() {
    boolean hasDisplay =
        Terminal.environmentVariable("DISPLAY").isPresent()
            || Terminal.environmentVariable("WAYLAND_DISPLAY").isPresent();
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

  /** Reads the version from the jar's manifest. */
  private static String versionNumber() {
    String version = Main.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }
}
