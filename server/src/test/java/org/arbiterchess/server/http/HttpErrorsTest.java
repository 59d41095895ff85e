package org.arbiterchess.server.http;

import static org.arbiterchess.server.http.HttpClientForTests.header;
import static org.arbiterchess.server.http.HttpClientForTests.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that error responses are short and helpful, and reveal nothing about the server. */
class HttpErrorsTest {

  private static final String BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";
  private static final String CSP =
      "default-src 'self'; img-src 'self' blob:; style-src-attr 'unsafe-inline'; base-uri 'none';"
          + " form-action 'self'; frame-ancestors 'none'";

  @TempDir static Path tempDir;

  private static PageServer server;
  private static HttpClientForTests client;
  private static final Queue<Throwable> ERRORS = new ConcurrentLinkedQueue<>();

  @BeforeAll
  static void start() throws Exception {
    PageFiles page = PageFiles.fromFolder(SamplePageFolder.create(tempDir).folder());
    server = PageServer.start(page, tempDir, ERRORS::add);
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
  void programs_get_one_line_for_an_unknown_path(String path) throws Exception {
    String answer = client.sendRaw("GET " + path.replace(" ", "%20") + " HTTP/1.1");

    assertThat(answer).startsWith("HTTP/1.1 4").contains("Content-Type: text/plain");
    assertThat(answer.substring(answer.indexOf("\r\n\r\n") + 4)).hasLineCount(1).endsWith(".\n");
  }

  @Test
  void browsers_get_an_error_page_with_a_link_to_the_board() throws Exception {
    HttpResponse<byte[]> response = client.get("/x7Gk2", "Accept", BROWSER);

    assertThat(response.statusCode()).isEqualTo(404);
    assertThat(header(response, "Content-Type")).isEqualTo("text/html;charset=utf-8");
    assertThat(text(response))
        .contains("<html lang=\"en\"", "<h1", "Page not found", "href=\"/\"")
        .doesNotContain("<style", "<script", "Exception");
    assertThat(header(response, "Content-Security-Policy")).isEqualTo(CSP);
  }

  @Test
  void a_german_browser_gets_german() throws Exception {
    HttpResponse<byte[]> response =
        client.get("/x7Gk2", "Accept", BROWSER, "Accept-Language", "de-AT,en;q=0.5");

    assertThat(text(response)).contains("<html lang=\"de\"", "Hier ist nichts", "Zum Brett");
    assertThat(text(client.get("/x", "Accept-Language", "fr, en;q=0.5, de;q=0.8")))
        .contains("Hier ist nichts");
  }

  @ParameterizedTest
  @ValueSource(strings = {"den", "fr", "*", "", ",", "de;q=x", "de_DE;;"})
  void an_unknown_or_malformed_language_gets_english(String language) throws Exception {
    assertThat(text(client.get("/x", "Accept-Language", language))).contains("Page not found");
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
    String answer = client.sendRaw("GET " + path + " HTTP/1.1");

    assertThat(answer)
        .startsWith("HTTP/1.1 4")
        .doesNotContain(SamplePageFolder.SECRET, "Exception");
    assertPlainError(answer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"})
  void only_GET_and_HEAD_are_allowed(String method) throws Exception {
    HttpResponse<byte[]> response = client.request(method, "/");

    assertThat(response.statusCode()).isEqualTo(405);
    assertThat(header(response, "Allow")).isEqualTo("GET, HEAD");
    assertThat(text(response)).hasLineCount(1).contains("does not accept");
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
  void a_malformed_request_gets_a_short_error(String line) throws Exception {
    String answer = client.sendRaw(line);

    assertThat(answer).matches("(?s)HTTP/1.1 [45].*");
    assertPlainError(answer);
  }

  /**
   * Asserts that the response is a single line of text with the security headers and without
   * implementation details.
   */
  private static void assertPlainError(String answer) {
    assertThat(answer)
        .contains("Content-Security-Policy: " + CSP + "\r\n", "X-Content-Type-Options: nosniff\r\n")
        .doesNotContainIgnoringCase("jetty")
        .doesNotContainIgnoringCase("javalin")
        .doesNotContain("Exception", "\tat ", "Server:", "URI:");
    assertThat(answer.substring(answer.indexOf("\r\n\r\n") + 4)).hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/assets/index-B2xs9.js", "/nothing"})
  void every_response_has_the_security_headers(String path) throws Exception {
    HttpResponse<byte[]> response = client.get(path);

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
