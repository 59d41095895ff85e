package org.arbiterchess.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.arbiterchess.message.ConstantText;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.rules.DetailedReason;

/** English texts that a test changes or watches. */
public final class ChangedTexts {

  private ChangedTexts() {}

  /**
   * Texts that are changed when they are first used.
   *
   * @param ofNoun changes the text of a noun
   * @param ofKey changes the text of a key, when the key is first used
   */
  public static Texts of(
      String language, UnaryOperator<String> ofNoun, BiFunction<TextKey, String, String> ofKey) {
    return new Texts(language, nouns(ofNoun), key -> changed(key, ofKey));
  }

  private static Map<String, String> nouns(UnaryOperator<String> ofNoun) {
    Map<String, String> nouns = new HashMap<>();
    try {
      for (String line : Files.readAllLines(Path.of("../texts/en/nouns.properties"))) {
        int equals = line.indexOf(" = ");
        if (equals > 0 && !line.startsWith("#")) {
          String text = line.substring(equals + 3).replace("\"", "");
          String key = line.substring(0, equals);
          nouns.put(key, key.equals("number.group") ? text : ofNoun.apply(text));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return nouns;
  }

  private static TextKey key(Object constant) {
    if (constant instanceof DetailedReason detail) {
      return ConstantText.ruling(detail, detail.article(), detail.facts());
    }
    return constant instanceof PgnWarning.Kind kind
        ? ConstantText.warning(kind)
        : (TextKey) constant;
  }

  private static List<String> changed(TextKey first, BiFunction<TextKey, String, String> ofKey) {
    List<String> english = Texts.english().area(first);
    return new AbstractList<>() {
      @Override
      public String get(int index) {
        Object key = first.getDeclaringClass().getEnumConstants()[index];
        return ofKey.apply(key(key), english.get(index));
      }

      @Override
      public int size() {
        return english.size();
      }
    };
  }
}
