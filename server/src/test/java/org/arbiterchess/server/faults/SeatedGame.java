package org.arbiterchess.server.faults;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.arbiterchess.server.json.JsonTreeCodec;

/** A game with both seats taken, and the tokens for both seats. */
record SeatedGame(String game, String white, String black) {

  static {
    // This timeout is shorter than the server's, so that the client never sends a request on a
    // connection that the server is closing.
    System.setProperty("jdk.httpclient.keepalive.timeout", "5");
  }

  static final HttpClient CLIENT = HttpClient.newHttpClient();

  private static final String CREATE =
      "{\"v\":1,\"type\":\"create\",\"variant\":\"CLASSICAL\",\"fen\":"
          + "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\",\"rulebook\":\"ONLINE\","
          + "\"control\":\"60+30\",\"color\":\"white\",\"name\":\"Anna\"}";

  static SeatedGame create(int port) throws IOException, InterruptedException {
    return create(port, port, "60+30");
  }

  /** Creates a game on one server and joins it on another. */
  static SeatedGame create(int port, int other, String control)
      throws IOException, InterruptedException {
    Map<String, Object> white = post(port, "/api/games", CREATE.replace("60+30", control));
    String game = (String) white.get("game");
    Map<String, Object> black =
        post(other, "/api/games/" + game + "/seats", "{\"v\":1,\"type\":\"join\",\"name\":\"Bo\"}");
    return new SeatedGame(game, (String) white.get("token"), (String) black.get("token"));
  }

  /** Creates a game with a free seat. */
  static String createOpen(int port) throws IOException, InterruptedException {
    return (String) post(port, "/api/games", CREATE).get("game");
  }

  /** Takes the free seat. */
  static CompletableFuture<HttpResponse<String>> joinAsync(int port, String game) {
    return CLIENT.sendAsync(
        HttpRequest.newBuilder(
                URI.create("http://127.0.0.1:" + port + "/api/games/" + game + "/seats"))
            .POST(BodyPublishers.ofString("{\"v\":1,\"type\":\"join\",\"name\":\"Bo\"}"))
            .build(),
        BodyHandlers.ofString());
  }

  private static Map<String, Object> post(int port, String path, String body)
      throws IOException, InterruptedException {
    HttpResponse<String> response =
        CLIENT.send(
            HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .timeout(Duration.ofSeconds(10))
                .POST(BodyPublishers.ofString(body))
                .build(),
            BodyHandlers.ofString());
    if (response.statusCode() != 201) {
      throw new IOException(response.statusCode() + " " + response.body());
    }
    return JsonTreeCodec.parseObject(response.body());
  }
}
