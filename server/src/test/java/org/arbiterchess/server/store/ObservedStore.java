package org.arbiterchess.server.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** A store that counts the games read and can hold its answers back. */
public final class ObservedStore extends Store {

  public final AtomicInteger reads = new AtomicInteger();

  /** Answers are given only when this future completes. */
  public volatile CompletableFuture<Void> delivered = CompletableFuture.completedFuture(null);

  public volatile CompletableFuture<?> lastAnswer = delivered;

  public ObservedStore(Path folder) {
    super(new Sqlite(folder), MAX_QUEUED_WRITES);
  }

  private <T> CompletableFuture<T> held(CompletableFuture<T> answer) {
    lastAnswer = answer;
    return answer.thenCombine(delivered, (value, done) -> value);
  }

  @Override
  public CompletableFuture<Boolean> create(StoredGame game) {
    return held(super.create(game));
  }

  @Override
  public CompletableFuture<Boolean> append(String game, int after, List<StoredEvent> events) {
    return held(super.append(game, after, events));
  }

  @Override
  public CompletableFuture<Boolean> updateMetadata(
      String game, int revision, GameMetadata metadata) {
    return held(super.updateMetadata(game, revision, metadata));
  }

  @Override
  public CompletableFuture<Optional<StoredGame>> loadAfter(String game, int after) {
    reads.incrementAndGet();
    return held(super.loadAfter(game, after));
  }
}
