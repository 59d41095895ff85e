package org.arbiterchess.cli.transfer;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.github.luben.zstd.Zstd;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * A file that is being written beside the place it will have, piece by piece, each of which is on
 * the disk before it is remembered. What was interrupted goes on after the last such piece. Only
 * its owner may read it.
 */
final class ResumableFileWriter implements AutoCloseable {

  private static final int LEVEL = 6;

  private final Path target;
  private final Path part;
  private final Path mark;
  private final FileChannel channel;

  private ResumableFileWriter(Path target, Path part, Path mark, FileChannel channel) {
    this.target = target;
    this.part = part;
    this.mark = mark;
    this.channel = channel;
  }

  /**
   * Begins a file, or goes on with it. It is compressed if its name ends in {@code .zst}.
   *
   * @param resume whether what is there already is kept
   */
  static ResumableFileWriter open(Path target, boolean resume) throws IOException {
    Path part = target.resolveSibling(target.getFileName() + ".part");
    Path mark = target.resolveSibling(target.getFileName() + ".part.at");
    FileChannel channel =
        FileChannel.open(
            part, Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE), ownersOnly(part));
    try {
      long safe = resume && Files.exists(mark) ? Long.parseLong(Files.readString(mark)) : 0;
      channel.truncate(Math.min(safe, channel.size()));
      channel.position(channel.size());
      return new ResumableFileWriter(target, part, mark, channel);
    } catch (IOException | NumberFormatException e) {
      channel.close();
      throw e;
    }
  }

  private static FileAttribute<?>[] ownersOnly(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  boolean isEmpty() throws IOException {
    return channel.size() == 0;
  }

  /** What is there so far. */
  Path path() {
    return part;
  }

  void append(String text) throws IOException {
    byte[] bytes = text.getBytes(UTF_8);
    boolean compressed = target.toString().endsWith(".zst");
    ByteBuffer piece = ByteBuffer.wrap(compressed ? Zstd.compress(bytes, LEVEL) : bytes);
    while (piece.hasRemaining()) {
      channel.write(piece);
    }
    channel.force(true);
    Path next = mark.resolveSibling(mark.getFileName() + ".next");
    Files.writeString(next, Long.toString(channel.position()));
    Files.move(next, mark, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Nothing is missing: the file takes its place. */
  void finish() throws IOException {
    channel.close();
    Files.move(part, target);
    Files.deleteIfExists(mark);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
