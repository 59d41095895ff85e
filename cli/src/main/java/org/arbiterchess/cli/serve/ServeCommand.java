package org.arbiterchess.cli.serve;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.QuotedText;
import org.arbiterchess.cli.terminal.ShutdownHooks;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.server.ArbiterServer;
import org.arbiterchess.server.ServerBindException;
import org.arbiterchess.server.SystemTime;
import org.arbiterchess.server.http.PageFiles;
import org.arbiterchess.server.link.LinkConfig;
import org.arbiterchess.server.protocol.Limits;
import org.arbiterchess.server.store.SqlStore;
import org.arbiterchess.server.store.SqliteStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "serve",
    description = "Serve the page: two people at one screen, or each at their own, by link.",
    footer = {
      "",
      "The page is at the address that is printed, until Ctrl-C.",
      "",
      "Examples:",
      "  arbiter serve",
      "  arbiter serve --port 0 --no-open",
      "  arbiter serve --host 0.0.0.0 --data games --keep 30",
      "  arbiter serve --url https://chess.example.org --behind-proxy",
      "  arbiter serve --behind-proxy --limit sockets-per-address=20"
    })
public final class ServeCommand implements Callable<Integer> {

  /** A hundred years. */
  private static final int LONGEST_KEPT = 36_500;

