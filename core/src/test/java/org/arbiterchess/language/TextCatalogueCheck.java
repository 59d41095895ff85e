package org.arbiterchess.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares the catalogue files of an area, in all languages, with the keys of the area. */
public final class TextCatalogueCheck {

  private static final Path TEXTS = Path.of("../texts");
  private static final Pattern FORM = Pattern.compile("\\{\\w+\\.(\\w+)");

  private final String file;
  private final List<String> problems = new ArrayList<>();
  private final Map<String, String> texts;

  private TextCatalogueCheck(String file) {
    this.file = file;
    this.texts = texts(file, problems);
  }

  /**
   * Keys without a text, texts without a key, texts that occur twice, malformed texts, placeholders
   * that their key does not have, and forms that no noun of the language has.
   */
  public static <K extends Enum<K> & TextKey> List<String> problems(Class<K> keys) {
    return problems(keys.getEnumConstants());
  }

  static List<String> problems(TextKey[] keys) {
    List<String> problems = new ArrayList<>();
    for (String language : TextFiles.languages()) {
      TextCatalogueCheck check =
          new TextCatalogueCheck(language + "/" + keys[0].area() + ".properties");
      check.compare(keys);
      check.findForms(texts(language + "/nouns.properties", problems).keySet());
      problems.addAll(check.problems);
    }
    return problems;
  }

  private void compare(TextKey[] keys) {
    Set<String> unknown = new TreeSet<>(texts.keySet());
    for (TextKey key : keys) {
      String name = TextFiles.propertyName(key.name());
      unknown.remove(name);
      if (texts.containsKey(name)) {
        parse(texts.get(name), key.placeholders());
      } else {
        problems.add(file + " has no text for " + name);
      }
    }
    unknown.forEach(name -> problems.add(file + " has a text without a key: " + name));
  }

  private void parse(String text, List<String> placeholders) {
    try {
      Template.parse(text, placeholders);
    } catch (IllegalArgumentException e) {
      problems.add(file + ": " + e.getMessage());
    }
  }

  private void findForms(Set<String> nouns) {
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Matcher forms = FORM.matcher(text.getValue());
      while (forms.find()) {
        String form = "." + forms.group(1);
        if (nouns.stream().noneMatch(noun -> noun.endsWith(form))) {
          problems.add(file + ": " + text.getKey() + " uses " + form + ", which no noun has");
        }
      }
    }
  }

  private static Map<String, String> texts(String file, List<String> problems) {
    Map<String, String> texts = new LinkedHashMap<>();
    for (String line : lines(file)) {
      int equals = line.indexOf(" = ");
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      if (equals < 0) {
        problems.add(file + " has a line without a text: " + line);
      } else if (texts.put(line.substring(0, equals), line.substring(equals + 3)) != null) {
        problems.add(file + " has two texts for " + line.substring(0, equals));
      }
    }
    return texts;
  }

  private static List<String> lines(String file) {
    try {
      // A line that ends with a backslash goes on in the next one.
      return Files.readString(TEXTS.resolve(file)).replaceAll("\\\\\n *", "").lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
