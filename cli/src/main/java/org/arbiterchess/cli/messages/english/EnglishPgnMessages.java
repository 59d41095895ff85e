package org.arbiterchess.cli.messages.english;

import java.util.ArrayList;
import java.util.List;
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
  public String maxPliesTooSmall(int plies) {
    return "--max-plies is " + plies + "; it must be 1 or more.";
  }

  @Override
  public String noGame(String name) {
    return name.equals("-") ? "Standard input contains no games." : name + " contains no games.";
  }

  @Override
  public String about(String name, String remark) {
    return (name.equals("-") ? "Standard input" : name) + ", " + remark + ".";
  }

  @Override
  public String badFilter(String condition) {
    return "--filter is " + condition + "; it must be a tag and a value, as in White=Ann*.";
  }

  @Override
  public String badDate(String option, String quotedText) {
    return option
        + " is "
        + quotedText
        + "; it must be a year, a month or a day, as in 2026, 2026.11 or 2026.11.16.";
  }

  @Override
  public String badResult(String quotedText) {
    return "--result is " + quotedText + "; it must be 1-0, 0-1, 1/2-1/2 or *.";
  }

  @Override
  public String badEco(String quotedText) {
    return "--eco is "
        + quotedText
        + "; it must be a code, the start of one or a range, as in B97, B9 or B20-B99.";
  }

  @Override
  public String badMaterial(String quotedText) {
    return "--material is "
        + quotedText
        + "; it must list the pieces of both sides, as in KRPvKR. To specify the colours, write"
        + " White's pieces in capitals and Black's in lowercase, as in KRPvkr.";
  }

  @Override
  public String badPosition(String quotedFen, String problem) {
    return "--position is " + quotedFen + ", which is not a valid position: " + problem + ".";
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
    return "The text is encoded in UTF-16; convert it to UTF-8.";
  }

  @Override
  public String unreadable(String name, String reason) {
    return name + " cannot be read: " + reason + ".";
  }

  @Override
  public String damaged(String name) {
    return name + " is damaged or truncated: not all of its compressed data can be read.";
  }

  @Override
  public String fileExists(String name) {
    return name + " already exists and will not be overwritten.";
  }

  @Override
  public String summary(long games, long plies, double seconds, long gamesPerSecond) {
    return count(games, "game")
        + " with "
        + count(plies, "half-move")
        + String.format(Locale.ROOT, ", read in %,.2f s", seconds)
        + (games == 0 ? "." : ", " + count(gamesPerSecond, "game") + " per second.");
  }

  @Override
  public String matchingGames(long matching, long all) {
    return number(matching)
        + " of "
        + count(all, "game")
        + (matching == 1 ? " matches" : " match")
        + " the filters.";
  }

  @Override
  public String results(long white, long black, long drawn, long withoutResult) {
    List<String> parts = new ArrayList<>();
    if (white > 0) {
      parts.add("White won " + count(white, "game"));
    }
    if (black > 0) {
      parts.add("Black won " + count(black, "game"));
    }
    if (drawn > 0) {
      parts.add(count(drawn, "game") + (drawn == 1 ? " was drawn" : " were drawn"));
    }
    if (withoutResult > 0) {
      parts.add(
          count(withoutResult, "game") + (withoutResult == 1 ? " has" : " have") + " no result");
    }
    return joined(parts) + ".";
  }

  private static String joined(List<String> parts) {
    int last = parts.size() - 1;
    return last <= 0
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
  }

  @Override
  public String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  @Override
  public String duplicates(long count) {
    return "Skipped " + count(count, "duplicate") + ".";
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
    return "Corrections made to the input:";
  }

  @Override
  public String times(String deviation, long times) {
    return deviation
        + (times == 1 ? " (once)" : times == 2 ? " (twice)" : " (" + number(times) + " times)");
  }

  @Override
  public String playedOn(boolean clear, int plies) {
    if (!clear) {
      return "It is not clear which piece moved, so the rest of the game was not read.";
    }
    return plies == 0
        ? "No moves could be read after it."
        : count(plies, "half-move") + (plies == 1 ? " follows." : " follow.");
  }

  @Override
  public String perhapsMeant(List<String> moves) {
    int last = moves.size() - 1;
    if (moves.isEmpty()) {
      return "No single slip explains this move.";
    }
    String listed =
        last == 0
            ? moves.get(0)
            : String.join(", ", moves.subList(0, last)) + " or " + moves.get(last);
    return "Perhaps " + listed + " was meant.";
  }

  @Override
  public String atLine(String place) {
    return "line " + place;
  }

  @Override
  public String progress(long games) {
    return count(games, "game");
  }

  private String count(long count, String noun) {
    return number(count) + " " + noun + (count == 1 ? "" : "s");
  }
}
