package org.arbiterchess.pgn;

/** Writes tag pairs such as {@code [White "Ann"]}, one per line. */
final class TagPairWriter {

  private final StringBuilder text = new StringBuilder();

  TagPairWriter add(String name, String value) {
    text.append('[').append(name).append(" \"");
    for (int i = 0; i < value.length(); i++) {
      char letter = value.charAt(i);
      text.append(letter == '"' || letter == '\\' ? "\\" : "").append(letter);
    }
    text.append("\"]\n");
    return this;
  }

  String text() {
    return text.toString();
  }
}
