package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.DetailedReason;
import org.arbiterchess.rules.IllegalMoveEvidence;
import org.arbiterchess.rules.Ruling;
import org.junit.jupiter.api.Test;

class TextsTest {

  private static final PlacedPiece KING = new Piece(Color.WHITE, Role.KING).on(Square.E1);
  private static final PlacedPiece PAWN = new Piece(Color.WHITE, Role.PAWN).on(Square.E5);
  private static final PlacedPiece ROOK = new Piece(Color.BLACK, Role.ROOK).on(Square.F8);
  private static final PlacedPiece KNIGHT = new Piece(Color.BLACK, Role.KNIGHT).on(Square.F3);
  private static final PlacedPiece THEIR_PAWN = new Piece(Color.BLACK, Role.PAWN).on(Square.D5);

  private static Ruling.Illegal ruling(
      DetailedReason detail,
      Attempt attempt,
      PlacedPiece mover,
      Square goal,
      List<PlacedPiece> culprits,
      List<Square> squares,
      int number) {
    IllegalMoveEvidence evidence =
        new IllegalMoveEvidence(
            Optional.of(mover), Optional.of(goal), culprits, squares, List.of(), number);
    return new Ruling.Illegal(Color.WHITE, attempt, detail, evidence);
  }

  private static Ruling.Illegal ruling(
      DetailedReason detail, PlacedPiece mover, Square goal, PlacedPiece... culprits) {
    Attempt attempt = Attempt.promotion(mover.square(), goal, Role.KING);
    return ruling(detail, attempt, mover, goal, List.of(culprits), List.of(), 3);
  }

  private static String english(Ruling.Illegal ruling) {
    return ruling.sentence().cited();
  }

  @Test
  void every_language_has_a_sentence_for_every_finding_that_ends_with_its_article() {
    for (Texts texts : Texts.all()) {
      Set<String> sentences = new HashSet<>();
      for (DetailedReason detail : DetailedReason.values()) {
        Attempt attempt =
            detail.name().endsWith("_REACHES")
                ? new Attempt.Unreached(
                    Role.ofLetter(letter(detail)).orElseThrow(),
                    Optional.empty(),
                    Optional.empty(),
                    Square.D6)
                : Attempt.promotion(Square.E5, Square.D6, Role.KING);
        Ruling.Illegal ruling =
            ruling(detail, attempt, PAWN, Square.D6, List.of(ROOK), List.of(Square.E6), 3);
        String sentence = ruling.sentence(texts).cited();
        assertIsSentence(sentence, detail.article());
        assertIsOwn(texts, sentence, english(ruling));
        assertThat(sentences.add(sentence)).as("said once only: %s", sentence).isTrue();
      }
      assertThat(sentences).hasSameSizeAs(DetailedReason.values());
    }
  }

  /** Returns the piece letter for a constant such as NO_KNIGHT_REACHES. */
  private static char letter(DetailedReason detail) {
    return switch (detail) {
      case NO_BISHOP_REACHES -> 'b';
      case NO_ROOK_REACHES -> 'r';
      case NO_QUEEN_REACHES -> 'q';
      case NO_KNIGHT_REACHES -> 'n';
      case NO_PAWN_REACHES -> 'p';
      case NO_KING_REACHES -> 'k';
      default -> throw new IllegalArgumentException(detail + " names no piece that reaches");
    };
  }

  @Test
  void every_language_has_every_phrase_with_its_values_filled_in() {
    for (Texts texts : Texts.all()) {
      for (GameText key : GameText.values()) {
        List<Object> values = new ArrayList<>();
        for (String name : key.placeholders()) {
          values.add(name.equals("times") ? (Object) 2 : "Some " + name);
        }
        String sentence = texts.sentence(key, values.toArray()).cited();
        assertIsSentence(sentence, key.article().orElse(""));
        values.remove((Object) 2);
        values.forEach(value -> assertThat(sentence).contains((String) value));
      }
    }
  }

  @Test
  void every_language_has_names_for_the_sides_and_the_pieces() {
    for (Texts texts : Texts.all()) {
      Set<String> names = new HashSet<>();
      for (Color color : Color.values()) {
        names.add(texts.name(color));
      }
      for (Role role : Role.values()) {
        names.add(texts.name(role));
      }
      assertThat(names).hasSize(8).doesNotContain("");
      assertThat(texts.language()).hasSize(2);
    }
  }

