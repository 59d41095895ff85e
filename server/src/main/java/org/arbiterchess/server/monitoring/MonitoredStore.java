package org.arbiterchess.server.monitoring;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.arbiterchess.server.room.ServerEventListener;
import org.arbiterchess.server.store.DeletedGames;
import org.arbiterchess.server.store.EventStore;
import org.arbiterchess.server.store.GameListCursor;
import org.arbiterchess.server.store.GameMetadata;
import org.arbiterchess.server.store.GameVersion;
import org.arbiterchess.server.store.MaybeStoredException;
import org.arbiterchess.server.store.NotStoredException;
import org.arbiterchess.server.store.StoreReadException;
import org.arbiterchess.server.store.StoredEvent;
import org.arbiterchess.server.store.StoredGame;

/** A store that reports durations and failures to a listener. */
public final class MonitoredStore implements EventStore {

  private final EventStore store;
  private final ServerEventListener listener;

  public MonitoredStore(EventStore store, ServerEventListener listener) {
    this.store = store;
    this.listener = listener;
  }

  /**
   * Reports the result of a write to the listener before the caller receives it. Removes the game's
   * id from the error message.
   */
  private <T> CompletableFuture<T> monitor(
      long startedAt, String game, CompletableFuture<T> promise) {
    return promise.whenComplete(
        (done, failure) -> {
          if (failure == null) {
            listener.eventsStored(System.nanoTime() - startedAt);
          } else if (failure instanceof NotStoredException
              || failure instanceof MaybeStoredException) {
            listener.notStored(failure.getMessage().replace(game, "…"));
            if (failure.getCause() instanceof RuntimeException error) {
              listener.programError(error);
            }
          }
        });
  }

  private <T> T read(Supplier<T> query) {
    try {
      return query.get();
    } catch (StoreReadException e) {
      listener.storeNotRead(e.getMessage());
      throw e;
    }
  }

  @Override
  public CompletableFuture<Boolean> create(StoredGame game) {
    return monitor(System.nanoTime(), game.id(), store.create(game));
  }

  @Override
  public CompletableFuture<Boolean> append(String game, int after, List<StoredEvent> events) {
    return monitor(System.nanoTime(), game, store.append(game, after, events));
  }

  @Override
  public CompletableFuture<Boolean> updateMetadata(
      String game, int revision, GameMetadata metadata) {
    return monitor(System.nanoTime(), game, store.updateMetadata(game, revision, metadata));
  }

  @Override
  public Optional<StoredGame> load(String game) {
    return read(() -> store.load(game));
  }

  /** Reports the result to the listener before the caller receives it. */
  @Override
  public CompletableFuture<Optional<StoredGame>> loadAfter(String game, int after) {
    return store
        .loadAfter(game, after)
        .whenComplete(
            (found, failure) -> {
              if (failure instanceof StoreReadException) {
                listener.storeNotRead(failure.getMessage());
              }
            });
  }

  @Override
  public CompletableFuture<List<StoredEvent>> loadEventsAfter(String game, int after) {
    return store.loadEventsAfter(game, after);
  }

  @Override
  public Map<String, GameVersion> versions(Collection<String> games) {
    return read(() -> store.versions(games));
  }

  @Override
  public boolean exists(String game) {
    return read(() -> store.exists(game));
  }

  @Override
  public List<String> unfinishedGames() {
    return read(store::unfinishedGames);
  }

  @Override
  public List<GameListCursor> listGames(GameListCursor after, int limit) {
    return store.listGames(after, limit);
  }

  @Override
  public DeletedGames deleteOlderThan(long before) {
    DeletedGames deleted = store.deleteOlderThan(before);
    if (deleted.count() > 0) {
      listener.gamesDeleted(deleted.count(), deleted.freedBytes());
    }
    return deleted;
  }

  @Override
  public int queuedWrites() {
    return store.queuedWrites();
  }

  @Override
  public boolean canStore() {
    boolean can = store.canStore();
    if (can) {
      listener.storeAvailable();
    }
    return can;
  }

  @Override
  public OptionalLong freeDiskBytes() {
    return store.freeDiskBytes();
  }

  @Override
  public void close() {
    store.close();
  }
}
