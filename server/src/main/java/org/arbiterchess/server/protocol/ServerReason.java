package org.arbiterchess.server.protocol;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.wire.Answer;

/**
 * Why the server refuses something before any arbiter sees it. The names are public. The sentences
 * are here in every language of the page; {@code {0}} and {@code {1}} are values.
 */
public enum ServerReason {
  MALFORMED(
      400,
      "That is no message this server can read. {0}.",
      "Das ist keine Nachricht, die dieser Server lesen kann. {0}."),
  TOO_LARGE(
      413,
      "That is too large: {1} bytes are the limit ({0}).",
      "Das ist zu groß: Die Grenze sind {1} Bytes ({0})."),
  TOO_FAST(
      429,
      "That was too much at once: {1} a second are the limit ({0}). Try again in a moment.",
      "Das war zu viel auf einmal: Die Grenze sind {1} in der Sekunde ({0}). Versuche es gleich"
          + " noch einmal."),
  TOO_SLOW(
      408,
      "The request arrived too slowly: {1} seconds are the limit ({0}). Check the network, and try"
          + " again.",
      "Die Anfrage kam zu langsam an: Die Grenze sind {1} Sekunden ({0}). Prüfe das Netz und"
          + " versuche es noch einmal."),
  TOO_MANY_CONNECTIONS(
      429,
      "Too many connections are open: {1} are the limit ({0}). Close one, or try again later.",
      "Es sind zu viele Verbindungen offen: Die Grenze sind {1} ({0}). Schließe eine oder"
          + " versuche es später noch einmal."),
  TOO_MANY_GAMES(
      429,
      "Too many games were made from your network: {1} an hour are the limit ({0}). Try again"
          + " later.",
      "Aus deinem Netz wurden zu viele Partien begonnen: Die Grenze sind {1} in der Stunde ({0})."
          + " Versuche es später noch einmal."),
  TOO_MANY_SPECTATORS(
      429,
      "This game has as many spectators as it can take: {1} ({0}). Try again later.",
      "Diese Partie hat so viele Zuschauer, wie sie haben kann: {1} ({0}). Versuche es später noch"
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
      "The other seat is still free. The game goes on when somebody takes it.",
      "Der andere Platz ist noch frei. Die Partie geht weiter, sobald ihn jemand einnimmt."),
  OPPONENT_NOT_GONE(
      409,
      "Your opponent is not gone yet. A game can be claimed after an absence of {0} seconds.",
      "Dein Gegner ist noch nicht fort. Eine Partie kann nach {0} Sekunden Abwesenheit beansprucht"
          + " werden."),
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
      "The server is being stopped. The game goes on when it is back.",
      "Der Server wird angehalten. Die Partie geht weiter, wenn er wieder da ist."),
  SLOW_READER(
      503,
      "Your connection is too slow for what waits for it ({0}). It is made anew.",
      "Deine Verbindung ist zu langsam für das, was auf sie wartet ({0}). Sie wird neu"
          + " aufgebaut."),
  OUR_FAULT(
      500,
      "Arbiter made a mistake. Nothing happened; try it once more.",
      "Arbiter hat einen Fehler gemacht. Es ist nichts geschehen; versuche es noch einmal.");

  private final int status;
  private final String english;
  private final String german;

  ServerReason(int status, String english, String german) {
    this.status = status;
    this.english = english;
    this.german = german;
  }

  /** The reason of a public name, if the name is one of the server's reasons. */
  public static Optional<ServerReason> of(String name) {
    return Stream.of(values()).filter(reason -> reason.name().equals(name)).findFirst();
  }

  /** Whether it says something about the server or a client, rather than about the game. */
  public boolean concernsOperator() {
    return status != 409 && this != STOPPING;
  }

  /** The status of HTTP for it. */
  public int status() {
    return status;
  }

  /** The refusal in the language of a phrasebook. */
  public Answer.Refused in(Phrasebook book, Object... values) {
    String sentence = book.language().equals("de") ? german : english;
    for (int i = 0; i < values.length; i++) {
      sentence = sentence.replace("{" + i + "}", String.valueOf(values[i]));
    }
    return new Answer.Refused(name(), Optional.empty(), sentence, List.of(), List.of());
  }
}
