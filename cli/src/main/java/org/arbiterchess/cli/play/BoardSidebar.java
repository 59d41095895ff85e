package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.game.Captures;
import org.arbiterchess.game.Game;

/**
 * Eight lines to stand beside the board: each player on the side of the pieces, with the clock and
 * what was taken, and the last moves between.
 */
final class BoardSidebar {

  private static final int MOVES_SHOWN = 4;

  private final Game game;
  private final PlayerNames players;
  private final BoardStyle look;
  private final long now;

  private BoardSidebar(Game game, PlayerNames players, BoardStyle look, long now) {
    this.game = game;
    this.players = players;
    this.look = look;
    this.now = now;
  }

  static List<String> lines(
      Game game, PlayerNames players, Color below, BoardStyle look, long now) {
    BoardSidebar sidebar = new BoardSidebar(game, players, look, now);
    List<String> lines = new ArrayList<>();
    lines.add(sidebar.player(below.other()));
    lines.add(sidebar.taken(below.other()));
    lines.addAll(sidebar.moves());
    lines.add(sidebar.taken(below));
    lines.add(sidebar.player(below));
    return lines;
  }

  private String player(Color color) {
    boolean toMove = !game.isOver() && game.position().turn() == color;
    String sign = toMove ? look.ascii() ? "> " : "▸ " : "  ";
    String clock = game.clock().map(c -> ClockFormat.of(c.remaining(color, now))).orElse("");
    int width = Math.max(players.called(color).length(), players.called(color.other()).length());
    String name = String.format(Locale.ROOT, "%-" + width + "s", players.called(color));
    return sign + name + String.format(Locale.ROOT, "%10s", clock);
  }

  private String taken(Color color) {
    StringBuilder line = new StringBuilder();
    for (Role role : Captures.of(game).get(game.plies()).by(color)) {
      line.append(look.figure(new Piece(color.other(), role)));
    }
    int lead = Captures.lead(color, game.position());
    line.append(lead > 0 ? (line.length() > 0 ? " +" : "+") + lead : "");
    return line.length() > 0 ? "  " + line : "";
  }

  private List<String> moves() {
    List<MoveListText.Line> all = MoveListText.lines(game);
    List<String> lines = new ArrayList<>();
    for (MoveListText.Line line : all.subList(Math.max(0, all.size() - MOVES_SHOWN), all.size())) {
      lines.add(line.columns());
    }
    while (lines.size() < MOVES_SHOWN) {
      lines.add("");
    }
    return lines;
  }
}
