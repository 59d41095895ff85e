package org.arbiterchess.pgn.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.arbiterchess.chess.Square;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveTextParser;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.text.WordLookup;

/**
 * Reads a main line past illegal moves. The arbiter rules on each move that is made in a playable
 * setup. If the setup is not playable, for example because a king was left in check, the next move
 * is accepted if its piece can reach the destination with the other pieces in place. The reader
 * makes an illegal move as written if it is clear which piece moves and the piece can be put on its
 * destination. It then continues from the resulting setup.
 */
final class IllegalMoveTolerantReader {

  private static final WordLookup NULL_MOVES =
      new WordLookup("--", "Z0", "z0", "0000", "null", "pass");

  private final List<MainLineTokenizer.Word> words;
  private final IntUnaryOperator lineOf;
  private final IntUnaryOperator columnOf;
  private final List<IllegalMoveReport> reports = new ArrayList<>();
  private Setup setup;
  private int plies;

  /**
   * Creates a reader.
   *
   * @param lineOf maps an index in the text to its line
   * @param columnOf maps an index in the text to its column
   */
  IllegalMoveTolerantReader(
      Position start,
      List<MainLineTokenizer.Word> words,
      IntUnaryOperator lineOf,
      IntUnaryOperator columnOf) {
    this.setup = start.setup();
    this.words = moves(words);
    this.lineOf = lineOf;
    this.columnOf = columnOf;
  }

  /** Drops words that cannot be moves, such as the remark {@code ch} or the symbol {@code +-}. */
  private static List<MainLineTokenizer.Word> moves(List<MainLineTokenizer.Word> words) {
    List<MainLineTokenizer.Word> moves = new ArrayList<>();
    for (MainLineTokenizer.Word word : words) {
      if (namesSquare(word.text())
          || NULL_MOVES.has(word.text())
          || WrittenMove.parse(word.text()).isPresent()) {
        moves.add(word);
      }
    }
    return moves;
  }

  private static boolean namesSquare(String word) {
    for (int i = 0; i + 2 <= word.length(); i++) {
      if (Square.ofName(word.substring(i, i + 2)).isPresent()) {
        return true;
      }
    }
    return false;
  }

  IllegalMoveTolerantReading read() {
    boolean complete = true;
    for (int i = 0; i < words.size() && complete; i++) {
      Optional<Setup> next = next(i);
      complete = next.isPresent();
      if (complete) {
        setup = next.get();
        plies++;
      }
    }
    return new IllegalMoveTolerantReading(plies, complete, withPliesAfter());
  }

  private Optional<Setup> next(int index) {
    MainLineTokenizer.Word word = words.get(index);
    if (NULL_MOVES.has(word.text())) {
      return Optional.of(IllegalMoveApplier.pass(setup));
    }
    Optional<WrittenMove> written = WrittenMove.parse(word.text());
    if (!setup.problems().isEmpty()) {
      return written.flatMap(move -> IllegalMoveApplier.make(setup, move, true));
    }
    Position position = Position.of(setup);
    MoveReading reading = MoveTextParser.read(position, word.text());
    if (!(reading instanceof MoveReading.Understood understood)) {
      return Optional.empty();
    }
    Ruling ruling = position.rule(understood.attempt());
    if (ruling instanceof Ruling.Legal legal) {
      return Optional.of(position.play(legal.move()).setup());
    }
    Optional<Setup> after = written.flatMap(move -> IllegalMoveApplier.make(setup, move, false));
    report(index, position, written, (Ruling.Illegal) ruling, after);
    return after;
  }

  private void report(
      int index,
      Position position,
      Optional<WrittenMove> written,
      Ruling.Illegal ruling,
      Optional<Setup> after) {
    MainLineTokenizer.Word word = words.get(index);
    List<MoveCorrection> corrections =
        reports.isEmpty() && written.isPresent()
            ? MoveCorrectionFinder.find(
                position, written.get(), words.subList(index + 1, words.size()))
            : List.of();
    reports.add(
        new IllegalMoveReport(
            plies,
            position.fullmoveNumber(),
            position.turn(),
            word.text(),
            lineOf.applyAsInt(word.at()),
            columnOf.applyAsInt(word.at()),
            ruling,
            after,
            0,
            corrections));
  }

  private List<IllegalMoveReport> withPliesAfter() {
    List<IllegalMoveReport> counted = new ArrayList<>();
    for (IllegalMoveReport each : reports) {
      int after = each.after().isPresent() ? plies - each.ply() - 1 : 0;
      counted.add(
          new IllegalMoveReport(
              each.ply(),
              each.moveNumber(),
              each.player(),
              each.written(),
              each.line(),
              each.column(),
              each.ruling(),
              each.after(),
              after,
              each.corrections()));
    }
    return counted;
  }
}
