package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Texts;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SanTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2e4 | e4",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | g1f3 | Nf3",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 | b8c6 | Nc6",
        // captures, en passant, promotion
        "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | e4d5 | exd5",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | e5d6 | exd6",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a7a8q | a8=Q+",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a7a8n | a8=N",
        "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a7b8r | axb8=R+",
        "4k3/8/8/8/8/8/p7/4K3 b - - 0 1 | a2a1b | a1=B",
        // castling, with and without check
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | e1g1 | O-O",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1 | e8c8 | O-O-O",
        "5k2/8/8/8/8/8/8/4K2R w K - 0 1 | e1g1 | O-O+",
        "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1 | e1c1 | O-O-O+",
        // checkmate
        "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2 | d8h4 | Qh4#",
        "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1 | a1a8 | Ra8#",
        // origin given by file, by rank or by both
        "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1 | b1d2 | Nbd2",
        "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1 | f1d2 | Nfd2",
        "4k3/8/8/8/R7/8/8/R4K2 w - - 0 1 | a1a3 | R1a3",
        "4k3/8/8/8/R7/8/8/R4K2 w - - 0 1 | a4a2 | R4a2",
        "8/2k5/8/8/4Q2Q/8/8/K6Q w - - 0 1 | h4e1 | Qh4e1",
        "8/2k5/8/8/4Q2Q/8/8/K6Q w - - 0 1 | e4e1 | Qee1",
        "8/2k5/8/8/4Q2Q/8/8/K6Q w - - 0 1 | h1e1 | Q1e1",
        // file preferred, even though the ranks differ too
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1 | b1d2 | Nbd2",
        // a pinned piece does not make the move ambiguous
        "4k3/8/8/b7/8/2N5/8/4K1N1 w - - 0 1 | g1e2 | Ne2",
        "4r2k/8/8/8/8/2N5/4N3/4K3 w - - 0 1 | c3d5 | Nd5",
        // in check, only a piece that can parry the check makes the move ambiguous
        "4k3/8/8/8/1b6/8/3N4/R3K1N1 w - - 0 1 | g1f3 | Nf3",
        // king and pawn moves are never ambiguous
        "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1 | e4d5 | exd5",
        "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1 | c4d5 | cxd5",
        "3k4/8/8/8/8/8/8/3KR3 w - - 0 1 | d1e2 | Ke2",
      })
  void a_move_is_written_as_games_have_it(String fen, String uci, String san) {
    Position position = Fen.parse(fen);

    assertThat(San.write(position, move(position, Uci.read(position, uci)))).isEqualTo(san);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | g1f3 | Nf3",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | g1g5 | Ng1-g5",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | e4e5 | e4xe5",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | e1g1 | Ke1-g1",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | 0-0 | O-O",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | Nbd5 | Nbd5",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | h8 | h8",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | d4d5 | d4-d5",
        "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1 | e7e8q | e7xe8=Q",
      })
  void an_illegal_attempt_is_written_with_what_is_known(String fen, String typed, String text) {
    Position position = Fen.parse(fen);

    assertThat(San.write(position, position.readMove(typed).orElseThrow())).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | 0-0 | e1g1",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | o-o | e1g1",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | O-O+ | e1g1",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | OO! | e1g1",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | exd6 | e5d6",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | ed6 | e5d6",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | exd6 e.p. | e5d6",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | exd6e.p.+ | e5d6",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | Nfd2!? | f3d2",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | Nf3d2 | f3d2",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | N3d2 | f3d2",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | Nbc3# | b1c3",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | Nd4?? | f3d4",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | 14. Rg1 | h1g1",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | Pa4 | a2a4",
        "r3k2r/pp3ppp/2n5/3pP3/8/5N2/PPP2PPP/RN2K2R w KQkq d6 0 1 | a2-a4 | a2a4",
        "3r3k/2P5/8/8/8/8/8/4K3 w - - 0 1 | c8=Q | c7c8q",
        "3r3k/2P5/8/8/8/8/8/4K3 w - - 0 1 | c8Q | c7c8q",
        "3r3k/2P5/8/8/8/8/8/4K3 w - - 0 1 | c8(N) | c7c8n",
        "3r3k/2P5/8/8/8/8/8/4K3 w - - 0 1 | c8/R | c7c8r",
        "3r3k/2P5/8/8/8/8/8/4K3 w - - 0 1 | cxd8=b+ | c7d8b",
        "3r3k/2P5/8/8/8/8/8/4K3 w - - 0 1 | cd8Q | c7d8q",
        "3r3k/2P5/8/8/8/8/8/4K3 w - - 0 1 | xd8=Q | c7d8q",
        // missing x, and x without a capture
        "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1 | Nd5 | e3d5",
        "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1 | Nxf5 | e3f5",
        "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1 | N:d5 | e3d5",
        // one of the two knights is pinned, so the text refers to the other knight
        "4k3/8/8/b7/8/2N5/8/4K1N1 w - - 0 1 | Ne2 | g1e2",
      })
  void what_people_write_is_the_move_they_mean(String fen, String san, String uci) {
    Position position = Fen.parse(fen);

    Move move = move(position, San.read(position, san));

    assertThat(Uci.write(position, move)).isEqualTo(uci);
  }

  @Test
  void two_knights_that_can_both_go_are_ambiguous() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1");

    Problem ambiguous = San.read(position, "Nd2").problems().get(0);

    assertThat(position.candidates("Nd2"))
        .extracting(move -> San.write(position, move))
        .containsExactlyInAnyOrder("Nbd2", "Nfd2");
    assertThat(ambiguous.message(Texts.english())).contains("\"Nd2\"", "Nbd2", "Nfd2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // the only knight that reaches d5 is pinned
        "4k3/8/8/b7/8/2N5/8/4K3 w - - 0 1 | Nd5 | c3-d5 | PINNED",
        // both knights are pinned, but only one of them can reach the square
        "4r2k/8/8/b7/8/2N5/4N3/4K3 w - - 0 1 | Nd4 | e2-d4 | PINNED",
        "4r2k/8/8/b7/4N3/2N5/8/4K3 w - - 0 1 | Nd5 | c3-d5 | PINNED",
        "4k3/8/8/8/8/8/8/4K2r w - - 0 1 | Kd1 | e1-d1 | KING_INTO_CHECK",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Nd5 | none | KNIGHT_SHAPE",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e5 | none | PAWN_SHAPE",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Ra3 | a1-a3 | PATH_BLOCKED",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Bc4 | f1-c4 | PATH_BLOCKED",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Qd4 | d1-d4 | PATH_BLOCKED",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Rb3 | none | ROOK_SHAPE",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Bc5 | none | BISHOP_SHAPE",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Qe4 | none | QUEEN_SHAPE",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Kd4 | none | KING_SHAPE",
        // a pawn capture names its file of origin
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | exd3 | e2-d3 |"
            + " NOTHING_TO_CAPTURE",
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1 | exd6 | e5-d6 | EN_PASSANT_TOO_LATE",
        "4k3/8/8/3nP3/8/8/8/4K3 w - - 0 1 | ed6 | e5-d6 | EN_PASSANT_NEVER",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | exd6 | none | PAWN_SHAPE",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | axe3 | none | PAWN_SHAPE",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | exe3 | none | PAWN_SHAPE",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 | exd1 | none | PAWN_SHAPE",
        // complete origin
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4e5 | e4-e5 | NO_PIECE",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Ne7-e5 | e7-e5 | WRONG_TURN",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Ra1a3 | a1-a3 | PATH_BLOCKED",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Bg1f3 | none | BISHOP_SHAPE",
        // promotion
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a8 | a7-a8 | PROMOTION_MISSING",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a8=K | a7-a8 | PROMOTION_NOT_ALLOWED",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a8=P | a7-a8 | PROMOTION_NOT_ALLOWED",
        "4k3/8/8/8/8/8/P7/4K3 w - - 0 1 | a4=Q | a2-a4 | PROMOTION_NOT_ALLOWED",
        "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 | Nf3=Q | g1-f3 | PROMOTION_NOT_ALLOWED",
        // castling written as O-O and as a king move
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1 | O-O | castle | CASTLING_RIGHT_LOST",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1 | Kg1 | e1-g1 | CASTLING_RIGHT_LOST",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | Kg1 | none | KING_SHAPE",
      })
  void what_fits_no_legal_move_is_ruled_on(String fen, String san, String attempt, String reason) {
    Position position = Fen.parse(fen);

    Attempt read = San.read(position, san).orElseThrow();

    assertThat(shown(read)).isEqualTo(attempt);
    assertThat(((Ruling.Illegal) position.rule(read)).reason().name()).isEqualTo(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``       | 0",
        "e        | 1",
        "e9       | 1",
        "N        | 1",
        "Nf       | 2",
        "Nx       | 2",
        "Nf3x     | 4",
        "e4-      | 3",
        "Nf3 Nf6  | 4",
        "j4       | 0",
        "e8=      | 3",
        "e8=X     | 3",
        "e8(Q     | 4",
        "0000     | 0",
        "O-O-O-O  | 0",
        "O        | 0",
        "1-0      | 2",
        "--       | 1",
        "nf3      | 0",
        "E4       | 0",
        "e4\u200B | 2",
      })
  void what_is_no_move_is_malformed_at_its_offset(String text, int offset) {
    Problem malformed = San.read(Position.initial(), text).problems().get(0);

    assertThat(malformed.offset()).isEqualTo(offset);
    assertThat(malformed.expected().toString()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | 0-0 | O-O",
        "5k2/8/8/8/8/8/8/4K2R w K - 0 1 | O-O | O-O+",
        "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 | Ngf3 | Nf3",
        "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 | Nf3+ | Nf3",
        "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 | Nf3! | Nf3",
        "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 | Ng1-f3 | Ng1f3",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a8Q+ | a8=Q",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a8=Q | a8=Q+",
        "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1 | Nd5 | Nxd5",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1 | Kg1 | O-O",
      })
  void strict_reading_tells_how_the_move_is_written(String fen, String text, String written) {
    Problem malformed = San.readStrictly(Fen.parse(fen), text).problems().get(0);

    assertThat(malformed.expected()).hasToString(written);
  }

  @Test
  void strict_reading_still_leaves_illegal_moves_to_the_arbiter() {
    Position position = Fen.parse("4k3/8/8/b7/8/2N5/8/4K3 w - - 0 1");

    assertThat(San.readStrictly(position, "Nd5").toOptional())
        .contains(Attempt.step(Square.C3, Square.D5));
  }

  /** Morphy's Opera Game of 1858, as commonly printed. */
  @Test
  void a_famous_game_is_read_and_written_as_it_is_printed() {
    List<String> game =
        List.of(
            "e4", "e5", "Nf3", "d6", "d4", "Bg4", "dxe5", "Bxf3", "Qxf3", "dxe5", "Bc4", "Nf6",
            "Qb3", "Qe7", "Nc3", "c6", "Bg5", "b5", "Nxb5", "cxb5", "Bxb5+", "Nbd7", "O-O-O", "Rd8",
            "Rxd7", "Rxd7", "Rd1", "Qe6", "Bxd7+", "Nxd7", "Qb8+", "Nxb8", "Rd8#");
    Position position = Position.initial();
    List<String> written = new ArrayList<>();
    for (String san : game) {
      Move move = move(position, San.readStrictly(position, san));
      written.add(San.write(position, move));
      position = position.play(move);
    }

    assertThat(written).isEqualTo(game);
    assertThat(Fen.write(position))
        .isEqualTo("1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17");
  }

  @Test
  void in_chess960_a_kings_step_to_its_castling_goal_is_a_step() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/5K1R w K - 0 1", Variant.CHESS960);

    assertThat(Uci.write(position, move(position, San.read(position, "Kg1")))).isEqualTo("f1g1");
    assertThat(Uci.write(position, move(position, San.read(position, "O-O")))).isEqualTo("f1h1");
  }

  private static Move move(Position position, Reading<Attempt> reading) {
    return ((Ruling.Legal) position.rule(reading.orElseThrow())).move();
  }

  private static String shown(Attempt attempt) {
    if (attempt instanceof Attempt.Step step) {
      return step.from() + "-" + step.to();
    }
    return attempt instanceof Attempt.Castle ? "castle" : "none";
  }
}
