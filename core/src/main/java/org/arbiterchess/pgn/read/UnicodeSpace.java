package org.arbiterchess.pgn.read;

/** Recognises non-ASCII spaces, such as no-break spaces, and zero-width characters. */
final class UnicodeSpace {

  private UnicodeSpace() {}

  static boolean isSpace(int code) {
    return code == 0xA0
        || code == 0x3000
        || (code >= 0x2000 && code <= 0x200A)
        || code == 0x2028
        || code == 0x2029
        || code == 0x202F
        || code == 0x205F
        || isInvisible(code);
  }

  /** Whether a character has zero width: a joiner, a directional mark, a soft hyphen or a BOM. */
  static boolean isInvisible(int code) {
    return code == 0xAD
        || (code >= 0x200B && code <= 0x200F)
        || (code >= 0x202A && code <= 0x202E)
        || (code >= 0x2060 && code <= 0x2064)
        || code == 0xFE0E
        || code == 0xFE0F
        || code == 0xFEFF;
  }

  /** Returns the length in bytes of the space at an index, or 0 if there is none. */
  static int length(byte[] text, int at, int to) {
    return text[at] < 0 && isSpace(TextDecoder.codePointAt(text, at, to))
        ? TextDecoder.length(text, at, to)
        : 0;
  }
}
