package org.arbiterchess.server.store;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;

/**
 * Stores games and their logs, on a local disk or in a database. Once a future completes, its data
 * survives any process crash. Futures complete on one of the store's threads, so callbacks must be
 * short or use another executor.
 */
public interface EventStore extends AutoCloseable {

  /**
   * Creates a game with the given initial events and seats. Completes with true once they are
   * stored. Completes with false and changes nothing if a game with this id already exists.
   * Completes exceptionally with {@link NotStoredException} if the game cannot be stored.
   */
  CompletableFuture<Boolean> create(StoredGame game);

  /**
   * Appends either all or none of the events to a log that has {@code after} events. Completes with
   * true once they are stored. Completes with false if the log has a different length, because
   * another server stored events first or the game was deleted. Completes exceptionally with {@link
   * NotStoredException} if the events cannot be stored. May also complete with false if the events
   * were stored but the database's reply was lost, so the caller must reload the log. Like all
   * writes, completes exceptionally with {@link MaybeStoredException} if the outcome is unknown.
   */
  CompletableFuture<Boolean> append(String game, int after, List<StoredEvent> events);

  /**
   * Replaces a game's metadata if its revision number is still {@code revision}. Completes with
   * false if another server changed the metadata first or the game does not exist. SQLite also
   * erases a replaced name from its file; PostgreSQL does so later. Completes exceptionally with
   * {@link NotStoredException} if the metadata cannot be stored.
   */
  CompletableFuture<Boolean> updateMetadata(String game, int revision, GameMetadata metadata);

  /**
   * The stored game, or empty if it does not exist. If the outcome of a write to this game is
   * unknown, a test write settles it first; if that fails, throws {@link NotStoredException} or
   * {@link MaybeStoredException}. Blocks.
   */
  Optional<StoredGame> load(String game);

  /**
   * The game with the events after the given number, or empty if it does not exist. Completes
   * exceptionally with {@link StoreReadException} if the read fails, or like {@link #load} if the
   * outcome of a write is unknown and cannot be settled.
   */
  CompletableFuture<Optional<StoredGame>> loadAfter(String game, int after);

  /** The versions of the given games. Games that do not exist are omitted. Blocks. */
  Map<String, GameVersion> versions(Collection<String> games);

  /** Whether the game exists. Blocks. */
  boolean exists(String game);

  /** The games without a final result, in creation order. Blocks. */
  List<String> unfinishedGames();

  /** The games created after the cursor, in creation order, up to the limit. Blocks. */
  List<GameListCursor> listGames(GameListCursor after, int limit);

  /**
   * Deletes the games that were created before this time and have had no events since, and frees
   * their disk space, in steps that do not delay other writes for long. Blocks. Throws {@link
   * NotStoredException} or {@link MaybeStoredException} if the write fails.
   */
  DeletedGames deleteOlderThan(long before);

  /** The number of writes in the queue. */
  int queuedWrites();

  /** Whether a test write currently succeeds. Blocks. */
  boolean canStore();

  /** The free disk space in bytes, or empty if the disk is remote or the free space is unknown. */
  default OptionalLong freeDiskBytes() {
    return OptionalLong.empty();
  }

  /**
   * Completes queued writes and then closes the database. Later writes fail with {@link
   * NotStoredException}.
   */
  @Override
  void close();
}
