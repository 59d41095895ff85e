package org.arbiterchess.cli.query;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.arbiterchess.chess.Board;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.ExitCode;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.FenField;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.svg.BoardSvg;

/**
 * A picture of a position, of the position after some moves, or of the ruling on a move.
 *
 * @param exitCode {@link ExitCode#NO} if the picture shows that a move is illegal
 */
record SvgAnswer(BoardSvg picture, int exitCode) {

  static final Set<String> KEYS = Set.of("fen", "chess960", "moves", "move");

  static SvgAnswer of(QueryArguments arguments) {
    Texts texts = arguments.texts();
    Optional<Board> board = unplayableBoard(arguments);
    if (board.isPresent()) {
      return new SvgAnswer(BoardSvg.of(board.get()), ExitCode.YES);
    }
    Position start = arguments.position();
    List<String> moves = arguments.moves();
    if (moves.isEmpty()) {
      return arguments
          .string("move")
          .map(text -> ruled(start, start.rule(attempt(start, text, texts)), text, texts))
          .orElseGet(() -> new SvgAnswer(BoardSvg.of(start), ExitCode.YES));
    }
    Game game = replay(start, moves, texts);
    Position position = game.position();
    return arguments
        .string("move")
        .map(text -> ruled(position, game.rule(attempt(position, text, texts)), text, texts))
        .orElseGet(() -> new SvgAnswer(withLastMove(game), ExitCode.YES));
  }

  /**
   * Returns the board if only its picture is asked for and nobody could play on it: a bare piece
   * placement, or a FEN with too few kings, for example.
   */
  private static Optional<Board> unplayableBoard(QueryArguments arguments) {
    Optional<String> fen = arguments.string("fen");
    if (fen.isEmpty() || !arguments.moves().isEmpty() || arguments.string("move").isPresent()) {
      return Optional.empty();
    }
    boolean bare = fen.get().indexOf(' ') < 0;
    List<Problem> problems = Fen.read(fen.get(), arguments.variant()).problems();
    return problems.isEmpty() || (!bare && problems.stream().anyMatch(SvgAnswer::isOfText))
        ? Optional.empty()
        : Fen.readBoard(fen.get()).toOptional();
  }

  private static boolean isOfText(Problem problem) {
    return problem.place().equals(FenField.TEXT.word());
  }

  private static Game replay(Position start, List<String> moves, Texts texts) {
    GameReplay replay = GameReplay.of(start, Rulebook.OVER_THE_BOARD, moves, texts);
    if (replay.failure().isPresent()) {
      throw replay.failure().get().badInput(texts);
    }
    return replay.game();
  }

  private static Attempt attempt(Position position, String text, Texts texts) {
    return MoveLegalityQuery.attempt(position, text, texts);
  }

  private static BoardSvg withLastMove(Game game) {
    BoardSvg svg = BoardSvg.of(game.position());
    List<Move> moves = game.moves();
    return moves.isEmpty() ? svg : svg.lastMove(moves.get(moves.size() - 1));
  }

  /**
   * Returns a picture of the ruling. For a legal move, the picture shows the board after the move,
   * as the {@code rule} command does.
   */
  private static SvgAnswer ruled(Position position, Ruling ruling, String text, Texts texts) {
    if (ruling instanceof Ruling.Illegal illegal) {
      BoardSvg svg = BoardSvg.of(position).ruling(illegal, texts);
      return new SvgAnswer(svg.title(text), ExitCode.NO);
    }
    Move move = ((Ruling.Legal) ruling).move();
    Position after = position.play(move);
    String san = San.write(position, move);
    String legal = texts.say(TerminalText.LEGAL_MOVE, san, after.isCheck(), after.isCheckmate());
    Optional<String> why = position.whyAllowed(move, texts).map(Sentence::cited);
    String sentence = legal + why.map(words -> " " + words).orElse("");
    BoardSvg svg = BoardSvg.of(after).lastMove(move).title(san);
    return new SvgAnswer(svg.description(sentence).caption(sentence), ExitCode.YES);
  }
}
