package org.arbiterchess.server.link;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that slow and idle clients do not affect other clients. */
@Timeout(120)
class SlowRequestsTest {

  private static final String ADDRESS = "127.0.0.1";
  private static final String OTHER_ADDRESS = "127.0.0.2";
  private static final int READ_MILLIS = 15_000;
  private static final String SLOW_POST =
      "POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 300\r\n\r\n{";

  @TempDir Path tempDir;

  private final List<Socket> sockets = new ArrayList<>();
  private LinkServerForTests server;

  private void open(ServerLimits limits) {
    server = LinkServerForTests.start(tempDir, new ManualTime(), limits);
  }

  @AfterEach
  void close() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
    server.close();
  }

  private Socket connect(String from) throws IOException {
    Socket socket = new Socket();
    socket.bind(new InetSocketAddress(from, 0));
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
    socket.setSoTimeout(READ_MILLIS);
    sockets.add(socket);
    return socket;
  }

  private Socket send(String from, String text) throws IOException {
    Socket socket = connect(from);
    socket.getOutputStream().write(text.getBytes(US_ASCII));
    return socket;
  }

  /** Reads until the server closes the connection. */
  private static String readAll(Socket socket) throws IOException {
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    try {
      socket.getInputStream().transferTo(read);
    } catch (SocketException e) {
      // The connection is reset if the server has not read the whole request.
    }
    return read.toString(UTF_8);
  }

  private String request(String from, String method, String path, Map<String, ?> body)
      throws IOException {
    String json = body.isEmpty() ? "" : JsonTreeCodec.write(body);
    String length = body.isEmpty() ? "" : "Content-Length: " + json.length() + "\r\n";
    String head = method + " " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";
    return readAll(send(from, head + length + "\r\n" + json));
  }

  /** Opens a WebSocket from a given address and waits for the welcome message. */
  private void hello(String from, LinkServerForTests.SeatToken seated) throws IOException {
    List<String> upgrade =
        List.of(
            "GET /socket HTTP/1.1",
            "Host: x",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==");
    Socket socket = send(from, String.join("\r\n", upgrade) + "\r\n\r\n");
    String hello =
        JsonTreeCodec.write(
            WebSocketPlayer.message(
                "hello",
                "game",
                seated.game(),
                "token",
                seated.token(),
                "after",
                0,
                "language",
                "en"));
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    // A text frame with a two-byte length and a mask of zeros.
    frame.writeBytes(new byte[] {(byte) 0x81, (byte) 0xFE, 0, (byte) hello.length(), 0, 0, 0, 0});
    frame.writeBytes(hello.getBytes(US_ASCII));
    awaitText(socket, "101 Switching");
    socket.getOutputStream().write(frame.toByteArray());
    awaitText(socket, "welcome");
  }

  private static void awaitText(Socket socket, String wanted) throws IOException {
    InputStream in = socket.getInputStream();
    StringBuilder read = new StringBuilder();
    while (read.indexOf(wanted) < 0) {
      int next = in.read();
      assertThat(next).as(read.toString()).isNotNegative();
      read.append((char) next);
    }
  }

  @Test
  void two_hundred_slow_requests_from_one_address_do_not_disturb_other_players()
      throws IOException {
    open(LinkServerForTests.highLimits());
    LinkServerForTests.SeatToken white = server.createGame("5+3", "white");
    List<Socket> slow = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      slow.add(send(ADDRESS, SLOW_POST));
    }

    assertThat(request(OTHER_ADDRESS, "GET", "/", Map.of())).startsWith("HTTP/1.1 200");
    Map<String, Object> join = Map.of("v", 1, "type", "join", "name", "Bo");
    assertThat(request(OTHER_ADDRESS, "POST", "/api/games/" + white.game() + "/seats", join))
        .startsWith("HTTP/1.1 201");
    hello(OTHER_ADDRESS, white);
    assertThat(request(ADDRESS, "GET", "/", Map.of())).startsWith("HTTP/1.1 200");
    assertThat(server.get("/api/games/" + white.game()).statusCode()).isEqualTo(200);
    WebSocketPlayer player = WebSocketPlayer.connect(server).hello(white);
    assertThat(player.move("e2e4")).containsEntry("type", "accepted");

    int refused = 0;
    for (Socket socket : slow) {
      String answer = readAll(socket);
      assertThat(answer).containsAnyOf("TOO_MANY_CONNECTIONS", "TOO_SLOW");
      refused += answer.contains("\"TOO_MANY_CONNECTIONS\"") ? 1 : 0;
    }
    assertThat(refused).isEqualTo(192);
  }

  @Test
  void a_body_that_trickles_in_is_cut_off_at_its_deadline() throws Exception {
    open(LinkServerForTests.highLimits().with(ServerLimit.BODY_SECONDS, 1));

    assertThat(trickle(send(ADDRESS, SLOW_POST)))
        .startsWith("HTTP/1.1 408")
        .contains("TOO_SLOW", "body-seconds");
  }

  @Test
  void a_body_below_the_minimum_rate_is_cut_off_before_its_deadline() throws Exception {
    open(
        LinkServerForTests.highLimits()
            .with(ServerLimit.BODY_SECONDS, 100_000)
            .with(ServerLimit.BODY_BYTES_PER_SECOND, 1_000_000));

    assertThat(trickle(send(ADDRESS, SLOW_POST))).startsWith("HTTP/1.1 408");
  }

  /** Sends a byte every 50 milliseconds until a response arrives, and returns the response. */
  private static String trickle(Socket socket) throws Exception {
    try {
      while (socket.getInputStream().available() == 0) {
        socket.getOutputStream().write(' ');
        TimeUnit.MILLISECONDS.sleep(50);
      }
    } catch (SocketException e) {
      // The server has closed the connection. Its response is read below.
    }
    return readAll(socket);
  }

  @Test
  void a_body_in_many_chunks_is_read_as_one() throws Exception {
    open(LinkServerForTests.highLimits());
    String json = JsonTreeCodec.write(LinkServerForTests.createRequest("5+3", "white", "Anna"));
    Socket socket =
        send(
            ADDRESS,
            "POST /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding:"
                + " chunked\r\n\r\n");
    socket.setTcpNoDelay(true);
    for (int i = 0; i < json.length(); i++) {
      socket.getOutputStream().write(("1\r\n" + json.charAt(i) + "\r\n").getBytes(US_ASCII));
    }
    socket.getOutputStream().write("0\r\n\r\n".getBytes(US_ASCII));

    assertThat(readAll(socket)).startsWith("HTTP/1.1 201").contains("seated");
  }

  @Test
  void an_aborted_upload_is_not_a_server_error() throws Exception {
    open(LinkServerForTests.highLimits().with(ServerLimit.BODIES_PER_ADDRESS, 1));
    send(ADDRESS, SLOW_POST).close();

    String answer = "429";
    while (answer.contains("429")) {
      answer =
          request(
              ADDRESS,
              "POST",
              "/api/games",
              LinkServerForTests.createRequest("5+3", "white", "Anna"));
    }
    assertThat(answer).startsWith("HTTP/1.1 201");
    // LinkServerForTests.close checks that no unexpected error occurred.
  }

  @Test
  void slow_headers_are_cut_off_but_WebSockets_are_not() throws Exception {
    open(LinkServerForTests.highLimits().with(ServerLimit.REQUEST_SECONDS, 1));
    WebSocketPlayer player = WebSocketPlayer.connect(server).hello(server.createGame("-", "white"));

    assertThat(trickle(send(ADDRESS, "GET / HTTP/1.1\r\nX: "))).isEmpty();

    assertThat(player.sendCommand("abort")).containsEntry("type", "accepted");
  }

  @Test
  void connections_per_address_are_limited() throws Exception {
    open(LinkServerForTests.highLimits().with(ServerLimit.CONNECTIONS_PER_ADDRESS, 20));
    List<Socket> idle = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      idle.add(connect(OTHER_ADDRESS));
    }

    assertThat(request(OTHER_ADDRESS, "GET", "/", Map.of())).isEmpty();
    assertThat(server.get("/").statusCode()).isEqualTo(200);

    idle.get(0).close();
    String answer = "";
    while (answer.isEmpty()) {
      answer = request(OTHER_ADDRESS, "GET", "/", Map.of());
    }
    assertThat(answer).startsWith("HTTP/1.1 200");
  }

  @Test
  void behind_a_proxy_connections_are_not_limited() throws Exception {
    ServerLimits one = LinkServerForTests.highLimits().with(ServerLimit.CONNECTIONS_PER_ADDRESS, 1);
    server = LinkServerForTests.start(tempDir, new ManualTime(), one, true);
    for (int i = 0; i < 20; i++) {
      connect(ADDRESS);
    }

    assertThat(request(ADDRESS, "GET", "/", Map.of())).startsWith("HTTP/1.1 200");
  }
}
