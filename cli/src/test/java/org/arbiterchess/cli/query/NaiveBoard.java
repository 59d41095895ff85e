package org.arbiterchess.cli.query;

import java.util.Map;
import java.util.TreeMap;

/** A board read from the first two fields of a FEN. */
record NaiveBoard(Map<String, Character> pieces, boolean isWhite) {

  NaiveBoard(String fen) {
    this(new TreeMap<>(), fen.split(" ", -1)[1].equals("w"));
    String[] ranks = fen.split(" ", -1)[0].split("/", -1);
    for (int row = 0; row < 8; row++) {
      char file = 'a';
      for (char letter : ranks[row].toCharArray()) {
        if (Character.isDigit(letter)) {
          file += (char) (letter - '0');
        } else {
          pieces.put("" + file++ + (8 - row), letter);
        }
      }
    }
  }

  boolean isOwn(String square) {
    return Character.isUpperCase(pieces.get(square)) == isWhite;
  }

  /** The capital letter of the piece on a square, or a dot if the piece is the opponent's. */
  char ownPiece(String square) {
    return isOwn(square) ? Character.toUpperCase(pieces.get(square)) : '.';
  }

  boolean isKingAtHome(String square) {
    return square.equals(isWhite ? "e1" : "e8") && ownPiece(square) == 'K';
  }

  boolean isRookAtHome(String square) {
    String rank = isWhite ? "1" : "8";
    return (square.equals("a" + rank) || square.equals("h" + rank)) && ownPiece(square) == 'R';
  }

  /** The square of the piece that a move captures, or an empty string if it captures none. */
  String captured(String uci) {
    String from = uci.substring(0, 2);
    String to = uci.substring(2, 4);
    if (pieces.containsKey(to)) {
      return to;
    }
    boolean enPassant = ownPiece(from) == 'P' && from.charAt(0) != to.charAt(0);
    return enPassant ? "" + to.charAt(0) + from.charAt(1) : "";
  }

  /** The square of the castling rook, or an empty string if the move is not castling. */
  String castlingRook(String uci) {
    if (!isKingAtHome(uci.substring(0, 2)) || uci.charAt(3) != uci.charAt(1)) {
      return "";
    }
    char file = uci.charAt(2);
    return file == 'g' ? "h" + uci.charAt(1) : file == 'c' ? "a" + uci.charAt(1) : "";
  }
}
