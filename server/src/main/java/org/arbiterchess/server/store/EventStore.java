package org.arbiterchess.server.store;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;

/**
 * Stores games and their logs, on a local disk or in a database. Once a future completes, its data
 * survives any crash of the process. Futures complete on a thread of the store, so callbacks must
 * be short or use another executor.
 */
public interface EventStore extends AutoCloseable {

  /**
   * Creates a game with its first events and its seats. Completes with true once they are stored,
   * with false if a game with this id exists, which remains unchanged; exceptionally with {@link
   * NotStoredException} if they cannot be stored.
   */
  CompletableFuture<Boolean> create(StoredGame game);

  /**
   * Appends events to a log of {@code after} events: all or none. Completes with true once they are
   * stored, with false if the log has another length, because another server was faster or the game
   * was deleted; exceptionally with {@link NotStoredException} if they cannot be stored. It may
   * also complete with false if the events were stored but the reply was lost; loading the log
   * tells which. Like all writes, it completes with {@link MaybeStoredException} if the outcome is
   * unknown.
   */
  CompletableFuture<Boolean> append(String game, int after, List<StoredEvent> events);

  /**
   * Replaces the metadata of a game that has this revision. Completes with false if another server
   * was faster or there is no such game. After that, SQLite's file no longer contains a replaced
   * name; PostgreSQL removes it later by itself. Completes exceptionally with {@link
   * NotStoredException} if the metadata cannot be stored.
   */
  CompletableFuture<Boolean> updateMetadata(String game, int revision, GameMetadata metadata);

  /** The stored game; empty if there is none. Blocks. */
  default Optional<StoredGame> load(String game) {
    return load(game, 0);
  }

  /** The game with the events after the given number; empty if there is none. Blocks. */
  Optional<StoredGame> load(String game, int after);

  /**
   * The events after the given number; none if there is no such game. Completes exceptionally with
   * {@link StoreReadException}.
   */
  CompletableFuture<List<StoredEvent>> loadEventsAfter(String game, int after);

  /** The versions of those games that exist. Blocks. */
  Map<String, GameVersion> versions(Collection<String> games);

  /** Whether there is such a game. Blocks. */
  boolean exists(String game);

  /** The games without a final result, in order of creation. Blocks. */
  List<String> unfinishedGames();

  /** The games created after the cursor, in order of creation, up to the limit. Blocks. */
  List<GameCursor> listGames(GameCursor after, int limit);

  /**
   * Deletes the games whose creation and last event are older than this time, and returns their
   * number. Blocks; throws {@link NotStoredException} or {@link MaybeStoredException}.
   */
  int deleteOlderThan(long before);

  /** The number of writes in the queue. */
  int queuedWrites();

  /** Whether a test write succeeds now. Blocks. */
  boolean canStore();

  /** The free disk space in bytes; empty if the disk is remote or its space unknown. */
  default OptionalLong freeDiskBytes() {
    return OptionalLong.empty();
  }

  /**
   * Completes queued writes, then releases the disk. Later writes fail with {@link
   * NotStoredException}.
   */
  @Override
  void close();
}
