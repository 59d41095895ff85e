package org.arbiterchess.notation;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.language.Texts;

public record Phrasebook(Texts texts) {
  public String language() {
    return texts.language();
  }

  public static Phrasebook english() {
    return new Phrasebook(Texts.english());
  }

  public static List<Phrasebook> all() {
    return Texts.all().stream().map(Phrasebook::new).toList();
  }

  public static Optional<Phrasebook> of(String language) {
    return Texts.of(language).map(Phrasebook::new);
  }
}
