package org.arbiterchess.server.room;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.GameVersion;
import org.arbiterchess.server.store.StoredGame;

/** How a room comes to know what other servers did with its game. Belongs to its room. */
final class RemoteUpdates {

  private static final CompletionStage<Void> DONE = CompletableFuture.completedFuture(null);

  private final Room room;
  private GameVersion announced = new GameVersion(0, 0);

  RemoteUpdates(Room room) {
    this.room = room;
  }

  /** The game has come so far. Nobody looks yet. */
  void announce(GameVersion version) {
    int seq = Math.max(announced.seq(), version.seq());
    announced = new GameVersion(seq, Math.max(announced.revision(), version.revision()));
  }

  /** Learns what was heard of. */
  CompletionStage<Void> loadAnnounced() {
    return announced.revision() > room.revision()
        ? DONE.thenAccept(done -> reload())
        : loadUpTo(announced.seq());
  }

  /** Learns the events, if there must be so many: a page may know more than this server. */
  CompletionStage<Void> loadUpTo(int seq) {
    RoomContext context = room.context();
    return seq > room.head() && context.cluster().isClustered()
        ? context
            .store()
            .loadEventsAfter(room.id(), room.head())
            .thenAcceptAsync(room::addRemoteEvents, context.executor())
        : DONE;
  }

  /** A seat may have been taken at another server a moment ago. Waits for the store. */
  void reloadIfClustered() {
    if (room.context().cluster().isClustered()) {
      reload();
    }
  }

  /** Learns all there is. Waits for the store. */
  void reload() {
    StoredGame stored =
        room.context()
            .store()
            .load(room.id(), room.head())
            .orElseThrow(() -> new RefusalException(ServerRefusalReason.UNKNOWN_GAME));
    room.addRemoteEvents(stored.events());
    room.setRemoteMetadata(stored.metadata(), stored.revision());
  }
}
