package org.arbiterchess.text;

/** Formats times as they appear on a clock. */
public final class TimeText {

  private TimeText() {}

  /** Returns minutes and seconds, such as {@code 4:07}, with hours if there are any. */
  public static String of(long millis) {
    long seconds = millis / 1000;
    long hours = seconds / 3600;
    String minutes = hours > 0 ? hours + ":" + two(seconds / 60 % 60) : "" + seconds / 60;
    return minutes + ":" + two(seconds % 60);
  }

  private static String two(long number) {
    return (number < 10 ? "0" : "") + number;
  }
}
