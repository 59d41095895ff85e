package org.arbiterchess.cli.serve;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.storage.GameStoreLocation;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.ArbiterServer;
import org.arbiterchess.server.ServerBindException;
import org.arbiterchess.server.SystemTimeSource;
import org.arbiterchess.server.cluster.ClusterJoinException;
import org.arbiterchess.server.cluster.MultiServerCluster;
import org.arbiterchess.server.http.PageFiles;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.link.LinkConfig;
import org.arbiterchess.server.monitoring.ServerLog;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.RoomContext;
import org.arbiterchess.server.store.ServerNodes;
import org.arbiterchess.server.store.Store;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "serve")
public final class ServeCommand implements Callable<Integer> {

  /** A hundred years. */
  private static final int MAX_KEEP_DAYS = 36_500;

  private static final int MAX_SECONDS_TO_CLOSE = 10;

  /** A database may have been started at the same time as this server. */
  private static final Duration DATABASE_WAIT = Duration.ofSeconds(30);

  @Option(names = "--port", paramLabel = "PORT")
  private int port = 8080;

  @Option(names = "--host", paramLabel = "HOST")
  private String host = "127.0.0.1";

  @Option(names = "--url", paramLabel = "URL")
  private Optional<String> url;

  @Option(names = "--open", negatable = true)
  private Optional<Boolean> open;

  @Option(names = "--page", paramLabel = "FOLDER")
  private Optional<String> page;

  @Option(names = "--data", paramLabel = "FOLDER")
  private Optional<String> data;

  @Option(names = "--database", paramLabel = "URL")
  private Optional<String> database;

  @Option(names = "--keep", paramLabel = "DAYS")
  private int keep = 90;

  @Option(names = "--limit", paramLabel = "NAME=VALUE")
  private List<String> limits = List.of();

  @Option(names = "--behind-proxy")
  private boolean behindProxy;

  @Option(names = "--metrics", paramLabel = "[HOST:]PORT")
  private Optional<String> metrics;

  @Option(names = "--log", paramLabel = "FORM")
  private String log = "text";

  private final Terminal terminal;
  private final Texts texts;
  private final String version;
  private final BrowserLauncher browser;
  private final Path defaultData;

  /**
   * Creates the command.
   *
   * @param defaultData the data folder to use if no option specifies one
   */
  public ServeCommand(
      Terminal terminal, String version, BrowserLauncher browser, Path defaultData) {
    this.terminal = terminal;
    this.texts = terminal.texts();
    this.version = version;
    this.browser = browser;
    this.defaultData = defaultData;
  }

  @Override
  public Integer call() {
    if (port < 0 || port > 65_535) {
      throw new BadInputException(texts, TerminalText.NO_SUCH_PORT, port);
    }
    if (keep < 1 || keep > MAX_KEEP_DAYS) {
      throw new BadInputException(texts, TerminalText.KEEP_OUT_OF_RANGE, keep, MAX_KEEP_DAYS);
    }
    Optional<String> publicUrl = url.map(text -> PublicUrl.parse(text, texts));
    ServerLimits limitValues = ServerLimitParser.parse(limits, texts);
    GameStoreLocation location = GameStoreLocation.of(data, database, defaultData, texts);
    ArbiterServer.preloadLibraries();
    Optional<PageFiles> files = page.map(this::pageIn).or(PageFiles::fromClasspath);
    if (files.isEmpty()) {
      terminal.warn(TerminalText.NO_PAGE);
      return ExitCode.INTERNAL_ERROR;
    }
    CountDownLatch closed = new CountDownLatch(1);
    try (ServerLogAndMetrics monitoring = ServerLogAndMetrics.of(terminal, metrics, log);
        Store store =
            monitoring.monitor(
                location.open(texts, DATABASE_WAIT, monitoring.log()::databaseAwaited));
        SystemTimeSource time = new SystemTimeSource();
        // Null, which is not closed, for a server that shares its games with no other.
        MultiServerCluster cluster =
            store.nodes().map(nodes -> join(nodes, time, monitoring.log())).orElse(null);
        ArbiterServer server =
            start(
                files.get(),
                new LinkConfig(
                    new RoomContext(
                        store,
                        cluster == null ? time : cluster.time(),
                        limitValues,
                        cluster == null ? Cluster.singleServer(time.now()) : cluster,
                        monitoring.log()),
                    keep,
                    behindProxy,
                    publicUrl))) {
      Thread hook = new Thread(() -> stop(server, monitoring.log(), closed), "stop serving");
      Runtime.getRuntime().addShutdownHook(hook);
      try {
        Optional<String> metricsUrl = monitoring.startMetrics(server::status);
        ServerAddresses addresses = new ServerAddresses(server.host(), server.port());
        terminal.say(TerminalText.SERVER_ADDRESS, addresses.localUrl());
        terminal.say(TerminalText.STORED_IN, location.text(texts), keep);
        publicUrl.ifPresent(there -> terminal.say(TerminalText.INVITATION_URL, there));
        logStart(addresses, location, limitValues, monitoring);
        metricsUrl.ifPresent(there -> terminal.say(TerminalText.METRICS_URL, there));
        announceNetwork(addresses);
        if (open.orElse(browser.available()) && !browser.open(addresses.localUrl())) {
          terminal.err().printLine(texts.say(TerminalText.NO_BROWSER));
        }
        server.awaitClose();
      } catch (InterruptedException e) {
        // Only tests interrupt this thread.
        return ExitCode.YES;
      } finally {
        Terminal.removeShutdownHook(hook);
      }
    } finally {
      closed.countDown();
    }
    return ExitCode.YES;
  }

