package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.arbiterchess.server.picture.PngPositionReader;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the preview that a messaging app shows for a game link. */
@Timeout(120)
class LinkPreviewTest {

  private static final String URL = "https://chess.example.org";

  @TempDir Path tempDir;

  private final ManualTime time = new ManualTime();
  private LinkServerForTests server;

  @BeforeEach
  void open() {
    server = LinkServerForTests.startAt(tempDir, time, URL);
  }

  @AfterEach
  void close() {
    server.close();
  }

  /** The HTML-escaped content of a meta tag, or an empty string if the page has no such tag. */
  private static String tag(HttpResponse<String> page, String name) {
    Matcher tag =
        Pattern.compile("<meta (?:property|name)=\"" + name + "\" content=\"([^\"<>]*)\">")
            .matcher(page.body());
    return tag.find() ? tag.group(1) : "";
  }

  private static String header(HttpResponse<?> response, String name) {
    return response.headers().firstValue(name).orElse("");
  }

  private HttpResponse<byte[]> picture(String path, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return LinkServerForTests.CLIENT.send(request.build(), BodyHandlers.ofByteArray());
  }

  @Test
  void an_invitation_names_the_player_and_shows_the_board_without_taking_a_seat()
      throws IOException, InterruptedException {
    LinkServerForTests.SeatToken white = server.createGame("5+3", "white");

    HttpResponse<String> page = server.get("/" + white.game());

    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(tag(page, "og:title")).isEqualTo("Anna invites you to play chess");
    assertThat(tag(page, "og:description"))
        .isEqualTo("Chess, 5+3. Open the link to play; no account needed.");
    assertThat(tag(page, "og:locale")).isEqualTo("en_GB");
    assertThat(tag(page, "og:url")).isEqualTo(URL + "/" + white.game());
    assertThat(tag(page, "og:image")).startsWith(URL + "/api/games/" + white.game() + "/png?v=");
    assertThat(tag(page, "og:image:width") + "x" + tag(page, "og:image:height"))
        .isEqualTo("1200x630");
    assertThat(tag(page, "og:image:alt")).isEqualTo("The position on the board");
    assertThat(tag(page, "twitter:card")).isEqualTo("summary_large_image");
    assertThat(page.body()).contains("<title>Arbiter</title>").doesNotContain(white.token());
    assertThat(page.headers().allValues("Vary"))
        .containsExactlyInAnyOrder("Accept-Language", "Accept-Encoding");

    HttpResponse<byte[]> png = picture(tag(page, "og:image").substring(URL.length()));
    assertThat(png.statusCode()).isEqualTo(200);
    assertThat(header(png, "Content-Type")).isEqualTo("image/png");
    assertThat(PngPositionReader.of(png.body()).placement())
        .isEqualTo("rnbqkbnr/pppppppp/......../......../......../......../PPPPPPPP/RNBQKBNR");
    assertThat(server.joinGame(white.game()).seats()).isEqualTo(List.of("black"));
  }

  @Test
  void the_language_is_that_of_the_request() {
    LinkServerForTests.SeatToken white = server.createGame("-", "white");
    HttpResponse<String> page = server.get("/" + white.game(), "Accept-Language", "de-AT,en;q=0.5");
    assertThat(tag(page, "og:title")).isEqualTo("Anna lädt dich zu einer Partie Schach ein");
    assertThat(tag(page, "og:description"))
        .isEqualTo("Schach, ohne Uhr. Öffne den Link und spiel mit, ohne Anmeldung.");
    assertThat(tag(page, "og:locale")).isEqualTo("de_DE");
  }

  @Test
  void a_running_game_and_its_result_are_shown() throws IOException, InterruptedException {
    LinkServerForTests.SeatToken white = server.createGame("5+3", "white");
    WebSocketPlayer anna = WebSocketPlayer.connect(server).hello(white);
    WebSocketPlayer bo = WebSocketPlayer.connect(server).hello(server.joinGame(white.game()));
    anna.hello(white);
    String invited = tag(server.get("/" + white.game()), "og:image");
    assertThat(anna.move("f2f3")).containsEntry("type", "accepted");
    bo.log(2);
    assertThat(bo.move("e7e5")).containsEntry("type", "accepted");
    anna.log(3);
    assertThat(anna.move("g2g4")).containsEntry("type", "accepted");
    bo.log(4);

    HttpResponse<String> page = server.get("/" + white.game());
    assertThat(tag(page, "og:title")).isEqualTo("Anna – Bo");
    assertThat(tag(page, "og:description"))
        .isEqualTo("Chess, 5+3, move 2. Open the link to watch.");
    assertThat(tag(page, "og:image")).isNotEmpty().isNotEqualTo(invited);
    PngPositionReader picture =
        PngPositionReader.of(picture(tag(page, "og:image").substring(URL.length())).body());
    assertThat(picture.markedSquares()).containsExactly("g4", "g2");

    assertThat(bo.move("d8h4")).containsEntry("type", "accepted");
    HttpResponse<String> over = server.get("/" + white.game());
    assertThat(tag(over, "og:title")).isEqualTo("Anna – Bo 0–1");
    assertThat(tag(over, "og:description")).isEqualTo("Checkmate: Black wins.");
  }

