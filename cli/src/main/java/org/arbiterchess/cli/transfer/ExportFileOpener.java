package org.arbiterchess.cli.transfer;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdException;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.arbiterchess.cli.terminal.CountedInput;
import org.arbiterchess.cli.terminal.DecompressedInput;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.transfer.DamagedExportException;

/**
 * Opens an export file, which may be compressed. A file that unpacks to many times its size is
 * refused with {@link DamagedExportException}, because its only purpose is to exhaust the machine.
 */
final class ExportFileOpener {

  private static final int MEGABYTE = 1 << 20;
  private static final long ALWAYS_ALLOWED = 16 * MEGABYTE;

  /** Exports compress to a tenth of their size; even copies of one game stay below this. */
  private static final int MAX_RATIO = 200;

  /** The longest header of a zstd frame, which may declare the size of its content. */
  private static final int ZSTD_HEADER_BYTES = 18;

  private ExportFileOpener() {}

  static BufferedReader open(Path file) throws IOException {
    BufferedInputStream raw = new BufferedInputStream(Files.newInputStream(file));
    try {
      long limit = ALWAYS_ALLOWED + MAX_RATIO * Files.size(file);
      requireSize(declaredSize(raw), limit);
      InputStream unpacked = DecompressedInput.of(raw);
      // A declared size may be missing, or only be that of the first frame.
      AtomicLong count = new AtomicLong();
      InputStream limited =
          new CountedInput(unpacked, read -> requireSize(count.addAndGet(read), limit));
      return new BufferedReader(new InputStreamReader(unpacked == raw ? raw : limited, UTF_8));
    } catch (IOException | DamagedExportException e) {
      raw.close();
      throw e;
    }
  }

  /** The size that a zstd frame declares, or 0 if there is none. */
  private static long declaredSize(BufferedInputStream in) throws IOException {
    if (!DecompressedInput.isZstd(in)) {
      return 0;
    }
    in.mark(ZSTD_HEADER_BYTES);
    byte[] header = in.readNBytes(ZSTD_HEADER_BYTES);
    in.reset();
    try {
      return Zstd.getFrameContentSize(header);
    } catch (ZstdException e) {
      // The size is optional. The bytes are counted.
      return 0;
    }
  }

  private static void requireSize(long size, long limit) {
    if (size > limit) {
      throw new DamagedExportException(ServerText.EXPORT_TOO_LARGE, limit / MEGABYTE);
    }
  }
}
