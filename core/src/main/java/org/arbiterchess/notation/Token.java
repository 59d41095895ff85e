package org.arbiterchess.notation;

import java.util.OptionalInt;
import org.arbiterchess.text.Ascii;

/** A piece of a text and where it begins there. */
record Token(String text, int offset) {

  /** The number of up to four digits that is written here, as the counters of FEN are. */
  OptionalInt counter() {
    return text.length() <= 4 ? Ascii.number(text) : OptionalInt.empty();
  }
}
