package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/**
 * The pieces that each side has captured, most valuable first. A promoted piece that is captured
 * counts as the piece it became, not as a pawn. A pawn that promotes does not count as captured.
 */
public record Captures(List<Role> byWhite, List<Role> byBlack) {
  /** No captures, as in the starting position. */
  public static final Captures NONE = new Captures(List.of(), List.of());

  public Captures {
    byWhite = List.copyOf(byWhite);
    byBlack = List.copyOf(byBlack);
  }

  /**
   * Returns the captures up to each position in the game, from the starting position to the current
   * one.
   */
  public static List<Captures> of(Game game) {
    List<Captures> captures = new ArrayList<>();
    Captures sofar = NONE;
    captures.add(sofar);
    for (Move move : game.moves()) {
      sofar = sofar.after(move);
      captures.add(sofar);
    }
    return List.copyOf(captures);
  }

  public List<Role> by(Color color) {
    return color == Color.WHITE ? byWhite : byBlack;
  }

  private Captures after(Move move) {
    if (!move.isCapture()) {
      return this;
    }
    List<Role> more = with(move.captured().orElseThrow(), by(move.color()));
    return move.color() == Color.WHITE ? new Captures(more, byBlack) : new Captures(byWhite, more);
  }

  private static List<Role> with(Role captured, List<Role> before) {
    List<Role> more = new ArrayList<>(before);
    int at = 0;
    while (at < more.size() && more.get(at).compareTo(captured) >= 0) {
      at++;
    }
    more.add(at, captured);
    return more;
  }

  /** Returns a side's material lead in pawns; negative if the side is behind. */
  public static int lead(Color color, Position position) {
    int lead = 0;
    for (Role role : Role.values()) {
      lead += worth(role) * (position.count(color, role) - position.count(color.other(), role));
    }
    return lead;
  }

  /** The usual piece values in pawns. */
  private static int worth(Role role) {
    return switch (role) {
      case PAWN -> 1;
      case KNIGHT, BISHOP -> 3;
      case ROOK -> 5;
      case QUEEN -> 9;
      case KING -> 0;
    };
  }
}
