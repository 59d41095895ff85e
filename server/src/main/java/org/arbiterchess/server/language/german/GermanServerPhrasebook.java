package org.arbiterchess.server.language.german;

import java.util.Locale;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.language.PageTextKey;
import org.arbiterchess.server.language.ServerPhrasebook;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.StoreMessageKey;
import org.arbiterchess.server.transfer.DamagedExportException;

/** The server's German messages. */
public final class GermanServerPhrasebook implements ServerPhrasebook {

  @Override
  public Locale locale() {
    return Locale.GERMAN;
  }

  @Override
  public String template(ServerRefusalReason reason) {
    return switch (reason) {
      case MALFORMED -> "Der Server konnte die Nachricht nicht lesen. {0}.";
      case STRICT_ONLY_OVER_THE_BOARD ->
          "Strenges Spiel geht nur zu zweit an einem Brett: Per Link sind nur regelgemäße Züge"
              + " möglich.";
      case TOO_LARGE -> "Das ist zu groß: Erlaubt sind {1} Bytes ({0}).";
      case TOO_FAST ->
          "Zu viele Anfragen: Erlaubt sind {1} pro Sekunde ({0}). Versuche es gleich noch"
              + " einmal.";
      case TOO_SLOW ->
          "Die Anfrage kam zu langsam an: Erlaubt sind {1} Sekunden ({0}). Prüfe die"
              + " Netzwerkverbindung und versuche es noch einmal.";
      case TOO_MANY_CONNECTIONS ->
          "Es sind zu viele Verbindungen offen: Erlaubt sind {1} ({0}). Schließe eine oder"
              + " versuche es später noch einmal.";
      case TOO_MANY_GAMES ->
          "Aus deinem Netzwerk wurden zu viele Partien begonnen: Erlaubt sind {1} pro Stunde"
              + " ({0}). Versuche es später noch einmal.";
      case TOO_MANY_SPECTATORS ->
          "Bei dieser Partie schauen schon {1} Leute zu; mehr sind nicht erlaubt ({0})."
              + " Versuche es später noch einmal.";
      case WRONG_ORIGIN ->
          "Von Seiten anderer Server aus kann hier nicht gespielt werden. Öffne die Partie unter"
              + " der Adresse dieses Servers.";
      case HELLO_FIRST -> "Sende zuerst hello, um die Partie dieser Verbindung anzugeben.";
      case UNKNOWN_GAME -> "Diese Partie gibt es nicht, oder sie ist abgelaufen.";
      case WRONG_TOKEN ->
          "Dieser Link gehört zu keinem Platz in dieser Partie. Zuschauen kannst du trotzdem.";
      case NOT_YOUR_SEAT -> "Das ist nicht dein Platz.";
      case ONLY_ONE_SEAT ->
          "Du kannst einen Platz nur abgeben, wenn dieses Gerät beide hat. Um die Partie zu"
              + " beenden, gib auf oder biete Remis an.";
      case WAITING_FOR_OPPONENT ->
          "Der andere Platz ist noch frei. Die Partie geht weiter, sobald ihn jemand"
              + " einnimmt.";
      case OPPONENT_NOT_GONE ->
          "Dein Gegner ist noch nicht lange genug weg. Reklamieren kannst du nach {0}"
              + " Sekunden.";
      case SEATS_TAKEN -> "Beide Plätze dieser Partie sind besetzt. Du kannst zuschauen.";
      case INVITATION_CANCELLED -> "Diese Einladung wurde zurückgezogen.";
      case NO_REQUEST ->
          "Es gibt nichts zu beantworten: Die Anfrage wurde zurückgezogen oder nie gestellt.";
      case REQUEST_OPEN -> "Eine solche Bitte wartet noch auf Antwort.";
      case ASK_LATER ->
          "Lass deinem Gegner einen Moment. Spätestens in {0} Sekunden kannst du wieder fragen.";
      case GAME_TOO_LONG ->
          "Diese Partie hat die Höchstzahl von {1} Ereignissen erreicht ({0}). Du kannst noch Remis"
              + " vereinbaren oder aufgeben.";
      case GAME_NOT_OVER ->
          "Diese Partie ist noch nicht zu Ende. Danach kannst du um eine Revanche bitten.";
      case GREETINGS_OFF -> "Grüße sind aus, bis beide Seiten sie eingeschaltet haben.";
      case TOO_MANY_GREETINGS ->
          "Genug Grüße fürs Erste: Höchstens {1} pro Minute sind möglich ({0}).";
      case RELOAD_PAGE ->
          "Arbiter wurde aktualisiert. Bitte lade diese Seite neu: Dein Zug ist gespeichert, und"
              + " die Partie geht dort weiter, wo sie stehen geblieben ist.";
      case NOT_STORED ->
          "Das konnte nicht gespeichert werden; es wurde nichts geändert. Versuche es gleich noch"
              + " einmal.";
      case MAYBE_STORED ->
          "Ob das gespeichert wurde, ist noch nicht bekannt. Versuche es gleich noch einmal.";
      case STOPPING ->
          "Der Server wird heruntergefahren. Die Partie geht weiter, sobald er wieder läuft.";
      case SLOW_READER -> "Deine Verbindung kam nicht hinterher ({0}). Sie wird neu aufgebaut …";
      case OUR_FAULT ->
          "Auf dem Server ist ein Fehler aufgetreten. Es wurde nichts geändert; versuche es"
              + " noch einmal.";
    };
  }

