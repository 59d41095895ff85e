package org.arbiterchess.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.board.PackedPosition;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.SetupProblem.Field;

/** What a setup needs so that a game can be played from it. Odd but playable is no problem. */
final class Playability {

  private final Setup setup;
  private final Board board;
  private final List<SetupProblem> problems = new ArrayList<>();

  private Playability(Setup setup) {
    this.setup = setup;
    this.board = setup.board();
  }

  static List<SetupProblem> problems(Setup setup) {
    Playability check = new Playability(setup);
    boolean whiteKing = check.oneKing(Color.WHITE);
    boolean blackKing = check.oneKing(Color.BLACK);
    check.noPawnsOnEndRanks();
    if (whiteKing && blackKing) {
      check.opponentIsNotInCheck();
    }
    for (Square rook : setup.castlingRooks()) {
      check.castlingHasKingAndRook(rook);
    }
    for (Color color : Color.values()) {
      check.oneRightASide(color);
    }
    setup.enPassant().ifPresent(check::enPassantHasItsPawn);
    check.counter(Field.HALFMOVE_CLOCK, setup.halfmoveClock(), 0);
    check.counter(Field.FULLMOVE_NUMBER, setup.fullmoveNumber(), 1);
    return List.copyOf(check.problems);
  }

  private boolean oneKing(Color color) {
    SquareSet kings = board.squaresOf(new Piece(color, Role.KING));
    if (kings.size() != 1) {
      String found =
          kings.isEmpty()
              ? "no " + color.word() + " king"
              : kings.size() + " " + color.word() + " kings";
      Optional<Square> second = Optional.empty();
      for (Square square : kings) {
        second = Optional.of(square);
      }
      add(Field.PLACEMENT, second, found, "exactly one " + color.word() + " king");
    }
    return kings.size() == 1;
  }

  private void noPawnsOnEndRanks() {
    for (Color color : Color.values()) {
      for (Square square : board.squaresOf(new Piece(color, Role.PAWN))) {
        if (square.rank() == Rank.FIRST || square.rank() == Rank.EIGHTH) {
          String found = "a " + color.word() + " pawn on " + square;
          add(Field.PLACEMENT, Optional.of(square), found, "pawns on ranks 2 to 7 only");
        }
      }
    }
  }

  private void opponentIsNotInCheck() {
    PackedPosition packed = Packing.pack(setup);
    int enemy = packed.turn ^ 1;
    int king = packed.king(enemy);
    if (packed.attackers(packed.turn, king, packed.occupied()) != 0) {
      String them = setup.turn().other().word();
      String found =
          "the "
              + them
              + " king on "
              + Square.of(king)
              + " in check with "
              + setup.turn().word()
              + " to move";
      add(Field.TURN, Optional.of(Square.of(king)), found, "only the side to move in check");
    }
  }

  private void castlingHasKingAndRook(Square rook) {
    Color color = rook.rank() == Rank.FIRST ? Color.WHITE : Color.BLACK;
    SquareSet kings = board.squaresOf(new Piece(color, Role.KING));
    boolean rookStands = board.pieceAt(rook).equals(Optional.of(new Piece(color, Role.ROOK)));
    boolean kingStands = false;
    for (Square king : kings) {
      kingStands |= setup.variant().isKingsHome(king, color);
    }
    boolean corner = rook.file() == File.A || rook.file() == File.H;
    boolean place =
        rook.rank() == color.backRank() && (setup.variant() == Variant.CHESS960 || corner);
    if (!rookStands || !kingStands || !place) {
      String found =
          "a castling right with "
              + rook
              + ", where "
              + (!rookStands
                  ? "no " + color.word() + " rook stands"
                  : "the " + color.word() + " king is not in its place");
      String king =
          setup.variant() == Variant.CLASSICAL
              ? "on " + Square.of(File.E, color.backRank())
              : "on its first rank";
      add(
          Field.CASTLING,
          Optional.of(rook),
          found,
          "the king " + king + " and the rook on " + rook);
    }
  }

  private void oneRightASide(Color color) {
    Set<Boolean> sides = new HashSet<>();
    for (Square king : board.squaresOf(new Piece(color, Role.KING))) {
      for (Square rook : setup.castlingRooks()) {
        boolean sameRank = rook.rank() == color.backRank() && king.rank() == color.backRank();
        if (sameRank && !sides.add(rook.index() > king.index())) {
          String found = "a second castling right on one side, with " + rook;
          add(Field.CASTLING, Optional.of(rook), found, "one rook on each side of the king");
        }
      }
    }
  }

  private void enPassantHasItsPawn(Square square) {
    Color mover = setup.turn().other();
    if (square.rank() != mover.rank(3)) {
      add(
          Field.EN_PASSANT,
          Optional.of(square),
          square + " with " + setup.turn().word() + " to move",
          "a square on rank " + mover.rank(3).number());
      return;
    }
    Square pawn = Square.of(square.file(), mover.rank(4));
    Square origin = Square.of(square.file(), mover.rank(2));
    if (!board.pieceAt(pawn).equals(Optional.of(new Piece(mover, Role.PAWN)))) {
      add(
          Field.EN_PASSANT,
          Optional.of(square),
          square + " without a " + mover.word() + " pawn on " + pawn,
          "a " + mover.word() + " pawn that has just stepped to " + pawn);
    }
    for (Square empty : List.of(square, origin)) {
      if (board.pieceAt(empty).isPresent()) {
        add(
            Field.EN_PASSANT,
            Optional.of(square),
            square + " with a piece on " + empty,
            "nothing on " + square + " and " + origin);
      }
    }
  }

  private void counter(Field field, int value, int least) {
    if (value < least || value > Setup.COUNTER_LIMIT) {
      add(
          field,
          Optional.empty(),
          Integer.toString(value),
          "a number from " + least + " to " + Setup.COUNTER_LIMIT);
    }
  }

  private void add(Field field, Optional<Square> square, String found, String expected) {
    problems.add(new SetupProblem(field, square, found, expected));
  }
}
