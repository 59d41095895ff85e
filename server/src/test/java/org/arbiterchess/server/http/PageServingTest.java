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
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests how the server serves the page over a real connection. */
class PageServingTest {

  @TempDir static Path tempDir;

  private static SamplePageFolder folder;
  private static PageServer server;
  private static HttpClientForTests client;
  private static final Queue<Throwable> ERRORS = new ConcurrentLinkedQueue<>();

  @BeforeAll
  static void start() throws Exception {
    folder = SamplePageFolder.create(tempDir);
    server = PageServer.start(PageFiles.fromFolder(folder.folder()), tempDir, ERRORS::add);
    client = HttpClientForTests.of(server.server());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @AfterEach
  void no_unexpected_errors() {
    assertThat(ERRORS).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/?fen=8/8/8/8/8/8/8/8%20w%20-%20-%200%201", "/index.html"})
  void the_root_path_serves_the_page_with_any_query(String path) throws Exception {
    HttpResponse<byte[]> response = client.get(path);

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
    "/assets/strange-F6.arbiter, application/octet-stream"
  })
  void every_file_has_its_media_type(String path, String type) throws Exception {
    HttpResponse<byte[]> response = client.get(path);

    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(header(response, "Content-Type")).isEqualTo(type);
    assertThat(response.body())
        .isEqualTo(Files.readAllBytes(folder.folder().resolve(path.substring(1))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/sw.js", "/manifest.webmanifest", "/icon.svg"})
  void files_with_a_fixed_name_are_revalidated_and_sent_only_if_changed(String path)
      throws Exception {
    HttpResponse<byte[]> first = client.get(path);
    String etag = header(first, "ETag");
    assertThat(header(first, "Cache-Control")).isEqualTo("no-cache");

    HttpResponse<byte[]> again = client.get(path, "If-None-Match", "\"other\", " + etag);
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    assertThat(header(again, "ETag")).isEqualTo(etag);
    assertThat(client.get(path, "If-None-Match", "\"other\"").statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/assets/index-B2xs9.js", "/assets/literata-D4.woff2"})
  void files_with_a_hash_in_their_name_are_immutable(String path) throws Exception {
    assertThat(header(client.get(path), "Cache-Control"))
        .isEqualTo("public, max-age=31536000, immutable");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gzip", "br, gzip", "deflate, GZIP;q=0.5", "gzip, br;q=0"})
  void text_is_compressed_if_the_client_accepts_gzip(String encodings) throws Exception {
    HttpResponse<byte[]> response =
        client.get("/assets/index-B2xs9.js", "Accept-Encoding", encodings);

    assertThat(header(response, "Content-Encoding")).isEqualTo("gzip");
    assertThat(header(response, "Vary")).isEqualTo("Accept-Encoding");
    assertThat(response.body()).hasSizeLessThan(SamplePageFolder.SCRIPT.length() / 5);
    try (GZIPInputStream plain = new GZIPInputStream(new ByteArrayInputStream(response.body()))) {
      assertThat(plain).hasContent(SamplePageFolder.SCRIPT);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"br", "gzip;q=0", "gzip; q=0.0", "identity", "xgzip"})
  void nothing_is_compressed_for_other_clients(String encodings) throws Exception {
    HttpResponse<byte[]> response =
        client.get("/assets/index-B2xs9.js", "Accept-Encoding", encodings);

    assertThat(header(response, "Content-Encoding")).isEmpty();
    assertThat(header(response, "Vary")).isEqualTo("Accept-Encoding");
    assertThat(text(response)).isEqualTo(SamplePageFolder.SCRIPT);
  }

  @Test
  void fonts_are_not_compressed_again() throws Exception {
    HttpResponse<byte[]> response =
        client.get("/assets/literata-D4.woff2", "Accept-Encoding", "gzip");

    assertThat(header(response, "Content-Encoding")).isEmpty();
    assertThat(response.body()).isEqualTo(SamplePageFolder.FONT);
  }

  @ParameterizedTest
  @CsvSource({"/, 200", "/assets/index-B2xs9.js, 200", "/nothing, 404"})
  void HEAD_returns_the_headers_of_GET_without_a_body(String path, int status) throws Exception {
    HttpResponse<byte[]> head = client.request("HEAD", path);
    HttpResponse<byte[]> get = client.get(path);

    assertThat(head.statusCode()).isEqualTo(status);
    assertThat(head.body()).isEmpty();
    for (String name : new String[] {"Content-Type", "Content-Length", "ETag", "Cache-Control"}) {
      assertThat(header(head, name)).as(name).isEqualTo(header(get, name));
    }
    assertThat(header(head, "Content-Length")).isEqualTo(Integer.toString(get.body().length));
  }

  @Test
  void changes_to_the_folder_have_no_effect_on_a_running_server() throws Exception {
    folder.put("later.html", "not there at the start");

    assertThat(client.get("/later.html").statusCode()).isEqualTo(404);
  }
}
