package org.arbiterchess.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** What is said when the program itself is wrong. */
final class Faults {

  private Faults() {}

  static String sentence(Throwable fault) {
    return "Arbiter failed, which is a fault of the program and not of the question: "
        + Quoted.plain(fault.toString())
        + ".";
  }

  /** For whoever mends it. */
  static String report(Throwable fault) {
    StringWriter trace = new StringWriter();
    fault.printStackTrace(new PrintWriter(trace));
    return "arbiter: " + sentence(fault) + "\n" + trace.toString().stripTrailing();
  }
}
