package org.arbiterchess.cli.query;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.rules.Position;

/** A game that cannot be played to its end, because one of its moves is illegal or not clear. */
record UnplayableGameAnswer(Position position, GameReplay.Stop stop) implements QueryAnswer {

  @Override
  public Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("error", sentence());
    tree.put("ply", stop.ply());
    ruling().ifPresent(ruling -> tree.put("ruling", ruling.tree()));
    return tree;
  }

  @Override
  public String prose(BoardStyle look) {
    return ruling().map(ruling -> ruling.draw(look) + "\n").orElse("") + sentence() + "\n";
  }

  private String sentence() {
    String sentence = stop.sentence();
    return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
  }

  private Optional<IllegalMoveAnswer> ruling() {
    return stop.ruling().map(ruling -> new IllegalMoveAnswer(position, ruling));
  }

  @Override
  public int exitCode() {
    return stop.ruling().isPresent() ? ExitCode.NO : ExitCode.BAD_INPUT;
  }
}
