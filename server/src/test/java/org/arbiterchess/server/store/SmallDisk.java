package org.arbiterchess.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A tiny file system that can be filled or made read-only. Mounting it requires root. */
public record SmallDisk(Path folder) implements AutoCloseable {

  /** Mounts the file system. Skips the test if that is not possible. */
  public static SmallDisk mount(Path folder, int kilobytes) {
    assumeTrue(
        run("mount", "-t", "tmpfs", "-o", "size=" + kilobytes + "k", "tmpfs", folder.toString())
            == 0,
        "no small disk could be mounted here");
    return new SmallDisk(folder);
  }

  public void fill() throws IOException {
    byte[] page = new byte[4096];
    try (var out = Files.newOutputStream(filler())) {
      while (true) {
        out.write(page);
      }
    } catch (IOException e) {
      assertThat(e).hasMessageContaining("No space left");
    }
  }

  public void clear() throws IOException {
    Files.delete(filler());
  }

  private Path filler() {
    return folder.resolve("filler");
  }

  public void makeReadOnly() {
    assertThat(run("mount", "-o", "remount,ro", folder.toString())).isZero();
  }

  public void makeWritable() {
    assertThat(run("mount", "-o", "remount,rw", folder.toString())).isZero();
  }

  public static int run(String... command) {
    try {
      return new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .onExit()
          .join()
          .exitValue();
    } catch (IOException e) {
      return -1;
    }
  }

  @Override
  public void close() {
    assertThat(run("umount", folder.toString())).isZero();
  }
}
