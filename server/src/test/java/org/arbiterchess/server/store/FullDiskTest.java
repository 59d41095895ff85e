package org.arbiterchess.server.store;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.arbiterchess.server.store.SampleGames.moves;
import static org.arbiterchess.server.store.SampleGames.newGame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FullDiskTest {

  private static final int MAX_EVENTS = 100_000;

  @TempDir Path folder;

  /** Appends moves until one is refused, and returns the length of the log. */
  private static int playUntilRefused(Store store, int after) throws Exception {
    for (int seq = after; seq < MAX_EVENTS; seq++) {
      try {
        assertThat(store.append("one", seq, moves(seq, seq)).get(30, SECONDS)).isTrue();
      } catch (ExecutionException e) {
        assertThat(e.getCause())
            .isInstanceOf(NotStoredException.class)
            .hasMessage(
                "Nothing was stored. The disk is full. Free some space. No restart is needed.");
        return seq;
      }
    }
    throw new AssertionError("the disk never was full");
  }

  @Test
  void a_full_disk_acknowledges_nothing_and_play_continues_once_there_is_space() throws Exception {
    try (SmallDisk disk = SmallDisk.mount(folder, 1_024)) {
      int length;
      try (Store store = Store.open(folder)) {
        store.create(newGame("one")).get(30, SECONDS);
        disk.fill();
        length = playUntilRefused(store, 1);
        playUntilRefused(store, length);
        assertThat(store.canStore()).isFalse();
        assertThat(store.load("one").orElseThrow().events()).hasSize(length);

        disk.clear();
        assertThat(store.canStore()).isTrue();
        assertThat(store.append("one", length, moves(length, length)).get(30, SECONDS)).isTrue();
        length++;

        disk.fill();
        length = playUntilRefused(store, length);
      }
      disk.clear();
      try (Store store = Store.open(folder)) {
        List<StoredEvent> log = store.load("one").orElseThrow().events();
        assertThat(log).hasSize(length);
        assertThat(log.subList(1, length)).isEqualTo(moves(1, length - 1));
      }
    }
  }

  @Test
  void a_store_is_not_opened_on_a_full_disk() throws Exception {
    try (SmallDisk disk = SmallDisk.mount(folder, 512)) {
      disk.fill();
      assertNotWritable("The disk is full");
      disk.clear();
      Store.open(folder).close();
    }
  }

  @Test
  void a_store_is_not_opened_on_a_read_only_disk() throws Exception {
    try (SmallDisk disk = SmallDisk.mount(folder, 1_024)) {
      Store.open(folder).close();
      disk.makeReadOnly();
      assertNotWritable("Read-only file system");
      disk.makeWritable();
      Store.open(folder).close();
    }
  }

  private void assertNotWritable(String text) {
    assertThatExceptionOfType(StoreOpenException.class)
        .isThrownBy(() -> Store.open(folder).close())
        .withMessageContaining(folder.toString())
        .withMessageContaining(text);
  }
}
