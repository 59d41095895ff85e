package org.arbiterchess.cli.messages;

import java.lang.reflect.Proxy;
import java.util.AbstractMap;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Stream;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.server.language.ServerPhrasebook;

/** A fake language in which every text consists of its key and its values in ⟦brackets⟧. */
public final class PretendLanguage extends Language {

  private static final Texts TEXTS = new Texts("xx", new Nouns(), PretendLanguage::texts);

  public PretendLanguage() {
    super(TEXTS, pretend(Phrasebook.class));
  }

  @Override
  public ServerPhrasebook server() {
    return pretend(ServerPhrasebook.class);
  }

  private static List<String> texts(Class<?> keys) {
    return Stream.of(keys.getEnumConstants()).map(key -> text((TextKey) key)).toList();
  }

  private static String text(TextKey key) {
    if (key == TerminalText.PIECE_LETTERS) {
      return "ZYXWV";
    }
    StringBuilder text = new StringBuilder("⟦").append(key);
    key.placeholders().forEach(name -> text.append(" {").append(name).append(", and}"));
    text.append("⟧.");
    boolean hasColumns = key.getDeclaringClass().getPackageName().endsWith(".play");
    return hasColumns ? text + " | " + text + " | " + text : text.toString();
  }

  private static final class Nouns extends AbstractMap<String, String> {

    @Override
    public String get(Object noun) {
      return "⟦" + noun + "⟧";
    }

    @Override
    public Set<Map.Entry<String, String>> entrySet() {
      return Set.of();
    }
  }

  /** Creates a proxy whose methods return their own name and arguments as text. */
  private static <T> T pretend(Class<T> messages) {
    return messages.cast(
        Proxy.newProxyInstance(
            messages.getClassLoader(),
            new Class<?>[] {messages},
            (proxy, method, arguments) -> {
              String text = "⟦" + method.getName() + " " + Arrays.toString(arguments) + "⟧";
              if (method.getReturnType() == String.class) {
                return text;
              }
              if (method.getReturnType() == Texts.class) {
                return TEXTS;
              }
              return method.getReturnType() == Sentence.class
                  ? new Sentence(text + ".", Optional.empty())
                  : Collections.nCopies(5, text);
            }));
  }

  /** Returns a bundle in which the text of each help message is its key in ⟦brackets⟧. */
  @Override
  public ResourceBundle help() {
    ResourceBundle english = Language.english().help();
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
