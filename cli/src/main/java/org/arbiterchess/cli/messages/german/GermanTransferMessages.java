package org.arbiterchess.cli.messages.german;

import java.util.List;
import java.util.Locale;
import org.arbiterchess.cli.messages.TransferMessages;

final class GermanTransferMessages implements TransferMessages {

  @Override
  public String noGames(String location) {
    return "In " + location + " sind keine Partien. Wähle einen anderen Ordner.";
  }

  @Override
  public String fileExists(String name) {
    return name + " existiert schon und wird nicht überschrieben.";
  }

  @Override
  public String noSuchFolder(String name) {
    return "Den Ordner für " + name + " gibt es nicht. Lege ihn zuerst an.";
  }

  @Override
  public String noSuchFile(String name) {
    return "Datei nicht gefunden: " + name + ".";
  }

  @Override
  public String exported(long games, long events, String location, String file, String checksum) {
    return games(games)
        + " mit "
        + events(events)
        + " aus "
        + location
        + " nach "
        + file
        + " exportiert, SHA-256 "
        + checksum
        + ".";
  }

  @Override
  public String cannotResume(String partFile, String reason) {
    return "Der unterbrochene Export "
        + partFile
        + " lässt sich nicht fortsetzen. "
        + reason
        + " Lösche ihn, um neu zu beginnen.";
  }

  @Override
  public String exportIncomplete(String reason) {
    return "Nicht alle Partien wurden exportiert. " + reason;
  }

  @Override
  public String exportProgress(long games) {
    return games(games) + " exportiert";
  }

  @Override
  public String resumeProgress(long games) {
    return games(games) + " schon exportiert";
  }

  @Override
  public String archived(long games, String location, String file) {
    return games(games) + " aus " + location + " nach " + file + " geschrieben.";
  }

  @Override
  public String archiveIncomplete(String reason) {
    return "Nicht alle Partien wurden geschrieben. " + reason;
  }

  @Override
  public String archiveProgress(long games) {
    return games(games) + " archiviert";
  }

  @Override
  public String backedUp(long kilobytes, String location, String file) {
    return String.format(
        Locale.GERMAN, "Alle Partien aus %s nach %s kopiert, %,d KB.", location, file, kilobytes);
  }

  @Override
  public String backupOfDatabase() {
    return "Eine Sicherung ist die Kopie eines Datenordners. Verwende für eine"
        + " PostgreSQL-Datenbank pg_dump.";
  }

  @Override
  public String unreadableGames(List<String> ids) {
    return games(ids.size()) + " mit unlesbarem Protokoll übersprungen: " + String.join(", ", ids);
  }

  @Override
  public String imported(
      long games, long events, String file, String location, long skipped, String checksum) {
    return games(games)
        + " mit "
        + events(events)
        + " aus "
        + file
        + " importiert und in "
        + location
        + " gespeichert"
        + (skipped == 0 ? "" : "; " + games(skipped) + " übersprungen, weil schon vorhanden")
        + ". SHA-256 "
        + checksum
        + ".";
  }

  @Override
  public String damagedFile(String file, String reason) {
    return "Aus der Datei " + file + " wurde nichts importiert. " + reason;
  }

  @Override
  public String importIncomplete(String reason) {
    return "Nicht alle Partien wurden importiert. " + reason;
  }

  @Override
  public String conflicts(long games, List<String> firstIds) {
    return String.format(Locale.GERMAN, "%,d", games)
        + (games == 1
            ? " gespeicherte Partie weicht von der Datei ab und blieb unverändert: "
            : " gespeicherte Partien weichen von der Datei ab und blieben unverändert: ")
        + String.join(", ", firstIds)
        + (firstIds.size() < games ? ", …" : "");
  }

  @Override
  public String checkProgress(long games) {
    return games(games) + " geprüft";
  }

  @Override
  public String importProgress(long games) {
    return games(games) + " importiert";
  }

  @Override
  public String compareProgress(long games) {
    return games(games) + " verglichen";
  }

  private static String games(long count) {
    return String.format(Locale.GERMAN, "%,d %s", count, count == 1 ? "Partie" : "Partien");
  }

  private static String events(long count) {
    return String.format(Locale.GERMAN, "%,d %s", count, count == 1 ? "Ereignis" : "Ereignissen");
  }
}
