package org.arbiterchess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.arbiterchess.chess.Role;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.LongAlgebraic;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.testing.RandomPositions;
import org.arbiterchess.testing.SoakMode;
import org.junit.jupiter.api.Test;

/** Tests that every notation can parse its own output. */
class NotationRoundTripTest {

  @Test
  void every_classical_position_and_move_goes_round() {
    roundTrip(RandomPositions.classical(11, SoakMode.count(500, 100_000)));
  }

  @Test
  void every_chess960_position_and_move_goes_round() {
    roundTrip(RandomPositions.chess960(12, SoakMode.count(300, 60_000)));
  }

  private static void roundTrip(List<Position> positions) {
    long moves = 0;
    for (Position position : positions) {
      String fen = Fen.write(position);
      assertThat(Fen.parse(fen, position.variant())).as(fen).isEqualTo(position);
      assertThat(Fen.parseLeniently(fen, position.variant())).as(fen).isEqualTo(position);
      Epd epd = new Epd(position, List.of());
      assertThat(Epd.parse(epd.write(), position.variant())).isEqualTo(epd);
      Set<String> written = new HashSet<>();
      for (Move move : position.legalMoves()) {
        String san = San.write(position, move);
        String lan = LongAlgebraic.write(position, move);
        String uci = Uci.write(position, move);
        String extended = LongAlgebraic.writeLowercase(move);
        assertThat(written.add(san)).as("%s is unique in %s", san, fen).isTrue();
        originIsNeeded(position, move, san);
        same(position, move, san, San.read(position, san));
        same(position, move, san, San.readStrictly(position, san));
        same(position, move, lan, LongAlgebraic.read(position, lan));
        same(position, move, uci, Uci.read(position, uci));
        for (String text : List.of(san, lan, uci, extended)) {
          same(position, move, text, position.readMove(text));
        }
        moves++;
      }
    }
    assertThat(moves).isGreaterThan(positions.size());
    System.out.println(positions.size() + " positions and " + moves + " moves went round");
  }

  /** Asserts that the SAN would be ambiguous if any part of its origin were left out. */
  private static void originIsNeeded(Position position, Move move, String san) {
    if (move.role() == Role.PAWN || move.isCastling()) {
      return;
    }
    String goal = (move.isCapture() ? "x" : "") + move.to();
    String origin = san.substring(1, san.lastIndexOf(goal));
    String shorter = move.role().capital() + goal;
    if (!origin.isEmpty()) {
      assertThat(position.candidates(shorter)).as(san).hasSizeGreaterThan(1);
    }
    if (origin.length() == 2) {
      for (int i = 0; i < 2; i++) {
        String half = "" + move.role().capital() + origin.charAt(i) + goal;
        assertThat(position.candidates(half)).as(san).hasSizeGreaterThan(1);
      }
    }
  }

  private static void same(Position position, Move move, String text, Reading<Attempt> reading) {
    boolean same =
        reading instanceof Reading.Valid<Attempt> understood
            && position.rule(understood.value()) instanceof Ruling.Legal legal
            && legal.move().equals(move);
    if (!same) {
      fail("%s in %s was read as %s, not %s", text, Fen.write(position), reading, move);
    }
  }
}
