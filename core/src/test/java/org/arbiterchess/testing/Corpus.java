package org.arbiterchess.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Finds the test tables in {@code corpus} from any working directory. */
public final class Corpus {

  private Corpus() {}

  public static Path path(String name) {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path found = at.resolve("corpus").resolve(name);
      if (Files.exists(found)) {
        return found;
      }
    }
    throw new IllegalStateException("no corpus/" + name + " above " + Path.of("").toAbsolutePath());
  }

  /** Returns the tables in a folder, sorted by name. */
  public static List<Path> tables(String folder) {
    try (Stream<Path> files = Files.list(path(folder))) {
      return files.filter(file -> file.toString().endsWith(".csv")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static List<Csv.Row> rows(Path table) {
    try {
      return Csv.read(Files.readString(table));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
