package org.arbiterchess.server.store;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.arbiterchess.server.store.SampleGames.ending;
import static org.arbiterchess.server.store.SampleGames.move;
import static org.arbiterchess.server.store.SampleGames.moves;
import static org.arbiterchess.server.store.SampleGames.newGame;
import static org.arbiterchess.server.store.SampleGames.seats;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.room.ServerEventListener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests that every store must pass, whichever database it uses. */
abstract class StoreContract {

  /** The commits of all stores that {@link #open} has opened. */
  final AtomicLong commits = new AtomicLong();

  private Store store;

  /**
   * Opens the store. Every call within a test opens the same one, which is empty on the first call.
   */
  abstract Store open();

  @BeforeEach
  final void open_the_store() {
    store = open();
  }

  @AfterEach
  final void close_the_store() {
    store.close();
  }

  final void reopen() {
    store.close();
    store = open();
  }

  final Store store() {
    return store;
  }

  static <T> T waitFor(CompletableFuture<T> future) throws Exception {
    return future.get(30, SECONDS);
  }

  static void assertNotStored(CompletableFuture<?> future, String text) {
    assertThatExceptionOfType(ExecutionException.class)
        .isThrownBy(() -> waitFor(future))
        .satisfies(
            e ->
                assertThat(e.getCause())
                    .isInstanceOf(NotStoredException.class)
                    .hasMessageContaining(text));
  }

  static GameMetadata metadata(Seats seats) {
    return GameMetadata.of(seats);
  }

  private List<StoredEvent> log(String game) {
    return store.load(game).orElseThrow().events();
  }

  @Test
  void a_game_is_loaded_as_it_was_created_even_after_a_restart() throws Exception {
    StoredGame game =
        new StoredGame(
            "k3Fq9ZtW2xLm",
            SampleGames.NOON,
            new Seats(
                new SeatHolder(Optional.of("c".repeat(64)), "Zoë “Ω” \\ 'x' 棋"), SeatHolder.NOBODY),
            Optional.empty(),
            List.of(SampleGames.started(SampleGames.NOON), move(1)));
    waitFor(store.create(game));

    assertThat(store.load(game.id())).contains(game);
    reopen();
    assertThat(store.load(game.id())).contains(game);
    assertThat(store.exists(game.id())).isTrue();
  }

  @Test
  void an_unknown_game_is_not_found() throws Exception {
    assertThat(store.load("nowhere")).isEmpty();
    assertThat(store.exists("nowhere")).isFalse();
    assertThat(waitFor(store.append("nowhere", 1, List.of(move(1))))).isFalse();
    assertThat(waitFor(store.updateMetadata("nowhere", 0, metadata(seats("", ""))))).isFalse();
    assertThat(store.load("nowhere")).isEmpty();
  }

  @Test
  void a_game_is_created_only_once() throws Exception {
    waitFor(store.create(newGame("one")));
    waitFor(store.append("one", 1, moves(1, 3)));

    assertThat(waitFor(store.create(newGame("one")))).isFalse();

    assertThat(log("one")).hasSize(4);
  }

  @Test
  void a_game_created_twice_at_the_same_moment_is_stored_once_without_a_failure() throws Exception {
    List<String> failures = new CopyOnWriteArrayList<>();
    ServerEventListener listener =
        new ServerEventListener() {
          @Override
          public void notStored(String message) {
            failures.add(message);
          }
        };
    store.setListener(listener);
    List<CompletableFuture<Boolean>> created = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      created.add(store.create(newGame("one")));
    }

