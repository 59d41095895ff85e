package org.arbiterchess.notation.language.german;

import org.arbiterchess.notation.ReadableAnswerPhrase;

/** German templates for {@link ReadableAnswerPhrase}. */
final class GermanReadableAnswerPhrases {

  private GermanReadableAnswerPhrases() {}

  static String template(ReadableAnswerPhrase phrase) {
    return switch (phrase) {
      case WINS -> "{0} gewinnt.";
      case DRAW -> "Remis.";
      case GAME_GOES_ON -> "Die Partie geht weiter.";
      case NEW_GAME -> "Es wird eine neue Partie gespielt.";
      case BOTH_LOSE -> "Beide Spieler verlieren.";
      case RESULT_STANDS -> "Das Ergebnis bleibt bestehen.";
      case RECORD_TRUE_RESULT -> "Das wahre Ergebnis eintragen.";
      case ARBITER_DECIDES -> "Der Schiedsrichter entscheidet.";

      case BOARD -> "Brett";
      case CLOCKS -> "Uhren";
      case ADDED_TIME -> "Zeitgutschrift";
      case SCORE_SHEET -> "Partieformular";
      case ALLOWED_MOVES -> "Erlaubte Züge";
      case OCCURRED_AFTER -> "Vorgekommen nach";
      case OPTIONS -> "Möglichkeiten";
      case NOT_SAID -> "Nicht gesagt";

      case ASSUMED_STANDARD -> "die Bedenkzeit (als Standardpartie angenommen)";
      case ASSUMED_SUPERVISED ->
          "ob ein Schiedsrichter jede Partie beaufsichtigt (als Ja angenommen)";
      case ASSUMED_FIRST_IRREGULARITY -> "frühere Regelverstöße (als keine angenommen)";
      case ASSUMED_NOT_REPLIED -> "ob der Gegner schon gezogen hatte (als Nein angenommen)";
      case ASSUMED_ROOK_NOT_FIRST ->
          "ob der Turm absichtlich zuerst berührt wurde (als Nein angenommen)";
      case ASSUMED_OPPONENT_NOT_TOUCHED ->
          "ob der Gegner eine Figur berührt hatte (als Nein angenommen)";
      case ASSUMED_NOT_ANNOUNCED ->
          "ob die Richtlinien III angekündigt waren (als Nein angenommen)";
      case ASSUMED_ARBITER_PRESENT -> "ob ein Schiedsrichter anwesend ist (als Ja angenommen)";
      case ASSUMED_NOTHING_TOUCHED ->
          "ob vor dem Antrag eine Figur berührt, der Zug ausgeführt oder die Uhr gedrückt wurde"
              + " (als Nein angenommen)";
      case ASSUMED_RECORDED -> "ob die Mitschrift den Antrag belegt (als Ja angenommen)";
      case ASSUMED_BOTH_MOVED -> "ob beide Spieler gezogen haben (als Ja angenommen)";
      case ASSUMED_OFFERS_ALLOWED ->
          "ob das Reglement Remisangebote verbietet (als Nein angenommen)";
      case ASSUMED_NO_MILDER_PENALTY ->
          "ob das Reglement eine mildere Strafe vorsieht (als Nein angenommen)";
      case ASSUMED_NO_IRREGULARITY -> "ob es einen regelwidrigen Zug gab (als Nein angenommen)";
      case ASSUMED_EARLIER_PERIOD -> "ob es der letzte Abschnitt war (als Nein angenommen)";
      case ASSUMED_OPPONENT_WRITES ->
          "ob auch der Gegner nicht mehr mitschreibt (als Nein angenommen)";
      case ASSUMED_ADVICE_NOT_USED ->
          "ob ein Spieler den Rat erbeten oder genutzt hat (als Nein angenommen)";

      case BOARD_UNCHANGED -> "Stellung so lassen";
      case BOARD_RESTORED -> "Stellung vor dem regelwidrigen Zug wiederherstellen";
      case QUEEN_PLACED -> "Bauern durch eine Dame ersetzen";
      case GO_BACK -> "zurück zur Stellung vor der Regelwidrigkeit oder zur letzten feststellbaren";
      case BOARD_TRANSFERRED -> "Stellung auf ein richtig liegendes Brett übertragen";
      case PIECES_REPLACED -> "Figuren dorthin zurückstellen, wo sie standen";
      case PIECE_RETURNED -> "Zug zurücknehmen; „berührt – geführt“ gilt";
      case CORRECTED_BY_PLAYER ->
          "der Spieler stellt die Figur zurück und macht einen regelgemäßen Zug";
      case NEW_START -> "Ausgangsstellung aufbauen";

      case CLOCKS_UNCHANGED -> "so lassen, wie sie sind";
      case BOTH_STOPPED -> "beide anhalten";
      case CLOCK_RUNS -> "die Uhr von {0} läuft";
      case BY_JUDGEMENT -> "Zeiten nach bestem Ermessen stellen";
      case CLOCK_SET_RIGHT -> "Uhr anhalten, Einstellung, Zeiten und Zugzähler berichtigen";
      case CLOCKS_RESET -> "beide für eine neue Partie stellen";
      case ONE_MINUTE_FOR -> "eine Minute für {0}";
      case TWO_MINUTES_FOR -> "zwei Minuten für {0}";

      case SIGNED_BY_BOTH -> "{0}, von beiden Spielern unterschrieben (8.7)";
      case FORFEITED -> "{0}, kampflos, weil nicht beide Spieler einen Zug gemacht haben";
      case FORFEITED_UNLESS_MOVED ->
          "{0}, kampflos, außer beide Spieler haben schon einen Zug gemacht: dann {1}";
      case ANY_LEGAL_MOVE -> "jeder regelgemäße Zug";
      case FIRST_POSITION -> "Beginn";

      case WARNING -> "den Spieler verwarnen (12.9.1)";
      case TIME_FOR_OPPONENT -> "dem Gegner Zeit gutschreiben (12.9.2)";
      case TIME_OFF_OFFENDER -> "dem Spieler Zeit abziehen (12.9.3)";
      case GAME_LOST -> "auf Partieverlust für den Spieler entscheiden (12.9.6)";
      case OTHER_PENALTY -> "eine andere Strafe verhängen (12.9)";
      case LEAVE_RESULT -> "das unterschriebene Ergebnis bestehen lassen";
      case CORRECT_RESULT -> "das Ergebnis berichtigen";
      case DECLARE_DRAW -> "die Partie für remis erklären";
      case POSTPONE ->
          "die Entscheidung aufschieben; der Gegner kann zwei Minuten bekommen (III.5.2)";
      case REJECT -> "den Antrag ablehnen; der Gegner erhält zwei Minuten Zeitgutschrift (III.5.3)";
      case REJECT_CLAIM -> "den Antrag ablehnen; der Gegner erhält eine Zeitgutschrift (9.5.3)";
      case AGREE_INCREMENT ->
          "beiden ein Inkrement von fünf Sekunden gewähren; der Gegner erhält zwei Minuten Zeitgutschrift"
              + " (III.4)";
      case REFUSE_INCREMENT -> "ablehnen; die Partie geht ohne Inkrement weiter";
      case ESTABLISH_ORDER ->
          "anhand der Uhr oder durch Zeugen feststellen, welches Blättchen zuerst fiel";
      case DECIDE_ON_FACTS -> "nach den Umständen entscheiden";
      case EXCUSE_LATE -> "die Verspätung entschuldigen und spielen lassen (6.7.1)";
      case EXPEL_SPECTATOR -> "den Zuschauer des Turnierareals verweisen (12.7)";
      case MILDER_PENALTY -> "die in der Ausschreibung vorgesehene mildere Strafe verhängen";
      case GAME_OVER -> "die Dame zählt, und die Partie ist beendet";
      case GAME_NOT_OVER ->
          "die Partie ist nicht beendet, und der Schiedsrichter bestimmt, wie es weitergeht";
      case JUDGE_WITHOUT_QUEEN -> "nach der Stellung vor dem Bauernzug: Der Gegner gewinnt";
      case JUDGE_WITH_QUEEN ->
          "nach der Stellung mit der Dame, in der der Gegner nicht mattsetzen kann: remis";
    };
  }
}
