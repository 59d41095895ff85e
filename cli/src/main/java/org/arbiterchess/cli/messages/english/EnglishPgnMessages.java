package org.arbiterchess.cli.messages.english;

import java.util.Locale;
import org.arbiterchess.cli.messages.PgnMessages;

final class EnglishPgnMessages implements PgnMessages {

  @Override
  public String jsonAndFix() {
    return "--json and --fix both write the games; choose one of them.";
  }

  @Override
  public String splitTooSmall(int split) {
    return "--split is " + split + "; it must be 1 or more.";
  }

  @Override
  public String splitNeedsOut() {
    return "--split writes files and needs --out to name them.";
  }

  @Override
  public String outNeedsFormat() {
    return "--out needs --fix or --json: otherwise there is nothing to write.";
  }

  @Override
  public String threadsOutOfRange(int threads, int max) {
    return "--threads is " + threads + "; it must be from 1 to " + max + ".";
  }

  @Override
  public String badFilter(String condition) {
    return "--filter is " + condition + "; it must be a tag and a value, as in White=Ann*.";
  }

  @Override
  public String noSuchFile(String name) {
    return "File not found: " + name + ".";
  }

  @Override
  public String isFolder(String name) {
    return name + " is a folder; give the names of the files in it.";
  }

  @Override
  public String badFileName(String name) {
    return name + " is not a valid file name.";
  }

  @Override
  public String utf16() {
    return "The text is in UTF-16; save it as UTF-8, the encoding of PGN.";
  }

  @Override
  public String unreadable(String name, String reason) {
    return name + " cannot be read: " + reason + ".";
  }

  @Override
  public String damaged(String name, String reason) {
    return name + " is damaged: " + reason + ".";
  }

  @Override
  public String fileExists(String name) {
    return name + " already exists and will not be overwritten.";
  }

  @Override
  public String summary(long games, long plies, double seconds, long gamesPerSecond) {
    return count(games, "game")
        + ", "
        + count(plies, "half-move")
        + String.format(Locale.ROOT, " in %.2f s, %,d games per second", seconds, gamesPerSecond);
  }

  @Override
  public String results() {
    return "Results: ";
  }

  @Override
  public String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  @Override
  public String duplicates(long count) {
    return "Skipped " + count(count, "duplicate");
  }

  @Override
  public String errors(long count) {
    return count(count, "error") + ":";
  }

  @Override
  public String contradictions(long count) {
    return count(count, "contradiction") + " of the Laws:";
  }

  @Override
  public String more(long count) {
    return "and " + number(count) + " more; --json lists them all";
  }

  @Override
  public String warnings() {
    return "Corrected:";
  }

  @Override
  public String atLine(String place) {
    return "line " + place;
  }

  @Override
  public String progress(long games) {
    return number(games) + " games";
  }

  private String count(long count, String noun) {
    return number(count) + " " + noun + (count == 1 ? "" : "s");
  }
}
