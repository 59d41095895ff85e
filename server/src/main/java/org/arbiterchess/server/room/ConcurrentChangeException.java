package org.arbiterchess.server.room;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/** Thrown if another server changed the game first, once the room has loaded that change. */
final class ConcurrentChangeException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private static final int MAX_ATTEMPTS = 3;

  /** Runs a task, and retries it on the updated game if another server changed the game first. */
  static <T> CompletionStage<T> retry(Supplier<CompletionStage<T>> task) {
    return attempt(task, MAX_ATTEMPTS);
  }

  private static <T> CompletionStage<T> attempt(
      Supplier<CompletionStage<T>> task, int attemptsLeft) {
    try {
      CompletionStage<T> done = task.get();
      return attemptsLeft == 1
          ? done
          : done.exceptionallyCompose(
              failure ->
                  FailureMapper.unwrap(failure) instanceof ConcurrentChangeException
                      ? attempt(task, attemptsLeft - 1)
                      : CompletableFuture.failedFuture(failure));
    } catch (RuntimeException | StackOverflowError e) {
      return CompletableFuture.failedFuture(e);
    }
  }
}
