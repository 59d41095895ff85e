package org.arbiterchess.cli.messages.german;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.cli.messages.PlayMessages;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Rulebook;

final class GermanPlayMessages implements PlayMessages {

  @Override
  public String noSuchArray(int number) {
    return "Es gibt keine Chess960-Stellung " + number + "; die Nummern gehen von 0 bis 959.";
  }

  @Override
  public String fenOrArray() {
    return "Gib entweder --fen oder die Nummer einer Chess960-Stellung an, nicht beides.";
  }

  @Override
  public String unplayablePosition() {
    return "Die Stellung ist nicht spielbar:";
  }

  @Override
  public String badTimeControl(String quotedText, String advice) {
    return quotedText + " ist keine Bedenkzeit. " + advice;
  }

  @Override
  public String title(String pairing, String chess, String timeControl, Rulebook rulebook) {
    return pairing
        + chess
        + timeControl
        + switch (rulebook) {
          case OVER_THE_BOARD -> ", Regeln wie am Brett.";
          case ONLINE -> ", Regeln für Online-Schach.";
        };
  }

  @Override
  public String noPairing() {
    return "Eine Partie ";
  }

  @Override
  public String pairing(String white, String black) {
    return white + " gegen " + black + ": ";
  }

  @Override
  public String chess() {
    return "Schach";
  }

  @Override
  public String chess960() {
    return "Chess960";
  }

  @Override
  public String chess960(int array) {
    return "Chess960, Stellung " + array;
  }

  @Override
  public String clock(String timeControl) {
    return ", Bedenkzeit " + timeControl;
  }

  @Override
  public String noClock() {
    return ", ohne Uhr";
  }

  @Override
  public String firstHint() {
    return "Gib einen Zug ein, etwa e4 oder Nf3, oder „hilfe“.";
  }

  @Override
  public String sideName(Color color) {
    return German.GERMAN.phrasebook().texts().name(color);
  }

  @Override
  public String player(String name, Color color) {
    return name + " (" + sideName(color) + ")";
  }

  @Override
  public String prompt(String moveNumber, String player, String clock, boolean paused) {
    return moveNumber + " " + player + clock + (paused ? " (Pause)" : "");
  }

  @Override
  public String gameOverPrompt() {
    return "Partie beendet";
  }

  @Override
  public String answerTakeback() {
    return ", Rücknahme annehmen oder ablehnen";
  }

  @Override
  public String answerDraw() {
    return ", Remis annehmen oder ablehnen";
  }

  @Override
  public String paused() {
    return "Die Partie ist unterbrochen. Gib „weiter“ ein, wenn ihr beide bereit seid.";
  }

  @Override
  public String howToClaim(ClaimKind kind) {
    return switch (kind) {
      case THREEFOLD_REPETITION -> "Gib „reklamieren dreifach“ ein.";
      case FIFTY_MOVES -> "Gib „reklamieren fünfzig“ ein.";
    };
  }

  @Override
  public String howToClaim() {
    return "Gib „reklamieren dreifach“ oder „reklamieren fünfzig“ ein; um mit dem Zug zu"
        + " reklamieren, den du spielen willst, füge ihn an.";
  }

  @Override
  public String askTakebackAnswer(String player) {
    return player + ", bist du einverstanden? Gib „ja“ oder „nein“ ein.";
  }

  @Override
  public String askDrawAnswer(String player, boolean toMove) {
    return player
        + ": annehmen oder ablehnen"
        + (toMove ? ", oder mit einem Zug antworten" : "")
        + ".";
  }

  @Override
  public String score(List<String> namesWithPoints) {
    return "Stand: " + String.join(", ", namesWithPoints) + ".";
  }

  @Override
  public String afterGame() {
    return "Gib „neu“ (neue Partie), „speichern“ (diese Partie behalten) oder „verlassen“ ein.";
  }

  @Override
  public String askWhy() {
    return "(Warum war das erlaubt? Gib „warum“ ein.)";
  }

  @Override
  public String nothingUnusual() {
    return "Am letzten Zug ist nichts Ungewöhnliches.";
  }

