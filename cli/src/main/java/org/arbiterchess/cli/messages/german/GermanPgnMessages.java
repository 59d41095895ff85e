package org.arbiterchess.cli.messages.german;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.arbiterchess.cli.messages.PgnMessages;

final class GermanPgnMessages implements PgnMessages {

  @Override
  public String jsonAndFix() {
    return "--json und --fix geben beide die Partien aus; wähle eines davon.";
  }

  @Override
  public String splitTooSmall(int split) {
    return "--split ist " + split + "; erlaubt ist 1 oder mehr.";
  }

  @Override
  public String splitNeedsOut() {
    return "--split schreibt Dateien und braucht --out für ihre Namen.";
  }

  @Override
  public String outNeedsFormat() {
    return "--out braucht --fix oder --json: Sonst gibt es nichts zu schreiben.";
  }

  @Override
  public String threadsOutOfRange(int threads, int max) {
    return "--threads ist " + threads + "; erlaubt ist 1 bis " + max + ".";
  }

  @Override
  public String maxPliesTooSmall(int plies) {
    return "--max-plies ist " + plies + "; erlaubt ist 1 oder mehr.";
  }

  @Override
  public String noGame(String name) {
    return name.equals("-")
        ? "Die Standardeingabe enthält keine Partie."
        : name + " enthält keine Partie.";
  }

  @Override
  public String about(String name, String remark) {
    return (name.equals("-") ? "Standardeingabe" : name) + ", " + remark + ".";
  }

  @Override
  public String badFilter(String condition) {
    return "--filter ist " + condition + "; erlaubt sind ein Tag und ein Wert wie in White=Ann*.";
  }

  @Override
  public String badDate(String option, String quotedText) {
    return option
        + " ist "
        + quotedText
        + "; erlaubt sind ein Jahr, ein Monat oder ein Tag wie in 2026, 2026.11 oder 2026.11.16.";
  }

  @Override
  public String badResult(String quotedText) {
    return "--result ist " + quotedText + "; erlaubt ist 1-0, 0-1, 1/2-1/2 oder *.";
  }

  @Override
  public String badEco(String quotedText) {
    return "--eco ist "
        + quotedText
        + "; erlaubt sind ein Code oder ein Bereich wie in B97, B9 oder B20-B99.";
  }

  @Override
  public String badMaterial(String quotedText) {
    return "--material ist "
        + quotedText
        + "; erlaubt sind die Figuren beider Seiten wie in KRPvKR, oder Weiß in Großbuchstaben und"
        + " Schwarz in Kleinbuchstaben wie in KRPvkr.";
  }

  @Override
  public String badPosition(String quotedFen, String problem) {
    return "--position ist " + quotedFen + ", aber das ist keine Stellung: " + problem + ".";
  }

  @Override
  public String noSuchFile(String name) {
    return "Datei nicht gefunden: " + name + ".";
  }

  @Override
  public String isFolder(String name) {
    return name + " ist ein Ordner; gib die Dateien darin an.";
  }

  @Override
  public String badFileName(String name) {
    return name + " ist kein gültiger Dateiname.";
  }

  @Override
  public String utf16() {
    return "Der Text ist in UTF-16 kodiert; speichere ihn als UTF-8.";
  }

  @Override
  public String unreadable(String name, String reason) {
    return name + " ist nicht lesbar: " + reason + ".";
  }

  @Override
  public String damaged(String name) {
    return name
        + " ist beschädigt oder abgeschnitten:"
        + " Die komprimierten Daten lassen sich nicht bis zum Ende lesen.";
  }

  @Override
  public String fileExists(String name) {
    return name + " existiert schon und wird nicht überschrieben.";
  }

  @Override
  public String summary(long games, long plies, double seconds, long gamesPerSecond) {
    return games(games)
        + " mit "
        + count(plies, "Halbzug", "Halbzügen")
        + String.format(Locale.GERMAN, ", gelesen in %,.2f s", seconds)
        + (games == 0 ? "." : ", " + games(gamesPerSecond) + " pro Sekunde.");
  }

  @Override
  public String matchingGames(long matching, long all) {
    return number(matching)
        + " von "
        + games(all)
        + (matching == 1 ? " entspricht" : " entsprechen")
        + " den Filtern.";
  }

  @Override
  public String results(long white, long black, long drawn, long withoutResult) {
    List<String> parts = new ArrayList<>();
    if (white > 0) {
      parts.add("Weiß gewann " + games(white));
    }
    if (black > 0) {
      parts.add("Schwarz gewann " + games(black));
    }
    if (drawn > 0) {
      parts.add(games(drawn) + (drawn == 1 ? " endete" : " endeten") + " remis");
    }
    if (withoutResult > 0) {
      parts.add(games(withoutResult) + (withoutResult == 1 ? " hat" : " haben") + " kein Ergebnis");
    }
    return joined(parts) + ".";
  }

  private static String joined(List<String> parts) {
    int last = parts.size() - 1;
    return last <= 0
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, last)) + " und " + parts.get(last);
  }

  private String games(long count) {
    return count(count, "Partie", "Partien");
  }

  @Override
  public String number(long number) {
    return String.format(Locale.GERMAN, "%,d", number);
  }

  @Override
  public String duplicates(long count) {
    return count(count, "Dublette", "Dubletten") + " übersprungen.";
  }

  @Override
  public String errors(long count) {
    return count(count, "Fehler", "Fehler") + ":";
  }

  @Override
  public String contradictions(long count) {
    return count(count, "Widerspruch", "Widersprüche") + " zu den Regeln:";
  }

  @Override
  public String more(long count) {
    return "und " + number(count) + " weitere; --json listet alle auf";
  }

  @Override
  public String warnings() {
    return "Beim Lesen korrigiert:";
  }

  @Override
  public String times(String deviation, long times) {
    return deviation
        + (times == 1 ? " (einmal)" : times == 2 ? " (zweimal)" : " (" + number(times) + "-mal)");
  }

  @Override
  public String playedOn(boolean clear, int plies) {
    if (!clear) {
      return "Welche Figur gezogen hat, ist nicht klar; der Rest wurde nicht gelesen.";
    }
    return plies == 0
        ? "Danach konnten keine Züge gelesen werden."
        : "Danach "
            + (plies == 1 ? "folgt " : "folgen ")
            + count(plies, "Halbzug", "Halbzüge")
            + ".";
  }

  @Override
  public String perhapsMeant(List<String> moves) {
    int last = moves.size() - 1;
    if (moves.isEmpty()) {
      return "Kein einzelner Schreibfehler erklärt den Zug.";
    }
    String listed =
        last == 0
            ? moves.get(0)
            : String.join(", ", moves.subList(0, last)) + " oder " + moves.get(last);
    return "Gemeint war vielleicht " + listed + ".";
  }

  @Override
  public String atLine(String place) {
    return "Zeile " + place;
  }

  @Override
  public String progress(long games) {
    return games(games);
  }

  private String count(long count, String one, String many) {
    return number(count) + " " + (count == 1 ? one : many);
  }
}
