package org.arbiterchess.notation.language.german;

import org.arbiterchess.notation.ClockPhrase;

/** German templates for {@link ClockPhrase}, without the cited article or full stop. */
final class GermanClockPhrases {

  private GermanClockPhrases() {}

  static String template(ClockPhrase phrase) {
    return switch (phrase) {
      case SET_UP -> "Die Uhr ist auf {0} eingestellt";
      case STARTED -> "Die Uhr läuft: {0} ist am Zug";
      case STARTED_BY_PRESS -> "{0} hat die Uhr gestartet: {1} ist am Zug";
      case PRESSED -> "{0} hat Zug {1} in {2} abgeschlossen und hat noch {3} übrig";
      case FLAG_FELL -> "Das Blättchen von {0} ist gefallen";
      case FLAG_FELL_TOO -> "Auch das Blättchen von {0} ist gefallen, nach dem von {1}";
      case PAUSED -> "Die Uhr wurde angehalten";
      case RESUMED -> "Die Uhr läuft wieder: {0} ist am Zug";
      case TIMES_SET -> "Die Zeiten wurden eingestellt: {0} hat {1}, {2} hat {3}";
      case MOVES_SET -> "Gezählte Züge von {0}: {1}";
      case TURN_SET -> "Als Nächstes läuft die Uhr von {0}";
      case ONE_MINUTE_ADDED -> "{0} erhält eine Minute Zeitgutschrift";
      case TWO_MINUTES_ADDED -> "{0} erhält zwei Minuten Zeitgutschrift";
      case TIME_ADDED -> "{0} bekommt {1}";
      case TIME_TAKEN -> "{0} verliert {1}";
      case SIDES_SWAPPED -> "Weiß und Schwarz haben die Seiten getauscht";

      case NOT_STARTED -> "Die Uhr wurde noch nicht gestartet";
      case ALREADY_STARTED -> "Die Uhr wurde schon gestartet";
      case WHITE_CLOCK_FIRST ->
          "Zuerst läuft die Uhr von Weiß. Zum Starten drückt Schwarz die Uhr, oder jemand tippt auf"
              + " „Start“";
      case OTHER_CLOCK_RUNS -> "Die Uhr von {0} läuft, also kann nur {0} drücken";
      case IS_PAUSED -> "Die Uhr ist angehalten";
      case NOT_PAUSED -> "Die Uhr ist nicht angehalten";
      case RUNNING -> "Halte die Uhr zuerst an";
      case FLAG_IS_DOWN ->
          "Das Blättchen von {0} ist gefallen: Stelle die Zeiten ein, um weiterzuspielen";
      case FLAG_NOT_FALLEN -> "Kein Blättchen ist gefallen";
      case TIME_OUT_OF_RANGE -> "Eine Uhr muss mehr als 0 und höchstens 9999 Minuten zeigen";
      case MOVES_OUT_OF_RANGE -> "Die Zahl der Züge muss zwischen 0 und 9999 liegen";
    };
  }
}
