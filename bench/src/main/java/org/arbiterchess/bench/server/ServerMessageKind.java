package org.arbiterchess.bench.server;

/** What a message is, by its first letters: reading all of it would cost more than the rest. */
enum ServerMessageKind {
  ACCEPTED("accepted"),
  EVENTS("events"),
  BEAT("beat"),
  WELCOME("welcome"),
  ROOM("room"),
  /** The echo's answer. */
  COMMAND("command"),
  /** A no of some kind. */
  OTHER("");

  private static final int BEFORE = "{\"v\":1,\"type\":\"".length();

  private final String word;

  ServerMessageKind(String word) {
    this.word = word + '"';
  }

  static ServerMessageKind of(byte[] bytes, int from) {
    for (ServerMessageKind kind : values()) {
      if (kind == OTHER || kind.isAt(bytes, from + BEFORE)) {
        return kind;
      }
    }
    throw new IllegalStateException();
  }

  private boolean isAt(byte[] bytes, int place) {
    for (int letter = 0; letter < word.length(); letter++) {
      if (place + letter >= bytes.length || bytes[place + letter] != word.charAt(letter)) {
        return false;
      }
    }
    return true;
  }
}
