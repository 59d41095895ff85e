package org.arbiterchess.server.monitoring;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Stack traces for the log. The message of an exception may hold whatever a client sent, so it is
 * left out, except where the JVM composes it from the code alone.
 *
 * @param withMessages whether all messages are shown, for developers
 */
record RedactedStackTrace(boolean withMessages) {

  private static final String WITHHELD = " (message withheld: it may hold private data)";

  /** The kind of error, and its message where it may be shown. */
  String name(Throwable error) {
    String message = error.getMessage();
    String kind = error.getClass().getName();
    if (message == null) {
      return kind;
    }
    return withMessages || isFromTheJvm(error) ? kind + ": " + message : kind + WITHHELD;
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

  /** Everything that led to the error: one line for each call, then the causes. */
  String of(Throwable error) {
    StringBuilder trace = new StringBuilder();
    Set<Throwable> told = Collections.newSetFromMap(new IdentityHashMap<>());
    String before = "";
    for (Throwable cause = error; cause != null && told.add(cause); cause = cause.getCause()) {
      append(trace, before, cause);
      for (Throwable suppressed : cause.getSuppressed()) {
        if (told.add(suppressed)) {
          append(trace, "Suppressed: ", suppressed);
        }
      }
      before = "Caused by: ";
    }
    return trace.toString().stripTrailing();
  }

  private void append(StringBuilder trace, String before, Throwable error) {
    trace.append(before).append(name(error)).append('\n');
    for (StackTraceElement call : error.getStackTrace()) {
      trace.append("  at ").append(call).append('\n');
    }
  }
}
