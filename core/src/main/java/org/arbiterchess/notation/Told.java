package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Ruling;

/** A ruling as a phrasebook reads it: what its sentence must name, in no language yet. */
record Told(Ruling.Illegal ruling) {

  /** More squares than this are told by lines, not one by one. */
  private static final int MANY = 8;

  PlacedPiece mover() {
    return ruling.evidence().mover().orElseThrow();
  }

  Square from() {
    return mover().square();
  }

  /** Where the attempt led, or the attacked square. */
  Square goal() {
    return ruling.evidence().goal().orElseThrow();
  }

  List<PlacedPiece> culprits() {
    return ruling.evidence().culprits();
  }

  /** What the record counts. */
  int number() {
    return ruling.evidence().number();
  }

  /** The squares that the piece does reach: one by one, or along their lines if they are many. */
  List<List<Square>> reachByLine() {
    List<Square> reach = ruling.squares();
    if (reach.size() > MANY) {
      return Words.lines(from(), reach);
    }
    List<List<Square>> single = new ArrayList<>();
    for (Square square : reach) {
      single.add(List.of(square));
    }
    return single;
  }

  /** Where the pawn may step, the nearer square first. */
  List<Square> pawnSteps() {
    List<Square> steps = new ArrayList<>();
    for (List<Square> line : Words.lines(from(), ruling.squares())) {
      if (line.get(0).file() == from().file()) {
        steps.addAll(line);
      }
    }
    return steps;
  }

  /** Where the pawn may capture. */
  List<Square> pawnCaptures() {
    List<Square> captures = new ArrayList<>();
    for (Square square : ruling.squares()) {
      if (square.file() != from().file()) {
        captures.add(square);
      }
    }
    return captures;
  }

  /** What the pawn was to become. */
  Role promotion() {
    return ((Attempt.Step) ruling.attempt()).promotion().orElseThrow();
  }

  /** Where the pawn stands that was to be taken en passant. */
  Square takenEnPassant() {
    return Square.of(((Attempt.Step) ruling.attempt()).to().file(), from().rank());
  }

  /** The culprits that are kings, or those that are not. */
  List<PlacedPiece> culprits(boolean kings) {
    List<PlacedPiece> pieces = new ArrayList<>();
    for (PlacedPiece culprit : culprits()) {
      if ((culprit.role() == Role.KING) == kings) {
        pieces.add(culprit);
      }
    }
    return pieces;
  }
}
