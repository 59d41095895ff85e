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
  private GameVersion heard = new GameVersion(0, 0);

  RemoteUpdates(Room room) {
    this.room = room;
  }

  /** The game has come so far. Nobody looks yet. */
  void hear(GameVersion told) {
    int seq = Math.max(heard.seq(), told.seq());
    heard = new GameVersion(seq, Math.max(heard.revision(), told.revision()));
  }

  /** Learns what was heard of. */
  CompletionStage<Void> refresh() {
    return heard.revision() > room.revision()
        ? DONE.thenAccept(done -> catchUp())
        : reach(heard.seq());
  }

  /** Learns the events, if there must be so many: a page may know more than this server. */
  CompletionStage<Void> reach(int known) {
    RoomContext premises = room.premises();
    return known > room.head() && premises.cluster().isClustered()
        ? premises
            .store()
            .loadEventsAfter(room.id(), room.head())
            .thenAcceptAsync(room::learn, premises.executor())
        : DONE;
  }

  /** A seat may have been taken at another server a moment ago. Waits for the store. */
  void ask() {
    if (room.premises().cluster().isClustered()) {
      catchUp();
    }
  }

  /** Learns all there is. Waits for the store. */
  void catchUp() {
    StoredGame stored =
        room.premises()
            .store()
            .load(room.id(), room.head())
            .orElseThrow(() -> new RefusalException(ServerRefusalReason.UNKNOWN_GAME));
    room.learn(stored.events());
    room.learn(stored.metadata(), stored.revision());
  }
}
