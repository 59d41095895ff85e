package org.arbiterchess.server.room;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Game;
import org.arbiterchess.winnability.Winnability;

/**
 * Runs searches in the background, because they would otherwise block the room for too long. The
 * searches determine the result after a flag fall or a resignation, or whether a position is dead.
 * The answer is applied in a task of the room, or discarded if the game has changed.
 */
final class VerdictSearch {

  private static final int NONE = -1;

  private final Room room;

  /** The number of the last event at the start of the latest search, or {@code NONE}. */
  private int searchedAt = NONE;

  private boolean hasFailed;

  VerdictSearch(Room room) {
    this.room = room;
  }

  /** Starts a search if the game has changed and needs one. */
  void startIfWanted() {
    Game game = room.loggedGame.game();
    int head = room.head();
    hasFailed = false;
    if (head == searchedAt || room.stopping || !Arbiter.wantsVerdict(game)) {
      return;
    }
    searchedAt = head;
    room.afterwards(() -> start(game, head));
  }

  /** Whether the last verdict could not be stored, so that the search has to be repeated. */
  boolean hasFailed() {
    return hasFailed;
  }

  private void start(Game game, int head) {
    try {
      CompletableFuture<Void> unused =
          CompletableFuture.supplyAsync(() -> Arbiter.findVerdict(game), room.searchExecutor)
              .exceptionally(
                  failure -> {
                    room.context.listener().programError(FailureMapper.unwrap(failure));
                    return unknown(game);
                  })
              .thenAccept(answer -> room.tell(() -> apply(answer, head)));
    } catch (RejectedExecutionException queueFull) {
      room.tell(() -> apply(unknown(game), head));
    }
  }

  /**
   * The answer to use if the search fails or cannot run. Empty for a game in progress, because only
   * a finished game needs a result.
   */
  private static Optional<Winnability.Answer> unknown(Game game) {
    return game.isOver() ? Optional.of(Winnability.Answer.UNDETERMINED) : Optional.empty();
  }

  private void apply(Optional<Winnability.Answer> answer, int head) {
    if (answer.isPresent() && room.head() == head && !room.stopping) {
      room.applyAsArbiter(new Action.Verdict(answer.get()), this::onFailure);
    }
  }

  private void onFailure(RuntimeException failure) {
    searchedAt = NONE;
    hasFailed = true;
    throw failure;
  }
}
