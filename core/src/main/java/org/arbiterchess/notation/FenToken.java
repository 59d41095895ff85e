package org.arbiterchess.notation;

import java.util.OptionalInt;
import org.arbiterchess.text.Ascii;

/** A substring of the input and its offset. */
record FenToken(String text, int offset) {

  /** Parses a FEN counter of up to four digits. */
  OptionalInt counter() {
    return text.length() <= 4 ? Ascii.number(text) : OptionalInt.empty();
  }
}
