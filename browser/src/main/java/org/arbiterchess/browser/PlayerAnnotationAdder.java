package org.arbiterchess.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.tree.ArrowMark;
import org.arbiterchess.pgn.tree.GameTreeCursor;
import org.arbiterchess.pgn.tree.MoveAnnotations;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.pgn.tree.SquareMark;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Lists;

/** Adds the players' variations and drawings to a game before it is written as PGN. */
final class PlayerAnnotationAdder {

  /** The PGN comment commands for the drawings in each position, keyed by FEN. */
  private final Map<String, String> drawings;

  PlayerAnnotationAdder(Map<String, String> drawings) {
    this.drawings = drawings;
  }

  /**
   * Adds a variation such as {@code 12 g1f3 b8c6}: the number of plies that precede it in the game,
   * followed by its moves. Moves that the game already contains at that point are not repeated.
   */
  static PgnGame withVariation(PgnGame game, String variation) {
    List<String> words = Ascii.split(variation, ' ');
    GameTreeCursor at = GameTreeCursor.of(game);
    for (int ply = Integer.parseInt(words.get(0)); ply > 0; ply--) {
      at = at.next();
    }
    for (String move : words.subList(1, words.size())) {
      boolean atEnd = at.depth() == 0 && !at.hasNext();
      at = atEnd ? repeatLastMove(at) : at;
      at = at.play(Uci.parse(at.position(), move));
    }
    return at.game();
  }

  /**
   * Moves the cursor to the variation that begins with the last move of the game, adding that
   * variation if necessary. PGN has no other way to store moves that were tried after the end of
   * the game.
   */
  private static GameTreeCursor repeatLastMove(GameTreeCursor end) {
    Move last = end.move().orElseThrow().move().orElseThrow();
    for (int i = 0; i < end.variations().size(); i++) {
      List<MoveNode> moves = end.variations().get(i).moves();
      if (!moves.isEmpty() && moves.get(0).move().orElseThrow().equals(last)) {
        return end.into(i).next();
      }
    }
    return end.addVariation(last);
  }

  PgnGame withDrawings(PgnGame game) {
    MoveLine line = withDrawings(game.line());
    PgnComment opening = marksAt(game.start());
    if (opening.isEmpty()) {
      return game.withLine(line);
    }
    List<MoveNode> moves = new ArrayList<>(line.moves());
    List<PgnComment> closing = new ArrayList<>(line.closingComments());
    if (moves.isEmpty()) {
      closing.add(opening);
    } else {
      MoveAnnotations notes = moves.get(0).annotations().withCommentBefore(opening);
      moves.set(0, moves.get(0).withAnnotations(notes));
    }
    return game.withLine(new MoveLine(moves, closing));
  }

  private MoveLine withDrawings(MoveLine line) {
    List<MoveNode> moves = new ArrayList<>();
    for (MoveNode node : line.moves()) {
      List<MoveLine> variations = Lists.map(node.variations(), this::withDrawings);
      MoveAnnotations notes = node.annotations();
      PgnComment marks = marksAt(node.after());
      for (SquareMark mark : marks.squares()) {
        notes = notes.withSquare(mark.color(), mark.square());
      }
      for (ArrowMark mark : marks.arrows()) {
        notes = notes.withArrow(mark.color(), mark.from(), mark.to());
      }
      moves.add(node.withAnnotations(notes).withVariations(variations));
    }
    return new MoveLine(moves, line.closingComments());
  }

  private PgnComment marksAt(Position position) {
    String commands = drawings.get(Fen.write(position));
    return PgnComment.of(commands == null ? "" : commands);
  }
}
