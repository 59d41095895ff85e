package org.arbiterchess.cli.messages;

import java.util.AbstractMap;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Stream;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.DetailedReason;

/** A fake language in which every text consists of its key and its values in ⟦brackets⟧. */
public final class PretendTexts {

  /** They have the code of English, whose help the commands load. */
  public static final Texts TEXTS = new Texts("en", new Nouns(), PretendTexts::texts);

  private PretendTexts() {}

  private static List<String> texts(TextKey first) {
    return Stream.of(first.getDeclaringClass().getEnumConstants())
        .map(constant -> text(first, constant))
        .toList();
  }

  private static String text(TextKey first, Object constant) {
    StringBuilder text = new StringBuilder("⟦").append(constant);
    placeholders(constant).forEach(name -> text.append(" {").append(name).append(", and}"));
    text.append("⟧.");
    boolean hasColumns = first.getDeclaringClass().getPackageName().endsWith(".play");
    return hasColumns ? text + " | " + text + " | " + text : text.toString();
  }

  private static List<String> placeholders(Object constant) {
    if (constant instanceof DetailedReason detail) {
      return detail.facts();
    }
    return constant instanceof TextKey key ? key.placeholders() : List.of();
  }

  private static final class Nouns extends AbstractMap<String, String> {

    @Override
    public String get(Object noun) {
      return "⟦" + noun + "⟧";
    }

    @Override
    public Set<Map.Entry<String, String>> entrySet() {
      return Set.of(Map.entry("letters", "ZYXWV"));
    }
  }

  /** The help texts, each of which is its key in ⟦brackets⟧. */
  public static ResourceBundle help(ResourceBundle english) {
    return new ResourceBundle() {
      @Override
      protected Object handleGetObject(String key) {
        return english.containsKey(key) ? "⟦" + key + "⟧" : null;
      }

      @Override
      public Enumeration<String> getKeys() {
        return english.getKeys();
      }
    };
  }
}