  @Override
  public String nameASquare() {
    return "Gib ein Feld an, etwa e2.";
  }

  @Override
  public String gameIsOver() {
    return "Die Partie ist zu Ende: Es kann nicht mehr gezogen werden.";
  }

  @Override
  public String noLegalMove() {
    return "Es gibt keinen regelgemäßen Zug.";
  }

  @Override
  public String noLegalMoveFrom(String square) {
    return "Von " + square + " gibt es keinen regelgemäßen Zug.";
  }

  @Override
  public String noPieceOn(String square) {
    return "Auf " + square + " steht keine Figur.";
  }

  @Override
  public String basicMoves(Role role, String square, List<String> squares) {
    return German.GERMAN.phrasebook().texts().name(role)
        + " "
        + square
        + (squares.isEmpty() ? " erreicht kein Feld." : " erreicht " + list(squares) + ".");
  }

  @Override
  public String noMovesYet() {
    return "Es wurde noch kein Zug gespielt.";
  }

  @Override
  public String clocks(
      String white, String whiteTime, String black, String blackTime, boolean paused) {
    return white + " " + whiteTime + ", " + black + " " + blackTime + (paused ? ", Pause." : ".");
  }

  @Override
  public String pieces(Role role, List<String> squares) {
    return (squares.size() > 1 ? plural(role) : German.GERMAN.phrasebook().texts().name(role))
        + " "
        + list(squares);
  }

  @Override
  public String typeMoveOrHelp() {
    return "Gib einen Zug ein, etwa e4 oder Nf3, oder „hilfe“.";
  }

  @Override
  public String whichMove(List<String> numbered) {
    return "Welcher Zug: " + String.join(", ", numbered) + "?";
  }

  @Override
  public String promotion() {
    return "Dame, Turm, Läufer oder Springer? (d/t/l/s)";
  }

  @Override
  public String yesOrNo(String question) {
    return question + " (ja/nein)";
  }

  @Override
  public String nothingToAnswer() {
    return "Es gibt nichts zu beantworten.";
  }

  @Override
  public String confirmResign(String player) {
    return player + " gibt auf. Bist du sicher?";
  }

  @Override
  public String confirmAbort() {
    return "Die Partie wird ohne Ergebnis abgebrochen. Bist du sicher?";
  }

  @Override
  public String gameContinues() {
    return "Die Partie geht weiter.";
  }

  @Override
  public String howToEnd() {
    return "Wie soll die Partie enden?";
  }

  @Override
  public List<String> endOptions(String white, String black) {
    return List.of(
        white + " gibt auf",
        black + " gibt auf",
        "Remis vereinbart",
        "kein Ergebnis",
        "weiterspielen");
  }

  @Override
  public String chooseEnd() {
    return "1 bis 5";
  }

  @Override
  public String confirmRematch() {
    return "Diese Partie ist weder beendet noch gespeichert. Trotzdem eine neue beginnen?";
  }

  @Override
  public String goodbye() {
    return "Auf Wiedersehen.";
  }

  @Override
  public String helpIntroduction() {
    return "Gib einen Zug in beliebiger Notation ein: e4, Nf3, e2e4, exd6, e8=N, 0-0. Oder:";
  }

  @Override
  public String helpOnMarks(char pawn, char king) {
    return "Auf dem Brett markieren ( ) und >"
        + pawn
        + "< den letzten Zug und !"
        + king
        + "! ein Schach; bei einem abgelehnten Zug markiert [ ], was ihn verbietet, und * *"
        + " weitere beteiligte Felder.";
  }

  @Override
  public String helpOnEnter() {
    return "Drücke die Eingabetaste, um die Zeit erneut anzuzeigen.";
  }

  private static String plural(Role role) {
    return switch (role) {
      case KING -> "Könige";
      case QUEEN -> "Damen";
      case ROOK -> "Türme";
      case BISHOP -> "Läufer";
      case KNIGHT -> "Springer";
      case PAWN -> "Bauern";
    };
  }

  private static String list(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " und " + names.get(last);
  }
}
