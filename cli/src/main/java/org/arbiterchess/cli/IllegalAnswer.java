package org.arbiterchess.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.cli.BoardDrawing.Mark;
import org.arbiterchess.notation.Explanation;
import org.arbiterchess.rules.Arrow;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

/** No: the law, the sentence and the evidence. */
record IllegalAnswer(Position position, Ruling.Illegal ruling) implements Answer {

  @Override
  public Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("legal", false);
    tree.put("reason", ruling.reason().name());
    tree.put("article", ruling.article());
    tree.put("sentence", Explanation.of(ruling));
    List<String> squares = new ArrayList<>();
    ruling.squares().forEach(square -> squares.add(square.toString()));
    tree.put("squares", squares);
    List<List<String>> arrows = new ArrayList<>();
    for (Arrow arrow : ruling.arrows()) {
      arrows.add(List.of(arrow.from().toString(), arrow.to().toString()));
    }
    tree.put("arrows", arrows);
    return tree;
  }

  @Override
  public String prose(Look look) {
    return draw(look) + "\n" + Explanation.of(ruling) + "\n";
  }

  /** The board with what was tried, and with what forbids it. */
  String draw(Look look) {
    BoardDrawing drawing = new BoardDrawing(position.board(), look);
    ruling.evidence().culprits().forEach(piece -> drawing.mark(piece.square(), Mark.CULPRIT));
    ruling.evidence().mover().ifPresent(piece -> drawing.mark(piece.square(), Mark.FROM));
    if (ruling.attempt() instanceof Attempt.Step step) {
      drawing.mark(step.from(), Mark.FROM).mark(step.to(), Mark.TO);
    } else if (ruling.attempt() instanceof Attempt.Unreached unreached) {
      drawing.mark(unreached.to(), Mark.TO);
    }
    return drawing.mark(ruling.squares(), Mark.EVIDENCE).draw();
  }

  @Override
  public int exitCode() {
    return Exit.NO;
  }
}
