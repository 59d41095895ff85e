package org.arbiterchess.browser;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.language.Texts;
import org.teavm.jso.JSObject;

/** Receives the texts from the page, because the compiled modules contain none. */
final class JsTexts {

  private JsTexts() {}

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
    String code = JsArguments.text(language);
    Texts.use(new Texts(code, nouns, key -> JsArguments.texts(areas.get(key.area()))));
  }
}
