package org.arbiterchess.cli.messages;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.server.language.ServerPhrasebook;

/** A fake language in which every text consists of its key and its values in ⟦brackets⟧. */
public final class PretendLanguage extends Language {

  private static final List<String> NOUNS =
      List.of("white", "black", "pawn", "knight", "bishop", "rook", "queen", "king");

  public PretendLanguage() {
    super(
        new Texts("xx", nouns(), PretendLanguage::texts),
        pretend(Phrasebook.class),
        pretend(ServerPhrasebook.class));
  }

  private static Map<String, String> nouns() {
    Map<String, String> nouns =
        NOUNS.stream().collect(Collectors.toMap(noun -> noun, noun -> "⟦" + noun + "⟧"));
    for (String separator : List.of("list.comma", "list.and", "list.or", "number.group")) {
      nouns.put(separator, "|");
    }
    return nouns;
  }

  private static List<String> texts(Class<?> keys) {
    List<String> texts = new ArrayList<>();
    for (Object constant : keys.getEnumConstants()) {
      TextKey key = (TextKey) constant;
      StringBuilder text = new StringBuilder("⟦").append(key);
      key.placeholders().forEach(name -> text.append(" {").append(name).append(", and}"));
      text.append("⟧");
      texts.add(
          key == TerminalText.PIECE_LETTERS
              ? "ZYXWV"
              : keys == TerminalText.class ? text.toString() : text + " | " + text + " | " + text);
    }
    return texts;
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
