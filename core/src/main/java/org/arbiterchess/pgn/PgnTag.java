package org.arbiterchess.pgn;

/** A tag pair such as {@code [White "Ann"]}. Control characters in the value become spaces. */
public record PgnTag(String name, String value) {

  public PgnTag {
    StringBuilder line = new StringBuilder(value);
    for (int i = 0; i < value.length(); i++) {
      if (value.charAt(i) < ' ' || value.charAt(i) == 0x7F) {
        line.setCharAt(i, ' ');
      }
    }
    value = line.toString();
    if (name.isEmpty()) {
      throw new IllegalArgumentException("the tag with value \"" + value + "\" has no name");
    }
  }
}
