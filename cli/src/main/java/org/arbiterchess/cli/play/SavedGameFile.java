package org.arbiterchess.cli.play;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files of saved games. A reader finds the old text or the new one, never a part. */
final class SavedGameFile {

  private SavedGameFile() {}

  /** Writes beside the file, then takes its place. */
  static void write(Path file, String text) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file;
    Path beside = target.resolveSibling("." + target.getFileName() + ".new");
    try {
      try (FileChannel channel =
          FileChannel.open(
              beside,
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE,
              StandardOpenOption.TRUNCATE_EXISTING)) {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        channel.force(true);
      }
      replace(beside, target);
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  private static void replace(Path beside, Path target) throws IOException {
    try {
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** A file that is not there yet: {@code name.txt}, {@code name-2.txt} and so on. */
  static Path unused(Path folder, String name) {
    Path file = folder.resolve(name + ".txt");
    for (int i = 2; Files.exists(file); i++) {
      file = folder.resolve(name + "-" + i + ".txt");
    }
    return file;
  }
}
