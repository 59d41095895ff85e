package org.arbiterchess.server.store;

import static org.arbiterchess.server.store.SampleGames.moves;
import static org.arbiterchess.server.store.SampleGames.newGame;
import static org.arbiterchess.server.store.StoreContract.assertNotStored;
import static org.arbiterchess.server.store.StoreContract.waitFor;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests stores whose commits fail so that nobody knows whether anything was stored. */
class UnknownOutcomeTest {

  enum Kind {
    SQLITE,
    POSTGRES
  }

  @TempDir Path folder;

  private CommitFault fault(Kind kind) {
    return kind == Kind.SQLITE
        ? CommitFault.sqlite(folder)
        : CommitFault.postgres(PostgresForTests.withTables());
  }

  private static void assertUnknown(CompletableFuture<?> future) {
    assertThatExceptionOfType(ExecutionException.class)
        .isThrownBy(() -> waitFor(future))
        .withCauseInstanceOf(MaybeStoredException.class)
        .withMessageContaining("It is unknown whether this was stored");
  }

  @ParameterizedTest
  @EnumSource
  void a_write_that_was_stored_is_found_after_a_failed_commit(Kind kind) throws Exception {
    CommitFault fault = fault(kind);
    try (Store store = fault.openStore()) {
      waitFor(store.create(newGame("one")));
      int opened = fault.opened();
      fault.failAfter(1);
      assertUnknown(store.append("one", 1, moves(1, 1)));

      assertThat(store.load("one").orElseThrow().events()).hasSize(2);
      assertThat(fault.opened()).isEqualTo(opened + 1);
      assertThat(waitFor(store.append("one", 1, moves(1, 1)))).isFalse();
      assertThat(waitFor(store.append("one", 2, moves(2, 2)))).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_write_that_was_not_stored_is_missing_after_a_failed_commit(Kind kind) throws Exception {
    CommitFault fault = fault(kind);
    try (Store store = fault.openStore()) {
      waitFor(store.create(newGame("one")));
      fault.failBefore(1);
      assertUnknown(store.append("one", 1, moves(1, 1)));

      assertThat(waitFor(store.loadAfter("one", 0)).orElseThrow().events()).hasSize(1);
      assertThat(waitFor(store.append("one", 1, moves(1, 1)))).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_game_that_was_created_is_created_once(Kind kind) throws Exception {
    CommitFault fault = fault(kind);
    try (Store store = fault.openStore()) {
      fault.failAfter(1);
      assertUnknown(store.create(newGame("one")));

      assertThat(waitFor(store.create(newGame("one")))).isTrue();
      assertThat(waitFor(store.create(newGame("one")))).isFalse();
      assertThat(store.load("one").orElseThrow().events()).hasSize(1);
    }
  }

  /**
   * A write that certainly failed says nothing about an earlier one: only a commit that succeeds
   * does.
   */
  @Test
  void an_outcome_stays_unknown_until_a_commit_succeeds() throws Exception {
    CommitFault fault = CommitFault.sqlite(folder);
    try (Store store = fault.openStore()) {
      waitFor(store.create(newGame("one")));
      waitFor(store.create(newGame("other")));
      fault.failAfter(1);
      assertUnknown(store.append("one", 1, moves(1, 1)));

      try (Connection lock =
              DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("arbiter.db"));
          Statement statement = lock.createStatement()) {
        statement.execute("begin immediate");
        assertUnknown(store.append("one", 1, moves(1, 1)));
        assertUnknown(store.loadAfter("one", 0));
        assertNotStored(store.append("other", 1, moves(1, 1)), "has locked the database file");
        assertThat(store.load("other").orElseThrow().events()).hasSize(1);
      }

      assertThat(store.load("one").orElseThrow().events()).hasSize(2);
      assertThat(store.canStore()).isTrue();
    }
  }

  /** Whether the outcome of an operation is unknown. */
  private static boolean isUnknown(CompletableFuture<?> operation) throws Exception {
    try {
      waitFor(operation);
      return false;
    } catch (ExecutionException e) {
      assertThat(e).hasCauseInstanceOf(MaybeStoredException.class);
      return true;
    }
  }

  @Test
  void a_disk_that_cannot_be_synced_leaves_the_outcome_open_until_it_can() throws Exception {
    try (UnsyncableDisk disk = UnsyncableDisk.mount(folder)) {
      try (Store store = Store.open(disk.folder())) {
        waitFor(store.create(newGame("one")));
        disk.preventSync();
        int acknowledged = 1;
        boolean isOpen = false;
        // Blocks that the disk has already allocated can still be synced, also after a failure. An
        // answer is then right: the event is stored, by this write or by the one before it.
        while (!isOpen) {
          List<StoredEvent> next = moves(acknowledged, acknowledged);
          boolean isFirstUnknown = isUnknown(store.append("one", acknowledged, next));
          if (!isFirstUnknown || !isUnknown(store.append("one", acknowledged, next))) {
            acknowledged++;
            assertThat(store.versions(List.of("one")).get("one").seq()).isEqualTo(acknowledged);
          } else if (isUnknown(store.loadAfter("one", 0)) && !store.canStore()) {
            isOpen = true;
          } else {
            acknowledged = store.load("one").orElseThrow().events().size();
          }
        }

        disk.allowSync();
        assertThat(store.canStore()).isTrue();
        int length = store.load("one").orElseThrow().events().size();
        assertThat(length).isBetween(acknowledged, acknowledged + 1);
        assertThat(waitFor(store.append("one", length, moves(length, length)))).isTrue();
      }
      try (Store store = Store.open(disk.folder())) {
        int length = store.load("one").orElseThrow().events().size();
        assertThat(store.load("one").orElseThrow().events().subList(1, length))
            .isEqualTo(moves(1, length - 1));
      }
    }
  }
}
