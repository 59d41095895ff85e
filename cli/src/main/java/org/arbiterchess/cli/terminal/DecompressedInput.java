package org.arbiterchess.cli.terminal;

import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.arbiterchess.io.Gzip;

/** Decompresses zstd, gzip and bzip2, which it detects by their first bytes. */
public final class DecompressedInput {

  private DecompressedInput() {}

  /** Returns a decompressing stream, or the stream itself if it is not compressed. */
  public static InputStream of(BufferedInputStream in) throws IOException {
    if (isZstd(in)) {
      return new ZstdInputStreamNoFinalizer(in).setContinuous(false);
    }
    if (startsWith(in, 0x1F, 0x8B)) {
      return Gzip.decompress(in);
    }
    if (startsWith(in, 'B', 'Z', 'h')) {
      return new BZip2CompressorInputStream(in, true);
    }
    return in;
  }

  /** Returns whether a zstd frame follows, without consuming it. */
  public static boolean isZstd(BufferedInputStream in) throws IOException {
    return startsWith(in, 0x28, 0xB5, 0x2F, 0xFD);
  }

  /** Returns whether the next bytes are {@code magic}, without consuming them. */
  public static boolean startsWith(BufferedInputStream in, int... magic) throws IOException {
    in.mark(8);
    byte[] head = in.readNBytes(magic.length);
    in.reset();
    for (int i = 0; i < magic.length; i++) {
      if (i >= head.length || (head[i] & 0xFF) != magic[i]) {
        return false;
      }
    }
    return true;
  }
}
