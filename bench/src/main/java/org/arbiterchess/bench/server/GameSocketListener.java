package org.arbiterchess.bench.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;

/** A socket that says hello, answers beats, and otherwise leaves everything to whoever plays. */
class GameSocketListener implements MinimalWebSocket.Listener {

  private final String hello;
  private boolean welcome;

  GameSocketListener(String hello) {
    this.hello = hello;
  }

  @Override
  public final void opened(MinimalWebSocket socket) throws IOException {
    if (hello.isEmpty()) {
      welcome = true;
    } else {
      socket.send(hello);
    }
  }

  final boolean isWelcome() {
    return welcome;
  }

  @Override
  public final void text(MinimalWebSocket socket, byte[] bytes, int from, int length)
      throws IOException {
    ServerMessageKind kind = ServerMessageKind.of(bytes, from);
    switch (kind) {
      case BEAT -> socket.send(beat(new String(bytes, from, length, ISO_8859_1)));
      case WELCOME -> welcome = true;
      case ROOM -> {}
      case ACCEPTED, EVENTS, COMMAND -> heard(kind);
      case OTHER ->
          throw new IOException("refused: " + new String(bytes, from, length, ISO_8859_1));
    }
  }

  /** The time comes back as it came. */
  private static String beat(String text) {
    return "{\"v\":1,\"type\":\"beat\"," + text.substring(text.lastIndexOf("\"now\""));
  }

  /** Something happened in the game. */
  void heard(ServerMessageKind kind) throws IOException {}
}
