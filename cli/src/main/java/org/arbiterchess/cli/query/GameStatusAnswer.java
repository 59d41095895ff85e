package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.drawing.BoardDrawing;
import org.arbiterchess.cli.drawing.BoardDrawing.Mark;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.FenStyle;
import org.arbiterchess.notation.Phrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.Sentence;
import org.arbiterchess.rules.Position;

/** How a game stands: over, and by which article; or who is to move, and what may be claimed. */
record GameStatusAnswer(Game game, FenStyle style) implements QueryAnswer {

  @Override
  public Map<String, Object> tree() {
    Optional<Outcome> outcome = game.outcome();
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("fen", Fen.write(game.position(), style));
    tree.put("end", outcome.map(end -> end.ending().name()).orElse(null));
    tree.put("winner", outcome.flatMap(Outcome::winner).map(Color::word).orElse(null));
    tree.put("article", outcome.map(Outcome::article).orElse(null));
    List<String> claims = new ArrayList<>();
    game.claims().forEach(claim -> claims.add(claim.name()));
    tree.put("claims", claims);
    return tree;
  }

  @Override
  public String prose(BoardStyle look) {
    Position position = game.position();
    BoardDrawing drawing = new BoardDrawing(position.board(), look);
    drawing.mark(position.checkers(), Mark.CULPRIT);
    game.lastMove()
        .ifPresent(move -> drawing.mark(move.from(), Mark.FROM).mark(move.to(), Mark.TO));
    StringBuilder text = new StringBuilder(drawing.draw()).append('\n');
    sentences().forEach(sentence -> text.append(sentence).append('\n'));
    return text.append(Fen.write(position, style)).append('\n').toString();
  }

  private List<String> sentences() {
    Phrasebook english = Phrasebook.english();
    Optional<String> end = Announcement.ofOutcome(game, english).map(Sentence::cited);
    if (end.isPresent()) {
      return List.of(end.get());
    }
    List<String> sentences = new ArrayList<>();
    Color side = game.position().turn();
    if (game.position().isCheck()) {
      sentences.add(english.say(Phrase.IN_CHECK, side).cited());
    }
    sentences.add(english.say(Phrase.TO_MOVE, side).cited());
    for (ClaimKind claim : game.claims()) {
      sentences.add(
          switch (claim) {
            case THREEFOLD_REPETITION -> english.say(Phrase.THREEFOLD_CLAIMABLE).cited();
            case FIFTY_MOVES -> english.say(Phrase.FIFTY_CLAIMABLE).cited();
          });
    }
    return sentences;
  }

  @Override
  public int exitCode() {
    return ExitCode.YES;
  }
}
