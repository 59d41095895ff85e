package org.arbiterchess.game;

import static org.arbiterchess.testing.PretendTexts.PRETEND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.InputText;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.read.Audit;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnError;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReplayResult;
import org.arbiterchess.pgn.read.PgnWarning;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.LongAlgebraic;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.testing.Corpus;
import org.arbiterchess.testing.Csv;
import org.arbiterchess.testing.PretendTexts;
import org.arbiterchess.testing.RandomGame;
import org.arbiterchess.testing.RandomPgnText;
import org.arbiterchess.testing.RulingCase;
import org.junit.jupiter.api.Test;

/** Tests that all of core's user-visible text comes from a catalogue. */
public class PretendLanguageTest {

  private static final String SHUFFLE = "Nf3 Nf6 Ng1 Ng8 ";

  /**
   * Matches notation that is the same in every language: squares, moves, castling rights, the side
   * to move and numbers.
   */
  private static final String NOTATION =
      "[-+]?\\d+|[pnbrqkPNBRQK]?[a-h]?[1-8]?x?[a-h][1-8](=?[qrbnQRBN])?|[KQkq]{1,4}|[A-Ha-h]{1,2}|w|O(-O)+";

  /** Asserts that every word outside brackets is notation or occurs in the source text. */
  public static void assertSaid(String message, String source) {
    assertThat(message).contains("⟦");
    for (String word : PretendTexts.outsideBrackets(message).split("[^\\p{L}\\p{N}=-]+", -1)) {
      assertThat(word.isEmpty() || word.matches(NOTATION) || source.contains(word))
          .as("\"" + word + "\" in: " + message + " of: " + source)
          .isTrue();
    }
  }

