package org.arbiterchess.cli.transfer;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;

/** The lines of a file, decompressed where its first bytes say that it is compressed. */
final class DecompressingReader {

  private static final int ZSTD = 0x28B52FFD;

  private DecompressingReader() {}

  static BufferedReader open(Path file) throws IOException {
    InputStream raw = new BufferedInputStream(Files.newInputStream(file));
    try {
      raw.mark(4);
      byte[] head = raw.readNBytes(4);
      raw.reset();
      InputStream text = isCompressed(head) ? new ZstdInputStreamNoFinalizer(raw) : raw;
      return new BufferedReader(new InputStreamReader(text, UTF_8));
    } catch (IOException e) {
      raw.close();
      throw e;
    }
  }

  private static boolean isCompressed(byte[] head) {
    int magic = 0;
    for (byte each : head) {
      magic = (magic << 8) | (each & 0xFF);
    }
    return magic == ZSTD;
  }
}
