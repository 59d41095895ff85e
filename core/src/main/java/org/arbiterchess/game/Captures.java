package org.arbiterchess.game;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Role;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/**
 * What each side has captured, the most valuable first, as the pieces lie beside the board: a
 * promoted piece counts as what it had become, and a pawn that was promoted was not captured.
 */
public record Captures(List<Role> byWhite, List<Role> byBlack) {

  /** What has been captured before the first move. */
  public static final Captures NONE = new Captures(List.of(), List.of());

  public Captures {
    byWhite = List.copyOf(byWhite);
    byBlack = List.copyOf(byBlack);
  }

  /** The captures up to each position of the record, from the starting one to the present one. */
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

  /** By how many pawns' worth a side is ahead on the board; negative if it is behind. */
  public static int lead(Color color, Position position) {
    int lead = 0;
    for (Role role : Role.values()) {
      lead += worth(role) * (position.count(color, role) - position.count(color.other(), role));
    }
    return lead;
  }

  /** What beginners are told a piece is worth. */
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
