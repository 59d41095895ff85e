package org.arbiterchess.server.link;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerRefusalReason;

/** What a request brings, never more of it than may be read. */
final class RequestBodyReader {

  private RequestBodyReader() {}

  static String read(Context context, int most) {
    try {
      byte[] bytes = context.bodyInputStream().readNBytes(most + 1);
      if (bytes.length > most) {
        throw tooLarge(most);
      }
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new RefusalException(
          ServerRefusalReason.MALFORMED, "found bytes that fit no letter, expected UTF-8");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void mustFit(String body, int most) {
    if (body.getBytes(UTF_8).length > most) {
      throw tooLarge(most);
    }
  }

  private static RefusalException tooLarge(int most) {
    return new RefusalException(ServerRefusalReason.TOO_LARGE, "body", most);
  }
}
