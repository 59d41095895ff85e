package org.arbiterchess.server.store;

import static org.arbiterchess.server.store.SampleGames.moves;
import static org.arbiterchess.server.store.SampleGames.newGame;
import static org.arbiterchess.server.store.StoreContract.assertNotStored;
import static org.arbiterchess.server.store.StoreContract.waitFor;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnwritableFilesTest {

  @TempDir Path folder;

  @Test
  void a_store_works_again_once_its_write_ahead_log_is_writable() throws Exception {
    String log = folder.resolve("arbiter.db-wal").toString();
    try (Store store = Store.open(folder)) {
      waitFor(store.create(newGame("one")));
      assumeTrue(SmallDisk.run("chattr", "+i", log) == 0, "no file can be made immutable here");
      try {
        assertNotStored(store.append("one", 1, moves(1, 1)), "The disk reports an error");
        assertNotStored(store.append("one", 1, moves(1, 1)), "The database file is read-only");
        assertThat(store.canStore()).isFalse();
        assertThat(store.load("one").orElseThrow().events()).hasSize(1);
      } finally {
        assertThat(SmallDisk.run("chattr", "-i", log)).isZero();
      }
      assertThat(store.canStore()).isTrue();
      assertThat(waitFor(store.append("one", 1, moves(1, 1)))).isTrue();
    }
  }
}
