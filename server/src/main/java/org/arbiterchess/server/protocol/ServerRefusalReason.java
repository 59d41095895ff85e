package org.arbiterchess.server.protocol;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.wire.CommandResponse;

/**
 * Why the server refuses something before any arbiter sees it. The names are public. The sentences
 * are here in every language of the page; {@code {0}} and {@code {1}} are values.
 */
public enum ServerRefusalReason {
  MALFORMED(
      400,
      "This server cannot read that message. {0}.",
      "Dieser Server kann diese Nachricht nicht lesen. {0}."),
  TOO_LARGE(
      413,
      "That is too large: the limit is {1} bytes ({0}).",
      "Das ist zu groß: Erlaubt sind {1} Bytes ({0})."),
  TOO_FAST(
      429,
      "Too many requests: the limit is {1} per second ({0}). Try again in a moment.",
      "Das war zu viel auf einmal: Erlaubt sind {1} pro Sekunde ({0}). Versuche es gleich"
          + " noch einmal."),
  TOO_SLOW(
      408,
      "The request arrived too slowly: the limit is {1} seconds ({0}). Check the network, and try"
          + " again.",
      "Die Anfrage kam zu langsam an: Erlaubt sind {1} Sekunden ({0}). Prüfe das Netz und"
          + " versuche es noch einmal."),
  TOO_MANY_CONNECTIONS(
      429,
      "Too many connections are open: the limit is {1} ({0}). Close one, or try again later.",
      "Es sind zu viele Verbindungen offen: Erlaubt sind {1} ({0}). Schließe eine oder"
          + " versuche es später noch einmal."),
  TOO_MANY_GAMES(
      429,
      "Too many games were created from your network: the limit is {1} per hour ({0}). Try again"
          + " later.",
      "Aus deinem Netz wurden zu viele Partien begonnen: Erlaubt sind {1} pro Stunde ({0})."
          + " Versuche es später noch einmal."),
  TOO_MANY_SPECTATORS(
      429,
      "This game has reached its limit of {1} spectators ({0}). Try again later.",
      "Bei dieser Partie schauen schon {1} Leute zu, mehr geht nicht ({0}). Versuche es später noch"
          + " einmal."),
  WRONG_ORIGIN(
      403,
      "Another site's page may not play here. Open the game at this server's own address.",
      "Die Seite eines anderen Anbieters darf hier nicht spielen. Öffne die Partie unter der"
          + " Adresse dieses Servers."),
  HELLO_FIRST(
      400,
      "A connection begins with hello, which says which game it is about.",
      "Eine Verbindung beginnt mit hello, das sagt, um welche Partie es geht."),
  UNKNOWN_GAME(
      404,
      "There is no such game here, or it is no longer kept.",
      "Diese Partie gibt es hier nicht, oder sie ist nicht mehr aufgehoben."),
  WRONG_TOKEN(
      403,
      "This link holds no seat in this game. You can still watch.",
      "Dieser Link hat keinen Platz in dieser Partie. Zuschauen kannst du trotzdem."),
  NOT_YOUR_SEAT(
      403, "That seat is not yours to play from.", "Von diesem Platz aus darfst du nicht spielen."),
  WAITING_FOR_OPPONENT(
      409,
      "The other seat is still free. The game continues when someone takes it.",
      "Der andere Platz ist noch frei. Die Partie geht weiter, sobald ihn jemand einnimmt."),
  OPPONENT_NOT_GONE(
      409,
      "Your opponent has not been away long enough. You can claim after {0} seconds.",
      "Dein Gegner ist noch nicht lange genug weg. Reklamieren kannst du nach {0} Sekunden."),
  SEATS_TAKEN(
      409,
      "Both seats of this game are taken. You can watch it.",
      "Beide Plätze dieser Partie sind besetzt. Du kannst zuschauen."),
  INVITATION_CANCELLED(
      409, "This invitation was cancelled.", "Diese Einladung wurde zurückgezogen."),
  NO_REQUEST(
      409,
      "There is nothing to answer: the request was withdrawn, or never made.",
      "Es gibt nichts zu beantworten: Die Anfrage wurde zurückgezogen oder nie gestellt."),
  GAME_NOT_OVER(
      409,
      "This game is not over yet. A rematch can be asked for when it is.",
      "Diese Partie ist noch nicht zu Ende. Um eine Revanche kann danach gebeten werden."),
  NOT_STORED(
      503,
      "This could not be stored, so it did not happen. Try again in a moment.",
      "Das konnte nicht gespeichert werden und ist deshalb nicht geschehen. Versuche es gleich"
          + " noch einmal."),
  STOPPING(
      503,
      "The server is shutting down. The game continues when it is back.",
      "Der Server wird heruntergefahren. Die Partie geht weiter, wenn er wieder da ist."),
  SLOW_READER(
      503,
      "Your connection fell behind ({0}). Reconnecting…",
      "Deine Verbindung kam nicht hinterher ({0}). Sie wird neu aufgebaut …"),
  OUR_FAULT(
      500,
      "Something went wrong on the server. Nothing was changed; please try again.",
      "Auf dem Server ist ein Fehler aufgetreten. Es wurde nichts geändert; versuche es noch einmal.");

  private final int status;
  private final String english;
  private final String german;

  ServerRefusalReason(int status, String english, String german) {
    this.status = status;
    this.english = english;
    this.german = german;
  }

  /** The reason of a public name, if the name is one of the server's reasons. */
  public static Optional<ServerRefusalReason> of(String name) {
    return Stream.of(values()).filter(reason -> reason.name().equals(name)).findFirst();
  }

  /** Whether it says something about the server or a client, rather than about the game. */
  public boolean isLoggedForOperator() {
    return status != 409 && this != STOPPING;
  }

  /** The status of HTTP for it. */
  public int status() {
    return status;
  }

  /** The refusal in the language of a phrasebook. */
  public CommandResponse.Refused toResponse(Phrasebook book, Object... values) {
    String sentence = book.language().equals("de") ? german : english;
    for (int i = 0; i < values.length; i++) {
      sentence = sentence.replace("{" + i + "}", String.valueOf(values[i]));
    }
    return new CommandResponse.Refused(name(), Optional.empty(), sentence, List.of(), List.of());
  }
}
