package org.arbiterchess.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.arbiterchess.server.link.Glance;
import org.arbiterchess.server.link.LinkSetup;
import org.arbiterchess.server.room.Witness;
import org.arbiterchess.server.watch.Journal;
import org.arbiterchess.server.watch.Meters;
import org.arbiterchess.server.watch.MetersPort;
import org.arbiterchess.server.watch.WatchedStore;
import org.arbiterchess.server.watch.Witnesses;

/** How whoever runs a server watches over it. Where nothing was asked for, nothing is loaded. */
final class Watching implements AutoCloseable {

  /** Where measurements are given. */
  private record Place(String host, int port) {}

  private final Terminal terminal;
  private final Optional<Journal> journal;
  private final Optional<Place> place;
  private final Optional<Meters> meters;
  private Optional<MetersPort> port = Optional.empty();

  private Watching(Terminal terminal, Optional<Journal> journal, Optional<Place> place) {
    this.terminal = terminal;
    this.journal = journal;
    this.place = place;
    this.meters = place.map(somewhere -> new Meters());
  }

  /**
   * What was asked for. Throws {@link BadInput}.
   *
   * @param metrics where measurements are given: a port of this machine, or HOST:PORT
   * @param log {@code text} or {@code json}
   */
  static Watching of(Terminal terminal, Optional<String> metrics, String log) {
    if (!log.equals("text") && !log.equals("json")) {
      throw new BadInput("The log is text or json, not " + Quoted.of(log) + ".");
    }
    Optional<Journal> journal =
        log.equals("json")
            ? Optional.of(new Journal(System::currentTimeMillis, terminal.err()::line))
            : Optional.empty();
    return new Watching(terminal, journal, metrics.map(Watching::place));
  }

  private static Place place(String metrics) {
    int colon = metrics.lastIndexOf(':');
    String host = colon < 0 ? "127.0.0.1" : metrics.substring(0, colon);
    String port = metrics.substring(colon + 1);
    if (host.isEmpty() || !port.matches("[0-9]{1,5}") || Integer.parseInt(port) > 65_535) {
      throw new BadInput(
          Quoted.of(metrics)
              + " is no place for measurements. Name a port of this machine, as in --metrics 9464,"
              + " or who is listened to as well, as in --metrics 0.0.0.0:9464.");
    }
    return new Place(host, Integer.parseInt(port));
  }

  LinkSetup watched(LinkSetup setup) {
    List<Witness> all = new ArrayList<>();
    meters.ifPresent(all::add);
    journal.ifPresent(all::add);
    if (all.isEmpty()) {
      return setup;
    }
    Witness witness = new Witnesses(all);
    return setup.with(new WatchedStore(setup.store(), witness), witness);
  }

  /** The server is there. Throws {@link BadInput} if its measurements cannot be given there. */
  void begin(Supplier<Glance> server) {
    meters.ifPresent(counted -> counted.look(server));
    if (place.isPresent()) {
      try {
        port =
            Optional.of(
                MetersPort.open(place.get().host, place.get().port, meters.orElseThrow()::text));
      } catch (IOException e) {
        throw new BadInput(
            "Measurements cannot be given at "
                + place.get().host
                + ":"
                + place.get().port
                + " ("
                + Quoted.plain(e.getMessage())
                + "). Choose another place with --metrics.");
      }
    }
  }

  /** Where measurements are given, if anywhere. */
  Optional<String> address() {
    return port.map(open -> "http://" + place.orElseThrow().host + ":" + open.port() + "/metrics");
  }

  /** Something that was to be expected, for the journal alone. */
  void tell(String event, Map<String, ?> details) {
    journal.ifPresent(kept -> kept.tell(event, details));
  }

  void fault(Throwable fault) {
    if (journal.isPresent()) {
      journal.get().fault(Faults.report(fault));
    } else {
      terminal.err().line(Faults.report(fault));
    }
  }

  @Override
  public void close() {
    // Not by references to their methods, which would load their libraries to find nothing to
    // close.
    if (port.isPresent()) {
      port.get().close();
    }
    if (meters.isPresent()) {
      meters.get().close();
    }
  }
}
