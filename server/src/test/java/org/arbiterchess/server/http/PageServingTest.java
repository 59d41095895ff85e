package org.arbiterchess.server.http;

import static org.arbiterchess.server.http.HttpClientForTests.header;
import static org.arbiterchess.server.http.HttpClientForTests.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.zip.GZIPInputStream;
import org.arbiterchess.server.ArbiterServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a browser gets, over a real connection. */
class PageServingTest {

  @TempDir static Path place;

  private static SamplePageFolder folder;
  private static ArbiterServer server;
  private static HttpClientForTests visitor;
  private static final Queue<Throwable> FAULTS = new ConcurrentLinkedQueue<>();

  @BeforeAll
  static void start() throws Exception {
    folder = SamplePageFolder.create(place);
    server =
        ArbiterServer.start("127.0.0.1", 0, PageFiles.fromFolder(folder.folder()), FAULTS::add);
    visitor = HttpClientForTests.of(server);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @AfterEach
  void nothing_failed_unseen() {
    assertThat(FAULTS).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/?fen=8/8/8/8/8/8/8/8%20w%20-%20-%200%201", "/index.html"})
  void the_home_page_and_a_linked_position_are_the_page(String path) throws Exception {
    HttpResponse<byte[]> response = visitor.get(path);

    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(text(response)).contains("<title>Arbiter</title>");
    assertThat(header(response, "Content-Type")).isEqualTo("text/html;charset=utf-8");
    assertThat(header(response, "Cache-Control")).isEqualTo("no-cache");
  }

  @ParameterizedTest
  @CsvSource({
    "/sw.js, text/javascript;charset=utf-8",
    "/manifest.webmanifest, application/manifest+json",
    "/icon.svg, image/svg+xml",
    "/assets/index-B2xs9.js, text/javascript;charset=utf-8",
    "/assets/index-C3yt8.css, text/css;charset=utf-8",
    "/assets/literata-D4.woff2, font/woff2",
    "/assets/move-E5.mp3, audio/mpeg",
    "/assets/strange-F6.xyz, application/octet-stream"
  })
  void every_kind_of_file_says_what_it_is(String path, String type) throws Exception {
    HttpResponse<byte[]> response = visitor.get(path);

    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(header(response, "Content-Type")).isEqualTo(type);
    assertThat(response.body())
        .isEqualTo(Files.readAllBytes(folder.folder().resolve(path.substring(1))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/sw.js", "/manifest.webmanifest", "/icon.svg"})
  void what_keeps_its_name_is_asked_for_each_time_and_sent_only_when_it_changed(String path)
      throws Exception {
    HttpResponse<byte[]> first = visitor.get(path);
    String etag = header(first, "ETag");
    assertThat(header(first, "Cache-Control")).isEqualTo("no-cache");

    HttpResponse<byte[]> again = visitor.get(path, "If-None-Match", "\"other\", " + etag);
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    assertThat(header(again, "ETag")).isEqualTo(etag);
    assertThat(visitor.get(path, "If-None-Match", "\"other\"").statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/assets/index-B2xs9.js", "/assets/literata-D4.woff2"})
  void what_changes_its_name_is_kept_forever(String path) throws Exception {
    assertThat(header(visitor.get(path), "Cache-Control"))
        .isEqualTo("public, max-age=31536000, immutable");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gzip", "br, gzip", "deflate, GZIP;q=0.5", "gzip, br;q=0"})
  void text_is_compressed_for_those_who_take_it(String encodings) throws Exception {
    HttpResponse<byte[]> response =
        visitor.get("/assets/index-B2xs9.js", "Accept-Encoding", encodings);

    assertThat(header(response, "Content-Encoding")).isEqualTo("gzip");
    assertThat(header(response, "Vary")).isEqualTo("Accept-Encoding");
    assertThat(response.body()).hasSizeLessThan(SamplePageFolder.SCRIPT.length() / 5);
    try (GZIPInputStream plain = new GZIPInputStream(new ByteArrayInputStream(response.body()))) {
      assertThat(plain).hasContent(SamplePageFolder.SCRIPT);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"br", "gzip;q=0", "gzip; q=0.0", "identity", "xgzip"})
  void nothing_is_compressed_for_those_who_do_not(String encodings) throws Exception {
    HttpResponse<byte[]> response =
        visitor.get("/assets/index-B2xs9.js", "Accept-Encoding", encodings);

    assertThat(header(response, "Content-Encoding")).isEmpty();
    assertThat(header(response, "Vary")).isEqualTo("Accept-Encoding");
    assertThat(text(response)).isEqualTo(SamplePageFolder.SCRIPT);
  }

  @Test
  void a_font_is_compressed_already_and_goes_as_it_is() throws Exception {
    HttpResponse<byte[]> response =
        visitor.get("/assets/literata-D4.woff2", "Accept-Encoding", "gzip");

    assertThat(header(response, "Content-Encoding")).isEmpty();
    assertThat(response.body()).isEqualTo(SamplePageFolder.FONT);
  }

  @ParameterizedTest
  @CsvSource({"/, 200", "/assets/index-B2xs9.js, 200", "/nothing, 404"})
  void head_tells_what_get_would_send_and_sends_nothing(String path, int status) throws Exception {
    HttpResponse<byte[]> head = visitor.request("HEAD", path);
    HttpResponse<byte[]> get = visitor.get(path);

    assertThat(head.statusCode()).isEqualTo(status);
    assertThat(head.body()).isEmpty();
    for (String name : new String[] {"Content-Type", "Content-Length", "ETag", "Cache-Control"}) {
      assertThat(header(head, name)).as(name).isEqualTo(header(get, name));
    }
    assertThat(header(head, "Content-Length")).isEqualTo(Integer.toString(get.body().length));
  }

  @Test
  void the_page_is_held_as_it_was_when_the_server_started() throws Exception {
    folder.put("later.html", "not there at the start");

    assertThat(visitor.get("/later.html").statusCode()).isEqualTo(404);
  }
}
