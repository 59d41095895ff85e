package org.arbiterchess.notation;

/** A piece of a text and where it begins there. */
record Token(String text, int offset) {

  int end() {
    return offset + text.length();
  }

  /** Whether there is at least one digit and nothing else. */
  boolean isNumber() {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return !text.isEmpty();
  }
}
