package org.arbiterchess.cli.query;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.CrashReport;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.Output;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;

/**
 * Reads one JSON object per line and writes one answer per line, in order, until the end of input.
 * Every line gets exactly one answer, even if it is malformed or causes an internal error.
 */
final class LineFilter {

  private static final int MAX_BYTES = 1 << 20;

  private final InputStream in;
  private final Texts texts;
  private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();

  /** The current line, whose memory is bounded. It ends with LF, CRLF or the end of input. */
  private final byte[] line = new byte[MAX_BYTES];

  /** The length of the current line, or more than the maximum if the line is longer. */
  private int length;

  private LineFilter(InputStream in, Texts texts) {
    this.texts = texts;
    this.in = new BufferedInputStream(in, 1 << 16);
  }

  static void run(Terminal terminal, UnaryOperator<Map<String, Object>> answer) throws IOException {
    LineFilter lines = new LineFilter(terminal.in(), terminal.texts());
    while (lines.advance()) {
      terminal.out().printLine(lines.answer(answer, terminal.err()));
    }
  }

  /** Answers one line. An internal error becomes an answer, so that the filter can continue. */
  private String answer(UnaryOperator<Map<String, Object>> answer, Output err) {
    try {
      return JsonLine.write(answer.apply(JsonLine.read(current(), texts)));
    } catch (BadInputException e) {
      return JsonLine.error(e.getMessage());
    } catch (RuntimeException | StackOverflowError e) {
      err.printLine(CrashReport.withTrace(e, texts));
      return JsonLine.error(CrashReport.message(e, texts));
    }
  }

  /** Advances to the next line. Returns false at the end of input. */
  private boolean advance() throws IOException {
    length = 0;
    int read = in.read();
    if (read < 0) {
      return false;
    }
    for (; read >= 0 && read != '\n'; read = in.read()) {
      if (length < MAX_BYTES) {
        line[length] = (byte) read;
      }
      length = Math.min(length, MAX_BYTES) + 1;
    }
    return true;
  }

  private String current() {
    if (length > MAX_BYTES) {
      throw new BadInputException(texts, TerminalText.LINE_TOO_LONG, MAX_BYTES);
    }
    int end = length > 0 && line[length - 1] == '\r' ? length - 1 : length;
    ByteBuffer bytes = ByteBuffer.wrap(line, 0, end);
    try {
      return decoder.decode(bytes).toString();
    } catch (CharacterCodingException e) {
      throw new BadInputException(texts, TerminalText.NOT_UTF8, bytes.position());
    }
  }
}
