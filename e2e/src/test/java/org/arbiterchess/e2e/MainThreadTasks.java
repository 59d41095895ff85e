package org.arbiterchess.e2e;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Browser.StartTracingOptions;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.stream.StreamSupport;

/**
 * The tasks on a page's main thread, from a browser trace.
 *
 * @param longestMillis the CPU time of the longest task
 * @param wallMillis the longest wall-clock time of any task
 * @param costs the most expensive parts of the longest task
 */
record MainThreadTasks(int count, double longestMillis, double wallMillis, List<String> costs) {

  static final Comparator<MainThreadTasks> BY_LONGEST =
      Comparator.comparingDouble(MainThreadTasks::longestMillis);

  private static final List<String> CATEGORIES =
      List.of(
          "devtools.timeline", "disabled-by-default-devtools.timeline", "v8.execute", "toplevel");

  static MainThreadTasks during(Page page, Runnable work) {
    Browser browser = page.context().browser();
    browser.startTracing(page, new StartTracingOptions().setCategories(CATEGORIES));
    work.run();
    page.waitForFunction("() => document.getAnimations().length === 0");
    return read(new String(browser.stopTracing(), StandardCharsets.UTF_8));
  }

  private static MainThreadTasks read(String trace) {
    List<JsonObject> events =
        StreamSupport.stream(
                JsonParser.parseString(trace)
                    .getAsJsonObject()
                    .getAsJsonArray("traceEvents")
                    .spliterator(),
                false)
            .map(JsonElement::getAsJsonObject)
            .toList();
    List<String> threads =
        events.stream()
            .filter(event -> name(event).equals("thread_name"))
            .filter(event -> event.toString().contains("CrRendererMain"))
            .map(MainThreadTasks::thread)
            .toList();
    List<JsonObject> timed =
        events.stream()
            .filter(event -> event.has("dur") && threads.contains(thread(event)))
            .sorted(Comparator.comparingDouble(MainThreadTasks::millis).reversed())
            .toList();
    List<JsonObject> tasks = timed.stream().filter(e -> name(e).endsWith("RunTask")).toList();
    JsonObject longest = tasks.get(0);
    List<String> costs =
        timed.stream()
            .filter(event -> thread(event).equals(thread(longest)) && within(event, longest))
            .limit(12)
            .map(MainThreadTasks::cost)
            .toList();
    double wall =
        tasks.stream().mapToDouble(task -> task.get("dur").getAsDouble()).max().orElseThrow();
    return new MainThreadTasks(tasks.size(), millis(longest), wall / 1000, costs);
  }

  private static boolean within(JsonObject event, JsonObject task) {
    double start = event.get("ts").getAsDouble();
    double from = task.get("ts").getAsDouble();
    return start >= from && start < from + task.get("dur").getAsDouble() && !event.equals(task);
  }

  private static String cost(JsonObject event) {
    return "%s %.1f ms %s".formatted(name(event), millis(event), event.get("args"));
  }

  private static String name(JsonObject event) {
    return event.get("name").getAsString();
  }

  private static String thread(JsonObject event) {
    return event.get("pid") + "/" + event.get("tid");
  }

  private static double millis(JsonObject event) {
    return event.has("tdur") ? event.get("tdur").getAsDouble() / 1000 : 0;
  }
}
