package org.arbiterchess.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.arbiterchess.server.room.IdsAndTokens;
import org.eclipse.jetty.http.MimeTypes;

/**
 * One of the page's files. It is compressed on the first request, because compressing the whole
 * page would slow down startup.
 */
final class PageFile {

  private static final String IMMUTABLE = "public, max-age=31536000, immutable";
  private static final String REVALIDATE = "no-cache";
  private static final String TITLE_END = "</title>";

  private final byte[] bytes;
  private final String mediaType;
  private final String etag;
  private final String cacheControl;
  private final AtomicReference<byte[]> gzip = new AtomicReference<>();

  /** Creates the file for a path such as {@code /assets/index-B2xs.js}. */
  PageFile(String path, byte[] bytes) {
    this.bytes = bytes;
    this.mediaType = mediaType(path);
    this.etag = "W/\"" + HexFormat.of().formatHex(IdsAndTokens.digest(bytes), 0, 12) + "\"";
    // The name of a built asset contains a hash of its content, so browsers can cache it
    // indefinitely.
    this.cacheControl = path.startsWith("/assets/") ? IMMUTABLE : REVALIDATE;
  }

  /** A file's type by its extension. The {@code nosniff} header keeps browsers from guessing. */
  private static String mediaType(String path) {
    if (path.endsWith(".webmanifest")) {
      return "application/manifest+json";
    }
    String type = MimeTypes.DEFAULTS.getMimeByExtension(path);
    if (type == null) {
      return "application/octet-stream";
    }
    return type.startsWith("text/") ? type + ";charset=utf-8" : type;
  }

  /** A copy of an HTML file with additional tags in its head. */
  PageFile withTags(String tags) {
    String html = new String(bytes, UTF_8);
    int end = html.indexOf(TITLE_END) + TITLE_END.length();
    String extended = html.substring(0, end) + "\n" + tags + html.substring(end);
    return new PageFile("/index.html", extended.getBytes(UTF_8));
  }

  byte[] bytes() {
    return bytes;
  }

  /** Whether the file can be compressed; if so, the response may depend on Accept-Encoding. */
  boolean compressible() {
    return mediaType.matches("text/.*|.*json|.*xml");
  }

  /** The compressed content, if it is smaller than the original. */
  Optional<byte[]> gzip() {
    if (!compressible()) {
      return Optional.empty();
    }
    return Optional.of(gzip.updateAndGet(known -> known == null ? compress(bytes) : known))
        .filter(small -> small.length < bytes.length);
  }

  String mediaType() {
    return mediaType;
  }

  /** The file's ETag. It is weak, because the plain and the compressed content share it. */
  String etag() {
    return etag;
  }

  String cacheControl() {
    return cacheControl;
  }

  private static byte[] compress(byte[] bytes) {
    ByteArrayOutputStream small = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new BestGzip(small)) {
      gzip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return small.toByteArray();
  }

  private static final class BestGzip extends GZIPOutputStream {
    BestGzip(ByteArrayOutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}
