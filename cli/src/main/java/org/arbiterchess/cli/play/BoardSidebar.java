package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Captures;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.Strict;

/**
 * The eight lines beside the board: each player's clock, captures and irregularities, and the
 * latest moves.
 */
final class BoardSidebar {

  private static final int MOVES_SHOWN = 4;

  private final Game game;
  private final PlayerLabels players;
  private final BoardStyle style;
  private final long now;
  private final Texts texts;

  private BoardSidebar(Game game, PlayerLabels players, BoardStyle style, long now, Texts texts) {
    this.game = game;
    this.players = players;
    this.style = style;
    this.now = now;
    this.texts = texts;
  }

  static List<String> lines(
      Game game, PlayerLabels players, Color bottomColor, BoardStyle style, long now, Texts texts) {
    BoardSidebar sidebar = new BoardSidebar(game, players, style, now, texts);
    List<String> lines = new ArrayList<>();
    lines.add(sidebar.player(bottomColor.other()));
    lines.add(sidebar.captures(bottomColor.other()));
    lines.addAll(sidebar.moves());
    lines.add(sidebar.captures(bottomColor));
    lines.add(sidebar.player(bottomColor));
    return lines;
  }

  private String player(Color color) {
    boolean toMove = !game.isOver() && game.position().turn() == color;
    String sign = toMove ? style.ascii() ? "> " : "▸ " : "  ";
    String clock = game.clock().map(c -> ClockFormat.of(c.remaining(color, now))).orElse("");
    int width = Math.max(players.of(color).length(), players.of(color.other()).length());
    String name = String.format(Locale.ROOT, "%-" + width + "s", players.of(color));
    return sign + name + String.format(Locale.ROOT, "%10s", clock);
  }

  private String captures(Color color) {
    StringBuilder line = new StringBuilder();
    for (Role role : Captures.of(game).get(game.plies()).by(color)) {
      line.append(style.symbol(new Piece(color.other(), role)));
    }
    int lead = Captures.lead(color, game.position());
    line.append(lead > 0 ? (line.length() > 0 ? " +" : "+") + lead : "");
    int irregularities = Strict.of(game).map(strict -> strict.irregularities(color)).orElse(0);
    if (irregularities > 0) {
      line.append(line.length() > 0 ? "  " : "")
          .append(texts.say(TerminalText.IRREGULARITIES, irregularities));
    }
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