  /** Stops the server, and delays the end of the process until everything is closed. */
  private static void stop(ArbiterServer server, ServerLog log, CountDownLatch closed) {
    log.stopping();
    server.close();
    try {
      boolean unused = closed.await(MAX_SECONDS_TO_CLOSE, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Joins the servers that share the database. Throws {@link BadInputException} if that fails. */
  private MultiServerCluster join(ServerNodes nodes, SystemTimeSource time, ServerLog log) {
    try {
      return MultiServerCluster.join(nodes, NodeNameGenerator.generate(host, port), time, log);
    } catch (ClusterJoinException e) {
      throw new BadInputException(QuotedText.printable(texts.say(e.text())));
    }
  }

  private PageFiles pageIn(String folder) {
    Path path = GameStoreLocation.folder(folder, texts);
    try {
      return PageFiles.fromFolder(path);
    } catch (IllegalArgumentException e) {
      throw new BadInputException(
          texts, TerminalText.PAGE_NOT_BUILT, QuotedText.printable(path.toString()));
    }
  }

  private ArbiterServer start(PageFiles files, LinkConfig config) {
    try {
      return ArbiterServer.start(host, port, files, config);
    } catch (ServerBindException e) {
      throw switch (e.problem()) {
        case PORT_IN_USE -> new BadInputException(texts, TerminalText.PORT_TAKEN, port);
        case PORT_NOT_PERMITTED -> new BadInputException(texts, TerminalText.PORT_RESERVED, port);
        case HOST_NOT_LOCAL ->
            new BadInputException(texts, TerminalText.FOREIGN_HOST, QuotedText.of(host));
      };
    }
  }

  /** Logs that the server has started. The log is not translated. */
  private void logStart(
      ServerAddresses addresses,
      GameStoreLocation location,
      ServerLimits limitValues,
      ServerLogAndMetrics monitoring) {
    Map<String, Integer> changed = ServerLimitParser.nonDefault(limitValues);
    Map<String, Object> details =
        JsonLine.object(
            "version", version,
            "address", addresses.localUrl(),
            "listen", addresses.hostAndPort(),
            "games", location.toString(),
            "keepDays", keep,
            "behindProxy", behindProxy,
            "limits", changed);
    monitoring.started(
        Texts.english()
            .say(
                ServerText.LOG_STARTED,
                version,
                addresses.hostAndPort(),
                behindProxy,
                location.toString(),
                changed.isEmpty() ? "none" : changed.toString().replaceAll("[{}]", "")),
        details);
  }

  private void announceNetwork(ServerAddresses addresses) {
    if (addresses.isReachableFromNetwork() && log.equals("text")) {
      terminal
          .err()
          .printLine(
              addresses.networkUrls().isEmpty()
                  ? texts.say(TerminalText.OPEN_TO_NETWORK)
                  : texts.say(TerminalText.OPEN_TO_NETWORK_AT, addresses.networkUrls()));
    }
  }
}
