package org.arbiterchess.cli.transfer;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.arbiterchess.cli.terminal.DecompressedInput;

/** Opens an export file, which may be compressed. */
final class ExportFileOpener {

  private ExportFileOpener() {}

  static BufferedReader open(Path file) throws IOException {
    BufferedInputStream raw = new BufferedInputStream(Files.newInputStream(file));
    try {
      return new BufferedReader(new InputStreamReader(DecompressedInput.of(raw), UTF_8));
    } catch (IOException e) {
      raw.close();
      throw e;
    }
  }
}
