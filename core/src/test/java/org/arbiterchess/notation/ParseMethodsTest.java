package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import org.arbiterchess.chess.ArbiterException;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.IllegalMoveException;
import org.arbiterchess.rules.LongAlgebraic;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Reason;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/**
 * Tests the {@code parse} methods, which throw an exception if the text is invalid. They must agree
 * with {@code read}, and their messages must be readable.
 */
class ParseMethodsTest {

  private static final String LETTERS = "abcdefgh12345678NBRQKx-=+#O0nbrqk ";

  /** A notation with its methods for reading, parsing and writing. */
  private record Notation(
      String name,
      BiFunction<Position, String, Reading<Attempt>> read,
      BiFunction<Position, String, Move> parse,
      BiFunction<Position, Move, String> write) {}

  private static final List<Notation> NOTATIONS =
      List.of(
          new Notation("San", San::read, San::parse, San::write),
          new Notation("San, strictly", San::readStrictly, San::parseStrictly, San::write),
          new Notation("Uci", Uci::read, Uci::parse, Uci::write),
          new Notation(
              "LongAlgebraic", LongAlgebraic::read, LongAlgebraic::parse, LongAlgebraic::write),
          new Notation("as typed", Position::readMove, Position::parseMove, San::write));

  @Test
  void every_notation_parses_the_moves_that_it_writes() {
    int moves = 0;
    for (int seed = 0; seed < SoakMode.count(6, 500); seed++) {
      for (Position position :
          seed % 2 == 0
              ? RandomPositions.classical(seed, 20)
              : RandomPositions.chess960(seed, 20)) {
        for (Move move : position.legalMoves()) {
          for (Notation notation : NOTATIONS) {
            String text = notation.write.apply(position, move);
            assertThat(notation.parse.apply(position, text)).as(notation.name).isEqualTo(move);
            moves++;
          }
        }
      }
    }
    System.out.println(moves + " moves written and parsed, seeds from 0");
  }

  @Test
  void parse_throws_exactly_if_read_gives_no_legal_move() {
    SplittableRandom random = new SplittableRandom(18);
    int legal = 0;
    int thrown = 0;
    for (Position position : RandomPositions.classical(18, SoakMode.count(60, 3_000))) {
      for (int i = 0; i < 30 && position.hasLegalMove(); i++) {
        String text = torn(position, random);
        for (Notation notation : NOTATIONS) {
          if (agrees(notation, position, text)) {
            legal++;
          } else {
            thrown++;
          }
        }
      }
    }
    System.out.println("seed 18: " + legal + " legal moves, " + thrown + " exceptions");
    assertThat(legal).isPositive();
  }

  /**
   * Writes a random legal move in a random notation, then changes, adds or removes one character.
   */
  private static String torn(Position position, SplittableRandom random) {
    List<Move> moves = position.legalMoves();
    Notation notation = NOTATIONS.get(random.nextInt(NOTATIONS.size()));
    String text = notation.write.apply(position, moves.get(random.nextInt(moves.size())));
    int from = random.nextInt(text.length());
    int to = Math.min(text.length(), from + random.nextInt(2));
    int letter = random.nextInt(LETTERS.length() - 1);
    String written = LETTERS.substring(letter, letter + random.nextInt(2));
    return text.substring(0, from) + written + text.substring(to);
  }

  /**
   * Asserts that {@code read} and {@code parse} agree, and returns whether the text is a legal
   * move.
   */
  private static boolean agrees(Notation notation, Position position, String text) {
    Reading<Attempt> reading = notation.read.apply(position, text);
    boolean legal =
        reading.toOptional().map(attempt -> position.rule(attempt).isLegal()).orElse(false);
    if (legal) {
      Ruling ruling = position.rule(reading.orElseThrow());
      assertThat(notation.parse.apply(position, text)).isEqualTo(ruling.orElseThrow());
      return true;
    }
    ArbiterException thrown =
        catchThrowableOfType(ArbiterException.class, () -> notation.parse.apply(position, text));
    assertThat(thrown).as("%s %s", notation.name, text).isNotNull();
    if (reading.isValid()) {
      assertThat(thrown)
          .isInstanceOf(IllegalMoveException.class)
          .hasMessageEndingWith(
              position.rule(reading.orElseThrow()).illegal().orElseThrow().sentence().cited());
    } else {
      assertThat(thrown).isInstanceOf(TextParseException.class);
      assertThat(((TextParseException) thrown).text().trim()).isEqualTo(text.trim());
    }
    return false;
  }

