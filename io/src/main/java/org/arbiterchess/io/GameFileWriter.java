package org.arbiterchess.io;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Iterator;
import java.util.UUID;
import java.util.zip.GZIPOutputStream;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.pgn.tree.PgnGame;

/** Writes games to files, each game followed by an empty line. */
final class GameFileWriter {

  private GameFileWriter() {}

  /** Writes a new file next to the old one, and then replaces the old file with it. */
  static void replace(Path file, Iterator<PgnGame> games) {
    try {
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        // Devices and pipes cannot be replaced, so they are written to directly. Opening a folder
        // fails with a suitable message.
        write(Files.newOutputStream(file), file, "", games);
        return;
      }
      Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
      Path draft = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID());
      try {
        write(Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW), file, "", games);
        copyPermissions(target, draft);
        move(draft, target);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (IOException e) {
      throw FileErrors.writing(file.toString(), e);
    }
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    if (Files.exists(from)
        && Files.getFileAttributeView(to, PosixFileAttributeView.class) != null) {
      Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
    }
  }

  private static void move(Path draft, Path target) throws IOException {
    try {
      Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  static void append(Path file, Iterator<PgnGame> games) {
    try {
      String separator = separator(file);
      OutputStream out =
          Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      write(out, file, separator, games);
    } catch (IOException e) {
      throw FileErrors.writing(file.toString(), e);
    }
  }

  /**
   * Returns the line feeds to append to a file before its next game. The end of a compressed file
   * is not checked, because an extra empty line does no harm.
   */
  private static String separator(Path file) throws IOException {
    if (!Files.isRegularFile(file) || Files.size(file) == 0) {
      return "";
    }
    if (isCompressed(file)) {
      return "\n\n";
    }
    try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
      byte[] end = new byte[(int) Math.min(4, in.length())];
      in.seek(in.length() - end.length);
      in.readFully(end);
      String text = new String(end, UTF_8).replace("\r", "");
      return text.endsWith("\n\n") ? "" : text.endsWith("\n") ? "\n" : "\n\n";
    }
  }

  private static void write(OutputStream raw, Path file, String lead, Iterator<PgnGame> games)
      throws IOException {
    try (raw;
        OutputStream out =
            new BufferedOutputStream(isCompressed(file) ? new GZIPOutputStream(raw) : raw)) {
      out.write(lead.getBytes(UTF_8));
      while (games.hasNext()) {
        out.write(PgnCodec.write(games.next()).getBytes(UTF_8));
        out.write('\n');
      }
    }
  }

  private static boolean isCompressed(Path file) {
    return file.toString().endsWith(".gz");
  }
}