  @Test
  void every_ruling_of_the_corpus_comes_from_the_catalogue() {
    int rulings = 0;
    for (RulingCase c : RulingCase.all()) {
      Game game = Game.start(c.position(), Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
      for (String move : c.moves()) {
        game = game.play(game.position().parseMove(move));
      }
      Ruling.Illegal ruling = (Ruling.Illegal) game.rule(c.attempt(game.position()));
      Sentence sentence = Refusal.of(ruling).sentence(PRETEND);
      assertSaid(sentence.text(), "");
      assertThat(sentence.article()).hasValue(ruling.article());
      rulings++;
    }
    System.out.println(rulings + " rulings in a pretend language");
  }

  @Test
  void every_answer_and_event_of_a_game_comes_from_the_catalogue() {
    Set<String> refused = new HashSet<>();
    for (int seed = 0; seed < 60; seed++) {
      for (RandomGame.Step step : new RandomGame(seed, 200).steps()) {
        assertSaid(step, refused, "");
      }
    }
    assertThat(refused).hasSizeGreaterThan(10);
    for (RefusalReason reason : RefusalReason.values()) {
      if (!reason.name().contains("CLAIM")) {
        int sides = reason.text().placeholders().size();
        Refusal refusal = Refusal.of(reason, Collections.nCopies(sides, Color.WHITE).toArray());
        assertSaid(refusal.sentence(PRETEND).text(), "");
      }
    }
  }

  /** Asserts that what is said about a step of a game comes from the catalogue. */
  public static void assertSaid(RandomGame.Step step, Set<String> refused, String source) {
    if (step.decision() instanceof Decision.Refused no) {
      assertSaid(no.refusal().sentence(PRETEND).text(), source);
      if (no.refusal().ruling().isEmpty()) {
        refused.add(no.refusal().name());
      }
    } else {
      List<GameEvent> events = ((Decision.Accepted) step.decision()).events();
      for (Sentence sentence : Announcement.ofEvents(step.before(), events, PRETEND)) {
        assertSaid(sentence.text(), source);
      }
      Announcement.ofOutcome(step.after(), PRETEND)
          .ifPresent(end -> assertSaid(end.text(), source));
      step.after()
          .outcome()
          .flatMap(outcome -> Announcement.whyDrawn(outcome, PRETEND))
          .ifPresent(why -> assertSaid(why.text(), source));
    }
  }

  @Test
  void every_remark_about_a_text_comes_from_the_catalogue() {
    for (Csv.Row row : Corpus.rows(Corpus.path("german/input-remarks.csv"))) {
      Variant variant = Variant.valueOf(row.get("variant").toUpperCase(Locale.ROOT));
      String text = row.get("text");
      String fen = row.get("fen");
      Position position = fen.isEmpty() ? Position.initial() : Fen.parse(fen, variant);
      List<String> said =
          switch (row.get("reader")) {
            case "fen" -> ofFen(Fen.read(text, variant));
            case "lenient" -> ofFen(Fen.readLeniently(text, variant));
            case "forgiven" -> ofFen(Fen.readLeniently(text, variant));
            case "notes" -> ofFen(Fen.read(text, variant));
            case "san" -> ofMove(San.read(position, text));
            case "long" -> ofMove(LongAlgebraic.read(position, text));
            case "uci" -> ofMove(Uci.read(position, text));
            case "time" -> List.of(TimeControl.read(text).problems().get(0).message(PRETEND));
            default -> throw new IllegalArgumentException("no reader " + row.get("reader"));
          };
      assertThat(said).as("line " + row.line()).isNotEmpty();
      said.forEach(message -> assertSaid(message, text));
    }
  }

  private static List<String> ofFen(Reading<Position> reading) {
    List<String> said = new ArrayList<>();
    if (reading instanceof Reading.Valid<Position> valid) {
      valid.notes().forEach(remark -> said.add(remark.in(PRETEND)));
      valid.forgiven().forEach(remark -> said.add(remark.in(PRETEND)));
    } else {
      reading.problems().forEach(problem -> said.add(problem.message(PRETEND)));
    }
    return said;
  }

  private static List<String> ofMove(Reading<Attempt> reading) {
    Problem problem = reading.problems().get(0);
    return List.of(
        problem.message(PRETEND), problem.found().in(PRETEND), problem.expected().in(PRETEND));
  }

  @Test
  void every_error_and_warning_about_pgn_comes_from_the_catalogue() {
    Set<PgnError.Kind> errors = EnumSet.noneOf(PgnError.Kind.class);
    List<String> texts =
        new ArrayList<>(
            List.of(
                "1. e4 e5 2. Nf4 1-0",
                "1. Nf3 d5 2. d3 Nf6 3. Nd2 1-0",
                "1. e4 e5 2. Wibble 1-0",
                "[FEN \"8/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd1 *",
                "[Variant \"Crazyhouse\"]\n\n1. e4 *",
                "1. e4 {good 1-0",
                "[White \"Anna\"]\n\n(1. d4) 1. e4 *",
                "1. e4 {[%unread] Ke5} *",
                "1. e4 " + "(1. d4 ".repeat(70) + "*"));
    for (int seed = 0; seed < 300; seed++) {
      texts.add(RandomPgnText.text(seed));
    }
    for (String text : texts) {
      PgnReader reader = new PgnReader(ByteSource.of(text));
      while (reader.next()) {
        PgnReplayResult replay = reader.replay();
        for (PgnError error : replay.errors()) {
          assertSaid(error.messageWithPlace(PRETEND), text + error.found());
          errors.add(error.kind());
        }
        Audit.of(replay).contradictions().forEach(PretendLanguageTest::assertSaid);
      }
    }
    assertThat(errors).isEqualTo(EnumSet.allOf(PgnError.Kind.class));
    for (PgnWarning.Kind kind : PgnWarning.Kind.values()) {
      assertSaid(new PgnWarning(kind, 1, 12, 4).message(PRETEND), "");
      assertSaid(new PgnWarning(kind, 3, 12, 4).message(PRETEND), "");
    }
  }

  private static void assertSaid(Audit.Contradiction contradiction) {
    assertSaid(contradiction.sentence(PRETEND).text(), "1-0 0-1 1/2-1/2");
  }

  @Test
  void every_contradiction_that_the_audit_finds_comes_from_the_catalogue() {
    String knight = "[FEN \"4k3/8/8/8/8/8/8/4K1N1 w - - 0 1\"]\n";
    String locked = "[FEN \"4k3/8/p1p1p1p1/P1P1P1P1/8/8/6P1/4K3 w - - 0 1\"]\n";
    String barePawn = "[FEN \"4k3/p7/8/8/8/8/8/4K3 w - - 0 1\"]\n";
    Set<TextKey> found = new HashSet<>();
    for (String text :
        List.of(
            "1. f3 e5 2. g4 Qh4# 1/2-1/2",
            "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Kf7 1-0",
            "[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"]\n\n1. Kxe2 Kd7 2. Kd3 1/2-1/2",
            SHUFFLE.repeat(4) + "e4 1-0",
            knight + "\n1. Kd1 1-0",
            locked + "\n1. Kd1 1-0",
            barePawn + "[Termination \"Time forfeit\"]\n\n1. Kd1 1-0",
            barePawn + "\n1. Kd1 1-0")) {
      PgnReader reader = new PgnReader(ByteSource.of(text));
      assertThat(reader.next()).isTrue();
      List<Audit.Contradiction> contradictions = Audit.of(reader.replay()).contradictions();
      contradictions.forEach(PretendLanguageTest::assertSaid);
      contradictions.forEach(contradiction -> found.add(contradiction.said().key()));
    }
    assertThat(found)
        .contains(
            PgnText.RESULT_AFTER_WIN,
            PgnText.RESULT_AFTER_DRAW,
            PgnText.TOO_LITTLE,
            PgnText.TOO_LITTLE_ON_TIME,
            PgnText.PLAYED_ON);
  }

  @Test
  void a_remark_reads_the_same_as_its_english() {
    Said remark = Said.of(InputText.ONE_KING, Color.BLACK);
    assertThat(remark.in(Texts.english())).isEqualTo(remark.toString());
    assertThat(remark.in(PRETEND)).isEqualTo("⟦exactly one ⟧⟦black⟧⟦ king⟧");
  }
}