  @Test
  void texts_are_found_by_its_language() {
    for (Texts texts : Texts.all()) {
      assertThat(Texts.of(texts.language())).containsSame(texts);
    }
    assertThat(Texts.of("en")).containsSame(Texts.english());
    assertThat(Texts.of("de")).isPresent();
    assertThat(Texts.of("xx")).isEmpty();
    assertThat(Texts.of("")).isEmpty();
  }

  /** Asserts that a translation differs from the English sentence. */
  private static void assertIsOwn(Texts texts, String sentence, String english) {
    if (texts != Texts.english()) {
      assertThat(sentence).isNotEqualTo(english);
    }
  }

  private static void assertIsSentence(String sentence, String article) {
    String end = article.isEmpty() ? "." : " (" + article + ").";
    assertThat(sentence).endsWith(end).matches("[A-Z].*").doesNotContain("{", "}", "  ", "null");
    assertThat(sentence.substring(0, sentence.length() - end.length())).isNotBlank();
  }

  @Test
  void a_phrase_wants_exactly_its_values() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Texts.english().sentence(GameText.CHECKMATE))
        .withMessageContaining("CHECKMATE takes 1 values, not 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Texts.english().sentence(GameText.DRAW_AGREED, "Nf3"))
        .withMessageContaining("DRAW_AGREED takes 0 values, not 1");
  }

  @Test
  void the_sentences_that_the_product_promises_are_said_word_for_word() {
    PlacedPiece queen = new Piece(Color.BLACK, Role.QUEEN).on(Square.H4);
    assertThat(english(ruling(DetailedReason.STILL_IN_CHECK, PAWN, Square.E1, queen)))
        .isEqualTo("That leaves your king in check from the queen on h4 (3.9.2).");
    assertThat(english(ruling(DetailedReason.CASTLING_THROUGH_CHECK, KING, Square.F1, ROOK)))
        .isEqualTo(
            "You can't castle: the rook on f8 attacks f1, which the king must cross (3.8.2.2).");
    assertThat(english(ruling(DetailedReason.EN_PASSANT_TOO_LATE, PAWN, Square.D6, THEIR_PAWN)))
        .isEqualTo(
            "No: the pawn on d5 moved two squares three moves ago. En passant must be played at"
                + " once (3.7.3.2).");
    PlacedPiece knight = new Piece(Color.WHITE, Role.KNIGHT).on(Square.E4);
    PlacedPiece bishop = new Piece(Color.BLACK, Role.BISHOP).on(Square.B1);
    assertThat(english(ruling(DetailedReason.PINNED, knight, Square.H7, bishop)))
        .isEqualTo("Your knight on e4 is pinned to your king on h7 by the bishop on b1 (3.9.2).");
  }

  @Test
  void whose_turn_it_is_and_whose_piece_that_is_are_both_named() {
    assertThat(english(ruling(DetailedReason.WRONG_TURN, KNIGHT, Square.G5)))
        .isEqualTo("It is White's turn, and the knight on f3 is Black's (1.2).");
  }

  @Test
  void several_culprits_are_listed_and_the_verb_agrees() {
    assertThat(english(ruling(DetailedReason.STILL_IN_DOUBLE_CHECK, PAWN, Square.E1, ROOK, KNIGHT)))
        .isEqualTo(
            "In double check, only the king may move: this move leaves it in check from the rook"
                + " on f8 and the knight on f3 (3.9.2).");
    assertThat(english(ruling(DetailedReason.CASTLING_OUT_OF_CHECK, KING, Square.E1, ROOK, KNIGHT)))
        .contains("the rook on f8 and the knight on f3 attack your king on e1");
    assertThat(english(ruling(DetailedReason.CASTLING_OUT_OF_CHECK, KING, Square.E1, KNIGHT)))
        .contains("the knight on f3 attacks your king on e1");
  }

  @Test
  void own_pieces_are_yours_and_the_opponents_are_not() {
    PlacedPiece own = new Piece(Color.WHITE, Role.BISHOP).on(Square.F1);
    assertThat(english(ruling(DetailedReason.CASTLING_BLOCKED, KING, Square.H1, own)))
        .isEqualTo("You can't castle: your bishop on f1 stands in the way (3.8.2.2).");
    assertThat(english(ruling(DetailedReason.CASTLING_BLOCKED, KING, Square.H1, own, KNIGHT)))
        .isEqualTo(
            "You can't castle: your bishop on f1 and the knight on f3 stand in the way (3.8.2.2).");
  }

  @Test
  void a_piece_that_does_not_move_like_that_is_told_from_where_to_where_without_what_it_reaches() {
    PlacedPiece knight = new Piece(Color.WHITE, Role.KNIGHT).on(Square.G1);
    assertThat(english(shape(DetailedReason.KNIGHT_SHAPE, knight, Square.E2, Square.F3, Square.H3)))
        .isEqualTo(
            "A knight moves two squares one way and one to the side: it can't go from g1 to c8 (3.6).");
    PlacedPiece bishop = new Piece(Color.WHITE, Role.BISHOP).on(Square.A1);
    assertThat(english(shape(DetailedReason.BISHOP_SHAPE, bishop, Square.B2)))
        .isEqualTo("A bishop moves along diagonals: c8 is not on a diagonal from a1 (3.2).");
    PlacedPiece rook = new Piece(Color.WHITE, Role.ROOK).on(Square.A1);
    assertThat(english(shape(DetailedReason.ROOK_SHAPE, rook, Square.B1, Square.A2)))
        .isEqualTo(
            "A rook moves along files and ranks: c8 is not on the same file or rank as a1 (3.3).");
    PlacedPiece queen = new Piece(Color.WHITE, Role.QUEEN).on(Square.A1);
    assertThat(english(shape(DetailedReason.QUEEN_SHAPE, queen)))
        .isEqualTo(
            "A queen moves along files, ranks and diagonals: c8 is not in line with a1 (3.4).");
    assertThat(english(shape(DetailedReason.KING_SHAPE, KING, Square.E2)))
        .isEqualTo(
            "A king moves one square: c8 is more than one square from "
                + KING.square()
                + " (3.8.1).");
    assertThat(english(shape(DetailedReason.PAWN_SHAPE, PAWN, Square.E6, Square.D6, Square.F6)))
        .isEqualTo(
            "A pawn moves straight ahead and captures diagonally: it can't go from e5 to c8"
                + " (3.7).");
  }

  private static Ruling.Illegal shape(DetailedReason detail, PlacedPiece mover, Square... reach) {
    Attempt attempt = Attempt.step(mover.square(), Square.C8);
    return ruling(detail, attempt, mover, Square.C8, List.of(), List.of(reach), 0);
  }

  @Test
  void a_named_piece_that_reaches_nothing_is_told_with_its_file_and_rank() {
    assertThat(english(unreached(Optional.empty(), Optional.empty())))
        .isEqualTo("You have no knight that can reach d5 (3.6).");
    assertThat(english(unreached(Optional.of(File.B), Optional.empty())))
        .isEqualTo("You have no knight on the b-file that can reach d5 (3.6).");
    assertThat(english(unreached(Optional.empty(), Optional.of(Rank.THIRD))))
        .isEqualTo("You have no knight on rank 3 that can reach d5 (3.6).");
    assertThat(english(unreached(Optional.of(File.B), Optional.of(Rank.THIRD))))
        .isEqualTo("You have no knight on b3 that can reach d5 (3.6).");
  }

  private static Ruling.Illegal unreached(Optional<File> file, Optional<Rank> rank) {
    Attempt attempt = new Attempt.Unreached(Role.KNIGHT, file, rank, Square.D5);
    return ruling(
        DetailedReason.NO_KNIGHT_REACHES, attempt, KING, Square.D5, List.of(), List.of(), 0);
  }

  @Test
  void what_the_record_proves_is_told_with_its_move() {
    assertThat(english(ruling(DetailedReason.RIGHT_LOST_KING_MOVED, KING, Square.H1)))
        .isEqualTo(
            "You can't castle: your king moved on move 3, and moving it back does not help"
                + " (3.8.2.1).");
    assertThat(english(ruling(DetailedReason.RIGHT_LOST_ROOK_CAPTURED, KING, Square.H1)))
        .isEqualTo(
            "You can't castle: your rook from h1 was captured on move 3; another rook does not count"
                + " (3.8.2.1).");
  }

  @Test
  void the_game_speaks_of_sides_and_counts_in_words() {
    Texts english = Texts.english();
    assertThat(english.sentence(GameText.CHECKMATE, Color.WHITE).cited())
        .isEqualTo("Checkmate: White wins (5.1.1).");
    assertThat(english.sentence(GameText.THREEFOLD_NOT_YET, 2).cited())
        .isEqualTo("This position has occurred only twice (9.2.2).");
    assertThat(english.sentence(GameText.THREEFOLD_NOT_YET_WITH_MOVE, "Nf3", 1).cited())
        .isEqualTo("After Nf3, the position will have occurred only once (9.2.1).");
    assertThat(english.sentence(GameText.ABORTED).cited())
        .isEqualTo("The game was aborted and has no result.");
  }
}
