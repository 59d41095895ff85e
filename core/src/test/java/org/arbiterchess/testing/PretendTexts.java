package org.arbiterchess.testing;

import org.arbiterchess.language.ChangedTexts;
import org.arbiterchess.language.Texts;

/**
 * A pretend language that puts English text in ⟦brackets⟧. The values that fill placeholders stay
 * outside the brackets. If any other word is outside the brackets, it does not come from a
 * catalogue.
 */
public final class PretendTexts {

  public static final Texts PRETEND =
      ChangedTexts.of("xx", PretendTexts::catalogueText, (key, english) -> catalogueText(english));

  private PretendTexts() {}

  /** Removes all text in brackets. */
  public static String outsideBrackets(String text) {
    return text.replaceAll("⟦[^⟦⟧]*⟧", " ");
  }

  /**
   * Puts the words of a catalogue's text in brackets. Placeholders and the heads of choices stand
   * at odd depths, words at even ones.
   */
  private static String catalogueText(String english) {
    boolean isSentence = english.endsWith(".");
    StringBuilder text = new StringBuilder("⟦");
    int depth = 0;
    for (char letter :
        english.substring(0, english.length() - (isSentence ? 1 : 0)).toCharArray()) {
      switch (letter) {
        case '{' -> text.append(depth++ % 2 == 0 ? "⟧{" : "{⟦");
        case '}' -> text.append(--depth % 2 == 0 ? "}⟦" : "⟧}");
        default -> text.append(letter);
      }
    }
    return text + (isSentence ? "⟧." : "⟧");
  }
}
