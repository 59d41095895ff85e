package org.arbiterchess.server.http;

import static org.arbiterchess.server.http.HttpClientForTests.header;
import static org.arbiterchess.server.http.HttpClientForTests.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.arbiterchess.server.ArbiterServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is not there, must not be read or makes no sense gets kind words and nothing else. */
class HttpErrorsTest {

  private static final String BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";
  private static final String CSP =
      "default-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'self';"
          + " frame-ancestors 'none'";

  @TempDir static Path place;

  private static ArbiterServer server;
  private static HttpClientForTests visitor;
  private static final Queue<Throwable> FAULTS = new ConcurrentLinkedQueue<>();

  @BeforeAll
  static void start() throws Exception {
    PageFiles page = PageFiles.fromFolder(SamplePageFolder.create(place).folder());
    server = ArbiterServer.start("127.0.0.1", 0, page, FAULTS::add);
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
  @ValueSource(
      strings = {
        "/nothing",
        "/assets",
        "/assets/",
        "/index.html/",
        "/INDEX.HTML",
        "/%00",
        "/a b%20"
      })
  void an_unknown_address_is_told_to_a_program_in_one_line(String path) throws Exception {
    String answer = visitor.sendRaw("GET " + path.replace(" ", "%20") + " HTTP/1.1");

    assertThat(answer).startsWith("HTTP/1.1 4").contains("Content-Type: text/plain");
    assertThat(answer.substring(answer.indexOf("\r\n\r\n") + 4)).hasLineCount(1).endsWith(".\n");
  }

  @Test
  void an_unknown_address_is_told_to_a_browser_on_a_page_that_leads_home() throws Exception {
    HttpResponse<byte[]> response = visitor.get("/x7Gk2", "Accept", BROWSER);

    assertThat(response.statusCode()).isEqualTo(404);
    assertThat(header(response, "Content-Type")).isEqualTo("text/html;charset=utf-8");
    assertThat(text(response))
        .contains("<html lang=\"en\"", "<h1", "There is nothing here", "href=\"/\"")
        .doesNotContain("<style", "<script", "Exception");
    assertThat(header(response, "Content-Security-Policy")).isEqualTo(CSP);
  }

  @Test
  void a_german_browser_is_told_in_german() throws Exception {
    HttpResponse<byte[]> response =
        visitor.get("/x7Gk2", "Accept", BROWSER, "Accept-Language", "de-AT,en;q=0.5");

    assertThat(text(response)).contains("<html lang=\"de\"", "Hier ist nichts", "Zum Brett");
    assertThat(text(visitor.get("/x", "Accept-Language", "fr, en;q=0.5, de;q=0.8")))
        .contains("Hier ist nichts");
  }

  @ParameterizedTest
  @ValueSource(strings = {"den", "fr", "*", "", ",", "de;q=x", "de_DE;;"})
  void an_unknown_or_malformed_language_gets_english(String language) throws Exception {
    assertThat(text(visitor.get("/x", "Accept-Language", language))).contains("There is nothing");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "/..\\secret.txt",
        "/.%2e/secret.txt",
        "/..;/secret.txt",
        "/assets/%252e%252e/secret.txt",
        "//../secret.txt",
        "/%c0%ae%c0%ae/secret.txt",
        "/..%00/secret.txt",
        "../secret.txt",
        "secret.txt",
        "file:///secret.txt"
      })
  void no_path_leads_out_of_the_page(String path) throws Exception {
    String answer = visitor.sendRaw("GET " + path + " HTTP/1.1");

    assertThat(answer)
        .startsWith("HTTP/1.1 4")
        .doesNotContain(SamplePageFolder.SECRET, "Exception");
    assertKind(answer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"})
  void nothing_can_be_sent(String method) throws Exception {
    HttpResponse<byte[]> response = visitor.request(method, "/");

    assertThat(response.statusCode()).isEqualTo(405);
    assertThat(header(response, "Allow")).isEqualTo("GET, HEAD");
    assertThat(text(response)).hasLineCount(1).contains("read-only");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET / HTTP/9.9",
        "nonsense",
        "GET /% HTTP/1.1",
        "GET /%zz HTTP/1.1",
        "BREW / HTTP/1.1"
      })
  void a_malformed_request_gets_kind_words_too(String line) throws Exception {
    String answer = visitor.sendRaw(line);

    assertThat(answer).matches("(?s)HTTP/1.1 [45].*");
    assertKind(answer);
  }

  /** One line for a program, the headers, and not a word about what the server is made of. */
  private static void assertKind(String answer) {
    assertThat(answer)
        .contains("Content-Security-Policy: " + CSP + "\r\n", "X-Content-Type-Options: nosniff\r\n")
        .doesNotContainIgnoringCase("jetty")
        .doesNotContainIgnoringCase("javalin")
        .doesNotContain("Exception", "\tat ", "Server:", "URI:");
    assertThat(answer.substring(answer.indexOf("\r\n\r\n") + 4)).hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/assets/index-B2xs9.js", "/nothing"})
  void every_answer_keeps_the_browser_safe(String path) throws Exception {
    HttpResponse<byte[]> response = visitor.get(path);

    assertThat(response.headers().allValues("Content-Security-Policy")).containsExactly(CSP);
    assertThat(header(response, "X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(header(response, "X-Frame-Options")).isEqualTo("DENY");
    assertThat(header(response, "Referrer-Policy")).isEqualTo("no-referrer");
    assertThat(header(response, "Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
    assertThat(header(response, "Permissions-Policy"))
        .contains("screen-wake-lock=(self)", "camera=()", "microphone=()", "geolocation=()");
    assertThat(response.headers().map()).doesNotContainKeys("server", "x-powered-by");
  }
}
