package org.arbiterchess.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.FenField;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.text.Lists;

/** Checks whether a game can be played from a setup. It accepts unusual but playable setups. */
final class SetupProblems {

  private final Setup setup;
  private final Board board;
  private final List<Problem> problems = new ArrayList<>();

  private SetupProblems(Setup setup) {
    this.setup = setup;
    this.board = setup.board();
  }

  /** All problems of a setup. */
  static List<Problem> of(Setup setup) {
    return new SetupProblems(setup).find();
  }

  private List<Problem> find() {
    boolean whiteKing = oneKing(Color.WHITE);
    boolean blackKing = oneKing(Color.BLACK);
    noPawnsOnEndRanks();
    if (whiteKing && blackKing) {
      opponentIsNotInCheck();
    }
    for (Square rook : setup.castlingRooks()) {
      castlingHasKingAndRook(rook);
    }
    for (Color color : Color.values()) {
      oneRightASide(color);
    }
    setup.enPassant().ifPresent(this::enPassantHasItsPawn);
    counter(FenField.HALFMOVE_CLOCK, setup.halfmoveClock(), 0);
    counter(FenField.FULLMOVE_NUMBER, setup.fullmoveNumber(), 1);
    return List.copyOf(problems);
  }

  private boolean oneKing(Color color) {
    SquareSet kings = board.squaresOf(new Piece(color, Role.KING));
    if (kings.size() != 1) {
      Said found =
          kings.isEmpty()
              ? Said.of(InputText.NO_KING, color)
              : Said.of(InputText.KINGS, kings.size(), color);
      add(FenField.PLACEMENT, kings.last(), found, Said.of(InputText.ONE_KING, color));
    }
    return kings.size() == 1;
  }

  private void noPawnsOnEndRanks() {
    for (Color color : Color.values()) {
      for (Square square : board.squaresOf(new Piece(color, Role.PAWN))) {
        if (square.rank() == Rank.FIRST || square.rank() == Rank.EIGHTH) {
          Said found = Said.of(InputText.PAWN_ON, color, square);
          Said expected = Said.of(InputText.PAWNS_BETWEEN);
          add(FenField.PLACEMENT, Optional.of(square), found, expected);
        }
      }
    }
  }

  private void opponentIsNotInCheck() {
    Color turn = setup.turn();
    Color opponent = turn.other();
    if (!BoardFacts.of(board).checkers(opponent).isEmpty()) {
      Square king = board.squaresOf(new Piece(opponent, Role.KING)).first().orElseThrow();
      Said found = Said.of(InputText.CHECK_OUT_OF_TURN, opponent, king, turn);
      add(FenField.TURN, Optional.of(king), found, Said.of(InputText.CHECK_IN_TURN));
    }
  }

  private void castlingHasKingAndRook(Square rook) {
    Color color = rook.rank() == Rank.FIRST ? Color.WHITE : Color.BLACK;
    SquareSet kings = board.squaresOf(new Piece(color, Role.KING));
    boolean rookStands = board.squaresOf(new Piece(color, Role.ROOK)).contains(rook);
    boolean kingStands = Lists.any(kings, king -> setup.variant().isKingsHome(king, color));
    boolean corner = rook.file() == File.A || rook.file() == File.H;
    boolean place =
        rook.rank() == color.backRank() && (setup.variant() == Variant.CHESS960 || corner);
    if (!rookStands || !kingStands || !place) {
      InputText missing = rookStands ? InputText.RIGHT_WITHOUT_KING : InputText.RIGHT_WITHOUT_ROOK;
      Said expected =
          setup.variant() == Variant.CLASSICAL
              ? Said.of(InputText.KING_AND_ROOK, Square.of(File.E, color.backRank()), rook)
              : Said.of(InputText.KING_AT_HOME_AND_ROOK, rook);
      add(FenField.CASTLING, Optional.of(rook), Said.of(missing, rook, color), expected);
    }
  }

  private void oneRightASide(Color color) {
    boolean[] taken = new boolean[2];
    for (Square king : board.squaresOf(new Piece(color, Role.KING))) {
      for (Square rook : setup.castlingRooks()) {
        boolean sameRank = rook.rank() == color.backRank() && king.rank() == color.backRank();
        int side = rook.index() > king.index() ? 1 : 0;
        if (sameRank && taken[side]) {
          Said found = Said.of(InputText.SECOND_RIGHT, rook);
          add(FenField.CASTLING, Optional.of(rook), found, Said.of(InputText.ROOK_EACH_SIDE));
        }
        taken[side] |= sameRank;
      }
    }
  }

  private void enPassantHasItsPawn(Square square) {
    Color mover = setup.turn().other();
    if (square.rank() != mover.rank(3)) {
      add(
          FenField.EN_PASSANT,
          Optional.of(square),
          Said.of(InputText.WITH_TURN, square, setup.turn()),
          Said.of(InputText.SQUARE_ON_RANK, mover.rank(3).number()));
      return;
    }
    Square pawn = Square.of(square.file(), mover.rank(4));
    Square origin = Square.of(square.file(), mover.rank(2));
    if (!board.squaresOf(new Piece(mover, Role.PAWN)).contains(pawn)) {
      add(
          FenField.EN_PASSANT,
          Optional.of(square),
          Said.of(InputText.WITHOUT_PAWN, square, mover, pawn),
          Said.of(InputText.PAWN_JUST_STEPPED, mover, pawn));
    }
    for (Square empty : List.of(square, origin)) {
      if (board.pieceAt(empty).isPresent()) {
        add(
            FenField.EN_PASSANT,
            Optional.of(square),
            Said.of(InputText.WITH_PIECE_ON, square, empty),
            Said.of(InputText.NOTHING_ON, square, origin));
      }
    }
  }

  private void counter(FenField field, int value, int least) {
    if (value < least || value > Setup.COUNTER_LIMIT) {
      add(
          field,
          Optional.empty(),
          InputText.verbatim(value),
          Said.of(InputText.NUMBER, least, Setup.COUNTER_LIMIT));
    }
  }

  private void add(FenField field, Optional<Square> square, Said found, Said expected) {
    problems.add(
        new Problem(field.word(), 0, square, found, expected, message(field, found, expected)));
  }

  /** The message, which is simpler if the problem is visible on the board. */
  private static Said message(FenField field, Said found, Said expected) {
    if (found.key() == InputText.NO_KING) {
      return Said.of(InputText.NO_KING_YET, found.values().get(0));
    }
    return found.key() == InputText.CHECK_OUT_OF_TURN
        ? Said.of(InputText.MUST_BE_THEIR_MOVE, found.values().get(0))
        : Said.of(InputText.WRONG_SETUP, field, found, expected);
  }
}