    List<Boolean> answers = new ArrayList<>();
    for (CompletableFuture<Boolean> one : created) {
      answers.add(waitFor(one));
    }
    assertThat(answers).containsExactlyInAnyOrder(true, false, false);
    assertThat(log("one")).hasSize(1);
    assertThat(failures).isEmpty();
  }

  @Test
  void a_log_grows_at_its_end() throws Exception {
    waitFor(store.create(newGame("one")));

    assertThat(waitFor(store.append("one", 1, moves(1, 1)))).isTrue();
    assertThat(waitFor(store.append("one", 2, moves(2, 4)))).isTrue();
    reopen();
    assertThat(waitFor(store.append("one", 5, moves(5, 5)))).isTrue();

    assertThat(log("one")).first().isEqualTo(SampleGames.started(SampleGames.NOON));
    assertThat(log("one").subList(1, 6)).isEqualTo(moves(1, 5));
  }

  @Test
  void a_late_append_changes_nothing() throws Exception {
    waitFor(store.create(newGame("one")));
    waitFor(store.append("one", 1, moves(1, 2)));

    assertThat(waitFor(store.append("one", 1, moves(11, 11)))).isFalse();
    assertThat(waitFor(store.append("one", 2, moves(12, 15)))).isFalse();

    assertThat(log("one").subList(1, 3)).isEqualTo(moves(1, 2));
    assertThat(log("one")).hasSize(3);
  }

  @Test
  void an_early_append_leaves_no_gap() throws Exception {
    waitFor(store.create(newGame("one")));

    assertThat(waitFor(store.append("one", 2, moves(2, 2)))).isFalse();

    assertThat(log("one")).hasSize(1);
  }

  @Test
  void an_append_needs_at_least_one_event() {
    assertThatIllegalArgumentException().isThrownBy(() -> store.append("one", 1, List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> store.append("one", 0, moves(1, 1)));
  }

  @Test
  void games_whose_ids_differ_only_in_case_have_separate_logs() throws Exception {
    waitFor(store.create(newGame("one")));
    waitFor(store.create(newGame("One")));
    waitFor(store.append("one", 1, moves(1, 2)));

    assertThat(log("One")).hasSize(1);
    assertThat(store.load("ONE")).isEmpty();
  }

  /** Writes complete in the order in which they were requested. */
  @Test
  void consecutive_appends_need_not_wait_for_each_other() throws Exception {
    waitFor(store.create(newGame("one")));
    List<CompletableFuture<Boolean>> futures = new ArrayList<>();
    for (int number = 1; number <= 300; number++) {
      futures.add(store.append("one", number, moves(number, number)));
    }
    for (CompletableFuture<Boolean> future : futures) {
      assertThat(waitFor(future)).isTrue();
    }
    assertThat(log("one").subList(1, 301)).isEqualTo(moves(1, 300));
  }

  @Test
  void exactly_one_of_many_racing_appends_is_stored() throws Exception {
    int racers = 8;
    int events = 100;
    waitFor(store.create(newGame("race")));
    CountDownLatch go = new CountDownLatch(1);
    ExecutorService threads = Executors.newFixedThreadPool(racers);
    try {
      List<Future<List<StoredEvent>>> wins = new ArrayList<>();
      for (int racer = 0; racer < racers; racer++) {
        wins.add(threads.submit(racing(racer, events, go)));
      }
      go.countDown();
      List<StoredEvent> won = new ArrayList<>();
      for (Future<List<StoredEvent>> one : wins) {
        won.addAll(one.get(60, SECONDS));
      }

      assertThat(won).hasSize(events);
      List<StoredEvent> log = log("race");
      assertThat(log.subList(1, log.size())).containsExactlyInAnyOrderElementsOf(won);
    } finally {
      threads.shutdownNow();
    }
  }

  /** Returns a task that tries to append each of its events and returns those that were stored. */
  private Callable<List<StoredEvent>> racing(int racer, int events, CountDownLatch go) {
    return () -> {
      go.await();
      List<StoredEvent> won = new ArrayList<>();
      for (int after = 1; after <= events; after++) {
        StoredEvent mine = move(1_000_000 * racer + after);
        if (waitFor(store.append("race", after, List.of(mine)))) {
          won.add(mine);
        }
      }
      return won;
    };
  }

  @Test
  void seats_names_and_the_rematch_change_without_touching_the_log() throws Exception {
    waitFor(store.create(newGame("one")));
    waitFor(store.create(newGame("other")));

    Seats both =
        new Seats(
            new SeatHolder(Optional.of("d".repeat(64)), ""),
            new SeatHolder(Optional.of("d".repeat(64)), "Cleo"));
    GameMetadata after =
        new GameMetadata(
            both,
            Optional.of("next"),
            Optional.of(Color.WHITE),
            Optional.of(new GameMetadata.SeatRequest(Color.BLACK, "e")));
    assertThat(waitFor(store.updateMetadata("one", 0, after))).isTrue();
    assertThat(waitFor(store.updateMetadata("one", 0, metadata(seats("", ""))))).isFalse();
    reopen();

    StoredGame changed = store.load("one").orElseThrow();
    assertThat(changed.seats()).isEqualTo(both);
    assertThat(changed.rematchGame()).contains("next");
    assertThat(changed.metadata()).isEqualTo(after);
    assertThat(changed.revision()).isEqualTo(1);
    assertThat(changed.events()).hasSize(1);
    assertThat(store.load("other")).contains(newGame("other"));
    waitFor(store.updateMetadata("one", 1, metadata(new Seats(SeatHolder.NOBODY, both.black()))));
    assertThat(store.load("one").orElseThrow().seats().white()).isEqualTo(SeatHolder.NOBODY);
    assertThat(store.load("one").orElseThrow().rematchGame()).isEmpty();
  }

  @Test
  void the_rest_of_a_log_and_its_version_can_be_queried() throws Exception {
    waitFor(store.create(newGame("one")));
    waitFor(store.create(newGame("other")));
    waitFor(store.append("one", 1, moves(1, 4)));
    waitFor(store.updateMetadata("other", 0, metadata(seats("", ""))));

    assertThat(waitFor(store.loadAfter("one", 3)).orElseThrow().events()).isEqualTo(moves(3, 4));
    assertThat(waitFor(store.loadAfter("one", 5)).orElseThrow().events()).isEmpty();
    assertThat(waitFor(store.loadAfter("nowhere", 5))).isEmpty();
    assertThat(store.versions(List.of("one", "nowhere", "other")))
        .isEqualTo(Map.of("one", new GameVersion(5, 0), "other", new GameVersion(1, 1)));
  }

  @Test
  void simultaneous_reads_each_get_the_events_of_their_own_game() throws Exception {
    for (int game = 1; game <= 50; game++) {
      waitFor(store.create(newGame("game" + game)));
      waitFor(store.append("game" + game, 1, moves(1, game)));
    }
    List<CompletableFuture<Optional<StoredGame>>> answers = new ArrayList<>();
    for (int i = 0; i < 2500; i++) {
      answers.add(store.loadAfter("game" + (1 + i % 50), 1 + i / 50));
    }
    for (int i = 0; i < answers.size(); i++) {
      assertThat(waitFor(answers.get(i)).orElseThrow().events())
          .isEqualTo(moves(1 + i / 50, 1 + i % 50));
    }
  }

  @Test
  void a_game_is_unfinished_until_its_result_is_known() throws Exception {
    waitFor(store.create(newGame("mated", 1)));
    waitFor(store.create(newGame("flagged", 2)));
    waitFor(store.create(newGame("running", 3)));
    waitFor(
        store.create(
            new StoredGame(
                "brought",
                4,
                seats("", ""),
                Optional.empty(),
                List.of(SampleGames.started(4), ending("ended", "DRAW")))));
    assertThat(store.unfinishedGames()).containsExactly("mated", "flagged", "running");

    waitFor(store.append("mated", 1, List.of(move(1), ending("ended", "BLACK_WINS"))));
    waitFor(store.append("flagged", 1, List.of(ending("ended", "BEING_DECIDED"))));
    assertThat(store.unfinishedGames()).containsExactly("flagged", "running");

    waitFor(store.append("flagged", 2, List.of(ending("settled", "BLACK_WINS"))));
    assertThat(store.unfinishedGames()).containsExactly("running");
    reopen();
    assertThat(store.unfinishedGames()).containsExactly("running");
  }

  @Test
  void an_end_that_lost_a_race_does_not_finish_the_game() throws Exception {
    waitFor(store.create(newGame("one")));
    waitFor(store.append("one", 1, moves(1, 1)));

    assertThat(waitFor(store.append("one", 1, List.of(ending("ended", "DRAW"))))).isFalse();

    assertThat(store.unfinishedGames()).containsExactly("one");
  }

  @Test
  void games_are_deleted_some_time_after_their_last_event() throws Exception {
    long hour = 3_600_000;
    List<CompletableFuture<Boolean>> created = new ArrayList<>();
    for (int number = 0; number < 250; number++) {
      created.add(store.create(newGame("old" + number, SampleGames.NOON - hour)));
    }
    created.add(store.create(newGame("played on", SampleGames.NOON - hour)));
    created.add(store.create(newGame("young", SampleGames.NOON)));
    StoredGame brought =
        new StoredGame(
            "brought",
            SampleGames.NOON,
            seats("", ""),
            Optional.empty(),
            List.of(SampleGames.started(SampleGames.NOON - 9 * hour)));
    created.add(store.create(brought));
    for (CompletableFuture<Boolean> future : created) {
      waitFor(future);
    }
    waitFor(store.append("played on", 1, moves(1, 1)));

    assertThat(store.deleteOlderThan(SampleGames.NOON).count()).isEqualTo(250);

    assertThat(store.unfinishedGames()).containsExactlyInAnyOrder("played on", "young", "brought");
    assertThat(store.load("old7")).isEmpty();
    assertThat(waitFor(store.append("old7", 1, moves(1, 1)))).isFalse();
    assertThat(store.deleteOlderThan(SampleGames.NOON).count()).isZero();
    assertThat(log("played on")).hasSize(2);
  }

  @Test
  void a_test_write_leaves_nothing_behind() {
    assertThat(store.canStore()).isTrue();
    assertThat(store.canStore()).isTrue();
    assertThat(store.unfinishedGames()).isEmpty();
    store.close();
    assertThat(store.canStore()).isFalse();
  }

  @Test
  void closing_a_store_completes_queued_writes() throws Exception {
    waitFor(store.create(newGame("one")));
    List<CompletableFuture<Boolean>> futures = new ArrayList<>();
    for (int number = 1; number <= 500; number++) {
      futures.add(store.append("one", number, moves(number, number)));
    }
    store.close();

    for (CompletableFuture<Boolean> future : futures) {
      assertThat(future.isDone()).isTrue();
      assertThat(future.get()).isTrue();
    }
    assertNotStored(store.append("one", 501, moves(501, 501)), "is shutting down");
    assertThatExceptionOfType(StoreReadException.class).isThrownBy(() -> store.load("one"));
    assertThatExceptionOfType(ExecutionException.class)
        .isThrownBy(() -> waitFor(store.loadAfter("one", 0)))
        .withCauseInstanceOf(StoreReadException.class);
    store = open();
    assertThat(log("one")).hasSize(501);
  }

  @Test
  void a_store_may_be_closed_twice() {
    store.close();
    store.close();
  }

  @Test
  void many_moves_share_a_transaction() throws Exception {
    int games = 100;
    int moves = 20;
    for (int game = 0; game < games; game++) {
      waitFor(store.create(newGame("game" + game)));
    }
    long before = commits.get();
    List<CompletableFuture<Boolean>> futures = new ArrayList<>();
    for (int number = 1; number <= moves; number++) {
      for (int game = 0; game < games; game++) {
        futures.add(store.append("game" + game, number, moves(number, number)));
      }
    }
    for (CompletableFuture<Boolean> future : futures) {
      assertThat(waitFor(future)).isTrue();
    }
    long transactions = commits.get() - before;
    System.out.println(futures.size() + " moves were stored in " + transactions + " transactions");
    assertThat(transactions).isBetween(1L, futures.size() / 10L);
  }
}
