package org.arbiterchess.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/**
 * Finds test data outside the repository, in a sibling folder or in the folder that {@code
 * ARBITER_CORPUS} names. If the data is missing, tests that need it are skipped with a message.
 */
public final class ExternalCorpus {

  private ExternalCorpus() {}

  public static List<String> lines(String name) {
    Path file = folder().resolve(name);
    if (!Files.isRegularFile(file)) {
      String message =
          "skipped: there is no %s in the shared corpus; set ARBITER_CORPUS to a folder that has it"
              .formatted(name);
      System.out.println(message);
      Assumptions.abort(message);
    }
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path folder() {
    String named = System.getenv("ARBITER_CORPUS");
    return named != null ? Path.of(named) : Path.of("..", "..", "shared", "corpus");
  }
}
