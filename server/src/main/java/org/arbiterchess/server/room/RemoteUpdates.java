package org.arbiterchess.server.room;

import static org.arbiterchess.server.room.Mailbox.DONE;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.arbiterchess.server.protocol.GameLogEntry;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.GameVersion;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.server.store.StoredGame;

/**
 * Loads the changes that other servers made to a game, and those of this server whose outcome was
 * unknown. Not thread-safe; used only by its room.
 */
final class RemoteUpdates {

  private final Room room;
  private GameVersion announced = new GameVersion(0, 0);
  private boolean outcomeUnknown;

  RemoteUpdates(Room room) {
    this.room = room;
  }

  /** Records the version that a server announced, without loading it. */
  void announce(GameChangeAnnouncement change) {
    announced =
        new GameVersion(
            Math.max(announced.seq(), change.head()),
            Math.max(announced.revision(), change.revision()));
  }

  /**
   * Adds the events of a change, except those already known. Adds nothing if earlier events are
   * missing, if the metadata changed as well, or if the new events cannot follow the known ones. In
   * these cases, the changes are loaded from the store later.
   */
  void addEvents(GameChangeAnnouncement change) {
    int known = room.head() - change.after();
    if (known < 0 || known >= change.events().size() || change.revision() > room.revision()) {
      return;
    }
    try {
      room.addRemoteEvents(change.events().stream().skip(known).map(GameLogEntry::parse).toList());
    } catch (IllegalArgumentException e) {
      // The room remains behind the announced version, so the events are loaded from the store,
      // which is authoritative.
    }
  }

  /** Whether another server has announced a version that this server has not loaded yet. */
  boolean isBehind() {
    return announced.seq() > room.head() || announced.revision() > room.revision();
  }

  /**
   * Returns the exception for a failed write. If its outcome is unknown, disconnects all clients
   * without an answer. They reconnect and repeat their commands, and the answer then follows from
   * what the store contains.
   */
  RuntimeException onWriteFailure(Throwable failure) {
    if (FailureMapper.unwrap(failure) instanceof MaybeStoredException maybeStored) {
      outcomeUnknown = true;
      room.participants()
          .participants()
          .forEach(participant -> participant.close(ServerRefusalReason.MAYBE_STORED));
      return maybeStored;
    }
    return FailureMapper.toRefusal(failure, room.context().errorHandler());
  }

  /** Whether the store may contain changes of this server that the room does not know. */
  boolean isOutcomeUnknown() {
    return outcomeUnknown;
  }

  /** Loads what the store contains after a write whose outcome was unknown. */
  CompletionStage<Void> loadUnknownOutcome() {
    return reload().thenRun(() -> outcomeUnknown = false);
  }

  /**
   * Loads the announced version. If the store does not have this version, the announcement was
   * wrong and is discarded.
   */
  CompletionStage<Void> loadAnnounced() {
    if (!isBehind()) {
      return DONE;
    }
    CompletionStage<Void> loaded =
        announced.revision() > room.revision() ? reload() : loadUpTo(announced.seq());
    return loaded.thenRun(() -> announced = new GameVersion(room.head(), room.revision()));
  }

  /**
   * In a cluster, loads the missing events if the log has fewer events than the given number. A
   * client may already have events that this server does not have.
   */
  CompletionStage<Void> loadUpTo(int seq) {
    RoomContext context = room.context();
    return seq > room.head() && context.cluster().isClustered()
        ? context
            .store()
            .loadEventsAfter(room.id(), room.head())
            .thenAccept(events -> room.addRemoteEvents(LoggedGame.parse(events)))
        : DONE;
  }

  /** In a cluster, reloads the game, because a seat may just have been taken on another server. */
  CompletionStage<Void> reloadIfClustered() {
    return room.context().cluster().isClustered() ? reload() : DONE;
  }

  /** Loads the new events and the metadata. */
  CompletionStage<Void> reload() {
    return room.context().store().loadAfter(room.id(), room.head()).thenAccept(this::update);
  }

  private void update(Optional<StoredGame> found) {
    StoredGame stored =
        found.orElseThrow(() -> new RefusalException(ServerRefusalReason.UNKNOWN_GAME));
    room.addRemoteEvents(LoggedGame.parse(stored.events()));
    room.setRemoteMetadata(stored.metadata(), stored.revision());
  }

  /** Loads another server's changes and then fails with {@link ConcurrentChangeException}. */
  <T> CompletionStage<T> loadAndFail() {
    return reload()
        .thenCompose(done -> CompletableFuture.failedFuture(new ConcurrentChangeException()));
  }
}
