package org.arbiterchess.remark;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.InputText;

/**
 * A message about parsed input or a position setup: for example, what the parser found or expected,
 * or an unusual feature of the position. {@link #toString} returns the message in English.
 */
public record InputRemark(Said said) {

  /** A remark with the text of a key. Its values may be remarks, too. */
  public static InputRemark of(TextKey key, Object... values) {
    List<Object> told = new ArrayList<>(values.length);
    for (Object value : values) {
      told.add(value instanceof InputRemark remark ? remark.said : value);
    }
    return new InputRemark(new Said(key, told));
  }

  /** A remark that consists of the given text, unchanged. */
  public static InputRemark verbatim(Object written) {
    return of(InputText.VERBATIM, written);
  }

  /** The remark in a language. */
  public String in(Texts texts) {
    return texts.say(said);
  }

  /** The remark in English. */
  @Override
  public String toString() {
    return in(Texts.english());
  }
}
