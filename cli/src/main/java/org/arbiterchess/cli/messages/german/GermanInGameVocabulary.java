package org.arbiterchess.cli.messages.german;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.ArbiterAct;
import org.arbiterchess.cli.messages.InGameCommand;
import org.arbiterchess.cli.messages.InGameCommandUsage;
import org.arbiterchess.cli.messages.InGameVocabulary;
import org.arbiterchess.game.ClaimKind;

final class GermanInGameVocabulary implements InGameVocabulary {

  @Override
  public InGameCommandUsage command(InGameCommand command) {
    return switch (command) {
      case HELP -> InGameCommandUsage.of("hilfe, befehle");
      case TOUCH ->
          InGameCommandUsage.of(
              "berühren, berühre", "feld", "eine eigene oder gegnerische Figur berühren");
      case PROMOTE ->
          InGameCommandUsage.of(
              "umwandeln, umwandlung", "d", "einen Bauern ersetzen; auch t, l oder s");
      case PRESS ->
          InGameCommandUsage.of("drücken, uhr drücken", "oder Eingabetaste", "die Uhr drücken");
      case ADJUST ->
          InGameCommandUsage.of(
              "zurechtrücken, ich rücke zurecht",
              "[aus]",
              "Figuren zurechtrücken, ohne sie ziehen zu müssen");
      case ACCIDENT ->
          InGameCommandUsage.of(
              "versehen, es war ein versehen",
              "",
              "die letzte Berührung des Gegners entschuldigen");
      case START ->
          InGameCommandUsage.of("starten, uhr starten", "", "der Schiedsrichter startet die Uhr");
      case ARBITER ->
          InGameCommandUsage.of(
              "schiedsrichter, schiedsrichter rufen",
              "[befehl]",
              "den Schiedsrichter rufen; schiedsrichter hilfe zeigt mehr");
      case LOG -> InGameCommandUsage.of("protokoll", "", "das Protokoll des Schiedsrichters");
      case MOVES ->
          InGameCommandUsage.of(
              "züge, legale züge", "[feld]", "alle regelgemäßen Züge oder die einer Figur");
      case BASIC_MOVES ->
          InGameCommandUsage.of(
              "grundzüge", "feld", "wie die Figur dort zieht, abgesehen von Schach und Fesselung");
      case WHY ->
          InGameCommandUsage.of("warum, wieso", "", "warum der letzte Zug erlaubt war oder nicht");
      case BOARD -> InGameCommandUsage.of("brett", "", "das Brett noch einmal anzeigen");
      case DESCRIBE -> InGameCommandUsage.of("stellung", "", "die Stellung in Worten");
      case RECORD ->
          InGameCommandUsage.of(
              "zugliste, notation, mitschrift", "", "alle bisherigen Züge der Partie");
      case FLIP -> InGameCommandUsage.of("drehen", "", "das Brett drehen");
      case FEN -> InGameCommandUsage.of("fen", "", "die Stellung als FEN");
      case PGN ->
          InGameCommandUsage.of("pgn", "[datei]", "die Partie als PGN anzeigen oder speichern");
      case CLOCK -> InGameCommandUsage.of("uhr, zeit", "", "die Zeit auf beiden Uhren");
      case PAUSE ->
          InGameCommandUsage.of("pause, anhalten", "", "die Uhren anhalten, bis ihr weiterspielt");
      case RESUME -> InGameCommandUsage.of("weiter, fortsetzen");
      case TAKE_BACK ->
          InGameCommandUsage.of(
              "zurück, zurücknehmen, rücknahme",
              "[zwei]",
              "um Rücknahme von einem oder zwei Zügen bitten");
      case DRAW ->
          InGameCommandUsage.of(
              "remis, remis anbieten", "[zug]", "Remis anbieten, am besten mit einem Zug");
      case ACCEPT ->
          InGameCommandUsage.of(
              "annehmen, einverstanden", "oder ja", "Remis oder Rücknahme annehmen");
      case DECLINE ->
          InGameCommandUsage.of("ablehnen", "oder nein", "Remis oder Rücknahme ablehnen");
      case CLAIM ->
          InGameCommandUsage.of(
              "reklamieren, reklamation",
              "dreifach [zug]",
              "Remis reklamieren, sofort oder mit dem nächsten Zug; auch fünfzig");
      case RESIGN -> InGameCommandUsage.of("aufgeben, ich gebe auf", "", "die Partie aufgeben");
      case ABORT ->
          InGameCommandUsage.of("abbrechen", "", "die Partie abbrechen, bevor beide gezogen haben");
      case END ->
          InGameCommandUsage.of(
              "beenden, partie beenden", "", "die Partie mit einem vereinbarten Ergebnis beenden");
      case NEW ->
          InGameCommandUsage.of(
              "neu, neue partie, revanche",
              "",
              "eine neue Partie mit vertauschten Farben beginnen");
      case SAVE ->
          InGameCommandUsage.of(
              "speichern, sichern", "[datei]", "die Partie als PGN-Datei speichern");
      case QUIT -> InGameCommandUsage.of("verlassen, tschüss", "", "die Partie verlassen");
      case YES -> InGameCommandUsage.of("ja, j");
      case NO -> InGameCommandUsage.of("nein");
    };
  }

