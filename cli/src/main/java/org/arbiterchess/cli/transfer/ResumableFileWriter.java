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
 * Writes a file in parts under a temporary name. Each part is forced to disk before its end offset
 * is recorded, so an interrupted write can resume after the last complete part. Only the owner can
 * read the file.
 */
final class ResumableFileWriter implements AutoCloseable {

  private static final int ZSTD_LEVEL = 6;

  private final Path target;
  private final Path part;
  private final Path checkpoint;
  private final FileChannel channel;

  private ResumableFileWriter(Path target, Path part, Path checkpoint, FileChannel channel) {
    this.target = target;
    this.part = part;
    this.checkpoint = checkpoint;
    this.channel = channel;
  }

  /**
   * Opens the temporary file. The output is compressed if the name ends in {@code .zst}.
   *
   * @param resume whether to keep the parts that have already been written
   */
  static ResumableFileWriter open(Path target, boolean resume) throws IOException {
    Path part = target.resolveSibling(target.getFileName() + ".part");
    Path checkpoint = target.resolveSibling(target.getFileName() + ".part.at");
    FileChannel channel =
        FileChannel.open(
            part, Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE), ownerOnly(part));
    try {
      long safe =
          resume && Files.exists(checkpoint) ? Long.parseLong(Files.readString(checkpoint)) : 0;
      channel.truncate(Math.min(safe, channel.size()));
      channel.position(channel.size());
      return new ResumableFileWriter(target, part, checkpoint, channel);
    } catch (IOException | NumberFormatException e) {
      channel.close();
      throw e;
    }
  }

  private static FileAttribute<?>[] ownerOnly(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  boolean isEmpty() throws IOException {
    return channel.size() == 0;
  }

  Path partFile() {
    return part;
  }

  void append(String text) throws IOException {
    byte[] bytes = text.getBytes(UTF_8);
    boolean compressed = target.toString().endsWith(".zst");
    ByteBuffer piece = ByteBuffer.wrap(compressed ? Zstd.compress(bytes, ZSTD_LEVEL) : bytes);
    while (piece.hasRemaining()) {
      channel.write(piece);
    }
    channel.force(true);
    Path next = checkpoint.resolveSibling(checkpoint.getFileName() + ".next");
    Files.writeString(next, Long.toString(channel.position()));
    Files.move(
        next, checkpoint, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Renames the complete file to its final name. */
  void finish() throws IOException {
    channel.close();
    Files.move(part, target);
    Files.deleteIfExists(checkpoint);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
