package org.arbiterchess.browser;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.language.Texts;
import org.teavm.jso.JSObject;

/** Receives the texts from the page, because the compiled modules contain none. */
final class JsTexts {

  /**
   * Says nothing. A screen may ask for facts, such as a time control, before its texts are there.
   */
  private static final Texts SILENT =
      new Texts("en", Map.of(), key -> Collections.nCopies(1000, ""));

  private static boolean given;

  private JsTexts() {}

  /** The English texts or, if the page has not given them, those of its own language. */
  static Texts english() {
    return given ? Texts.english() : SILENT;
  }

  /**
   * @param areas for each area its texts, in the order of its keys; for {@code nouns} their keys
   *     and texts in turn
   */
  static void use(JSObject language, JsDictionary areas) {
    List<String> pairs = JsArguments.texts(areas.get("nouns"));
    Map<String, String> nouns = new HashMap<>();
    for (int i = 0; i < pairs.size(); i += 2) {
      nouns.put(pairs.get(i), pairs.get(i + 1));
    }
    given = true;
    String code = JsArguments.text(language);
    Texts.use(new Texts(code, nouns, key -> JsArguments.texts(areas.get(key.area()))));
  }
}
