package org.arbiterchess.cli.query;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.language.Texts;

/** Reads UTF-8 lines with bounded memory. A line ends with LF, CRLF or the end of input. */
final class BoundedLineReader {

  static final int MAX_BYTES = 1 << 20;

  private final InputStream in;
  private final Texts texts;
  private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
  private byte[] line = new byte[4096];
  private int length;
  private boolean tooLong;

  BoundedLineReader(InputStream in, Texts texts) {
    this.texts = texts;
    this.in = new BufferedInputStream(in, 1 << 16);
  }

  /** Advances to the next line. Returns false at the end of input. */
  boolean advance() throws IOException {
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
    if (length == MAX_BYTES) {
      tooLong = true;
      return;
    }
    if (length == line.length) {
      line = Arrays.copyOf(line, Math.min(length * 2, MAX_BYTES));
    }
    line[length++] = read;
  }

  /** Returns the current line. Throws {@link BadInputException} if it is too long or not UTF-8. */
  String current() {
    if (tooLong) {
      throw new BadInputException(texts.say(TerminalText.LINE_TOO_LONG, MAX_BYTES));
    }
    int end = length > 0 && line[length - 1] == '\r' ? length - 1 : length;
    ByteBuffer bytes = ByteBuffer.wrap(line, 0, end);
    try {
      return decoder.decode(bytes).toString();
    } catch (CharacterCodingException e) {
      throw new BadInputException(texts.say(TerminalText.NOT_UTF8, bytes.position()));
    }
  }
}
