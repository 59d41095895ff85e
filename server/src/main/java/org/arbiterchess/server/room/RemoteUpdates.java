package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.concurrent.CompletionStage;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.GameVersion;
import org.arbiterchess.server.store.StoredGame;

/** Loads the changes that other servers made to a game. Not thread-safe; used only by its room. */
final class RemoteUpdates {

  private final Room room;
  private GameVersion announced = new GameVersion(0, 0);

  RemoteUpdates(Room room) {
    this.room = room;
  }

  /** Records the version that a server announced, without loading it. */
  void announce(GameVersion version) {
    int seq = Math.max(announced.seq(), version.seq());
    announced = new GameVersion(seq, Math.max(announced.revision(), version.revision()));
  }

  /** Loads the announced version. */
  CompletionStage<Void> loadAnnounced() {
    return announced.revision() > room.revision()
        ? DONE.thenAccept(done -> reload())
        : loadUpTo(announced.seq());
  }

  /**
   * Loads missing events if the log is shorter than this. A client may have newer events than this
   * server.
   */
  CompletionStage<Void> loadUpTo(int seq) {
    RoomContext context = room.context();
    return seq > room.head() && context.cluster().isClustered()
        ? context
            .store()
            .loadEventsAfter(room.id(), room.head())
            .thenAcceptAsync(room::addRemoteEvents, context.executor())
        : DONE;
  }

  /**
   * Reloads the game, because a seat may just have been taken on another server. Blocks on the
   * store.
   */
  void reloadIfClustered() {
    if (room.context().cluster().isClustered()) {
      reload();
    }
  }

  /** Loads the new events and the metadata. Blocks on the store. */
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
