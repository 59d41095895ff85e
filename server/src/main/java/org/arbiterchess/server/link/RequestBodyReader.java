package org.arbiterchess.server.link;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;

/** Reads a request's body up to a maximum size. */
final class RequestBodyReader {

  private RequestBodyReader() {}

  static String read(Context context, int maxBytes) {
    try {
      byte[] bytes = context.bodyInputStream().readNBytes(maxBytes + 1);
      if (bytes.length > maxBytes) {
        throw tooLarge(maxBytes);
      }
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new RefusalException(
          ServerRefusalReason.MALFORMED, Said.of(ServerText.MALFORMED_BYTES));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void requireMaxSize(String body, int maxBytes) {
    if (body.getBytes(UTF_8).length > maxBytes) {
      throw tooLarge(maxBytes);
    }
  }

  private static RefusalException tooLarge(int maxBytes) {
    return new RefusalException(ServerRefusalReason.TOO_LARGE, "body", maxBytes);
  }
}
