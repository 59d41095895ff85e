package org.arbiterchess.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.arbiterchess.message.GameText;
import org.arbiterchess.message.InputText;
import org.arbiterchess.message.RulesText;
import org.junit.jupiter.api.Test;

class MessagesTest {

  @Test
  void every_key_has_its_text_in_every_language() {
    assertThat(TextCatalogueCheck.problems(RulesText.class)).isEmpty();
    assertThat(TextCatalogueCheck.problems(InputText.class)).isEmpty();
    assertThat(TextCatalogueCheck.problems(GameText.class)).isEmpty();
  }

  @Test
  void only_texts_without_words_are_the_same_in_two_languages() {
    assertThat(sameAsEnglish(RulesText.class)).isEmpty();
    assertThat(sameAsEnglish(InputText.class)).containsExactly("VERBATIM");
    assertThat(sameAsEnglish(GameText.class)).containsExactly("MOVE_PLAYED");
  }

  private static <K extends Enum<K> & TextKey> Set<String> sameAsEnglish(Class<K> keys) {
    Set<String> same = new TreeSet<>();
    for (String language : TextFiles.languages()) {
      for (K key : keys.getEnumConstants()) {
        String english = TextFiles.area("en", keys).get(key.ordinal());
        if (!language.equals("en")
            && TextFiles.area(language, keys).get(key.ordinal()).equals(english)) {
          same.add(key.name());
        }
      }
    }
    return same;
  }
}
