package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.arbiterchess.language.Texts;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.LongAlgebraic;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Tests that random and malicious input results in a value or a clear error, never in an unexpected
 * exception.
 */
class HostileTextTest {

  private static final String LETTERS =
      "pnbrqkPNBRQK12345678/ wb-KQkqabcdefghx=+#0O;\"._!?:()\t\n\0\u00A0\u041A\u2013\u265E\uD83D\uDE00";

  private final SplittableRandom random = new SplittableRandom(5);

  @Test
  void mutated_fens_are_read_or_refused() {
    int valid = 0;
    int invalid = 0;
    List<Position> positions = RandomPositions.classical(21, 200);
    for (int i = 0; i < SoakMode.count(10_000, 1_000_000); i++) {
      Variant variant = random.nextBoolean() ? Variant.CLASSICAL : Variant.CHESS960;
      String text = mutated(fenOf(positions.get(random.nextInt(positions.size()))));
      for (Reading<Position> reading :
          List.of(Fen.read(text, variant), Fen.readLeniently(text, variant))) {
        if (reading instanceof Reading.Valid<Position> read) {
          String written = Fen.write(read.value());
          assertThat(Fen.parse(written, variant)).as(text).isEqualTo(read.value());
          valid++;
        } else {
          check(text, reading.problems());
          invalid++;
        }
      }
      boolean fen = Fen.read(text, variant) instanceof Reading.Valid<Position>;
      assertThat(Epd.read(text, variant) instanceof Reading.Valid<Epd>).as(text).isEqualTo(fen);
    }
    assertThat(valid).isGreaterThan(1_000);
    assertThat(invalid).isGreaterThan(1_000);
    System.out.println(valid + " mutated positions were read, " + invalid + " refused");
  }

  private String fenOf(Position position) {
    String fen = Fen.write(position);
    int cut = random.nextInt(8);
    if (cut == 0) {
      return new Epd(position, List.of(new Epd.Operation("bm", List.of("Nf3", "a b")))).write();
    }
    return cut == 1 ? fen.substring(0, random.nextInt(fen.length())) : fen;
  }

  private static void check(String text, List<Problem> problems) {
    assertThat(problems).as(text).isNotEmpty().hasSizeLessThanOrEqualTo(50);
    for (Problem problem : problems) {
      assertThat(problem.offset()).as(text).isBetween(0, text.length());
      assertThat(problem.found().toString()).as(text).isNotEmpty().hasSizeLessThan(120);
      assertThat(problem.expected().toString()).as(text).isNotEmpty();
    }
  }

  @Test
  void mutated_moves_are_read_or_refused() {
    int understood = 0;
    int refused = 0;
    List<Position> positions = RandomPositions.classical(22, 200);
    for (int i = 0; i < SoakMode.count(10_000, 1_000_000); i++) {
      Position position = positions.get(random.nextInt(positions.size()));
      String text = mutated(moveOf(position));
      for (Reading<Attempt> reading : inEveryNotation(position, text)) {
        if (reading instanceof Reading.Valid<Attempt> read) {
          assertThat(position.rule(read.value())).as(text).isNotNull();
          understood++;
        } else {
          Problem malformed = reading.problems().get(0);
          assertThat(malformed.offset()).as(text).isBetween(0, text.length());
          assertThat(malformed.message(Texts.english())).as(text).hasSizeBetween(20, 250);
          refused++;
        }
      }
    }
    assertThat(understood).isGreaterThan(1_000);
    assertThat(refused).isGreaterThan(1_000);
    System.out.println(understood + " mutated moves were understood, " + refused + " refused");
  }

  @Test
  void a_megabyte_is_refused_at_once() {
    Position start = Position.initial();
    for (String much :
        List.of("b".repeat(1 << 20), " ".repeat(1 << 20) + "e4 x", "\uD83D".repeat(1 << 20))) {
      for (Reading<Attempt> reading : inEveryNotation(start, much)) {
        assertThat(reading.problems().get(0).message(Texts.english())).hasSizeLessThan(400);
      }
      for (Reading<Position> reading :
          List.of(Fen.read(much, Variant.CLASSICAL), Fen.readLeniently(much, Variant.CLASSICAL))) {
        check(much, reading.problems());
      }
    }
  }

  private static List<Reading<Attempt>> inEveryNotation(Position position, String text) {
    return List.of(
        position.readMove(text),
        San.read(position, text),
        San.readStrictly(position, text),
        Uci.read(position, text),
        LongAlgebraic.read(position, text));
  }

  private String moveOf(Position position) {
    List<Move> moves = position.legalMoves();
    if (moves.isEmpty()) {
      return "e2e4";
    }
    Move move = moves.get(random.nextInt(moves.size()));
    return switch (random.nextInt(4)) {
      case 0 -> San.write(position, move);
      case 1 -> Uci.write(position, move);
      case 2 -> LongAlgebraic.write(position, move);
      default -> LongAlgebraic.writeLowercase(move);
    };
  }

  /** Inserts, removes, replaces or duplicates one to three characters. */
  private String mutated(String text) {
    StringBuilder changed = new StringBuilder(text);
    for (int times = 1 + random.nextInt(3); times > 0; times--) {
      int at = random.nextInt(changed.length() + 1);
      char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
      boolean inside = at < changed.length();
      switch (random.nextInt(4)) {
        case 0 -> changed.insert(at, letter);
        case 1 -> changed.delete(at, Math.min(at + 1, changed.length()));
        case 2 -> changed.replace(at, inside ? at + 1 : at, "" + letter);
        default -> changed.insert(at, inside ? "" + changed.charAt(at) : " ");
      }
    }
    return changed.toString();
  }
}
