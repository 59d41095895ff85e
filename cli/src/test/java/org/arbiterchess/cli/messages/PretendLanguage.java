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
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Phrasebook;

/** A fake language in which every message consists of its method name in ⟦brackets⟧. */
public final class PretendLanguage implements Language {

  /** Creates a proxy whose methods return their own name and arguments as text. */
  private static <T> T pretend(Class<T> messages) {
    return messages.cast(
        Proxy.newProxyInstance(
            messages.getClassLoader(),
            new Class<?>[] {messages},
            (proxy, method, arguments) -> {
              String text = "⟦" + method.getName() + " " + Arrays.toString(arguments) + "⟧";
              if (method.getName().equals("pieceLetters")) {
                return "ZYXWV";
              }
              if (method.getReturnType() == String.class) {
                return text;
              }
              if (method.getReturnType() == Sentence.class) {
                return new Sentence(text + ".", Optional.empty());
              }
              if (method.getReturnType() == Texts.class) {
                return TEXTS;
              }
              return method.getReturnType() == InGameCommandUsage.class
                  ? new InGameCommandUsage(List.of(text), text, text)
                  : Collections.nCopies(5, text);
            }));
  }

  /** The text of each key and noun is its name in ⟦brackets⟧. */
  private static final Texts TEXTS =
      new Texts(
          "xx",
          new AbstractMap<>() {
            @Override
            public String get(Object noun) {
              return "⟦" + noun + "⟧";
            }

            @Override
            public Set<Map.Entry<String, String>> entrySet() {
              return Set.of();
            }
          },
          keys -> Stream.of(keys.getEnumConstants()).map(key -> "⟦" + key + "⟧.").toList());

  @Override
  public Phrasebook phrasebook() {
    return pretend(Phrasebook.class);
  }

  @Override
  public Texts server() {
    return new Texts(
        "xx",
        Map.of(),
        keys -> Stream.of(keys.getEnumConstants()).map(key -> "⟦" + key + "⟧").toList());
  }

  @Override
  public String code() {
    return "xx";
  }

  @Override
  public CommonMessages common() {
    return pretend(CommonMessages.class);
  }

  @Override
  public WinnabilityMessages winnability() {
    return pretend(WinnabilityMessages.class);
  }

  @Override
  public QueryMessages query() {
    return pretend(QueryMessages.class);
  }

  @Override
  public AskMessages ask() {
    return pretend(AskMessages.class);
  }

  @Override
  public PgnMessages pgn() {
    return pretend(PgnMessages.class);
  }

  @Override
  public PlayMessages play() {
    return pretend(PlayMessages.class);
  }

  @Override
  public StrictPlayMessages strictPlay() {
    return pretend(StrictPlayMessages.class);
  }

  @Override
  public InGameVocabulary inGameVocabulary() {
    return pretend(InGameVocabulary.class);
  }

  @Override
  public SavedGameMessages savedGame() {
    return pretend(SavedGameMessages.class);
  }

  @Override
  public ServeMessages serve() {
    return pretend(ServeMessages.class);
  }

  @Override
  public TransferMessages transfer() {
    return pretend(TransferMessages.class);
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
