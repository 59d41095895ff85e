package org.arbiterchess.server.http;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.arbiterchess.server.ArbiterServer;
import org.arbiterchess.server.SystemTimeSource;
import org.arbiterchess.server.link.LinkConfig;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.room.Cluster;
import org.arbiterchess.server.room.ErrorListener;
import org.arbiterchess.server.room.RoomContext;
import org.arbiterchess.server.store.Store;

/** A server with a page and a store without games. */
record PageServer(ArbiterServer server, Store store, SystemTimeSource time)
    implements AutoCloseable {

  /**
   * Starts a server.
   *
   * @param folder for the files of the store
   */
  static PageServer start(PageFiles page, Path folder, Consumer<Throwable> errors) {
    Store store = Store.open(folder.resolve("data"));
    SystemTimeSource time = new SystemTimeSource();
    RoomContext rooms =
        new RoomContext(
            store,
            time,
            ServerLimits.DEFAULTS,
            Cluster.singleServer(time.now()),
            new ErrorListener(errors));
    LinkConfig config = new LinkConfig(rooms, 90, false, Optional.empty());
    return new PageServer(ArbiterServer.start("127.0.0.1", 0, page, config), store, time);
  }

  @Override
  public void close() {
    server.close();
    time.close();
    store.close();
  }
}