  @Override
  public InGameCommandUsage arbiterAct(ArbiterAct act) {
    return switch (act) {
      case CONTINUE -> InGameCommandUsage.of("weiter, fortsetzen", "", "die Partie fortsetzen");
      case TIME ->
          InGameCommandUsage.of(
              "zeit", "weiß +2:00 [12.5]", "Zeit geben oder, mit -2:00, abziehen");
      case CLOCK -> InGameCommandUsage.of("uhr", "schwarz 4:10", "eine Uhr stellen");
      case MOVES -> InGameCommandUsage.of("züge", "weiß 40", "den Zugzähler einer Uhr stellen");
      case WARN ->
          InGameCommandUsage.of("verwarnen, verwarnung", "schwarz", "eine Seite verwarnen");
      case BACK ->
          InGameCommandUsage.of(
              "zurück, zurück zu", "23 [schwarz]", "zurück zur Stellung vor einem Zug");
      case LOST ->
          InGameCommandUsage.of("verloren", "weiß 12.9.6", "die Partie für verloren erklären");
      case DRAW -> InGameCommandUsage.of("remis", "9.1", "die Partie für remis erklären");
      case NO_RESULT ->
          InGameCommandUsage.of("kein ergebnis", "7.2", "die Partie ohne Ergebnis beenden");
      case NOTE -> InGameCommandUsage.of("notiz", "text", "eine Notiz ins Protokoll schreiben");
      case HELP -> InGameCommandUsage.of("hilfe");
    };
  }

  @Override
  public List<String> off() {
    return List.of("aus", "ende", "fertig");
  }

  @Override
  public List<String> colorPrefixes(Color color) {
    return color == Color.WHITE ? List.of("weiß", "weiss") : List.of("schwarz");
  }

  @Override
  public List<String> twoPrefixes() {
    return List.of("zwei", "beide");
  }

  @Override
  public List<String> claimPrefixes(ClaimKind kind) {
    return switch (kind) {
      case THREEFOLD_REPETITION -> List.of("drei", "stellungsw", "wiederh");
      case FIFTY_MOVES -> List.of("fünfzig");
    };
  }

  @Override
  public String pieceLetters() {
    return "KDTLS";
  }

  @Override
  public List<String> back() {
    return List.of("zurück");
  }

  @Override
  public List<String> endAnswers(int option) {
    return switch (option) {
      case 0 -> List.of("weiß gibt auf", "weiss gibt auf");
      case 1 -> List.of("schwarz gibt auf");
      case 2 -> List.of("remis", "remis vereinbart");
      case 3 -> List.of("kein ergebnis");
      default -> List.of("weiterspielen", "sie geht weiter", "weiter");
    };
  }
}
