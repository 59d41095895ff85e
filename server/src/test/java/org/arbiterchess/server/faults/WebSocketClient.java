package org.arbiterchess.server.faults;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.json.JsonTreeCodec;

/** A client with one WebSocket connection. */
final class WebSocketClient implements WebSocket.Listener {

  /** Thrown when the connection is lost. */
  static final class ConnectionLostException extends Exception {

    private static final long serialVersionUID = 1;

    ConnectionLostException(String message) {
      super(message);
    }
  }

  private static final Map<String, Object> END = Map.of("type", "end");
  private static final long TIMEOUT_SECONDS = 8;

  private final BlockingQueue<Map<String, Object>> messages = new LinkedBlockingQueue<>();
  private final StringBuilder part = new StringBuilder();
  private WebSocket socket;

  private WebSocketClient() {}

  /** Connects to a server. Returns empty if the server does not respond. */
  static Optional<WebSocketClient> connect(int port) {
    try {
      return Optional.of(connected(port));
    } catch (CompletionException e) {
      return Optional.empty();
    }
  }

  private static WebSocketClient connected(int port) {
    WebSocketClient client = new WebSocketClient();
    client.socket =
        SeatedGame.CLIENT
            .newWebSocketBuilder()
            .buildAsync(URI.create("ws://127.0.0.1:" + port + "/socket"), client)
            .orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
            .join();
    return client;
  }

  static WebSocketClient connectAndHello(int port, String game, String token) throws Exception {
    WebSocketClient client = connected(port);
    Map<String, Object> hello = new LinkedHashMap<>();
    hello.put("v", 1);
    hello.put("type", "hello");
    hello.put("game", game);
    hello.put("token", token);
    hello.put("after", 0);
    hello.put("language", "en");
    hello.put("protocol", 2);
    client.send(hello);
    return client;
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      messages.add(JsonTreeCodec.parseObject(part.toString()));
      part.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    messages.add(END);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    messages.add(END);
  }

  void send(Map<String, Object> message) throws ConnectionLostException {
    try {
      socket.sendText(JsonTreeCodec.write(message), true).join();
    } catch (CompletionException e) {
      throw new ConnectionLostException("cannot send: " + e.getCause());
    }
  }

  /**
   * The next message, which may be a heartbeat. If none arrives in time, the connection is
   * considered lost.
   */
  Map<String, Object> receive() throws ConnectionLostException, InterruptedException {
    Map<String, Object> message = messages.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    if (message == null || message == END) {
      throw new ConnectionLostException(message == null ? "silence" : "closed");
    }
    return message;
  }

  /** Drops the connection without a close frame. */
  void abort() {
    socket.abort();
  }
}
