package org.arbiterchess.cli.query;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.arbiterchess.cli.terminal.BadInputException;

/**
 * Lines of UTF-8 in bounded memory. A line ends with a line feed or the end of input; a carriage
 * return before that belongs to the end.
 */
final class BoundedLineReader {

  /** The bytes that a line may have. */
  static final int LONGEST = 1 << 20;

  private final InputStream in;
  private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
  private byte[] line = new byte[4096];
  private int length;
  private boolean tooLong;

  BoundedLineReader(InputStream in) {
    this.in = new BufferedInputStream(in, 1 << 16);
  }

  /** Goes to the next line, if there is one. */
  boolean next() throws IOException {
    length = 0;
    tooLong = false;
    int read = in.read();
    if (read < 0) {
      return false;
    }
    for (; read >= 0 && read != '\n'; read = in.read()) {
      add((byte) read);
    }
    return true;
  }

  private void add(byte read) {
    if (length == LONGEST) {
      tooLong = true;
      return;
    }
    if (length == line.length) {
      line = Arrays.copyOf(line, Math.min(length * 2, LONGEST));
    }
    line[length++] = read;
  }

  /** The present line; throws {@link BadInputException} if it is too long or not UTF-8. */
  String text() {
    if (tooLong) {
      throw new BadInputException("The line is longer than " + LONGEST + " bytes.");
    }
    int end = length > 0 && line[length - 1] == '\r' ? length - 1 : length;
    ByteBuffer bytes = ByteBuffer.wrap(line, 0, end);
    try {
      return decoder.decode(bytes).toString();
    } catch (CharacterCodingException e) {
      throw new BadInputException(
          "The line is not UTF-8: byte " + bytes.position() + " fits no letter.");
    }
  }
}
