package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.protocol.ClientMessage;

/** A WebSocket client that follows the protocol, as a player or spectator. */
final class WebSocketPlayer implements WebSocket.Listener, AutoCloseable {

  private static final long TIMEOUT_SECONDS = 20;
  private static final AtomicLong IDS = new AtomicLong(0x8f3a_0000_0000L);

  private final BlockingQueue<Map<String, Object>> received = new LinkedBlockingQueue<>();
  private final List<Map<String, Object>> log = new ArrayList<>();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final StringBuilder partialText = new StringBuilder();
  private final Semaphore pongs = new Semaphore(0);
  private WebSocket socket;
  private String seat = "";

  static WebSocketPlayer connect(LinkServerForTests server, String... headers) {
    WebSocketPlayer player = new WebSocketPlayer();
    WebSocket.Builder builder = LinkServerForTests.CLIENT.newWebSocketBuilder();
    for (int i = 0; i < headers.length; i += 2) {
      builder.header(headers[i], headers[i + 1]);
    }
    URI address = URI.create("ws://127.0.0.1:" + server.port() + "/socket");
    player.socket = builder.buildAsync(address, player).join();
    return player;
  }

  // Receiving -----------------------------------------------------------------------------------

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    partialText.append(data);
    if (last) {
      received.add(JsonTreeCodec.parseObject(partialText.toString()));
      partialText.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public CompletionStage<?> onPong(WebSocket from, ByteBuffer data) {
    pongs.release();
    from.request(1);
    return null;
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    closed.complete(code);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    closed.complete(1006);
  }

  /** Waits for a message of the given type. Skips other messages, but records their events. */
  Map<String, Object> await(String type) {
    return await(List.of(type));
  }

  Map<String, Object> await(List<String> types) {
    try {
      while (true) {
        Map<String, Object> message = received.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        assertThat(message).as("a message of " + types).isNotNull();
        addEvents(message);
        if (types.contains(message.get("type"))) {
          return message;
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void addEvents(Map<String, Object> message) {
    if (!(message.get("events") instanceof List<?> events)) {
      return;
    }
    int after =
        message.get("type").equals("accepted")
            ? (Integer) message.get("seq") - events.size()
            : (Integer) message.get("after");
    if (!message.get("type").equals("welcome")) {
      assertThat(after).as("no gap before " + message).isLessThanOrEqualTo(log.size());
    }
    while (log.size() > after && after == 0 && message.get("type").equals("welcome")) {
      log.clear();
    }
    for (int i = 0; i < events.size(); i++) {
      @SuppressWarnings("unchecked")
      Map<String, Object> event = (Map<String, Object>) events.get(i);
      if (after + i < log.size()) {
        assertThat(event).isEqualTo(log.get(after + i));
      } else {
        log.add(event);
      }
    }
  }

  int closeCode() {
    return closed.orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS).join();
  }

  /** The messages that no call has awaited yet. */
  List<Map<String, Object>> received() {
    return List.copyOf(received);
  }

  /** The events received so far. */
  List<Map<String, Object>> log() {
    return List.copyOf(log);
  }

  int head() {
    return log.size();
  }

  /** Waits until the log has this many events. */
  List<Map<String, Object>> log(int count) {
    while (head() < count) {
      await(List.of("events", "accepted"));
    }
    return log();
  }

  // Sending -------------------------------------------------------------------------------------

  void send(String text) {
    socket.sendText(text, true).join();
  }

  /** Sends a message, ignoring any failure, as the server might not read all of it. */
  void sendUnfinished(String text) {
    CompletableFuture<WebSocket> unused = socket.sendText(text, true).exceptionally(e -> null);
  }

  void send(String type, Object... keysAndValues) {
    send(JsonTreeCodec.write(message(type, keysAndValues)));
  }

  void sendBinary(byte[] bytes) {
    socket.sendBinary(ByteBuffer.wrap(bytes), true).join();
  }

  /** Sends a ping frame and returns whether a pong frame followed before the connection closed. */
  boolean ping() throws InterruptedException {
    socket.sendPing(ByteBuffer.wrap(new byte[] {7})).join();
    while (!closed.isDone()) {
      if (pongs.tryAcquire(10, TimeUnit.MILLISECONDS)) {
        return true;
      }
    }
    return false;
  }

  static Map<String, Object> message(String type, Object... keysAndValues) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("v", 1);
    message.put("type", type);
    if (type.equals("hello")) {
      message.put("protocol", ClientMessage.PROTOCOL);
    }
    for (int i = 0; i < keysAndValues.length; i += 2) {
      message.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return message;
  }

  WebSocketPlayer hello(LinkServerForTests.SeatToken seated) {
    seat = (String) seated.seats().get(0);
    send(
        "hello", "game", seated.game(), "token", seated.token(), "after", head(), "language", "en");
    await("welcome");
    return this;
  }

  /** Selects another seat held by the same token. */
  WebSocketPlayer withSeat(String color) {
    seat = color;
    return this;
  }

  WebSocketPlayer watch(String game) {
    send("hello", "game", game, "after", head(), "language", "en");
    await("welcome");
    return this;
  }

  static String newId() {
    return Long.toHexString(IDS.incrementAndGet());
  }

  /** A command for the current seat, with a new id. */
  Map<String, Object> command(String type, Object... keysAndValues) {
    Map<String, Object> command = message(type, "seat", seat, "id", newId());
    for (int i = 0; i < keysAndValues.length; i += 2) {
      command.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return command;
  }

  /** Sends a command and waits for the response. */
  Map<String, Object> sendCommand(Map<String, Object> command) {
    send("command", "after", head(), "command", command);
    return await(List.of("accepted", "refused", "stale"));
  }

  Map<String, Object> sendCommand(String type, Object... keysAndValues) {
    return sendCommand(command(type, keysAndValues));
  }

  Map<String, Object> move(String attempt) {
    return sendCommand("move", "attempt", attempt);
  }

  /** Disconnects without a close frame. */
  void disconnect() {
    socket.abort();
  }

  @Override
  public void close() {
    socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
  }
}
