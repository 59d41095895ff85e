package org.arbiterchess.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import org.arbiterchess.testing.Corpus;
import tools.jackson.databind.json.JsonMapper;

/** Converts JSON trees to compact JSON text and back. */
public final class WireJson {

  private static final JsonMapper MAPPER = new JsonMapper();

  private WireJson() {}

  public static String print(Object tree) {
    return MAPPER.writeValueAsString(tree);
  }

  public static Object parse(String text) {
    return MAPPER.readValue(text, Object.class);
  }

  /** Reads the lines of a golden file in {@code corpus/wire}. */
  public static List<String> golden(String file) {
    try {
      return Files.readAllLines(Corpus.path("wire/" + file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
