package org.arbiterchess.cli.messages.german;

import java.util.Locale;
import org.arbiterchess.cli.messages.PgnMessages;

final class GermanPgnMessages implements PgnMessages {

  @Override
  public String jsonAndFix() {
    return "--json und --fix geben beide die Partien aus; wähle eines davon.";
  }

  @Override
  public String splitTooSmall(int split) {
    return "--split ist " + split + "; erlaubt ist 1 oder mehr.";
  }

  @Override
  public String splitNeedsOut() {
    return "--split schreibt Dateien und braucht --out für ihre Namen.";
  }

  @Override
  public String outNeedsFormat() {
    return "--out braucht --fix oder --json: Sonst gibt es nichts zu schreiben.";
  }

  @Override
  public String threadsOutOfRange(int threads, int max) {
    return "--threads ist " + threads + "; erlaubt ist 1 bis " + max + ".";
  }

  @Override
  public String badFilter(String condition) {
    return "--filter ist " + condition + "; erlaubt sind ein Tag und ein Wert wie in White=Ann*.";
  }

  @Override
  public String noSuchFile(String name) {
    return "Datei nicht gefunden: " + name + ".";
  }

  @Override
  public String isFolder(String name) {
    return name + " ist ein Ordner; gib die Dateien darin an.";
  }

  @Override
  public String badFileName(String name) {
    return name + " ist kein gültiger Dateiname.";
  }

  @Override
  public String utf16() {
    return "Der Text ist in UTF-16 kodiert; speichere ihn als UTF-8.";
  }

  @Override
  public String unreadable(String name, String reason) {
    return name + " ist nicht lesbar: " + reason + ".";
  }

  @Override
  public String damaged(String name, String reason) {
    return name + " ist beschädigt: " + reason + ".";
  }

  @Override
  public String fileExists(String name) {
    return name + " existiert schon und wird nicht überschrieben.";
  }

  @Override
  public String summary(long games, long plies, double seconds, long gamesPerSecond) {
    return count(games, "Partie", "Partien")
        + ", "
        + count(plies, "Halbzug", "Halbzüge")
        + String.format(
            Locale.GERMAN, " in %.2f s, %,d Partien pro Sekunde", seconds, gamesPerSecond);
  }

  @Override
  public String results() {
    return "Ergebnisse: ";
  }

  @Override
  public String number(long number) {
    return String.format(Locale.GERMAN, "%,d", number);
  }

  @Override
  public String duplicates(long count) {
    return count(count, "Dublette", "Dubletten") + " übersprungen";
  }

  @Override
  public String errors(long count) {
    return count(count, "Fehler", "Fehler") + ":";
  }

  @Override
  public String contradictions(long count) {
    return count(count, "Widerspruch", "Widersprüche") + " zu den Regeln:";
  }

  @Override
  public String more(long count) {
    return "und " + number(count) + " weitere; --json listet alle auf";
  }

  @Override
  public String warnings() {
    return "Beim Lesen korrigiert:";
  }

  @Override
  public String atLine(String place) {
    return "Zeile " + place;
  }

  @Override
  public String progress(long games) {
    return count(games, "Partie", "Partien");
  }

  private String count(long count, String one, String many) {
    return number(count) + " " + (count == 1 ? one : many);
  }
}
