package org.arbiterchess.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.arbiterchess.message.ConstantText;
import org.arbiterchess.message.GameText;
import org.arbiterchess.message.InputText;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.message.RulesText;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.rules.DetailedReason;
import org.junit.jupiter.api.Test;

/** Tests the texts of every area in every language. */
public class MessagesTest {

  private static final TextKey[] WARNINGS =
      Stream.of(PgnWarning.Kind.values()).map(ConstantText::warning).toArray(TextKey[]::new);

  private static final TextKey[] RULINGS =
      Stream.of(DetailedReason.values())
          .map(detail -> ConstantText.ruling(detail, detail.article(), detail.facts()))
          .toArray(TextKey[]::new);

  @Test
  void every_key_has_its_text_in_every_language() {
    assertThat(TextCatalogueCheck.problems(RulesText.class)).isEmpty();
    assertThat(TextCatalogueCheck.problems(RULINGS)).isEmpty();
    assertThat(TextCatalogueCheck.problems(InputText.class)).isEmpty();
    assertThat(TextCatalogueCheck.problems(GameText.class)).isEmpty();
    assertThat(TextCatalogueCheck.problems(PgnText.class)).isEmpty();
    assertThat(TextCatalogueCheck.problems(WARNINGS)).isEmpty();
  }

  @Test
  void only_texts_without_words_are_the_same_in_two_languages() {
    assertThat(sameAsEnglish(RulesText.class)).isEmpty();
    assertThat(sameAsEnglish(RULINGS)).isEmpty();
    assertThat(sameAsEnglish(InputText.class)).containsExactly("NOT_A_MOVE", "VERBATIM");
    assertThat(sameAsEnglish(GameText.class)).containsExactly("MOVE_PLAYED");
    assertThat(sameAsEnglish(PgnText.class)).containsExactly("NOT_UNDERSTOOD");
    assertThat(sameAsEnglish(WARNINGS)).isEmpty();
  }

  /** The keys whose texts in another language are the English ones. */
  public static <K extends Enum<K> & TextKey> Set<String> sameAsEnglish(Class<K> keys) {
    return sameAsEnglish(keys.getEnumConstants());
  }

  private static Set<String> sameAsEnglish(TextKey[] keys) {
    Set<String> same = new TreeSet<>();
    for (Texts texts : Texts.all()) {
      for (TextKey key : keys) {
        String english = Texts.english().area(key).get(key.ordinal());
        if (texts != Texts.english() && texts.area(key).get(key.ordinal()).equals(english)) {
          same.add(key.name());
        }
      }
    }
    return same;
  }
}
