package org.arbiterchess.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The truth tables, which the rules on the JVM and in the browser are tested with as well. */
final class CorpusTable {

  private static final Path FOLDER = Path.of("../corpus");

  private CorpusTable() {}

  /** The lines of a table, or of all tables in a folder, each by the names of its columns. */
  static List<Map<String, String>> read(String name) {
    try (Stream<Path> files = Files.walk(FOLDER.resolve(name))) {
      List<Map<String, String>> lines = new ArrayList<>();
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        List<String> texts = Files.readAllLines(file);
        List<String> columns = cells(texts.get(0));
        texts.stream().skip(1).forEach(text -> lines.add(line(columns, cells(text))));
      }
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> line(List<String> columns, List<String> cells) {
    Map<String, String> line = new LinkedHashMap<>();
    for (int i = 0; i < columns.size(); i++) {
      line.put(columns.get(i), cells.get(i));
    }
    return line;
  }

  /** Separated by commas, in quotes where they hold commas themselves. */
  private static List<String> cells(String text) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (char c : (text + ",").toCharArray()) {
      if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        cells.add(cell.toString());
        cell.setLength(0);
      } else {
        cell.append(c);
      }
    }
    return cells;
  }
}
