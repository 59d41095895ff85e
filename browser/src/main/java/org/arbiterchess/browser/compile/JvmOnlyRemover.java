package org.arbiterchess.browser.compile;

import java.util.Map;
import java.util.Set;

/**
 * Removes the reader of text files, because the page gives the texts to the modules, and the check
 * of the number of values, because the page has no names of placeholders.
 */
public final class JvmOnlyRemover extends MethodRemover {

  public JvmOnlyRemover() {
    super(
        Map.of(
            "org.arbiterchess.language.TextFiles", Set.of("texts", "languages", "<clinit>"),
            "org.arbiterchess.language.Texts", Set.of("check")));
  }
}
