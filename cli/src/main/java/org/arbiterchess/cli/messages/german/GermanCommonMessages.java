package org.arbiterchess.cli.messages.german;

import java.util.List;
import org.arbiterchess.cli.messages.CommonMessages;

final class GermanCommonMessages implements CommonMessages {

  @Override
  public String internalError(String error) {
    return "Interner Fehler: " + error + ".";
  }

  @Override
  public String howToTrace() {
    return "Setze ARBITER_TRACE=1, um den Stacktrace zu sehen.";
  }

  @Override
  public String ioFailed(String reason) {
    return "Lesen oder Schreiben ist fehlgeschlagen: " + reason;
  }

  @Override
  public String noSuchCommand(String name) {
    return "Unbekannter Befehl: " + name + ".";
  }

  @Override
  public String didYouMean(List<String> suggestions) {
    return "Meintest du " + String.join(" oder ", suggestions) + "?";
  }

  @Override
  public String tryHelp(String command) {
    return "Hilfe: " + command + " --help";
  }

  @Override
  public String unknownOptions(List<String> options) {
    return (options.size() == 1 ? "Unbekannte Option: " : "Unbekannte Optionen: ")
        + String.join(", ", options)
        + ".";
  }

  @Override
  public String unexpectedArguments(List<String> arguments) {
    return (arguments.size() == 1 ? "Überzähliges Argument: " : "Überzählige Argumente: ")
        + String.join(", ", arguments);
  }

  @Override
  public String missingArguments(List<String> names) {
    return "Es fehlt: " + String.join(", ", names);
  }

  @Override
  public String repeatedOption(String name) {
    return "Die Option " + name + " darf nur einmal angegeben werden.";
  }

  @Override
  public String invalidValue(String name, String value) {
    return "Ungültiger Wert für " + name + ": " + value;
  }

  @Override
  public String emptyLine() {
    return "Die Zeile ist leer.";
  }

  @Override
  public String notAnObject() {
    return "Die Zeile ist kein JSON-Objekt.";
  }

  @Override
  public String textAfterObject(int column) {
    return "Nach dem JSON-Objekt folgt weiterer Text, ab Spalte " + column + ".";
  }

  @Override
  public String tooDeep() {
    return "Das JSON ist zu tief verschachtelt oder enthält einen zu langen Namen oder eine zu"
        + " lange Zahl.";
  }

  @Override
  public String duplicateKey(String quotedKey) {
    return "Der Schlüssel " + quotedKey + " kommt zweimal vor.";
  }

  @Override
  public String notJson(String quotedWord, int column) {
    return "Die Zeile ist kein JSON: "
        + quotedWord
        + " ist in Spalte "
        + column
        + " nicht erlaubt.";
  }

  @Override
  public String jsonCutOff(int column) {
    return "Die Zeile ist kein JSON: Sie endet zu früh, in Spalte " + column + ".";
  }

  @Override
  public String folderAndDatabase() {
    return "Partien werden in einem Ordner oder in einer Datenbank gespeichert: Gib --data oder"
        + " --database an, nicht beides.";
  }

  @Override
  public String notAFolderName(String quotedName) {
    return quotedName + " ist kein gültiger Ordnername.";
  }

  @Override
  public String manualPages(int count, String folder) {
    return count + " Handbuchseiten geschrieben. Zum Lesen: man " + folder + "/arbiter-rule.1";
  }

  @Override
  public String notAFileName(String quotedName) {
    return quotedName + " ist kein gültiger Dateiname.";
  }
}
