package org.arbiterchess.server.language.german;

import org.arbiterchess.server.store.StoreMessageKey;

/** The German messages about the store. */
final class GermanStoreMessages {

  private GermanStoreMessages() {}

  static String template(StoreMessageKey key) {
    return switch (key) {
      case NOT_STORED -> "Es wurde nichts gespeichert: {0}. {1}; ein Neustart ist nicht nötig.";
      case NOT_STORED_STOPPING -> "Es wurde nichts gespeichert: Der Server wird heruntergefahren.";
      case NOT_STORED_TOO_SLOW ->
          "Es wurde nichts gespeichert: Die Festplatte ist zu langsam für so viele Schreibvorgänge."
              + " Versuche es gleich noch einmal.";
      case NOT_STORED_PROGRAM_ERROR -> "Wegen eines Programmfehlers wurde nichts gespeichert.";
      case MAYBE_STORED -> "Ob das gespeichert wurde, ist nicht bekannt: {0}. {1}.";
      case NOT_READ -> "Partien konnten nicht gelesen werden: {0}. {1}.";
      case NOT_BACKED_UP -> "Es wurde keine Sicherung angelegt: {0}. {1}.";
      case NOT_READ_STOPPING ->
          "Partien konnten nicht gelesen werden: Der Server wird heruntergefahren.";
      case NOT_OPENED -> "In {0} können keine Partien gespeichert werden: {1}. {2}.";
      case FOLDER_NOT_CREATED ->
          "Der Datenordner {0} kann nicht angelegt werden ({1}). Wähle einen anderen Ordner.";
      case FOLDER_NOT_WRITABLE ->
          "In den Datenordner {0} kann nicht geschrieben werden ({1}). Ändere seine Rechte oder"
              + " wähle einen anderen Ordner.";
      case FOLDER_IN_USE ->
          "Ein anderer Arbiter-Server verwendet {0}. Beende ihn oder wähle einen anderen Ordner.";
      case NEWER_VERSION ->
          "Die Partien in {0} hat eine neuere Version von Arbiter gespeichert, in einem Format,"
              + " das diese Version nicht lesen kann. Verwende jene Version oder wähle einen"
              + " anderen Speicherort.";
      case OTHER_TABLES ->
          "Die Tabellen in {0} hat nicht Arbiter angelegt. Stelle sie aus einer Sicherung wieder"
              + " her oder wähle einen anderen Speicherort.";
      case INVALID_POSTGRES_URL ->
          "Ungültige PostgreSQL-URL. Schreibe jdbc:postgresql://HOST:PORT/DATENBANK, mit PGUSER und"
              + " PGPASSWORD in der Umgebung.";
      case INVALID_REDIS_URL ->
          "Ungültige Redis-URL. Schreibe redis://HOST:PORT, mit ARBITER_REDIS_PASSWORD in der Umgebung,"
              + " wenn Redis ein Passwort verlangt.";
      case DATABASE_TOO_SLOW ->
          "Die Datenbank braucht mehr als {0} Millisekunden für eine Antwort. Das ist zu langsam,"
              + " um die Uhren abzugleichen. Betreibe diesen Server näher an ihr.";
      case FOLDER, SYSTEM_MESSAGE -> "{0}";
      case DATABASE -> "der Datenbank {0} auf {1}:{2}";
      case ACCESS_DENIED -> "Zugriff verweigert";
      case FILE_EXISTS -> "es gibt schon eine Datei dieses Namens";
      case DISK_FULL -> "Die Festplatte ist voll";
      case FREE_SPACE -> "Schaffe Platz";
      case FILE_READ_ONLY -> "Die Datenbankdatei ist schreibgeschützt";
      case MAKE_FILE_WRITABLE -> "Hebe den Schreibschutz auf";
      case FILE_LOCKED -> "Ein anderes Programm hat die Datenbankdatei gesperrt";
      case CLOSE_PROGRAM -> "Beende das Programm, das arbiter.db geöffnet hat";
      case FILE_DAMAGED -> "Die Datenbankdatei arbiter.db ist beschädigt oder keine Datenbank";
      case RESTORE_FILE ->
          "Stelle sie aus einer Sicherung wieder her, oder verschiebe sie, um mit einer leeren zu"
              + " beginnen";
      case DISK_ERROR -> "Die Festplatte meldet einen Fehler";
      case CHECK_DISK -> "Prüfe die Festplatte";
      case UNREACHABLE -> "Die Datenbank antwortet nicht";
      case START_DATABASE -> "Starte sie, oder prüfe das Netzwerk";
      case ROWS_LOCKED -> "Andere Verbindungen haben die Zeilen gesperrt";
      case TRY_AGAIN -> "Versuche es gleich noch einmal";
      case CREDENTIALS_REJECTED ->
          "Die Datenbank lehnt den Benutzer, das Passwort oder Verbindungen von diesem Rechner ab";
      case GIVE_CREDENTIALS -> "Setze PGUSER und PGPASSWORD in der Umgebung, und prüfe pg_hba.conf";
      case NO_SUCH_DATABASE -> "Es gibt keine Datenbank dieses Namens";
      case CREATE_DATABASE -> "Lege sie an";
      case DATABASE_FULL -> "Die Datenbank hat keinen Speicherplatz mehr";
      case DATABASE_READ_ONLY -> "Die Datenbank ist schreibgeschützt";
      case USE_WRITABLE_DATABASE -> "Verwende eine andere, oder hebe den Schreibschutz auf";
      case TABLES_DAMAGED -> "Die Tabellen mit den Partien fehlen oder sind beschädigt";
      case RESTORE_TABLES -> "Stelle sie aus einer Sicherung wieder her";
      case DATABASE_ERROR -> "Die Datenbank meldet einen Fehler";
      case CHECK_DATABASE -> "Prüfe die Datenbank";
    };
  }
}
