package org.arbiterchess.cli.terminal;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Texts;

/** Formats the message for an internal error. */
public final class CrashReport {

  private CrashReport() {}

  public static String message(Throwable error, Texts texts) {
    return texts.say(TerminalText.INTERNAL_ERROR, QuotedText.printable(error.toString()));
  }

  /**
   * Returns the message with a stack trace if {@code ARBITER_TRACE} is set, otherwise with a hint
   * to set it.
   */
  public static String withTrace(Throwable error, Texts texts) {
    String message = "arbiter: " + message(error, texts);
    if (!Terminal.isTracingEnabled()) {
      return message + " " + texts.say(TerminalText.HOW_TO_TRACE);
    }
    StringWriter trace = new StringWriter();
    error.printStackTrace(new PrintWriter(trace));
    return message + "\n" + trace.toString().stripTrailing();
  }
}
