package org.arbiterchess.notation.language.german;

import org.arbiterchess.notation.ProcedurePhrase;

/** German templates for {@link ProcedurePhrase}, without the cited article or full stop. */
final class GermanProcedurePhrases {

  private GermanProcedurePhrases() {}

  static String template(ProcedurePhrase phrase) {
    return switch (phrase) {
      case OTHER_HAND_PRESSED ->
          "{0} hat mit der einen Hand gezogen und mit der anderen die Uhr gedrückt: Das ist verboten,"
              + " aber kein regelwidriger Zug, und die Partie geht weiter";
      case CLOCK_HANDLED_BADLY ->
          "{0} darf nicht auf die Uhr schlagen, sie nicht hochheben und nicht umwerfen und wird dafür"
              + " bestraft";
      case MAY_BE_PENALISED -> "Der Schiedsrichter kann {0} verwarnen oder anders bestrafen";
      case ARBITER_CHOOSES_PENALTY -> "Der Schiedsrichter wählt die Strafe";
      case ONLY_IF_SEEN_IN_TIME ->
          "Niemand beaufsichtigt diese Partie ständig, also zählt das nur, wenn es bemerkt wird, bevor"
              + " der Gegner den nächsten Zug ausgeführt hat";
      case SECOND_WITHOUT_BOARD ->
          "Es ist nicht die erste Regelwidrigkeit von {0}: {1} gewinnt, außer {1} kann niemals"
              + " mattsetzen; dann ist die Partie remis";
      case LEGAL_MOVE_STANDS ->
          "War der Zug selbst regelgemäß, bleibt er bestehen; sonst wird die Stellung davor"
              + " wiederhergestellt";
      case PRESS_FIRST ->
          "{1} darf sofort antworten, aber {0} muss noch die Uhr drücken können; bis dahin läuft die"
              + " Zeit von {0}, danach drückt {1}";
      case COMPLETED_BY_NEXT_MOVE ->
          "{0} hat das Drücken vergessen, aber mit dem nächsten Zug von {0} war der vorherige"
              + " abgeschlossen: Es gibt keine Strafe, und nichts wird zurückgenommen";

      case WRONG_START ->
          "Die Figuren standen am Anfang falsch: Diese Partie wird annulliert und eine neue gespielt";
      case WRONG_START_IN_TIME ->
          "Die Spieler haben noch nicht je zehn Züge abgeschlossen, also ist es für eine"
              + " Berichtigung nicht zu spät";
      case WRONG_START_STAYS ->
          "Die Spieler haben schon je zehn Züge abgeschlossen, also ist es zu spät, den falschen"
              + " Aufbau zu berichtigen: Die Partie geht so weiter, wie sie steht";
      case KING_CANNOT_CASTLE ->
          "{0} darf nicht rochieren, denn der König von {0} stand am Anfang auf einem falschen Feld";
      case MISPLACED_KING ->
          "Ein König, der am Anfang auf einem falschen Feld stand, darf nicht rochieren";
      case ROOK_CANNOT_CASTLE ->
          "{0} darf nicht mit dem Turm rochieren, der am Anfang auf einem falschen Feld stand";
      case MISPLACED_ROOK ->
          "Die Rochade mit einem Turm, der am Anfang auf einem falschen Feld stand, ist nicht erlaubt";
      case BOARD_TURNED ->
          "Das Brett liegt falsch herum: Die Stellung wird auf ein richtig liegendes Brett übertragen,"
              + " und die Partie geht weiter";
      case BOARD_STAYS ->
          "Die Spieler haben schon je zehn Züge abgeschlossen, also ist es zu spät, das Brett zu"
              + " drehen: Die Partie geht so weiter, wie sie steht";
      case LIGHT_CORNER -> "Das Eckfeld rechts vor jedem Spieler muss ein weißes Feld sein";
      case COLORS_REVERSED ->
          "Die Farben waren vertauscht, und die Spieler haben noch nicht je zehn Züge gemacht: Es wird"
              + " eine neue Partie mit den richtigen Farben gespielt";
      case COLORS_STAY ->
          "Die Farben waren vertauscht, aber die Spieler haben schon je zehn Züge gemacht: Die Partie"
              + " geht weiter";
      case CLOCK_SET_RIGHT ->
          "Die Uhr wird sofort angehalten. Der Schiedsrichter berichtigt die Einstellung und den"
              + " Zugzähler und stellt die Zeiten nach bestem Ermessen";
      case CLOCK_IN_TIME ->
          "Die Spieler haben noch nicht je zehn Züge abgeschlossen, also darf die Einstellung noch"
              + " geändert werden";
      case CLOCK_STAYS ->
          "Die Spieler haben schon je zehn Züge abgeschlossen, also bleibt die Einstellung, wie sie"
              + " ist, es sei denn, das würde den Zeitplan der Veranstaltung stören";

      case PUTS_PIECES_BACK -> "{0} stellt die Figuren in der eigenen Bedenkzeit zurück";
      case PIECES_PUT_BACK ->
          "Wer die Figuren umgeworfen hat, stellt sie in der eigenen Bedenkzeit zurück";
      case CLOCK_MAY_BE_STOPPED ->
          "Wenn nötig, hält einer der Spieler die Uhr an und ruft den Schiedsrichter";
      case DISPLACING_MAY_BE_PENALISED ->
          "Der Schiedsrichter kann bestrafen, wer die Figuren verschoben hat";
      case PUT_BACK_WRONGLY ->
          "Die Partie geht zurück zur Stellung vor dem Fehler oder zur letzten feststellbaren davor"
              + " und wird von dort fortgesetzt";

      case NO_DEFAULT_TIME -> "Die Ausschreibung nennt keine Karenzzeit, also ist sie null";
      case TOO_LATE ->
          "{0} ist erst nach der Karenzzeit erschienen: {1} gewinnt, außer der Schiedsrichter"
              + " entscheidet anders";
      case BOTH_TOO_LATE ->
          "Beide sind erst nach der Karenzzeit erschienen: Beide verlieren, außer der Schiedsrichter"
              + " entscheidet anders";
      case NOT_TOO_LATE -> "{0} ist innerhalb der Karenzzeit erschienen und hat nicht verloren";
      case BOTH_ABSENT ->
          "Zu Beginn war niemand da, also verliert {0} die Zeit bis zum eigenen Erscheinen; die Uhr"
              + " von {1} läuft erst, wenn {0} gezogen und gedrückt hat";
      case CLOCK_STARTED_IN_TIME -> "Die Uhr von {0} wird zur festgesetzten Zeit gestartet";
      case CLOCK_STARTED_BY_PRESS ->
          "Die Uhr von {0} läuft erst, wenn {1} gezogen und gedrückt hat";
      case TIME_USED_UP -> "Die Zeit von {0} ist abgelaufen: {1} gewinnt";
      case FLAG_COUNTS_WHEN_SEEN ->
          "Das Blättchen zählt, sobald der Schiedsrichter es gesehen oder {0} es reklamiert hat";

      case OFFER_FORBIDDEN ->
          "Die Ausschreibung verbietet zu diesem Zeitpunkt Remisangebote: Ohne Zustimmung des"
              + " Schiedsrichters gibt es kein Remis, und die Partie geht weiter";
      case BOTH_MUST_MOVE ->
          "Remis kann erst vereinbart werden, wenn beide Spieler einen Zug gemacht haben";
      case NEW_OFFER_NEEDED -> "Dann ist ein neues Angebot nötig";
      case FIRST_TOUCH_DECLINES ->
          "Das Angebot kann noch nicht angenommen werden: Sobald {0} eine Figur berührt, ist es"
              + " abgelehnt, und nach dem Zug ist ein neues Angebot nötig";
      case OFFER_STAYS_OPEN ->
          "Das Angebot bleibt gültig, bis {0} es annimmt, mündlich oder durch Berühren einer Figur"
              + " ablehnt oder die Partie anders endet";
      case OFFER_AT_PROPER_MOMENT ->
          "Das Angebot kam nach dem Zug und vor dem Drücken, wie es sein soll: {0} darf es annehmen";
      case OFFER_BEFORE_MOVE ->
          "Auch ein Angebot vor dem Zug gilt; {0} darf den Zug abwarten und dann antworten";
      case OFFER_AT_OTHER_MOMENT ->
          "Der richtige Zeitpunkt ist nach dem Zug und vor dem Drücken, aber das Angebot gilt"
              + " trotzdem, und {0} darf es annehmen";
      case OFFER_TAKEN -> "Das Angebot galt, und {0} hat es angenommen";
      case OFFER_REFUSED -> "{0} hat das Angebot abgelehnt, und die Partie geht weiter";
      case OFFER_REFUSED_BY_TOUCH ->
          "{0} hat eine Figur berührt, um sie zu ziehen oder zu schlagen, und das Angebot damit"
              + " abgelehnt: Es ist nicht remis";
      case OFFER_MAY_DISTURB -> "Ob das Angebot {0} gestört hat, beurteilt der Schiedsrichter";
      case REPEATED_OFFERS ->
          "Ob die wiederholten Angebote {0} stören, beurteilt der Schiedsrichter";
      case NO_WITHDRAWAL -> "Ein Angebot kann nicht zurückgenommen werden";
      case TOUCHED_MUST_MOVE -> "Mit der berührten Figur muss gezogen werden, wenn es geht";
      case OFFER_IS_WRITTEN -> "Beide Spieler schreiben (=) auf ihr Partieformular";
      case DRAWN_BY_AGREEMENT -> "Die Partie endet durch Vereinbarung remis";

      case GUIDELINES_NOT_ANNOUNCED ->
          "Die Richtlinien III wurden für diese Veranstaltung nicht angekündigt, also geht das nicht:"
              + " Die Partie wird fortgesetzt";
      case GUIDELINES_WITH_INCREMENT ->
          "Die Richtlinien III gelten nicht für Partien mit Inkrement, also geht das nicht: Die Partie"
              + " wird fortgesetzt";
      case GUIDELINES_IN_BLITZ ->
          "Die Richtlinien III gelten nie im Blitz, also geht das nicht: Die Partie wird fortgesetzt";
      case TWO_MINUTES_OR_MORE ->
          "{0} hat noch zwei Minuten oder mehr, also ist es dafür zu früh: Die Partie geht weiter";
      case NOT_TO_MOVE ->
          "{0} ist nicht am Zug, also ist das jetzt nicht möglich: Die Partie geht weiter";
      case INCREMENT_WANTED ->
          "{0} darf für beide Spieler ein Inkrement von fünf Sekunden beantragen. Stimmt der"
              + " Schiedsrichter zu, bekommt {1} außerdem zwei Minuten";
      case INCREMENT_WITHOUT_ARBITER ->
          "Ohne Schiedsrichter kann niemand das Inkrement gewähren: Die Partie geht weiter";
      case REQUEST_IS_OFFER -> "Der Antrag gilt als Remisangebot, das der Gegner annehmen darf";
      case DRAW_WANTED ->
          "{0} darf Remis mit der Begründung beantragen, dass {1} mit normalen Mitteln nicht"
              + " gewinnen kann oder es nicht versucht: Die Uhr wird angehalten, und der"
              + " Schiedsrichter entscheidet";
      case ARBITER_MAY_AGREE -> "Stimmt der Schiedsrichter zu, ist die Partie remis";
      case ARBITER_MAY_POSTPONE ->
          "Der Schiedsrichter kann die Entscheidung aufschieben, sogar bis nach dem Fallen eines"
              + " Blättchens, und {0} zwei Minuten geben";
      case ARBITER_MAY_REJECT -> "Lehnt der Schiedsrichter den Antrag ab, bekommt {0} zwei Minuten";
      case CLAIM_WITHOUT_ARBITER ->
          "Ohne Schiedsrichter beendet der Antrag das Spiel: {0} schreibt die Endstellung auf, {1}"
              + " bestätigt sie, und das Partieformular wird eingereicht";
      case CLAIM_IS_SENT -> "Über den Antrag entscheidet der dafür bestimmte Schiedsrichter";

      case SIGNED_RESULT_STANDS ->
          "Beide Spieler haben unterschrieben, also bleibt das Ergebnis bestehen";
      case GAME_IS_OVER -> "Die Partie ist beendet, also bleibt das Ergebnis bestehen";
      case FOUND_AFTER_GAME -> "Ein regelwidriger Zug muss während der Partie bemerkt werden";
      case ENDED_BY_ILLEGAL_MOVE ->
          "Nur ein regelgemäßer Zug kann die Partie durch Matt oder Patt beenden, also ist sie nicht"
              + " beendet: Die Stellung vor dem regelwidrigen Zug wird wiederhergestellt";
      case SIGNED_WRONGLY ->
          "Ein unterschriebenes Ergebnis bleibt bestehen, selbst wenn es falsch ist, außer der"
              + " Schiedsrichter entscheidet anders";
      case NOT_SIGNED_YET ->
          "Das falsche Ergebnis ist noch nicht von beiden unterschrieben: Die Spieler schreiben auf,"
              + " wie die Partie wirklich endete, und unterschreiben das";
      case NEED_NOT_WRITE ->
          "Im Schnellschach und im Blitz muss {0} nicht mitschreiben und darf trotzdem alle Anträge"
              + " stellen";
      case MUST_WRITE_WITH_INCREMENT ->
          "Das Inkrement beträgt dreißig Sekunden oder mehr, also muss {0} weiter mitschreiben, wie"
              + " wenig Zeit auch bleibt";
      case MUST_WRITE_WITH_TIME_LEFT ->
          "{0} hat noch fünf Minuten oder mehr, also muss {0} weiter mitschreiben";
      case MAY_STOP_WRITING ->
          "{0} hat weniger als fünf Minuten übrig, und das Inkrement beträgt weniger als dreißig"
              + " Sekunden: {0} muss für den Rest dieses Abschnitts nicht mitschreiben";
      case FLAG_ENDS_GAME ->
          "Es folgt kein Abschnitt mehr: Fällt ein Blättchen, ist die Partie beendet, und kein"
              + " Partieformular muss vervollständigt werden";
      case CATCH_UP_ON_WRITING ->
          "Geht die Partie weiter, nachdem ein Blättchen gefallen ist, muss {0} das Partieformular"
              + " vervollständigen, bevor eine Figur gezogen wird";
      case BOTH_CATCH_UP_ON_WRITING ->
          "Weil niemand mitschreibt, versucht es der Schiedsrichter; geht die Partie weiter, nachdem"
              + " ein Blättchen gefallen ist, vervollständigen zuerst beide ihr Partieformular";
      case EVERY_MOVE_IS_WRITTEN -> "Jeder Spieler schreibt alle Züge mit, Zug für Zug";

      case DEVICES_FORBIDDEN ->
          "Während der Partie darf kein Spieler im Turnierareal ein elektronisches Gerät haben, das"
              + " der Schiedsrichter nicht genehmigt hat";
      case PHONE_LOSES -> "{0} trug das Telefon bei sich und verliert die Partie: {1} gewinnt";
      case PHONE_COSTS_LESS ->
          "{0} trug das Telefon bei sich und würde die Partie verlieren, aber die Ausschreibung sieht"
              + " eine mildere Strafe vor";
      case PHONE_IN_BAG ->
          "Wenn die Ausschreibung es erlaubt, darf ein ausgeschaltetes Gerät in einer Tasche"
              + " liegen, deren Platz mit dem Schiedsrichter vereinbart ist: Die Partie geht weiter";
      case PHONE_NOT_OFF ->
          "Ein elektronisches Gerät in einer Tasche muss ganz ausgeschaltet sein, und dieses war es nicht";
      case CONDUCT_IS_PENALISED -> "{0} wird dafür bestraft";
      case TELL_ONLY_ARBITER ->
          "Wer etwas Regelwidriges sieht, darf es nur dem Schiedsrichter sagen; dieser kann einen"
              + " Zuschauer, der sich einmischt, des Turnierareals verweisen";
      case ADVICE_IS_FORBIDDEN ->
          "Ein Spieler darf während der Partie keinen Rat erbitten oder nutzen und wird dafür"
              + " bestraft";
      case CORRECTED_ALL_THE_SAME ->
          "Der regelwidrige Zug wurde während der Partie bemerkt und wird trotzdem berichtigt: Die"
              + " Stellung davor wird wiederhergestellt";
      case WAIT_ONE_MOVE ->
          "Der Schiedsrichter wartet, bis der nächste Zug abgeschlossen ist: Ist die Stellung dann"
              + " noch regelwidrig, ist die Partie remis, sonst geht sie weiter";
      case STILL_ILLEGAL ->
          "Der nächste Zug ist abgeschlossen und die Stellung noch immer regelwidrig: Die Partie ist"
              + " remis";
      case NO_LONGER_ILLEGAL ->
          "Der nächste Zug ist abgeschlossen und die Stellung nicht mehr regelwidrig: Die Partie geht"
              + " weiter";
      case BACK_BEFORE_ILLEGAL_MOVE ->
          "Ein regelwidriger Zug wurde während der Partie bemerkt, also geht es zurück zur Stellung"
              + " davor und von dort weiter";
      case LEFT_KING_IN_CHECK ->
          "{0} hat den eigenen König im Schach gelassen, und das ist regelwidrig";
      case KING_WAS_CAPTURED ->
          "Ein König wird nie geschlagen: Ihn zu schlagen ist selbst ein regelwidriger Zug";
      case CHECK_BEFORE_CAPTURE ->
          "Wurde der geschlagene König vorher im Schach gelassen, so war schon dieser Zug regelwidrig:"
              + " Die Partie geht zurück auf die Stellung davor";
      case PAWN_BECOMES_QUEEN ->
          "Der Bauer auf der letzten Reihe wird durch eine Dame seiner Farbe ersetzt, und das zählt"
              + " als regelwidriger Zug";
      case PENALTY_AS_USUAL ->
          "Die erste Regelwidrigkeit eines Spielers bringt dem Gegner zusätzliche Zeit, die zweite"
              + " kostet die Partie";

      case NO_CLOCK -> "Das kann nur in einer Partie mit Uhr vorkommen";
      case NOT_THE_TURN -> "{0} ist in dieser Stellung nicht am Zug";
      case FLAG_IS_DOWN ->
          "Ohne Restzeit ist es dafür zu spät: Frag stattdessen nach dem gefallenen Blättchen";
      case HOW_MANY_MOVES -> "Wie viele Züge hat jeder Spieler abgeschlossen?";
      case WHO_IS_LATE -> "Wer kommt zu spät, und um wie viele Minuten?";
      case WHEN_DID_WHITE_PRESS ->
          "Wessen Uhr lief: Wie viele Minuten nach Beginn hat Weiß zum ersten Mal die Uhr gedrückt,"
              + " wenn überhaupt?";
      case PRESSED_WHILE_ABSENT -> "Weiß kann die Uhr nicht vor dem eigenen Erscheinen drücken";
      case WAS_IT_ANNOUNCED -> "Wurden die Richtlinien III für diese Veranstaltung angekündigt?";
      case HOW_MUCH_TIME -> "Wie viele Sekunden hat der Spieler noch?";
      case WHICH_CONTROL -> "Welche Bedenkzeit gilt, und gibt es ein Inkrement?";
      case HAVE_BOTH_MOVED -> "Haben beide Spieler mindestens einen Zug ausgeführt?";
      case IS_IT_SIGNED -> "Haben beide Spieler das Ergebnis unterschrieben?";
      case DID_IT_END -> "War der regelwidrige Zug der, der matt oder patt setzte?";
      case WHERE_WAS_THE_PHONE -> "Wo war das Telefon, und war es eingeschaltet?";
      case WHO_MADE_IT -> "Wer hat den regelwidrigen Zug gemacht?";
      case WHAT_IS_ILLEGAL -> "Was ist an der Stellung regelwidrig?";
      case NOTHING_ILLEGAL ->
          "Diese Stellung ist nicht regelwidrig: Beide Könige sind da, die Seite am Zug bietet kein Schach, und kein"
              + " Bauer steht auf seiner letzten Reihe";
      case POSITION_SHOWS_ANOTHER -> "In der Stellung ist etwas anderes regelwidrig";
    };
  }
}
