package org.arbiterchess.e2e;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** One line of the truth tables: an attempt that a law forbids, and what the arbiter has to say. */
record RulingCorpusCase(String id, Map<String, String> line) {

  private static final Pattern GOAL = Pattern.compile("([a-h][1-8])[^a-h1-8]*[nbrqk]?$");

  static List<RulingCorpusCase> all() {
    return read("rulings");
  }

  /** Those with a German sentence, word for word. */
  static List<RulingCorpusCase> inGerman() {
    return read("german/rulings.csv");
  }

  private static List<RulingCorpusCase> read(String name) {
    List<Map<String, String>> lines = CorpusTable.read(name);
    return IntStream.range(0, lines.size())
        .mapToObj(i -> new RulingCorpusCase("ruling-" + i, lines.get(i)))
        .toList();
  }

  String fen() {
    return line.get("fen");
  }

  String variant() {
    return line.get("variant").equals("chess960") ? "CHESS960" : "CLASSICAL";
  }

  List<String> moves() {
    return words("moves");
  }

  String attempt() {
    return line.get("attempt");
  }

  /** Its public name; the German table has the finer one of the finding, where they differ. */
  String reason() {
    return line.getOrDefault("reason", line.get("finding"));
  }

  String article() {
    return line.get("article");
  }

  /** Whether the table says which squares and arrows prove it. */
  boolean proven() {
    return !line.get("squares").isEmpty();
  }

  Set<String> squares() {
    return new TreeSet<>(words("squares"));
  }

  /** Whether the piece does not move like that, so that the squares are those it reaches. */
  boolean isShape() {
    return reason().endsWith("_SHAPE");
  }

  /** Whether two squares are named, by hand or by typing. */
  boolean namesBoth() {
    return attempt().matches("[a-h][1-8][a-h][1-8].*");
  }

  /** What forbids the move, and where it would have led, unless it is about the piece itself. */
  Set<String> inRed() {
    Set<String> red = isShape() ? new TreeSet<>() : squares();
    boolean ofThePiece = List.of("NO_PIECE", "NO_MOVE", "WRONG_TURN").contains(reason());
    Matcher goal = GOAL.matcher(attempt());
    if (goal.find() && !ofThePiece && (isShape() || !red.isEmpty())) {
      red.add(goal.group(1));
    }
    return red;
  }

  Set<String> arrows() {
    return new TreeSet<>(words("arrows"));
  }

  /** Squares and numbers the sentence has to name. */
  List<String> named() {
    return words("sentence-contains");
  }

  /** {@code w} or {@code b}: who is to move when the attempt is made. */
  String turn() {
    boolean white = fen().contains(" w ") == (moves().size() % 2 == 0);
    return white ? "w" : "b";
  }

  /** Whether it names two squares, so that hands can try it; otherwise it is typed. */
  boolean onBoard() {
    return attempt().matches("[a-h][1-8][a-h][1-8]") && !from().equals(to());
  }

  String from() {
    return attempt().substring(0, 2);
  }

  String to() {
    return attempt().substring(2, 4);
  }

  /** The question for {@code arbiter rule --json -}. */
  String question() {
    return "{\"fen\":\"%s\",\"move\":\"%s\",\"moves\":\"%s\",\"chess960\":%s}"
        .formatted(fen(), attempt(), line.get("moves"), variant().equals("CHESS960"));
  }

  private List<String> words(String column) {
    String text = line.get(column).trim();
    return text.isEmpty() || text.equals("-") ? List.of() : Arrays.asList(text.split(" "));
  }

  @Override
  public String toString() {
    return fen() + " " + moves() + " " + attempt();
  }
}
