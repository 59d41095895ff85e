package org.arbiterchess.server.store;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;

/**
 * Games and their logs, on a disk, this machine's or another's. What has completed survives the end
 * of the process, however it ends. Every future completes in a thread of the store: what follows
 * from it should be short, or go elsewhere.
 */
public interface EventStore extends AutoCloseable {

  /**
   * Creates a game with its first events and its seats. Completes with true once that is on the
   * disk, with false if a game with this id exists already, which stays as it is; exceptionally
   * with {@link NotStoredException} if it cannot be stored.
   */
  CompletableFuture<Boolean> create(StoredGame game);

  /**
   * Appends events to a log that has {@code after} of them: all or none. Completes with true once
   * they are on the disk, with false if the log has another length, because somebody else was
   * faster or the game is no longer kept; exceptionally with {@link NotStoredException} if they
   * cannot be stored. False may be the answer, too, if they were stored and the answer was lost:
   * whoever loads the log will see. As everywhere, {@link MaybeStoredException} if not even that is
   * known.
   */
  CompletableFuture<Boolean> append(String game, int after, List<StoredEvent> events);

  /**
   * Replaces what surrounds a log, if it was changed so many times before. Completes with false if
   * somebody else was faster, or there is no such game. A name that was replaced is nowhere in
   * SQLite's file once this has completed; PostgreSQL clears it away by itself. Completes
   * exceptionally with {@link NotStoredException} if it cannot be stored.
   */
  CompletableFuture<Boolean> updateMetadata(String game, int revision, GameMetadata metadata);

  /** The game as it is on the disk; empty if there is none. Waits for the disk. */
  default Optional<StoredGame> load(String game) {
    return load(game, 0);
  }

  /** The game with the events after so many; empty if there is none. Waits for the disk. */
  Optional<StoredGame> load(String game, int after);

  /**
   * The events after so many; none if there is no such game. Completes exceptionally with {@link
   * StoreReadException}.
   */
  CompletableFuture<List<StoredEvent>> loadEventsAfter(String game, int after);

  /** How far games have come; those that are not there are left out. Waits for the disk. */
  Map<String, GameVersion> versions(Collection<String> games);

  /** Whether there is such a game. Waits for the disk. */
  boolean exists(String game);

  /** The games whose result is not known yet, in the order they were made. Waits for the disk. */
  List<String> unfinishedGames();

  /** Some of the games made after another, in that order. Waits for the disk. */
  List<GameCursor> listGames(GameCursor after, int limit);

  /**
   * Removes the games that were made, and had their last event, before that time. Answers how many
   * there were. Waits for the disk; throws {@link NotStoredException} or {@link
   * MaybeStoredException}.
   */
  int deleteOlderThan(long before);

  /** How much is to be written and not under way yet. */
  int queuedWrites();

  /** Whether something can be stored now; it tries. Waits for the disk. */
  boolean canStore();

  /** The free space of the disk, in bytes; nothing where it is another machine's, or unknown. */
  default OptionalLong freeDiskBytes() {
    return OptionalLong.empty();
  }

  /**
   * Stores what is on its way, then lets go of the disk. What comes later is {@link
   * NotStoredException}.
   */
  @Override
  void close();
}
