package org.arbiterchess.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A small page with the same folder structure as the built page. Next to its folder is a secret
 * file, which the server must not serve.
 */
public record SamplePageFolder(Path folder) {

  static final String SCRIPT = "export const squares = 64; // a1 to h8\n".repeat(40);
  static final byte[] FONT = {'w', 'O', 'F', '2', 0, 1, 2, 3};
  static final String SECRET = "nobody should read this";

  public static SamplePageFolder create(Path parent) throws IOException {
    SamplePageFolder page = new SamplePageFolder(parent.resolve("dist"));
    page.put("index.html", "<!doctype html><title>Arbiter</title>\n" + "<p>e4</p>".repeat(50));
    page.put("sw.js", "self.addEventListener('fetch', () => {});\n".repeat(10));
    page.put("manifest.webmanifest", "{\"name\":\"Arbiter\"}");
    page.put("icon.svg", "<svg xmlns='http://www.w3.org/2000/svg'></svg>");
    page.put("assets/index-B2xs9.js", SCRIPT);
    page.put("assets/index-C3yt8.css", "h1 { color: green }");
    page.put("assets/literata-D4.woff2", FONT);
    page.put("assets/move-E5.mp3", FONT);
    page.put("assets/strange-F6.arbiter", FONT);
    Files.writeString(parent.resolve("secret.txt"), SECRET);
    return page;
  }

  void put(String name, String text) throws IOException {
    put(name, text.getBytes(UTF_8));
  }

  private void put(String name, byte[] bytes) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, bytes);
  }
}