  @Test
  void a_hostile_name_stays_text() {
    String name = "\"><script>{1}&'";
    LinkServerForTests.SeatToken white =
        LinkServerForTests.SeatToken.of(
            server.post("/api/games", LinkServerForTests.createRequest("5+3", "white", name)));
    HttpResponse<String> page = server.get("/" + white.game());
    assertThat(tag(page, "og:title"))
        .isEqualTo("&quot;&gt;&lt;script&gt;{1}&amp;&#39; invites you to play chess");
    assertThat(page.body()).doesNotContain("<script>");
  }

  @Test
  void a_nameless_player_and_chess960_are_shown_too() throws IOException, InterruptedException {
    String fen = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    Map<String, Object> create =
        new HashMap<>(LinkServerForTests.createRequest("3+2", "black", ""));
    create.put("variant", "CHESS960");
    create.put("fen", fen);
    LinkServerForTests.SeatToken black =
        LinkServerForTests.SeatToken.of(server.post("/api/games", create));
    HttpResponse<String> page = server.get("/" + black.game());
    assertThat(tag(page, "og:title")).isEqualTo("An invitation to play chess");
    assertThat(tag(page, "og:description")).startsWith("Chess960, 3+2.");
    assertThat(
            PngPositionReader.of(picture("/api/games/" + black.game() + "/png").body()).placement())
        .isEqualTo("bbqnnrkr/pppppppp/......../......../......../......../PPPPPPPP/BBQNNRKR");
    server.joinGame(black.game());
    assertThat(tag(server.get("/" + black.game()), "og:title")).isEqualTo("Bo – Black");
  }

  @Test
  void pages_and_pictures_are_cached_until_the_game_changes()
      throws IOException, InterruptedException {
    LinkServerForTests.SeatToken white = server.createGame("-", "white");
    HttpResponse<String> page = server.get("/" + white.game());
    assertThat(header(page, "Cache-Control")).isEqualTo("no-cache");
    String etag = header(page, "ETag");
    assertThat(server.get("/" + white.game(), "If-None-Match", etag).statusCode()).isEqualTo(304);
    HttpResponse<String> german =
        server.get("/" + white.game(), "If-None-Match", etag, "Accept-Language", "de");
    assertThat(german.statusCode()).isEqualTo(200);

    String path = tag(page, "og:image").substring(URL.length());
    HttpResponse<byte[]> png = picture(path);
    assertThat(header(png, "Cache-Control")).isEqualTo("public, max-age=86400");
    assertThat(header(picture(path.replaceFirst("v=.*", "v=0")), "Cache-Control"))
        .isEqualTo("no-cache");
    HttpResponse<byte[]> again = picture(path, "If-None-Match", header(png, "ETag"));
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();

    HttpResponse<String> head = server.request("HEAD", "/" + white.game(), "");
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(header(head, "ETag")).isEqualTo(etag);
    HttpResponse<String> headOfPicture = server.request("HEAD", path, "");
    assertThat(header(headOfPicture, "ETag")).isEqualTo(header(png, "ETag"));
    assertThat(header(headOfPicture, "Content-Type")).isEqualTo("image/png");
    assertThat(headOfPicture.body()).isEmpty();

    server.joinGame(white.game());
    assertThat(server.get("/" + white.game(), "If-None-Match", etag).statusCode()).isEqualTo(200);
  }

  @Test
  void an_unknown_game_has_the_plain_page_and_no_picture()
      throws IOException, InterruptedException {
    HttpResponse<String> page = server.get("/abcDEF012345");
    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.body()).contains("<title>Arbiter</title>").doesNotContain("og:");
    assertThat(picture("/api/games/abcDEF012345/png").statusCode()).isEqualTo(404);
  }

  @Test
  void without_a_public_address_there_is_no_picture_but_a_title() {
    try (LinkServerForTests local = LinkServerForTests.start(tempDir.resolve("local"), time)) {
      HttpResponse<String> page = local.get("/" + local.createGame("5+3", "white").game());
      assertThat(tag(page, "og:title")).isEqualTo("Anna invites you to play chess");
      assertThat(tag(page, "twitter:card")).isEqualTo("summary");
      assertThat(page.body()).doesNotContain("og:image").doesNotContain("og:url");
    }
  }

  @Test
  void requests_for_pictures_are_limited() {
    ServerLimits limits =
        ServerLimits.DEFAULTS.with(ServerLimit.REQUESTS_PER_SECOND_PER_ADDRESS, 2);
    try (LinkServerForTests small =
        LinkServerForTests.start(tempDir.resolve("small"), time, limits)) {
      String path = "/api/games/" + small.createGame("-", "white").game() + "/png";
      int refused = 0;
      for (int i = 0; i < 10; i++) {
        refused += small.get(path).statusCode() == 429 ? 1 : 0;
      }
      assertThat(refused).isPositive();
    }
  }

  @Test
  void the_page_opens_without_a_preview_while_games_cannot_be_read() {
    LinkServerForTests.SeatToken white = server.createGame("-", "white");
    WebSocketPlayer.connect(server).hello(white);
    server.store().close();
    HttpResponse<String> page = server.get("/" + white.game());
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("<title>Arbiter</title>");
    server.restart();
  }
}
