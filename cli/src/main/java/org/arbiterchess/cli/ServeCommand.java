package org.arbiterchess.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.arbiterchess.cli.play.Parting;
import org.arbiterchess.server.ArbiterServer;
import org.arbiterchess.server.CannotListen;
import org.arbiterchess.server.Page;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "serve",
    description = "Serve the page: two people at one screen, in a browser.",
    footer = {
      "",
      "The page is at the address that is printed, until Ctrl-C.",
      "",
      "Examples:",
      "  arbiter serve",
      "  arbiter serve --port 0 --no-open",
      "  arbiter serve --host 0.0.0.0"
    })
final class ServeCommand implements Callable<Integer> {

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
      description = "Who is listened to: 127.0.0.1 is this machine alone, 0.0.0.0 is everyone.")
  private String host = "127.0.0.1";

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

  private final Terminal terminal;
  private final Desktop desktop;

  ServeCommand(Terminal terminal, Desktop desktop) {
    this.terminal = terminal;
    this.desktop = desktop;
  }

  @Override
  public Integer call() {
    if (port < 0 || port > 65_535) {
      throw new BadInput("There is no port " + port + "; ports are 0 to 65535.");
    }
    Optional<Page> page = folder.map(ServeCommand::in).or(Page::packaged);
    if (page.isEmpty()) {
      terminal.err().line(NO_PAGE);
      return Exit.FAULT;
    }
    try (ArbiterServer server = start(page.get())) {
      Thread ending = new Thread(server::close, "stop serving");
      Runtime.getRuntime().addShutdownHook(ending);
      try {
        announce(new Addresses(server.host(), server.port()));
        server.awaitClose();
      } catch (InterruptedException e) {
        // Whoever runs this command in a thread has it stop.
        return Exit.YES;
      } finally {
        Parting.forget(ending);
      }
    }
    return Exit.YES;
  }

  private static Page in(String folder) {
    try {
      return Page.in(Path.of(folder));
    } catch (InvalidPathException e) {
      throw new BadInput(Quoted.of(folder) + " is no name of a folder.");
    } catch (IllegalArgumentException e) {
      throw new BadInput(Quoted.plain(e.getMessage()) + " Is the page built?");
    }
  }

  private ArbiterServer start(Page page) {
    try {
      return ArbiterServer.start(
          host, port, page, fault -> terminal.err().line(Faults.report(fault)));
    } catch (CannotListen e) {
      throw new BadInput(sentence(e.obstacle()));
    }
  }

  private String sentence(CannotListen.Obstacle obstacle) {
    return switch (obstacle) {
      case PORT_TAKEN ->
          "Port "
              + port
              + " is taken by another program. Choose another with --port; --port 0 is any that is"
              + " free.";
      case PORT_RESERVED ->
          "Port "
              + port
              + " is kept for the administrator of this machine. Choose one from 1024 on with"
              + " --port.";
      case HOST_ELSEWHERE ->
          Quoted.of(host)
              + " is no address of this machine. Choose --host 127.0.0.1 for this machine alone, or"
              + " --host 0.0.0.0 for everyone on its network.";
    };
  }

  private void announce(Addresses addresses) {
    terminal.out().line("Arbiter is at " + addresses.here() + " — Ctrl-C stops it");
    if (addresses.areOpenToOthers()) {
      String there = addresses.fromElsewhere().map(address -> ", at " + address).orElse("");
      terminal.err().line("Everyone on your network can open it" + there + ".");
    }
    if (open.orElse(desktop.present()) && !desktop.open(addresses.here())) {
      terminal.err().line("No browser could be opened from here: open that address yourself.");
    }
  }
}
