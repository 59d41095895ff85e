package org.arbiterchess.server.language;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AcceptLanguageTest {

  @Test
  void a_request_gets_the_best_language_that_it_accepts() {
    assertThat(AcceptLanguage.texts("fr, de-AT;q=0.8, en;q=0.5").language()).isEqualTo("de");
    assertThat(AcceptLanguage.texts("fr").language()).isEqualTo("en");
    assertThat(AcceptLanguage.texts("").language()).isEqualTo("en");
    assertThat(AcceptLanguage.texts("\u0000;;q=x").language()).isEqualTo("en");
    assertThat(AcceptLanguage.texts(null).language()).isEqualTo("en");
  }
}
