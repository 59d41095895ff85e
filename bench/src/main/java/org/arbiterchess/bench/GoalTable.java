package org.arbiterchess.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A table of measurements with their goals. It is printed as Markdown when all measurements are
 * complete.
 */
public final class GoalTable {

  private final List<String> rows = new ArrayList<>();

  /** Adds a measurement without a goal. */
  public void add(String what, double figure, String unit) {
    add(what, number(figure) + unit);
  }

  /** Adds a measurement that has no goal and whose figure is already formatted. */
  public void add(String what, String figure) {
    row(what, figure, "", "");
  }

  /** Adds a measurement that should not exceed the goal. */
  public void addAtMost(String what, double figure, double goal, String unit, String details) {
    add(what, figure, goal, unit, details, "at most", figure <= goal);
  }

  /** Adds a measurement that should reach or exceed the goal. */
  public void addAtLeast(String what, double figure, double goal, String unit, String details) {
    add(what, figure, goal, unit, details, "at least", figure >= goal);
  }

  private void add(
      String what,
      double figure,
      double goal,
      String unit,
      String details,
      String relation,
      boolean reached) {
    row(
        what,
        number(figure) + unit + (details.isEmpty() ? "" : "; " + details),
        relation + " " + number(goal) + unit + (reached ? "" : ", not reached"),
        String.format(Locale.ROOT, "%.2f", figure / goal));
  }

  private static String number(double value) {
    String format = value < 1 ? "%.2f" : value < 100 ? "%.1f" : "%,.0f";
    return String.format(Locale.ROOT, format, value);
  }

  private void row(String what, String figure, String goal, String ratio) {
    rows.add("| " + what + " | " + figure + " | " + goal + " | " + ratio + " |");
  }

  /** Prints the table as Markdown. */
  public void print() {
    System.out.println("| measurement | figure | goal | figure ÷ goal |");
    System.out.println("| --- | --- | --- | --- |");
    rows.forEach(System.out::println);
  }
}
