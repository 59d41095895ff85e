package org.arbiterchess.language;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.arbiterchess.text.Ascii;

/**
 * Reads the catalogue files. They lie beside the class of their keys: the texts of {@code GameText}
 * in its package, in {@code de/game.properties}. This class exists on the JVM only; it is removed
 * from the compiled modules.
 */
final class TextFiles {

  private static final Map<String, Texts> READ = new ConcurrentHashMap<>();

  private static final List<String> LANGUAGES =
      sorted(properties(TextFiles.class, "languages.properties").stringPropertyNames());

  private TextFiles() {}

  private static List<String> sorted(Set<String> codes) {
    List<String> sorted = new ArrayList<>(new TreeSet<>(codes));
    sorted.remove("en");
    sorted.add(0, "en");
    return sorted;
  }

  /** The codes of all languages, English first. */
  static List<String> languages() {
    return LANGUAGES;
  }

  static Optional<Texts> texts(String language) {
    Texts read = READ.get(language);
    if (read != null) {
      return Optional.of(read);
    }
    return LANGUAGES.contains(language)
        ? Optional.of(READ.computeIfAbsent(language, TextFiles::read))
        : Optional.empty();
  }

  private static Texts read(String language) {
    Map<String, String> nouns = new TreeMap<>();
    properties(TextFiles.class, language + "/nouns.properties")
        .forEach((key, text) -> nouns.put((String) key, unquoted((String) text)));
    return new Texts(language, nouns, key -> area(language, key));
  }

  /** The texts of a key's area, in the order of the keys. */
  private static List<String> area(String language, TextKey key) {
    Class<?> keys = key.getDeclaringClass();
    String file = language + "/" + key.area() + ".properties";
    Properties properties = properties(keys, file);
    List<String> texts = new ArrayList<>();
    for (Object other : keys.getEnumConstants()) {
      String name = propertyName(((Enum<?>) other).name());
      String text = properties.getProperty(name);
      if (text == null) {
        throw new IllegalStateException(file + " has no text for " + name);
      }
      texts.add(text);
    }
    return texts;
  }

  /** The key in the file: {@code drawOffered} for {@code DRAW_OFFERED}. */
  static String propertyName(String constant) {
    StringBuilder name = new StringBuilder();
    for (String word : constant.split("_", -1)) {
      String lower = Ascii.lower(word);
      name.append(name.isEmpty() ? lower : word.charAt(0) + lower.substring(1));
    }
    return name.toString();
  }

  /** A separator stands in quotation marks, because editors remove spaces at the end of a line. */
  private static String unquoted(String text) {
    return text.startsWith("\"") ? text.substring(1, text.length() - 1) : text;
  }

  private static Properties properties(Class<?> beside, String file) {
    try (InputStream in = beside.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("The file " + file + " is not beside " + beside.getName());
      }
      Properties properties = new Properties();
      Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8);
      properties.load(reader);
      return properties;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
