package org.arbiterchess.cli.query;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.cli.terminal.JsonLine;
import org.arbiterchess.cli.terminal.MoveJson;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.ClaimCheck;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.message.GameText;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.wire.WireFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Reports a game's state: how it ended and under which article of the Laws, or whose turn it is and
 * which draws that player can claim.
 */
@Command(name = "game")
public final class GameCommand extends FenWritingCommand {

  private static final List<String> RULEBOOKS = List.of("OVER_THE_BOARD", "ONLINE");

  @Option(names = "--rulebook", paramLabel = "RULEBOOK")
  private String rulebook;

  @Parameters(paramLabel = "MOVE", descriptionKey = "arguments", arity = "0..*")
  private List<String> arguments = new ArrayList<>();

  public GameCommand(Terminal terminal) {
    super(terminal, "fen", "moves", "rulebook", "chess960");
  }

  @Override
  public Integer call() throws IOException {
    String moves = movesOption() + " " + String.join(" ", arguments);
    return run(arguments, () -> Map.of("moves", moves));
  }

  @Override
  Map<String, Object> defaults() {
    Map<String, Object> defaults = super.defaults();
    if (rulebook != null) {
      String word = QuestionOption.word("--rulebook", RULEBOOKS, rulebook, texts);
      defaults.put("rulebook", word);
    }
    return defaults;
  }

  @Override
  Reply answer(Input input) {
    if (!input.hasMoves()) {
      throw input.missingKey("moves");
    }
    Rulebook rules =
        input.oneOf("rulebook", RULEBOOKS).map(Rulebook::valueOf).orElse(Rulebook.OVER_THE_BOARD);
    Replay replay = Replay.of(input.start(), rules, input.moves(), texts);
    if (replay.failure().isPresent()) {
      return failed(replay.game().position(), replay.failure().get());
    }
    Game game = replay.game();
    List<ClaimCheck> withMove = game.claimsWithMove();
    return new Reply(ExitCode.YES, () -> text(game, withMove), () -> json(game, withMove));
  }

  /** The answer if one of the moves is illegal, malformed or ambiguous. */
  private Reply failed(Position position, Replay.Failure failure) {
    Optional<Ruling.Illegal> ruling = failure.ruling();
    return new Reply(
        ruling.isPresent() ? ExitCode.NO : ExitCode.BAD_INPUT,
        () ->
            ruling.map(of -> drawing(position.board()).mark(of).draw() + "\n").orElse("")
                + failure.message(texts)
                + "\n",
        () -> {
          Map<String, Object> json =
              JsonLine.object("error", failure.message(texts), "ply", failure.ply());
          ruling.ifPresent(of -> json.put("ruling", WireFormat.write(of, position, texts)));
          return json;
        });
  }

  private Map<String, Object> json(Game game, List<ClaimCheck> withMove) {
    Optional<Outcome> outcome = game.outcome();
    List<Map<String, Object>> claims = new ArrayList<>();
    for (ClaimCheck claim : withMove) {
      String move = Uci.write(game.position(), claim.judgedAfter().orElseThrow());
      claims.add(JsonLine.object("kind", claim.kind().name(), "move", move));
    }
    List<Map<String, Object>> moves = new ArrayList<>();
    for (int i = 0; i < game.moves().size(); i++) {
      moves.add(MoveJson.of(game.positions().get(i), game.moves().get(i)));
    }
    return JsonLine.object(
        "fen", fen(game.position()),
        "end", outcome.map(end -> end.ending().name()).orElse(null),
        "winner", outcome.flatMap(Outcome::winner).map(Color::word).orElse(null),
        "article", outcome.map(Outcome::article).orElse(null),
        "claims", game.claims().stream().map(Enum::name).toList(),
        "claimsWithMove", claims,
        "moves", moves);
  }

  private String text(Game game, List<ClaimCheck> withMove) {
    Position position = game.position();
    TextBoardDrawing drawing = drawing(position.board()).mark(position.checkers(), Mark.CULPRIT);
    game.lastMove()
        .ifPresent(move -> drawing.mark(move.from(), Mark.FROM).mark(move.to(), Mark.TO));
    List<String> lines = new ArrayList<>();
    Announcement.ofOutcome(game, texts)
        .map(Sentence::cited)
        .ifPresentOrElse(lines::add, () -> lines.addAll(state(game, withMove)));
    lines.add(fen(position));
    return page(drawing, lines);
  }

  private List<String> state(Game game, List<ClaimCheck> withMove) {
    List<Sentence> sentences = new ArrayList<>();
    Position position = game.position();
    if (position.isCheck()) {
      sentences.add(texts.sentence(GameText.IN_CHECK, position.turn()));
    }
    sentences.add(texts.sentence(GameText.TO_MOVE, position.turn()));
    List<ClaimKind> claims = game.claims();
    for (ClaimKind kind : claims) {
      sentences.add(
          switch (kind) {
            case THREEFOLD_REPETITION -> texts.sentence(GameText.THREEFOLD_CLAIMABLE);
            case FIFTY_MOVES -> texts.sentence(GameText.FIFTY_CLAIMABLE);
          });
    }
    for (ClaimKind kind : ClaimKind.values()) {
      List<String> moves =
          withMove.stream()
              .filter(claim -> claim.kind() == kind)
              .map(claim -> San.write(position, claim.judgedAfter().orElseThrow(), texts))
              .toList();
      if (!moves.isEmpty() && !claims.contains(kind)) {
        sentences.add(
            switch (kind) {
              case THREEFOLD_REPETITION -> texts.sentence(GameText.THREEFOLD_CLAIMABLE_WITH, moves);
              case FIFTY_MOVES -> texts.sentence(GameText.FIFTY_CLAIMABLE_WITH, moves);
            });
      }
    }
    return sentences.stream().map(Sentence::cited).toList();
  }
}
