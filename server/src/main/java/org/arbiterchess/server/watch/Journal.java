package org.arbiterchess.server.watch;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.arbiterchess.server.json.JsonText;
import org.arbiterchess.server.room.Witness;

/**
 * What befalls a server, one JSON object a line: when, how grave, what. No names, secrets, games or
 * addresses of callers are in it, and what happens at every move is not.
 */
public final class Journal implements Witness {

  private static final long LATE_MILLIS = 1000;

  private final LongSupplier now;
  private final Consumer<String> lines;
  private final AtomicBoolean stores = new AtomicBoolean(true);

  /**
   * A journal.
   *
   * @param now milliseconds since 1970
   * @param lines takes each line, without its end, in any thread
   */
  public Journal(LongSupplier now, Consumer<String> lines) {
    this.now = now;
    this.lines = lines;
  }

  /** Something that was to be expected. */
  public void tell(String event, Map<String, ?> details) {
    write("info", event, details);
  }

  /** A fault of the program. */
  public void fault(String sentence) {
    write("error", "fault", Map.of("sentence", sentence));
  }

  /** The first failure after something was stored; the others would say the same. */
  @Override
  public void notStored(String why) {
    if (stores.compareAndSet(true, false)) {
      write("error", "notStored", Map.of("sentence", why));
    }
  }

  @Override
  public void stored(long nanos) {
    if (!stores.get() && stores.compareAndSet(false, true)) {
      write("info", "storedAgain", Map.of());
    }
  }

  @Override
  public void flagFell(long late) {
    if (late >= LATE_MILLIS) {
      write("warning", "flagLate", Map.of("millis", late));
    }
  }

  private void write(String level, String event, Map<String, ?> details) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("at", Instant.ofEpochMilli(now.getAsLong()).toString());
    line.put("level", level);
    line.put("event", event);
    line.putAll(details);
    lines.accept(JsonText.write(line));
  }
}
