package org.arbiterchess.cli.messages.english;

import java.util.List;
import java.util.Locale;
import org.arbiterchess.cli.messages.TransferMessages;

final class EnglishTransferMessages implements TransferMessages {

  @Override
  public String noGames(String location) {
    return "There are no games in " + location + ". Choose another folder.";
  }

  @Override
  public String fileExists(String name) {
    return name + " already exists and will not be overwritten.";
  }

  @Override
  public String noSuchFolder(String name) {
    return "The folder for " + name + " does not exist. Create it first.";
  }

  @Override
  public String noSuchFile(String name) {
    return "File not found: " + name + ".";
  }

  @Override
  public String exported(long games, long events, String location, String file, String checksum) {
    return "Exported "
        + count(games, "game")
        + " with "
        + count(events, "event")
        + " from "
        + location
        + " to "
        + file
        + ", SHA-256 "
        + checksum
        + ".";
  }

  @Override
  public String cannotResume(String partFile, String reason) {
    return "The interrupted export "
        + partFile
        + " cannot be resumed. "
        + reason
        + " Delete the file to start again.";
  }

  @Override
  public String exportIncomplete(String reason) {
    return "Not all games were exported. " + reason;
  }

  @Override
  public String exportProgress(long games) {
    return "Exported " + count(games, "game");
  }

  @Override
  public String resumeProgress(long games) {
    return "Found " + count(games, "exported game");
  }

  @Override
  public String archived(long games, String location, String file) {
    return "Wrote " + count(games, "game") + " from " + location + " to " + file + ".";
  }

  @Override
  public String archiveIncomplete(String reason) {
    return "Not all games were written. " + reason;
  }

  @Override
  public String archiveProgress(long games) {
    return "Archived " + count(games, "game");
  }

  @Override
  public String backedUp(long kilobytes, String location, String file) {
    return String.format(
        Locale.ROOT, "Copied all games from %s to %s, %,d KB.", location, file, kilobytes);
  }

  @Override
  public String backupOfDatabase() {
    return "A backup is a copy of a data folder. For a PostgreSQL database, use pg_dump.";
  }

  @Override
  public String unreadableGames(List<String> ids) {
    return "Skipped "
        + count(ids.size(), "game")
        + " with an unreadable log: "
        + String.join(", ", ids);
  }

  @Override
  public String imported(
      long games, long events, String file, String location, long skipped, String checksum) {
    return "Imported "
        + count(games, "game")
        + " with "
        + count(events, "event")
        + " from "
        + file
        + " to "
        + location
        + (skipped == 0 ? "" : "; skipped " + count(skipped, "game") + " already stored")
        + ". SHA-256 "
        + checksum
        + ".";
  }

  @Override
  public String damagedFile(String file, String reason) {
    return "Nothing was imported from " + file + ". " + reason;
  }

  @Override
  public String importIncomplete(String reason) {
    return "Not all games were imported. " + reason;
  }

  @Override
  public String conflicts(long games, List<String> firstIds) {
    return count(games, "stored game")
        + (games == 1 ? " differs" : " differ")
        + " from the file and "
        + (games == 1 ? "was" : "were")
        + " left unchanged: "
        + String.join(", ", firstIds)
        + (firstIds.size() < games ? ", …" : "");
  }

  @Override
  public String checkProgress(long games) {
    return "Checked " + count(games, "game");
  }

  @Override
  public String importProgress(long games) {
    return "Imported " + count(games, "game");
  }

  @Override
  public String compareProgress(long games) {
    return "Compared " + count(games, "game");
  }

  private static String count(long count, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", count, noun, count == 1 ? "" : "s");
  }
}
