package org.arbiterchess.cli.messages.german;

import java.util.List;
import org.arbiterchess.cli.messages.SavedGameMessages;

final class GermanSavedGameMessages implements SavedGameMessages {

  @Override
  public String savedGameHasSettings() {
    return "Stellung, Regeln und Uhr stehen schon in der gespeicherten Partie: Lass --fen,"
        + " --chess960, --clock, --online und --strict weg.";
  }

  @Override
  public String folderNotSavedGame(String quotedName) {
    return quotedName + " ist ein Ordner und keine gespeicherte Partie.";
  }

  @Override
  public String fileTooLarge(String quotedName) {
    return quotedName + " ist zu groß für eine gespeicherte Partie.";
  }

  @Override
  public String notAFileName(String quotedName) {
    return quotedName + " ist kein gültiger Dateiname.";
  }

  @Override
  public String unreadableFile(String quotedName, String reason) {
    return quotedName + " ist nicht lesbar: " + reason + ".";
  }

  @Override
  public String notASavedGame(String quotedName) {
    return quotedName
        + " enthält keine Partie. Gib eine gespeicherte Partie oder eine andere PGN-Datei an.";
  }

  @Override
  public String damagedFile(String quotedName, int line, String problem) {
    return quotedName + ", Zeile " + line + ": " + problem;
  }

  @Override
  public String resumed(String file, int moveNumber, String player) {
    return "Fortgesetzt aus " + file + ": Zug " + moveNumber + ", " + player + " am Zug.";
  }

  @Override
  public String resumedAfterEnd(String file) {
    return "Geladen aus " + file + ": Die Partie ist zu Ende.";
  }

  @Override
  public String clocksReset() {
    return "Die Datei enthält keine Restzeiten; die Uhren wurden zurückgesetzt.";
  }

  @Override
  public String mayBeIncomplete() {
    return "Nach den Zügen fehlt das Ergebnis; vielleicht ist die Datei unvollständig.";
  }

  @Override
  public String clockNotSupported() {
    return "Die Bedenkzeit aus der Datei ist hier nicht möglich; die Partie geht ohne Uhr weiter.";
  }

  @Override
  public String savedElsewhere() {
    return "Beim Speichern entsteht eine neue Datei; diese bleibt unverändert.";
  }

  @Override
  public String firstOfGames(int games) {
    return "Die Datei enthält " + games + " Partien; dies ist die erste.";
  }

  @Override
  public String otherResult(String result) {
    return "In der Datei steht das Ergebnis "
        + result
        + "; die Partie geht nach ihrem letzten Zug"
        + " weiter.";
  }

  @Override
  public String nullMove(String quotedMove) {
    return quotedMove + " ist ein Nullzug; danach kann eine Partie nicht weitergehen.";
  }

  @Override
  public String isFolder(String quotedName) {
    return quotedName + " ist ein Ordner: Gib den Namen einer Datei darin an.";
  }

  @Override
  public String confirmReplace(String quotedName) {
    return quotedName + " existiert schon und enthält diese Partie nicht. Ersetzen?";
  }

  @Override
  public String nothingWritten() {
    return "Es wurde nichts geschrieben.";
  }

  @Override
  public String askSaveBeforeQuit() {
    return "Die Partie vorher speichern? (ja/nein/zurück)";
  }

  @Override
  public String saved(String file) {
    return "Die Partie ist in " + file + " gespeichert.";
  }

  @Override
  public String continueWith(String command) {
    return "Weiter mit: " + command;
  }

  @Override
  public String notSaved(String file, String reason) {
    return "Die Partie konnte nicht in " + file + " gespeichert werden: " + reason + ".";
  }

  @Override
  public String movesOfLostGame() {
    return "Hier sind die Züge:";
  }

  @Override
  public String noSuchFileOrFolder() {
    return "Datei oder Ordner nicht gefunden";
  }

  @Override
  public String accessDenied() {
    return "Zugriff verweigert";
  }

  @Override
  public String withoutRecord() {
    return " Um die Partie nur aus ihren Zügen fortzusetzen, mit zurückgesetzten Uhren, lösche das"
        + " Protokoll aus der Datei.";
  }

  @Override
  public String duplicateHeader(String key, int firstLine) {
    return key + " steht schon in Zeile " + firstLine + ".";
  }

  @Override
  public String emptyFile() {
    return "In dieser Datei steht keine Partie.";
  }

  @Override
  public String truncated() {
    return "Die Datei ist abgeschnitten: Das Ende des Protokolls fehlt.";
  }

  @Override
  public String impossibleEvent() {
    return "Das ist an dieser Stelle der Partie nicht möglich.";
  }

  @Override
  public String damagedRecord(String problem) {
    return "Das Protokoll ist beschädigt: " + problem + ".";
  }

  @Override
  public String headerDiffers(String key, String quotedFound, String quotedRecorded) {
    return key + " ist " + quotedFound + ", laut Protokoll aber " + quotedRecorded + ".";
  }

  @Override
  public String unknownHeaderValue(String key, String quotedFound, List<String> allowed) {
    return key + " ist " + quotedFound + ", erwartet " + String.join(" oder ", allowed) + ".";
  }

  @Override
  public String damagedStart(String problem) {
    return "Die Ausgangsstellung ist beschädigt: " + problem + ".";
  }

  @Override
  public String damagedClock(String problem) {
    return "Die Bedenkzeit ist beschädigt: " + problem;
  }

  @Override
  public String unplayableMove(String quotedMove, String sentence) {
    return quotedMove + " ist nicht spielbar: " + sentence;
  }

  @Override
  public String notInRecord(String quotedMove) {
    return "Im Protokoll fehlt hier " + quotedMove + ".";
  }

  @Override
  public String recordContinues(String quotedMove) {
    return "Das Protokoll geht nach " + quotedMove + " weiter.";
  }
}
