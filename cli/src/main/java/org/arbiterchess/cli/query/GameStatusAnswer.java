package org.arbiterchess.cli.query;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.ClaimCheck;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Uci;

/**
 * A game's state: how it ended and under which article of the Laws, or whose turn it is and which
 * draws that player can claim.
 */
record GameStatusAnswer(Game game, Fen.Style fenStyle) implements QueryAnswer {

  @Override
  public Map<String, Object> json(Texts texts) {
    Optional<Outcome> outcome = game.outcome();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("fen", Fen.write(game.position(), fenStyle));
    json.put("end", outcome.map(end -> end.ending().name()).orElse(null));
    json.put("winner", outcome.flatMap(Outcome::winner).map(Color::word).orElse(null));
    json.put("article", outcome.map(Outcome::article).orElse(null));
    List<String> claims = new ArrayList<>();
    game.claims().forEach(claim -> claims.add(claim.name()));
    json.put("claims", claims);
    List<Map<String, String>> withMove = new ArrayList<>();
    for (ClaimCheck claim : game.claimsWithMove()) {
      Map<String, String> entry = new LinkedHashMap<>();
      entry.put("kind", claim.kind().name());
      entry.put("move", Uci.write(game.position(), claim.judgedAfter().orElseThrow()));
      withMove.add(entry);
    }
    json.put("claimsWithMove", withMove);
    return json;
  }

  @Override
  public String text(BoardStyle style, Texts texts) {
    Position position = game.position();
    TextBoardDrawing drawing = new TextBoardDrawing(position.board(), style);
    drawing.mark(position.checkers(), Mark.CULPRIT);
    game.lastMove()
        .ifPresent(move -> drawing.mark(move.from(), Mark.FROM).mark(move.to(), Mark.TO));
    StringBuilder text = new StringBuilder(drawing.draw()).append('\n');
    sentences(texts).forEach(sentence -> text.append(sentence).append('\n'));
    return text.append(Fen.write(position, fenStyle)).append('\n').toString();
  }

  private List<String> sentences(Texts texts) {
    Optional<String> end = Announcement.ofOutcome(game, texts).map(Sentence::cited);
    if (end.isPresent()) {
      return List.of(end.get());
    }
    List<String> sentences = new ArrayList<>();
    Color side = game.position().turn();
    if (game.position().isCheck()) {
      sentences.add(texts.sentence(GameText.IN_CHECK, side).cited());
    }
    sentences.add(texts.sentence(GameText.TO_MOVE, side).cited());
    for (ClaimKind claim : game.claims()) {
      sentences.add(
          switch (claim) {
            case THREEFOLD_REPETITION -> texts.sentence(GameText.THREEFOLD_CLAIMABLE).cited();
            case FIFTY_MOVES -> texts.sentence(GameText.FIFTY_CLAIMABLE).cited();
          });
    }
    for (ClaimKind kind : ClaimKind.values()) {
      List<String> moves = movesToClaimWith(kind);
      if (!moves.isEmpty() && !game.claims().contains(kind)) {
        sentences.add(
            switch (kind) {
              case THREEFOLD_REPETITION ->
                  texts.sentence(GameText.THREEFOLD_CLAIMABLE_WITH, moves).cited();
              case FIFTY_MOVES -> texts.sentence(GameText.FIFTY_CLAIMABLE_WITH, moves).cited();
            });
      }
    }
    return sentences;
  }

  private List<String> movesToClaimWith(ClaimKind kind) {
    List<String> moves = new ArrayList<>();
    for (ClaimCheck claim : game.claimsWithMove()) {
      if (claim.kind() == kind) {
        moves.add(San.write(game.position(), claim.judgedAfter().orElseThrow()));
      }
    }
    return moves;
  }

  @Override
  public int exitCode() {
    return ExitCode.YES;
  }
}
