package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The moves that Articles 4.3 to 4.5 allow after some pieces have been touched. */
record NaiveTouch(String article, List<String> allowed, boolean isFree) {

  static NaiveTouch of(NaiveBoard board, List<String> legalMoves, List<String> squares) {
    List<String> touched = new ArrayList<>(new LinkedHashSet<>(squares));
    List<String> own = touched.stream().filter(board::isOwn).toList();
    List<String> enemy = touched.stream().filter(square -> !board.isOwn(square)).toList();
    List<String> legal = withoutForbiddenCastling(board, legalMoves, own);
    if (enemy.isEmpty()) {
      List<String> counted =
          own.stream()
              .filter(
                  square ->
                      "KR".indexOf(board.ownPiece(square)) >= 0 || !from(legal, square).isEmpty())
              .toList();
      if (counted.size() >= 2) {
        String first = counted.get(0);
        String second = counted.get(1);
        if (board.isKingAtHome(first) && board.isRookAtHome(second)) {
          return kingThenRook(board, legal, first, second);
        }
        if (board.isRookAtHome(first) && board.isKingAtHome(second)) {
          return firstOf(board, legal, touched, "4.4.2");
        }
      }
      return firstOf(board, legal, touched, "4.3.1");
    }
    if (own.isEmpty()) {
      return firstOf(board, legal, touched, "4.3.2");
    }
    List<String> captures =
        from(legal, own.get(0)).stream()
            .filter(move -> board.captured(move).equals(enemy.get(0)))
            .toList();
    return captures.isEmpty()
        ? firstOf(board, legal, touched, "4.3.3")
        : new NaiveTouch("4.3.3", captures, false);
  }

  /** Removes castling moves with a rook that was touched before the king (4.4.2). */
  private static List<String> withoutForbiddenCastling(
      NaiveBoard board, List<String> legal, List<String> own) {
    int king = own.stream().filter(board::isKingAtHome).map(own::indexOf).findFirst().orElse(0);
    Set<String> rooks =
        own.subList(0, king).stream().filter(board::isRookAtHome).collect(Collectors.toSet());
    return legal.stream().filter(move -> !rooks.contains(board.castlingRook(move))).toList();
  }

  private static NaiveTouch kingThenRook(
      NaiveBoard board, List<String> legal, String king, String rook) {
    List<String> moves = from(legal, king);
    List<String> castling =
        moves.stream().filter(move -> board.castlingRook(move).equals(rook)).toList();
    if (!castling.isEmpty()) {
      return new NaiveTouch("4.4.1", castling, false);
    }
    return moves.isEmpty()
        ? new NaiveTouch("4.4.3", legal, true)
        : new NaiveTouch("4.4.3", moves, false);
  }

  private static NaiveTouch firstOf(
      NaiveBoard board, List<String> legal, List<String> touched, String article) {
    for (String square : touched) {
      List<String> moves =
          board.isOwn(square)
              ? from(legal, square)
              : legal.stream().filter(move -> board.captured(move).equals(square)).toList();
      if (!moves.isEmpty()) {
        return new NaiveTouch(article, moves, false);
      }
    }
    return new NaiveTouch("4.5", legal, true);
  }

  static List<String> from(List<String> moves, String square) {
    return moves.stream().filter(move -> move.startsWith(square)).toList();
  }
}
