package org.arbiterchess.bench.server;

/**
 * The type of a server message. It is determined from the first bytes of the message, because
 * parsing every message would be too slow.
 */
enum ServerMessageKind {
  ACCEPTED("accepted"),
  EVENTS("events"),
  BEAT("beat"),
  WELCOME("welcome"),
  ROOM("room"),
  /** A command that the echo server sent back. */
  COMMAND("command"),
  STALE("stale"),
  /** Any other type is treated as a refusal. */
  REFUSAL("");

  private static final int TYPE_OFFSET = "{\"v\":1,\"type\":\"".length();

  private final String name;

  ServerMessageKind(String name) {
    this.name = name + '"';
  }

  static ServerMessageKind of(byte[] bytes, int from) {
    for (ServerMessageKind kind : values()) {
      if (kind == REFUSAL || kind.isAt(bytes, from + TYPE_OFFSET)) {
        return kind;
      }
    }
    throw new IllegalStateException();
  }

  private boolean isAt(byte[] bytes, int offset) {
    for (int i = 0; i < name.length(); i++) {
      if (offset + i >= bytes.length || bytes[offset + i] != name.charAt(i)) {
        return false;
      }
    }
    return true;
  }
}
