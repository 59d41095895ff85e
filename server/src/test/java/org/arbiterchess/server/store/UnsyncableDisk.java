package org.arbiterchess.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file system in a sparse file on a tiny disk. While the tiny disk is full, files can be written,
 * but not synced. Mounting it requires root.
 */
public final class UnsyncableDisk implements AutoCloseable {

  private static final int DISK_KILOBYTES = 16_384;
  private static final long IMAGE_BYTES = 64 << 20;

  private final SmallDisk disk;
  private final Path folder;

  private UnsyncableDisk(SmallDisk disk, Path folder) {
    this.disk = disk;
    this.folder = folder;
  }

  /** Mounts the file system in a new folder. Skips the test if that is not possible. */
  public static UnsyncableDisk mount(Path parent) throws IOException {
    Path folder = Files.createDirectory(parent.resolve("unsyncable"));
    SmallDisk disk =
        SmallDisk.mount(Files.createDirectory(parent.resolve("small")), DISK_KILOBYTES);
    String image = disk.folder().resolve("image").toString();
    try (RandomAccessFile file = new RandomAccessFile(image, "rw")) {
      file.setLength(IMAGE_BYTES);
    }
    boolean mounted =
        SmallDisk.run("mkfs.ext4", "-q", "-F", "-O", "^has_journal", image) == 0
            && SmallDisk.run("mount", "-o", "loop,errors=continue", image, folder.toString()) == 0;
    if (!mounted) {
      disk.close();
    }
    assumeTrue(mounted, "no file system in a file could be mounted here");
    return new UnsyncableDisk(disk, folder);
  }

  public Path folder() {
    return folder;
  }

  public void preventSync() throws IOException {
    disk.fill();
  }

  public void allowSync() throws IOException {
    disk.clear();
  }

  @Override
  public void close() {
    assertThat(SmallDisk.run("umount", folder.toString())).isZero();
    disk.close();
  }
}