  @Override
  public String text(PageTextKey key) {
    return switch (key) {
      case HEALTHY_HEADING -> "Alles in Ordnung";
      case HEALTHY_SENTENCE -> "Hier wird per Link gespielt, und jeder Zug wird gespeichert.";
      case CANNOT_STORE_HEADING -> "Partien können gerade nicht gespeichert werden";
      case CANNOT_STORE_SENTENCE ->
          "Züge werden abgelehnt, bis sie wieder gespeichert werden können; kein bestätigter Zug"
              + " ging verloren. Speicherfehler: Die Administration sollte Festplatte oder"
              + " Datenbank prüfen.";
      case LOCAL_ONLY_HEADING -> "Arbiter läuft";
      case LOCAL_ONLY_SENTENCE ->
          "Hier wird an einem Bildschirm gespielt; die Partien werden im Browser gespeichert.";
      case VERSION -> "Version";
      case NOT_PACKAGED -> "(nicht gepackt)";
      case UPTIME -> "Läuft seit";
      case CLIENTS -> "Verbundene Seiten";
      case GAMES -> "Offene Partien";
      case QUEUED_WRITES -> "Noch zu speichern";
      case FREE_SPACE -> "Freier Speicherplatz";
      case LAST_PROBLEM -> "Letztes Problem";
      case REFUSALS -> "Abgelehnte Anfragen";
      case CLUSTER -> "Andere Server";
      case GAMES_WAITING -> "auf einen Gegner wartend";
      case GAMES_PLAYING -> "laufend";
      case GAMES_PAUSED -> "unterbrochen";
      case GAMES_OVER -> "beendet";
      case CLUSTER_NONE -> "keine";
      case CLUSTER_CONNECTED -> "verbunden";
      case CLUSTER_DISCONNECTED ->
          "nicht verbunden: Züge von dort kommen mit einigen Sekunden Verspätung an";
      case DAY -> "Tag";
      case DAYS -> "Tagen";
      case HOURS -> "Std.";
      case MINUTES -> "Min.";
      case PROBLEM_NOT_STORED -> "Partien konnten nicht gespeichert werden";
      case PROBLEM_REDIS_LOST -> "Redis hat nicht geantwortet";
      case PROBLEM_FROZEN -> "der Server lief eine Zeit lang nicht";
      case PROBLEM_LATE_FLAG -> "eine Zeitüberschreitung wurde verspätet festgestellt";
      case PROBLEM_PROGRAM_ERROR -> "ein Programmfehler";
      case PROBLEM_LIBRARY_WARNING -> "eine Warnung einer Bibliothek";
      case NO_PROBLEM -> "keines";
      case TO_THE_BOARD -> "Zum Brett";
      case NOT_FOUND_HEADING -> "Hier ist nichts";
      case NOT_FOUND_SENTENCE ->
          "Unter dieser Adresse hat Arbiter keine Seite. Vielleicht fehlt ein Teil des Links.";
      case BAD_REQUEST_HEADING -> "Ungültige Anfrage";
      case BAD_REQUEST_SENTENCE ->
          "Die Anfrage ist fehlerhaft. Öffne die Adresse dieses Servers ohne weitere Zusätze.";
      case METHOD_NOT_ALLOWED_HEADING -> "Das geht hier nicht";
      case METHOD_NOT_ALLOWED_SENTENCE -> "Diese Adresse nimmt solche Anfragen nicht an.";
      case INTERNAL_ERROR_HEADING -> "Etwas ist schiefgegangen";
      case INTERNAL_ERROR_SENTENCE ->
          "Das ist unser Fehler, nicht deiner. Versuche es noch einmal; deine Partien sind"
              + " in diesem Browser gespeichert.";
      case PREVIEW_LOCALE -> "de_DE";
      case PREVIEW_INVITATION -> "Einladung zu einer Partie Schach";
      case PREVIEW_INVITATION_FROM -> "{0} lädt dich zu einer Partie Schach ein";
      case PREVIEW_JOIN -> "{0}. Öffne den Link und spiel mit, ohne Anmeldung.";
      case PREVIEW_WATCH -> "{0}, Zug {1}. Öffne den Link, um zuzuschauen.";
      case PREVIEW_CHESS -> "Schach";
      case PREVIEW_NO_CLOCK -> "ohne Uhr";
      case PREVIEW_PICTURE -> "Die Stellung auf dem Brett";
    };
  }

