package org.arbiterchess.e2e;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;

/** Reads the tables in {@code corpus}, which the core tests also use. */
final class CorpusTable {

  private static final Path FOLDER = Path.of("../corpus");

  private CorpusTable() {}

  /** Returns the rows in a table, or in all tables in a folder, as maps from column to cell. */
  static List<Map<String, String>> read(String name) {
    try (Stream<Path> files = Files.walk(FOLDER.resolve(name))) {
      List<Map<String, String>> rows = new ArrayList<>();
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        List<String> lines = Files.readAllLines(file);
        List<String> columns = cells(lines.get(0));
        lines.stream().skip(1).forEach(line -> rows.add(row(columns, cells(line))));
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns what happened in each case, by its id. */
  static Properties stories(String language) {
    Path file = FOLDER.resolve("../texts/" + language + "/stories.properties");
    try (Reader reader = Files.newBufferedReader(file)) {
      Properties stories = new Properties();
      stories.load(reader);
      return stories;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> row(List<String> columns, List<String> cells) {
    Map<String, String> row = new LinkedHashMap<>();
    for (int i = 0; i < columns.size(); i++) {
      row.put(columns.get(i), cells.get(i));
    }
    return row;
  }

  /** Splits a CSV line into cells. A cell that contains a comma is quoted. */
  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (char c : (line + ",").toCharArray()) {
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
