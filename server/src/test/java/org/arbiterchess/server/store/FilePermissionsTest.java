package org.arbiterchess.server.store;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.arbiterchess.server.store.SampleGames.newGame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that only the owner can read the games in a folder. */
class FilePermissionsTest {

  private static final String OPEN_FOLDER = "rwxr-xr-x";
  private static final String OPEN_FILE = "rw-r--r--";

  @TempDir Path folder;

  @BeforeEach
  void requires_posix_permissions() {
    assumeTrue(
        folder.getFileSystem().supportedFileAttributeViews().contains("posix"),
        "this system has no modes of files");
  }

  private static String mode(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  private static void setMode(Path path, String mode) throws IOException {
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(mode));
  }

  private static List<Path> files(Path dataFolder) throws IOException {
    try (Stream<Path> files = Files.list(dataFolder)) {
      return files.sorted().toList();
    }
  }

  private static void assertPrivate(Path dataFolder) throws IOException {
    assertThat(mode(dataFolder)).isEqualTo("rwx------");
    assertThat(files(dataFolder))
        .extracting(file -> file.getFileName().toString())
        .contains("arbiter.db", "arbiter.db-shm", "arbiter.db-wal", "arbiter.lock");
    for (Path file : files(dataFolder)) {
      assertThat(mode(file)).as(file.toString()).isEqualTo("rw-------");
    }
  }

  @Test
  void only_the_owner_can_read_a_new_folder_and_its_files() throws Exception {
    Path dataFolder = folder.resolve("new/data");
    try (Store store = Store.open(dataFolder)) {
      store.create(newGame("one")).get(30, SECONDS);

      assertPrivate(dataFolder);
    }
  }

  @Test
  void a_folder_with_other_files_keeps_its_mode_but_the_games_are_private() throws Exception {
    Path other = Files.writeString(folder.resolve("notes.txt"), "of somebody else");
    setMode(folder, OPEN_FOLDER);
    setMode(other, OPEN_FILE);
    try (Store store = Store.open(folder)) {
      store.create(newGame("one")).get(30, SECONDS);

      assertThat(mode(folder)).isEqualTo(OPEN_FOLDER);
      assertThat(mode(other)).isEqualTo(OPEN_FILE);
      assertThat(mode(folder.resolve("arbiter.db"))).isEqualTo("rw-------");
    }
  }
}
