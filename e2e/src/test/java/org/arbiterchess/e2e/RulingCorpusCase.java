package org.arbiterchess.e2e;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** A corpus row: an illegal attempt and the expected ruling. */
record RulingCorpusCase(String id, Map<String, String> row) {

  private static final Pattern TARGET = Pattern.compile("([a-h][1-8])[^a-h1-8]*[nbrqk]?$");

  static List<RulingCorpusCase> all() {
    return read("rulings");
  }

  /** Returns the cases with a German sentence. */
  static List<RulingCorpusCase> inGerman() {
    return read("german/rulings.csv");
  }

  private static List<RulingCorpusCase> read(String name) {
    List<Map<String, String>> rows = CorpusTable.read(name);
    return IntStream.range(0, rows.size())
        .mapToObj(i -> new RulingCorpusCase("ruling-" + i, rows.get(i)))
        .toList();
  }

  String fen() {
    return row.get("fen");
  }

  String variant() {
    return row.get("variant").equals("chess960") ? "CHESS960" : "CLASSICAL";
  }

  List<String> moves() {
    return words("moves");
  }

  String attempt() {
    return row.get("attempt");
  }

  /**
   * Returns the name of the reason. For a row of the German table, which lists only detailed
   * reasons, returns the name of the detailed reason.
   */
  String reason() {
    return row.getOrDefault("reason", row.get("finding"));
  }

  String article() {
    return row.get("article");
  }

  /** Whether the row lists the squares and arrows that prove the ruling. */
  boolean hasProof() {
    return !row.get("squares").isEmpty();
  }

  Set<String> squares() {
    return new TreeSet<>(words("squares"));
  }

  /**
   * Whether the reason is that this kind of piece cannot make such a move. If so, the row lists the
   * squares that the piece can reach.
   */
  boolean isShape() {
    return reason().endsWith("_SHAPE");
  }

  /** Whether the attempt names two squares, with or without a promotion. */
  boolean namesTwoSquares() {
    return attempt().matches("[a-h][1-8][a-h][1-8].*");
  }

  /**
   * Returns the squares to be marked in red: those that explain the refusal, and the target square
   * unless the reason concerns the piece itself.
   */
  Set<String> redSquares() {
    Set<String> red = isShape() ? new TreeSet<>() : squares();
    boolean concernsPiece = List.of("NO_PIECE", "NO_MOVE", "WRONG_TURN").contains(reason());
    Matcher target = TARGET.matcher(attempt());
    if (target.find() && !concernsPiece && (isShape() || !red.isEmpty())) {
      red.add(target.group(1));
    }
    return red;
  }

  Set<String> arrows() {
    return new TreeSet<>(words("arrows"));
  }

  /** The squares and numbers that the sentence must contain. */
  List<String> requiredWords() {
    return words("sentence-contains");
  }

  /** The side to move before the attempt, {@code w} or {@code b}. */
  String turn() {
    boolean white = fen().contains(" w ") == (moves().size() % 2 == 0);
    return white ? "w" : "b";
  }

  /** Whether the attempt can be made on the board. If not, it must be typed. */
  boolean isPlayableOnBoard() {
    return attempt().matches("[a-h][1-8][a-h][1-8]")
        && !from().equals(to())
        // A tap on an empty square does nothing.
        && !reason().equals("NO_PIECE");
  }

  String from() {
    return attempt().substring(0, 2);
  }

  String to() {
    return attempt().substring(2, 4);
  }

  /** The query for {@code arbiter rule --json -}. */
  String query() {
    return "{\"fen\":\"%s\",\"move\":\"%s\",\"moves\":\"%s\",\"chess960\":%s}"
        .formatted(fen(), attempt(), row.get("moves"), variant().equals("CHESS960"));
  }

  /** The query for {@code arbiter game --json -} about the starting position. */
  String startQuery() {
    return "{\"fen\":\"%s\",\"moves\":\"\",\"chess960\":%s}"
        .formatted(fen(), variant().equals("CHESS960"));
  }

  private List<String> words(String column) {
    String text = row.get(column).trim();
    return text.isEmpty() || text.equals("-") ? List.of() : Arrays.asList(text.split(" "));
  }

  @Override
  public String toString() {
    return fen() + " " + moves() + " " + attempt();
  }
}
