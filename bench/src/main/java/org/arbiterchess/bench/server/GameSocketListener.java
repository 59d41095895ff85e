package org.arbiterchess.bench.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;

/** Joins a game and answers heartbeats. A subclass handles the other messages. */
class GameSocketListener implements MinimalWebSocket.Listener {

  private final String hello;
  private boolean joined;

  GameSocketListener(String hello) {
    this.hello = hello;
  }

  @Override
  public final void onOpen(MinimalWebSocket socket) throws IOException {
    if (hello.isEmpty()) {
      joined = true;
    } else {
      socket.send(hello);
    }
  }

  final boolean hasJoined() {
    return joined;
  }

  @Override
  public final void onText(MinimalWebSocket socket, byte[] bytes, int from, int length)
      throws IOException {
    ServerMessageKind kind = ServerMessageKind.of(bytes, from);
    switch (kind) {
      case BEAT -> socket.send(beat(new String(bytes, from, length, ISO_8859_1)));
      case WELCOME -> joined = true;
      case ROOM -> {}
      case ACCEPTED, EVENTS, COMMAND, STALE, REFUSAL ->
          onMessage(kind, new String(bytes, from, length, ISO_8859_1));
    }
  }

  /** Returns the reply to a heartbeat. The reply echoes the time that the server sent. */
  private static String beat(String message) {
    return "{\"v\":1,\"type\":\"beat\"," + message.substring(message.lastIndexOf("\"now\""));
  }

  void onMessage(ServerMessageKind kind, String text) throws IOException {
    if (kind == ServerMessageKind.REFUSAL) {
      throw new IOException("refused: " + text);
    }
  }
}
