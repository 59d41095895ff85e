package org.arbiterchess.cli.terminal;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.arbiterchess.cli.messages.Language;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;

/** Formats the message for an internal error. */
public final class CrashReport {

  private CrashReport() {}

  public static String message(Throwable error, Language language) {
    return language.say(TerminalText.INTERNAL_ERROR, QuotedText.printable(error.toString()));
  }

  /**
   * Returns the message with a stack trace if {@code ARBITER_TRACE} is set, otherwise with a hint
   * to set it.
   */
  public static String withTrace(Throwable error, Language language) {
    String message = "arbiter: " + message(error, language);
    if (!Terminal.isTracingEnabled()) {
      return message + " " + language.say(TerminalText.HOW_TO_TRACE);
    }
    StringWriter trace = new StringWriter();
    error.printStackTrace(new PrintWriter(trace));
    return message + "\n" + trace.toString().stripTrailing();
  }
}