  private static final String NO_PAGE =
      "arbiter: This jar was built without the page. ./arbiter serve builds and serves it; --page"
          + " names one that is built.";

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "Where to listen: 8080 if not given; 0 is any port that is free.")
  private int port = 8080;

  @Option(
      names = "--host",
      paramLabel = "HOST",
      description = "The address to listen on: 127.0.0.1 is this machine alone, 0.0.0.0 everyone.")
  private String host = "127.0.0.1";

  @Option(
      names = "--url",
      paramLabel = "URL",
      description =
          "The address that players open, for invitations: https://chess.example.org. By default,"
              + " the one at which the page was opened.")
  private Optional<String> url;

  @Option(
      names = "--open",
      negatable = true,
      description = "Open a browser, or not. By default, where there is a desktop.")
  private Optional<Boolean> open;

  @Option(
      names = "--page",
      paramLabel = "FOLDER",
      description = "A page built elsewhere, for those who are changing it.")
  private Optional<String> folder;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description =
          "Where games by link are kept. By default, the folder arbiter where programs of yours"
              + " keep their data.")
  private Optional<String> data;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description =
          "Keep them in PostgreSQL instead, for more than one machine:"
              + " jdbc:postgresql://HOST/NAME. PGUSER and PGPASSWORD say who we are there.")
  private Optional<String> database;

  @Option(
      names = "--redis",
      paramLabel = "URL",
      description =
          "The Redis by which servers that share a database hear of each other:"
              + " redis://HOST:PORT. ARBITER_REDIS may name it instead.")
  private Optional<String> redis;

  @Option(
      names = "--keep",
      paramLabel = "DAYS",
      description = "For how long a game by link is kept after its last move: 90 if not given.")
  private int keep = 90;

  @Option(
      names = "--limit",
      paramLabel = "NAME=VALUE",
      description = "Changes a limit of games by link; docs/protocol.md lists them. Repeatable.")
  private List<String> limits = List.of();

  @Option(
      names = "--behind-proxy",
      description = "Take callers' addresses from X-Forwarded-For, which a proxy of yours sets.")
  private boolean behindProxy;

  @Option(
      names = "--metrics",
      paramLabel = "[HOST:]PORT",
      description =
          "Give measurements to Prometheus, at a port of their own: of this machine alone, unless a"
              + " host is named.")
  private Optional<String> metrics;

  @Option(
      names = "--log",
      paramLabel = "FORM",
      description = "The format of the server log on standard error: text (the default) or json.")
  private String log = "text";

  private final Terminal terminal;
  private final String version;
  private final BrowserLauncher desktop;
  private final Path usualData;

  /**
   * The command.
   *
   * @param usualData where games are kept unless another place is named
   */
  public ServeCommand(Terminal terminal, String version, BrowserLauncher desktop, Path usualData) {
    this.terminal = terminal;
    this.version = version;
    this.desktop = desktop;
    this.usualData = usualData;
  }

  @Override
  public Integer call() {
    if (port < 0 || port > 65_535) {
      throw new BadInputException("There is no port " + port + "; ports are 0 to 65535.");
    }
    if (keep < 1 || keep > LONGEST_KEPT) {
      throw new BadInputException(
          "Games are kept for 1 to " + LONGEST_KEPT + " days, not " + keep + ".");
    }
    Optional<String> invitations = url.map(PublicUrl::read);
    Limits allowed = LimitOptions.read(limits);
    GameStoreLocation games = GameStoreLocation.of(data, database, usualData);
    Optional<String> others = redis.or(() -> Terminal.setting("ARBITER_REDIS"));
    ArbiterServer.preloadLibraries();
    Optional<PageFiles> page = folder.map(ServeCommand::in).or(PageFiles::fromClasspath);
    if (page.isEmpty()) {
      terminal.err().line(NO_PAGE);
      return ExitCode.FAULT;
    }
    try (ShutdownLatch running = new ShutdownLatch();
        ServerMonitoring watching = ServerMonitoring.of(terminal, metrics, log);
        SqlStore store = games.open();
        SystemTime time = new SystemTime();
        ClusterMembership company =
            ClusterMembership.of(store, time, others, () -> NodeName.of(host, port), watching);
        ArbiterServer server =
            start(
                page.get(),
                watching.watched(
                    company.setup(store, allowed, keep, behindProxy).withPublicUrl(invitations)),
                watching)) {
      Thread ending = new Thread(running.ending(watching::stopping, server::close), "stop serving");
      Runtime.getRuntime().addShutdownHook(ending);
      try {
        watching.begin(() -> server.status().orElseThrow());
        announce(
            new ServerAddresses(server.host(), server.port()),
            invitations,
            games,
            allowed,
            watching);
        if (store instanceof SqliteStore sqlite) {
          sqlite.permissionNotice().ifPresent(watching::modesChanged);
        }
        server.awaitClose();
      } catch (InterruptedException e) {
        // Whoever runs this command in a thread has it stop.
        return ExitCode.YES;
      } finally {
        ShutdownHooks.forget(ending);
      }
    }
    return ExitCode.YES;
  }

  private static PageFiles in(String folder) {
    try {
      return PageFiles.fromFolder(GameStoreLocation.folder(folder));
    } catch (IllegalArgumentException e) {
      throw new BadInputException(QuotedText.plain(e.getMessage()) + " Is the page built?");
    }
  }

  private ArbiterServer start(PageFiles page, LinkConfig setup, ServerMonitoring watching) {
    try {
      return ArbiterServer.start(host, port, page, setup, watching::fault);
    } catch (ServerBindException e) {
      throw new BadInputException(sentence(e.problem()));
    }
  }

  private String sentence(ServerBindException.Problem obstacle) {
    return switch (obstacle) {
      case PORT_IN_USE ->
          "Port "
              + port
              + " is taken by another program. Choose another with --port; --port 0 is any that is"
              + " free.";
      case PORT_NOT_PERMITTED ->
          "Port "
              + port
              + " is kept for the administrator of this machine. Choose one from 1024 on with"
              + " --port.";
      case HOST_NOT_LOCAL ->
          QuotedText.of(host)
              + " is no address of this machine. Choose --host 127.0.0.1 for this machine alone, or"
              + " --host 0.0.0.0 for everyone on its network.";
    };
  }

  /** The first line of the log: the version, where it listens, where games are kept, the limits. */
  private void log(
      ServerAddresses addresses,
      GameStoreLocation games,
      Limits allowed,
      ServerMonitoring watching) {
    Map<String, Integer> changed = LimitOptions.changed(allowed);
    Map<String, Object> details = new LinkedHashMap<>();
    details.put("version", version);
    details.put("address", addresses.here());
    details.put("listen", addresses.listening());
    details.put("games", games.toString());
    details.put("keepDays", keep);
    details.put("behindProxy", behindProxy);
    details.put("limits", changed);
    watching.started(
        "Arbiter "
            + version
            + " listens on "
            + addresses.listening()
            + (behindProxy ? " behind a proxy" : "")
            + ". Games are in "
            + games
            + ". Limits: "
            + (changed.isEmpty() ? "default" : changed.toString().replaceAll("[{}]", ""))
            + ".",
        details);
  }

  private void announce(
      ServerAddresses addresses,
      Optional<String> invitations,
      GameStoreLocation games,
      Limits allowed,
      ServerMonitoring watching) {
    terminal.out().line("Arbiter is at " + addresses.here() + " — Ctrl-C stops it");
    String days = keep == 1 ? "a day" : keep + " days";
    terminal
        .out()
        .line("Games by link are kept in " + games + ", for " + days + " after their last move.");
    invitations.ifPresent(there -> terminal.out().line("Invitations begin with " + there + "."));
    log(addresses, games, allowed, watching);
    watching
        .address()
        .ifPresent(there -> terminal.out().line("Measurements are at " + there + "."));
    if (addresses.areOpenToOthers() && log.equals("text")) {
      List<String> there = addresses.fromElsewhere();
      String at = there.isEmpty() ? "" : ", at " + String.join(" or ", there);
      terminal.err().line("Everyone on your network can open it" + at + ".");
    }
    if (open.orElse(desktop.present()) && !desktop.open(addresses.here())) {
      terminal.err().line("No browser could be opened from here: open that address yourself.");
    }
  }
}
