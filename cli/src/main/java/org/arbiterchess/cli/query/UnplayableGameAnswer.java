package org.arbiterchess.cli.query;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Position;

/** The answer to a query in which one of the game's moves is illegal, malformed or ambiguous. */
record UnplayableGameAnswer(Position position, GameReplay.Failure failure) implements QueryAnswer {

  @Override
  public Map<String, Object> json(Texts texts) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("error", failure.message(texts));
    json.put("ply", failure.ply());
    illegalMove().ifPresent(answer -> json.put("ruling", answer.json(texts)));
    return json;
  }

  @Override
  public String text(BoardStyle style, Texts texts) {
    String board = illegalMove().map(answer -> answer.board(style) + "\n").orElse("");
    return board + failure.message(texts) + "\n";
  }

  private Optional<IllegalMoveAnswer> illegalMove() {
    return failure.ruling().map(ruling -> new IllegalMoveAnswer(position, ruling));
  }

  @Override
  public int exitCode() {
    return failure.ruling().isPresent() ? ExitCode.NO : ExitCode.BAD_INPUT;
  }
}
