package org.arbiterchess.cli.messages.german;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.QueryMessages;
import org.arbiterchess.notation.FenProblem;
import org.arbiterchess.notation.Phrasebook;

final class GermanQueryMessages implements QueryMessages {

  private static final Map<Class<?>, String> TYPES =
      Map.of(
          String.class, "eine Zeichenkette",
          Number.class, "eine Zahl",
          Boolean.class, "true oder false",
          List.class, "eine Liste",
          Map.class, "ein Objekt");

  @Override
  public String lineTooLong(int maxBytes) {
    return "Die Zeile ist länger als " + maxBytes + " Bytes.";
  }

  @Override
  public String notUtf8(int offset) {
    return "Die Zeile ist bei Byte " + offset + " kein gültiges UTF-8.";
  }

  @Override
  public String unknownKey(String quotedKey, List<String> allowed) {
    return "Der Schlüssel "
        + quotedKey
        + " ist hier unbekannt; bekannt sind "
        + String.join(", ", allowed)
        + ".";
  }

  @Override
  public String missingKey(String key) {
    return German.GERMAN.quoted(key) + " fehlt.";
  }

  @Override
  public String notBoolean(String key, Object value) {
    return German.GERMAN.quoted(key) + " ist " + type(value) + "; erlaubt sind true und false.";
  }

  @Override
  public String notString(String key, Object value, boolean listAllowed) {
    return German.GERMAN.quoted(key)
        + " enthält "
        + type(value)
        + "; erlaubt ist eine Zeichenkette"
        + (listAllowed ? " oder eine Liste von Zeichenketten" : "")
        + ".";
  }

  @Override
  public String mustBe(String key, String quotedValue, List<String> allowed) {
    return German.GERMAN.quoted(key)
        + " ist "
        + quotedValue
        + "; erlaubt ist "
        + String.join(" oder ", allowed)
        + ".";
  }

  @Override
  public String outOfRange(String option, int value, int min, int max) {
    return option + " ist " + value + "; erlaubt ist " + min + " bis " + max + ".";
  }

  @Override
  public String jsonOnly() {
    return "Um JSON von der Standardeingabe zu lesen, verwende --json -.";
  }

  @Override
  public String missingMove() {
    return "Der Zug fehlt: Gib ihn nach der Stellung an.";
  }

  @Override
  public String oneMove(String played, String move, String command) {
    return "rule beurteilt einen einzigen Zug. Für " + move + " nach " + played + ": " + command;
  }

  @Override
  public String notAFen(String quotedText) {
    return quotedText
        + " ist keine Stellung. Gib eine FEN und einen Zug an oder nur einen Zug in der"
        + " Grundstellung: arbiter rule [FEN] MOVE";
  }

  @Override
  public String depthTwice() {
    return "Gib die Tiefe nur einmal an, etwa arbiter perft 4.";
  }

  @Override
  public String fenProblem(FenProblem problem) {
    Phrasebook book = German.GERMAN.phrasebook();
    return problem.field()
        + " an Position "
        + problem.offset()
        + ": gefunden "
        + problem.found().in(book.texts())
        + ", erwartet "
        + problem.expected().in(book.texts());
  }

  @Override
  public String invalidFen() {
    return "Das ist keine spielbare Stellung:";
  }

  @Override
  public String notAPosition(List<String> problems) {
    return "Die FEN ist ungültig: " + String.join("; ", problems) + ".";
  }

  @Override
  public String howToComplete(String command) {
    return "Ergänze sie mit: " + command;
  }

  @Override
  public String illegalPly(int ply, String quotedMove, String sentence) {
    return "Halbzug " + ply + ", " + quotedMove + ", ist nicht erlaubt. " + sentence;
  }

  @Override
  public String unclearPly(int ply, String sentence) {
    return "Halbzug " + ply + " ist nicht eindeutig. " + sentence;
  }

  @Override
  public String unplayableMoves(String failure) {
    return "Die Züge sind nicht spielbar: " + failure;
  }

  @Override
  public String legalMove(String san, boolean check, boolean mate) {
    return san
        + " ist regelgemäß"
        + (mate ? " und setzt matt" : check ? " und gibt Schach" : "")
        + ".";
  }

  @Override
  public String legalMoves(Color turn, boolean check, int count) {
    return German.GERMAN.phrasebook().texts().name(turn)
        + (check ? " am Zug, im Schach: " : " am Zug: ")
        + count
        + (count == 1 ? " regelgemäßer Zug:" : " regelgemäße Züge:");
  }

  @Override
  public String badArrow(String quotedArrow) {
    return quotedArrow
        + " ist kein Pfeil: Schreib zwei verschiedene Felder, etwa e2e4, und davor auf Wunsch eine"
        + " Farbe: G, R, Y, B, O oder C wie in Re2e4.";
  }

  @Override
  public String badMark(String quotedMark) {
    return quotedMark
        + " ist kein Feld: Schreib eines wie e4 und davor auf Wunsch eine Farbe: G, R, Y, B, O oder"
        + " C wie in Re4.";
  }

  @Override
  public String perftPass(int pass, int passes) {
    return "Durchlauf " + pass + " von " + passes;
  }

  @Override
  public String perftResult(long nodes, double cpuSeconds, long nodesPerSecond) {
    return String.format(
        Locale.GERMAN,
        "%,d Knoten in %.3f s CPU-Zeit, %,d Knoten pro Sekunde",
        nodes,
        cpuSeconds,
        nodesPerSecond);
  }

  private static String type(Object value) {
    return QueryMessages.typeName(value, TYPES);
  }
}