  @Override
  public String template(StoreMessageKey key) {
    return GermanStoreMessages.template(key);
  }

  @Override
  public String template(InvalidJsonException.Problem problem) {
    return switch (problem) {
      case EMPTY -> "Der Text ist leer";
      case NOT_AN_OBJECT -> "Der Text ist kein JSON-Objekt";
      case TRAILING_TEXT -> "Nach dem JSON-Objekt folgt in Spalte {0} weiterer Text";
      case LIMIT_EXCEEDED ->
          "Das JSON ist zu tief verschachtelt oder enthält einen zu langen Schlüssel oder eine zu"
              + " lange Zahl";
      case DUPLICATE_KEY -> "Doppelter Schlüssel in Spalte {0}: {1}";
      case CUT_OFF -> "Ungültiges JSON in Spalte {0}: Der Text endet zu früh";
      case SYNTAX -> "Ungültiges JSON in Spalte {0}: {1} ist dort nicht erlaubt";
    };
  }

  @Override
  public String template(DamagedExportException.Problem problem) {
    return switch (problem) {
      case NOT_AN_EXPORT ->
          "Sie ist keine Exportdatei, oder eine neuere Version von Arbiter hat sie geschrieben.";
      case INCOMPLETE -> "Sie ist unvollständig: Sie endet nach Zeile {0}.";
      case WRONG_TOTALS -> "Die Summen in Zeile {0} passen nicht zu den {1} Partien davor.";
      case NOT_A_GAME -> "Zeile {0} ist keine Partie.";
      case WRONG_CHECKSUM -> "Zeile {0} wurde geändert: Ihre Prüfsumme stimmt nicht.";
      case NOT_JSON -> "Zeile {0} ist abgeschnitten oder kein JSON.";
      case LINE_TOO_LONG -> "Zeile {0} ist länger als {1} Zeichen.";
      case TOO_LARGE ->
          "Entpackt wäre sie größer als {0} MB, was in keinem Verhältnis zu ihrer Größe steht. Wenn"
              + " du ihr vertraust, entpacke sie zuerst.";
    };
  }
}
