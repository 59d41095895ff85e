package org.arbiterchess.cli.messages;

import java.lang.reflect.Proxy;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.server.language.ServerPhrasebook;

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
                return new Texts("xx", new PretendNouns(), PretendLanguage::texts);
              }
              return method.getReturnType() == InGameCommandUsage.class
                  ? new InGameCommandUsage(List.of(text), text, text)
                  : Collections.nCopies(5, text);
            }));
  }

  /** Every noun is its key in brackets. */
  private static final class PretendNouns extends AbstractMap<String, String> {

    @Override
    public boolean containsKey(Object noun) {
      return true;
    }

    @Override
    public String get(Object noun) {
      return "⟦" + noun + "⟧";
    }

    @Override
    public Set<Entry<String, String>> entrySet() {
      return Set.of();
    }
  }

  /** The text of a key is its name, with its values outside the brackets. */
  private static List<String> texts(Class<?> keys) {
    List<String> texts = new ArrayList<>();
    for (Object key : keys.getEnumConstants()) {
      StringBuilder text = new StringBuilder("⟦" + key + "⟧");
      ((TextKey) key).placeholders().forEach(name -> text.append(" {").append(name).append('}'));
      texts.add(text + ".");
    }
    return texts;
  }

  @Override
  public Phrasebook phrasebook() {
    return pretend(Phrasebook.class);
  }

  @Override
  public ServerPhrasebook server() {
    return pretend(ServerPhrasebook.class);
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