  @Test
  void no_notation_writes_a_move_of_another_position() {
    Move e4 = San.parse(Position.initial(), "e4");
    Position after = Position.initial().play(e4);
    for (BiFunction<Position, Move, String> write :
        List.<BiFunction<Position, Move, String>>of(San::write, LongAlgebraic::write, Uci::write)) {
      assertThatThrownBy(() -> write.apply(after, e4))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("e2e4");
    }
  }

  @Test
  void an_illegal_move_is_explained_by_the_arbiter() {
    IllegalMoveException thrown =
        catchThrowableOfType(IllegalMoveException.class, () -> San.parse(Position.initial(), "e5"));
    assertThat(thrown.ruling().reason()).isEqualTo(Reason.PAWN_SHAPE);
    assertThat(thrown).hasMessageStartingWith("\"e5\": ").hasMessageEndingWith("(3.7).");
  }

  @Test
  void an_ambiguous_move_lists_the_candidates() {
    Position two = Fen.parse("4k3/8/8/8/8/4K3/8/R6R w - - 0 1");
    assertThatThrownBy(() -> San.parse(two, "Rd1"))
        .isInstanceOf(TextParseException.class)
        .hasMessage("\"Rd1\" is ambiguous: it could be Rad1 or Rhd1.");
  }

  @Test
  void a_malformed_move_says_what_to_write() {
    TextParseException thrown =
        catchThrowableOfType(TextParseException.class, () -> Uci.parse(Position.initial(), "e2e9"));
    assertThat(thrown.offset()).isEqualTo(2);
    assertThat(thrown).hasMessageContaining("e2e9");
  }

  @Test
  void an_invalid_position_lists_every_problem() {
    String text = "9/8/8/8/8/8/8/8 x - - 0 1";
    Reading<Position> reading = Fen.read(text);
    assertThat(reading.isValid()).isFalse();
    assertThat(reading.toOptional()).isEmpty();
    assertThat(reading.problems()).hasSizeGreaterThan(1);
    TextParseException thrown =
        catchThrowableOfType(TextParseException.class, () -> Fen.parse(text));
    assertThat(thrown).hasMessageStartingWith("\"" + text + "\" is not a position: ");
    for (Problem problem : reading.problems()) {
      assertThat(thrown).hasMessageContaining(problem.message(Texts.english()));
    }
    assertThat(thrown.text()).isEqualTo(text);
    assertThat(thrown.offset()).isEqualTo(reading.problems().get(0).offset());
    assertThatThrownBy(() -> Epd.parse(text)).hasMessage(thrown.getMessage());
    assertThatThrownBy(() -> Fen.parseLeniently(text, Variant.CLASSICAL))
        .isInstanceOf(TextParseException.class);
  }

  @Test
  void a_valid_position_is_the_same_with_either_variant() {
    String text = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    assertThat(Fen.read(text).orElseThrow()).isEqualTo(Fen.parse(text));
    assertThat(Fen.read(text).toOptional()).contains(Fen.parse(text));
    assertThat(Fen.read(text).problems()).isEmpty();
    assertThat(Epd.parse("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;").operation("bm")).isPresent();
    assertThat(Epd.parseLeniently("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4", Variant.CLASSICAL))
        .isEqualTo(Epd.parse("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;"));
    assertThat(Epd.read(text).orElseThrow().position()).isEqualTo(Fen.parse(text));
  }

  @Test
  void a_time_control_is_created_from_its_text() {
    assertThat(TimeControl.of("5+3").text()).isEqualTo("5+3");
    for (String text : List.of("", "5+x", "0+0", "40/90", "5+3|", "*", "99999+1")) {
      Problem malformed = TimeControl.read(text).problems().get(0);
      TextParseException thrown =
          catchThrowableOfType(TextParseException.class, () -> TimeControl.of(text));
      assertThat(thrown)
          .hasMessageStartingWith("\"" + text + "\" is not a time control. ")
          .hasMessageEndingWith(malformed.message(Texts.english()));
      assertThat(thrown.offset()).isEqualTo(malformed.offset());
    }
  }
}
