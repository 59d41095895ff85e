package org.arbiterchess.uci;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/**
 * An {@code info} line, whose values do not change once it is read. As UCI requires, unknown words
 * are skipped.
 */
final class InfoLine {

  private static final Set<String> NUMBERS =
      Set.of(
          "depth",
          "seldepth",
          "multipv",
          "time",
          "nodes",
          "nps",
          "hashfull",
          "tbhits",
          "sbhits",
          "cpuload",
          "currmovenumber");

  private static final Set<String> OTHERS =
      Set.of("score", "wdl", "pv", "currmove", "refutation", "currline", "string");

  final String line;
  final Map<String, Long> numbers = new HashMap<>();
  final List<Move> pv = new ArrayList<>();
  final List<String> unreadPv = new ArrayList<>();
  Optional<Score> score = Optional.empty();
  Optional<EngineInfo.WinDrawLoss> winDrawLoss = Optional.empty();
  Optional<Move> currentMove = Optional.empty();
  Optional<String> string = Optional.empty();
  private final Position position;
  private final List<String> words;
  private int at = 1;

  private InfoLine(Position position, String line) {
    this.position = position;
    this.line = line;
    this.words = UciTokens.of(line);
  }

  /** Reads a line that begins with {@code info}, from a search of the given position. */
  static EngineInfo read(Position position, String line) {
    InfoLine reader = new InfoLine(position, line);
    while (reader.at < reader.words.size()) {
      reader.field(reader.next());
    }
    return new EngineInfo(reader);
  }

  private void field(String keyword) {
    if (NUMBERS.contains(keyword)) {
      number().ifPresent(value -> numbers.put(keyword, value));
      return;
    }
    switch (keyword) {
      case "score" -> score = readScore();
      case "wdl" -> winDrawLoss = readWinDrawLoss();
      case "pv" -> readPv();
      case "currmove" -> currentMove = UciTokens.move(position, next());
      case "string" -> {
        int text = line.indexOf("string") + "string".length();
        string = Optional.of(line.substring(text).strip());
        at = words.size();
      }
      default -> {
        // Skips unknown words, and fields that callers can read only from the whole line.
      }
    }
  }

  private Optional<Score> readScore() {
    String kind = next();
    Optional<Long> value = number().filter(number -> Math.abs(number) <= Integer.MAX_VALUE);
    Score.Bound bound = Score.Bound.EXACT;
    if (peek().equals("lowerbound") || peek().equals("upperbound")) {
      bound = next().equals("lowerbound") ? Score.Bound.LOWER : Score.Bound.UPPER;
    }
    if (value.isEmpty()) {
      return Optional.empty();
    }
    int number = value.get().intValue();
    return switch (kind) {
      case "cp" -> Optional.of(new Score.Centipawns(number, bound));
      case "mate" -> Optional.of(new Score.Mate(number, bound));
      default -> Optional.empty();
    };
  }

  private Optional<EngineInfo.WinDrawLoss> readWinDrawLoss() {
    Optional<Long> win = number();
    Optional<Long> draw = number();
    Optional<Long> loss = number();
    return win.isPresent() && draw.isPresent() && loss.isPresent()
        ? Optional.of(
            new EngineInfo.WinDrawLoss(
                win.get().intValue(), draw.get().intValue(), loss.get().intValue()))
        : Optional.empty();
  }

  private void readPv() {
    Position reached = position;
    while (at < words.size() && !isKeyword(peek())) {
      String word = next();
      Optional<Move> move = unreadPv.isEmpty() ? UciTokens.move(reached, word) : Optional.empty();
      if (move.isPresent()) {
        pv.add(move.get());
        reached = reached.play(move.get());
      } else {
        unreadPv.add(word);
      }
    }
  }

  private static boolean isKeyword(String word) {
    return NUMBERS.contains(word) || OTHERS.contains(word);
  }

  /** Reads the next word if it is a number. */
  private Optional<Long> number() {
    Optional<Long> number = UciTokens.number(peek());
    at += number.isPresent() ? 1 : 0;
    return number;
  }

  private String peek() {
    return at < words.size() ? words.get(at) : "";
  }

  private String next() {
    String word = peek();
    at++;
    return word;
  }
}
