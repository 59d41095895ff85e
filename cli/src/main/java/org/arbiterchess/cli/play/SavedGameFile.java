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

/** Writes saved games atomically, so that a reader sees either the old file or the new file. */
final class SavedGameFile {

  private SavedGameFile() {}

  /** Writes a temporary file, then renames it. */
  static void write(Path file, String text) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file;
    Path temporary = target.resolveSibling("." + target.getFileName() + ".new");
    try {
      try (FileChannel channel =
          FileChannel.open(
              temporary,
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE,
              StandardOpenOption.TRUNCATE_EXISTING)) {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        channel.force(true);
      }
      replace(temporary, target);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static void replace(Path temporary, Path target) throws IOException {
    try {
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Returns the first unused path among {@code name.pgn}, {@code name-2.pgn} and so on. */
  static Path unusedName(Path folder, String name) {
    Path file = folder.resolve(name + ".pgn");
    for (int i = 2; Files.exists(file); i++) {
      file = folder.resolve(name + "-" + i + ".pgn");
    }
    return file;
  }
}
