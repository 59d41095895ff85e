package org.arbiterchess.cli.terminal;

import java.io.PrintWriter;
import java.io.StringWriter;

/** What is said when the program itself is wrong. */
public final class CrashReport {

  private CrashReport() {}

  public static String sentence(Throwable fault) {
    return "Arbiter failed, which is a fault of the program and not of the question: "
        + QuotedText.plain(fault.toString())
        + ".";
  }

  /** The sentence alone; with {@code ARBITER_TRACE} set also where it happened, for the mender. */
  public static String report(Throwable fault) {
    String said = "arbiter: " + sentence(fault);
    if (!Terminal.wantsTraces()) {
      return said + " Set ARBITER_TRACE=1 to see where.";
    }
    StringWriter trace = new StringWriter();
    fault.printStackTrace(new PrintWriter(trace));
    return said + "\n" + trace.toString().stripTrailing();
  }
}
