package org.arbiterchess.pgn.read;

import java.util.Arrays;

/** Decodes bytes as UTF-8. Bytes that are not valid UTF-8 are read as Windows-1252. */
final class TextDecoder {

  /** The Windows-1252 characters from 0x80 to 0x9F. */
  private static final String WINDOWS =
      "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f"
          + "\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

  private TextDecoder() {}

  static boolean isUtf8(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to) {
      int length = bytes[at] >= 0 ? 1 : sequence(bytes, at, to);
      if (length == 0) {
        return false;
      }
      at += length;
    }
    return true;
  }

  static boolean isAscii(byte[] bytes, int from, int to) {
    int i = from;
    while (i < to && bytes[i] >= 0) {
      i++;
    }
    return i >= to;
  }

  /** Returns whether ASCII text is at an index, before the limit. */
  static boolean startsWith(byte[] bytes, int at, int limit, String start) {
    int i = 0;
    while (i < start.length() && at + i < limit && bytes[at + i] == start.charAt(i)) {
      i++;
    }
    return i == start.length();
  }

  static boolean isByteOrderMark(byte[] bytes, int at) {
    return bytes[at] == (byte) 0xEF && bytes[at + 1] == (byte) 0xBB && bytes[at + 2] == (byte) 0xBF;
  }

  static String decode(byte[] bytes, int from, int to) {
    StringBuilder text = new StringBuilder(to - from);
    for (int at = from; at < to; at += length(bytes, at, to)) {
      text.appendCodePoint(codePointAt(bytes, at, to));
    }
    return text.toString();
  }

  /**
   * Returns the last index, at most {@code to}, at which the bytes can be cut without splitting a
   * UTF-8 character.
   */
  static int lastCharacterEnd(byte[] bytes, int from, int to) {
    for (int i = to - 1; i >= Math.max(from, to - 3); i--) {
      int first = bytes[i] & 0xFF;
      if (first >= 0xC0) {
        int length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
        return i + length > to ? i : to;
      }
    }
    return to;
  }

  /** Returns the number of bytes in the character at an index. */
  static int length(byte[] bytes, int at, int to) {
    return bytes[at] >= 0 ? 1 : Math.max(1, sequence(bytes, at, to));
  }

  /** Returns the character at an index. If it is not valid UTF-8, it is read as Windows-1252. */
  static int codePointAt(byte[] bytes, int at, int to) {
    int first = bytes[at] & 0xFF;
    int length = first < 0x80 ? 0 : sequence(bytes, at, to);
    return length > 0 ? codePoint(bytes, at, length) : character(first);
  }

  private static char character(int windows) {
    return windows >= 0x80 && windows < 0xA0 ? WINDOWS.charAt(windows - 0x80) : (char) windows;
  }

  /** Returns the length of a well-formed UTF-8 sequence of two to four bytes, or 0. */
  private static int sequence(byte[] bytes, int at, int to) {
    int first = bytes[at] & 0xFF;
    int length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || at + length > to) {
      return 0;
    }
    for (int i = 1; i < length; i++) {
      if ((bytes[at + i] & 0xC0) != 0x80) {
        return 0;
      }
    }
    int code = codePoint(bytes, at, length);
    boolean shortest = length == 2 || code >= (length == 3 ? 0x800 : 0x10000);
    return shortest && code <= 0x10FFFF && !(code >= 0xD800 && code <= 0xDFFF) ? length : 0;
  }

  private static int codePoint(byte[] bytes, int at, int length) {
    int code = bytes[at] & (0xFF >> (length + 1));
    for (int i = 1; i < length; i++) {
      code = code << 6 | (bytes[at + i] & 0x3F);
    }
    return code;
  }

  /** Encodes text as UTF-8. An unpaired surrogate becomes a question mark. */
  static byte[] encode(String text) {
    byte[] bytes = new byte[text.length() * 3];
    int n = 0;
    for (int i = 0; i < text.length(); i++) {
      int code = text.codePointAt(i);
      i += code < 0x10000 ? 0 : 1;
      code = code >= 0xD800 && code <= 0xDFFF ? '?' : code;
      int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      bytes[n++] = (byte) (more == 0 ? code : (-1 << (7 - more)) | (code >> (6 * more)));
      for (int shift = 6 * more - 6; shift >= 0; shift -= 6) {
        bytes[n++] = (byte) (0x80 | ((code >> shift) & 0x3F));
      }
    }
    return Arrays.copyOf(bytes, n);
  }

  /** Whether a character beyond ASCII is a space, such as a no-break space, or has zero width. */
  static boolean isSpace(int code) {
    return (code >= 0x2000 && code <= 0x200A)
        || "\u00a0\u2028\u2029\u202f\u205f\u3000".indexOf(code) >= 0
        || isInvisible(code);
  }

  /** Whether a character has zero width: a joiner, a directional mark, a soft hyphen or a BOM. */
  static boolean isInvisible(int code) {
    return (code >= 0x200B && code <= 0x200F)
        || (code >= 0x202A && code <= 0x202E)
        || (code >= 0x2060 && code <= 0x2064)
        || "\u00ad\ufe0e\ufe0f\ufeff".indexOf(code) >= 0;
  }

  /** Returns the length in bytes of the space beyond ASCII at an index, or 0 if there is none. */
  static int spaceLength(byte[] bytes, int at, int to) {
    return bytes[at] < 0 && isSpace(codePointAt(bytes, at, to)) ? length(bytes, at, to) : 0;
  }
}
