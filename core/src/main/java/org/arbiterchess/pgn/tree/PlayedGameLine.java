package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Scoresheet;
import org.arbiterchess.rules.Position;

/** Converts the moves of a {@link Game} to a line, with their PGN comments. */
final class PlayedGameLine {

  private PlayedGameLine() {}

  static MoveLine of(Game game) {
    PlayedGameComments comments = new PlayedGameComments(game);
    List<PgnComment> opening = comment(comments, 0);
    List<MoveNode> moves = new ArrayList<>();
    Position position = game.startingPosition();
    for (Scoresheet.Entry entry : comments.entries()) {
      List<PgnComment> before = moves.isEmpty() ? opening : List.of();
      MoveNode node = MoveNode.of(position, entry.move());
      List<PgnComment> after = comment(comments, moves.size() + 1);
      moves.add(node.withAnnotations(new MoveAnnotations(before, List.of(), after)));
      position = node.after();
    }
    return MoveLine.of(moves, moves.isEmpty() ? opening : List.of());
  }

  private static List<PgnComment> comment(PlayedGameComments comments, int ply) {
    String commands = String.join(" ", comments.commands(ply));
    return List.of(PgnComment.of(commands + " " + comments.text(ply)));
  }
}
