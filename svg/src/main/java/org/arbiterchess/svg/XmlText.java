package org.arbiterchess.svg;

/** Escapes text for XML content and attributes. */
final class XmlText {

  private static final int REPLACEMENT = 0xFFFD;

  private XmlText() {}

  /**
   * Escapes the characters that are special in XML. Characters that XML 1.0 forbids, such as NUL
   * and unpaired surrogates, become U+FFFD.
   */
  static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            character -> {
              switch (character) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.appendCodePoint(isAllowed(character) ? character : REPLACEMENT);
              }
            });
    return escaped.toString();
  }

  private static boolean isAllowed(int character) {
    if (character < 0x20) {
      return character == '\t' || character == '\n' || character == '\r';
    }
    boolean surrogate = character >= 0xD800 && character <= 0xDFFF;
    return !surrogate && character != 0xFFFE && character != 0xFFFF;
  }
}
