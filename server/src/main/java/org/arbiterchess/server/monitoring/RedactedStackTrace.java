package org.arbiterchess.server.monitoring;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Formats stack traces for the log. Exception messages may contain client data, so they are omitted
 * unless the JVM itself generates them.
 *
 * @param withMessages whether to show all messages; intended for developers
 */
record RedactedStackTrace(boolean withMessages) {

  private static final String WITHHELD = " (message withheld: it may contain private data)";

  /** The exception's class, and its message if it may be shown. */
  String describe(Throwable error) {
    String message = error.getMessage();
    String type = error.getClass().getName();
    if (message == null) {
      return type;
    }
    return withMessages || isFromTheJvm(error) ? type + ": " + message : type + WITHHELD;
  }

  private static boolean isFromTheJvm(Throwable error) {
    return error.getClass().getName().startsWith("java.lang.")
        && (error instanceof NullPointerException
            || error instanceof ArithmeticException
            || error instanceof ArrayStoreException
            || error instanceof ClassCastException
            || error instanceof IndexOutOfBoundsException
            || error instanceof NegativeArraySizeException
            || error instanceof LinkageError
            || error instanceof VirtualMachineError);
  }

  /** The stack trace, including causes and suppressed exceptions. */
  String format(Throwable error) {
    StringBuilder trace = new StringBuilder();
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    String prefix = "";
    for (Throwable cause = error; cause != null && seen.add(cause); cause = cause.getCause()) {
      append(trace, prefix, cause);
      for (Throwable suppressed : cause.getSuppressed()) {
        if (seen.add(suppressed)) {
          append(trace, "Suppressed: ", suppressed);
        }
      }
      prefix = "Caused by: ";
    }
    return trace.toString().stripTrailing();
  }

  private void append(StringBuilder trace, String prefix, Throwable error) {
    trace.append(prefix).append(describe(error)).append('\n');
    for (StackTraceElement call : error.getStackTrace()) {
      trace.append("  at ").append(call).append('\n');
    }
  }
}
