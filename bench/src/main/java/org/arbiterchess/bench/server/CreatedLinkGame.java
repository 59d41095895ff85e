package org.arbiterchess.bench.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;

/** A game that both players have joined on the server, with the players' tokens. */
record CreatedLinkGame(String game, String white, String black) {

  private static final String CREATE =
      "{\"v\":1,\"type\":\"create\",\"variant\":\"CLASSICAL\",\"fen\":"
          + "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\",\"rulebook\":\"ONLINE\","
          + "\"control\":\"30+30\",\"color\":\"white\",\"name\":\"Anna\"}";
  private static final String JOIN = "{\"v\":1,\"type\":\"join\",\"name\":\"Ben\"}";

  static List<CreatedLinkGame> create(int port, int count)
      throws IOException, InterruptedException {
    HttpClient client = HttpClient.newHttpClient();
    List<CreatedLinkGame> games = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      String white = post(client, port, "/api/games", CREATE);
      String game = value(white, "game");
      String black = post(client, port, "/api/games/" + game + "/seats", JOIN);
      games.add(new CreatedLinkGame(game, value(white, "token"), value(black, "token")));
    }
    return games;
  }

  private static String post(HttpClient client, int port, String path, String body)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();
    HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
    if (response.statusCode() != 201) {
      throw new IOException(path + " answered " + response.statusCode() + ": " + response.body());
    }
    return response.body();
  }

  private static String value(String json, String key) {
    String prefix = "\"" + key + "\":\"";
    int from = json.indexOf(prefix) + prefix.length();
    return json.substring(from, json.indexOf('"', from));
  }

  /** Returns the hello message for a client with this token. A spectator's token is empty. */
  String hello(String token) {
    return "{\"v\":1,\"type\":\"hello\",\"game\":\""
        + game
        + "\","
        + (token.isEmpty() ? "" : "\"token\":\"" + token + "\",")
        + "\"after\":0,\"language\":\"en\",\"protocol\":2}";
  }
}
