package org.arbiterchess.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.arbiterchess.cases.CaseProblem;
import org.arbiterchess.cases.PlayingConditions;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControlReading;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.message.InputText;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveTextParser;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Setup;
import org.jspecify.annotations.Nullable;

/**
 * Reads the fields of a question. The methods do not throw an exception for an invalid value; they
 * record a problem and return a placeholder.
 */
final class QuestionFieldReader {

  private static final int MAX_NUMBER = 100_000;

  /** Stands for a move after the end of the game, whose position is unknown. */
  private static final Attempt AFTER_THE_END = Attempt.step(Square.A1, Square.A1);

  private final @Nullable Object tree;
  private final Texts texts;
  private final List<CaseProblem> found = new ArrayList<>();
  private Optional<QuestionGameReader.Replay> replay = Optional.empty();

  QuestionFieldReader(@Nullable Object tree, Texts texts) {
    this.tree = tree;
    this.texts = texts;
  }

  /** The first problem, if there is one. */
  Optional<CaseProblem> problem() {
    return found.isEmpty() ? Optional.empty() : Optional.of(found.get(0));
  }

  void add(CaseProblem problem) {
    found.add(problem);
  }

  /** The game that the fields {@code fen}, {@code moves} and {@code chess960} describe. */
  Game game() {
    return replay().game();
  }

  /** Reads the game when it is first needed, because not every question has a playable position. */
  private QuestionGameReader.Replay replay() {
    if (replay.isEmpty()) {
      replay = Optional.of(new QuestionGameReader(this, texts).read());
    }
    return replay.get();
  }

  /** The position in the field {@code fen}, which may be illegal. */
  Optional<Setup> setup() {
    return new QuestionGameReader(this, texts).setup();
  }

  /** The game, if the question gives a position or moves. */
  Optional<Game> optionalGame() {
    return has("fen") || has("moves") ? Optional.of(game()) : Optional.empty();
  }

  boolean has(String key) {
    return read(key, node -> node.optional(any -> true), Optional.empty()).isPresent();
  }

  Color color(String key) {
    return read(key, WireNodeReader::color, Color.WHITE);
  }

  Optional<Color> optionalColor(String key) {
    return read(key, node -> node.optional(WireNodeReader::color), Optional.empty());
  }

  /** Reads true or false; a missing value is false. */
  boolean flag(String key) {
    return optionalFlag(key).orElse(false);
  }

  Optional<Boolean> optionalFlag(String key) {
    return read(key, node -> node.optional(WireNodeReader::flag), Optional.empty());
  }

  /** Reads a whole number; a missing value is 0. */
  int number(String key) {
    return optionalNumber(key).orElse(0);
  }

  OptionalInt optionalNumber(String key) {
    Optional<Long> number =
        read(key, node -> node.optional(n -> n.number(0, MAX_NUMBER)), Optional.empty());
    return number.isPresent() ? OptionalInt.of((int) (long) number.get()) : OptionalInt.empty();
  }

  /** Reads a whole number or null; empty if the key is missing. */
  Optional<OptionalInt> numberOrNull(String key) {
    boolean isSaid = tree instanceof Map<?, ?> map && map.containsKey(key);
    return isSaid ? Optional.of(optionalNumber(key)) : Optional.empty();
  }

  Optional<String> text(String key) {
    return read(
            key, node -> node.optional(WireNodeReader::text), Optional.<Optional<String>>empty())
        .flatMap(text -> text);
  }

  Optional<Square> optionalSquare(String key) {
    return read(key, node -> node.optional(WireNodeReader::square), Optional.empty());
  }

  List<Square> squares(String key) {
    return read(
        key,
        node -> node.optional(list -> list.list(WireNodeReader::square)).orElse(List.of()),
        List.of());
  }

  <E extends Enum<E>> E constant(String key, E[] constants) {
    return read(key, node -> node.constant(constants), constants[0]);
  }

  <E extends Enum<E>> Optional<E> optionalConstant(String key, E[] constants) {
    return read(key, node -> node.optional(any -> any.constant(constants)), Optional.empty());
  }

  <E extends Enum<E>> List<E> constants(String key, E[] constants) {
    return read(
        key,
        node ->
            node.optional(list -> list.list(element -> element.constant(constants)))
                .orElse(List.of()),
        List.of());
  }

  /** Reads a move by the side to move, legal or not. */
  Attempt move(String key) {
    Optional<Attempt> move = optionalMove(key);
    if (move.isEmpty() && found.isEmpty()) {
      add(missing(key));
    }
    return move.orElse(AFTER_THE_END);
  }

  Optional<Attempt> optionalMove(String key) {
    Optional<String> text = text(key);
    Game game = game();
    if (text.isEmpty() || !found.isEmpty()) {
      return Optional.empty();
    }
    if (replay().wentOn()) {
      return Optional.of(AFTER_THE_END);
    }
    MoveReading reading = MoveTextParser.read(game.position(), text.get());
    if (reading instanceof MoveReading.Understood understood) {
      return Optional.of(withOrigin(understood.attempt(), game));
    }
    add(new CaseProblem(key, false, unclear(reading, game)));
    return Optional.empty();
  }

  /**
   * Finds the piece for an illegal move that names only the kind of piece, such as a king move to a
   * square that the king cannot reach. If several pieces could be meant, the attempt is returned
   * unchanged.
   */
  private static Attempt withOrigin(Attempt attempt, Game game) {
    if (!(attempt instanceof Attempt.Unreached unreached)
        || (game.position().rule(attempt) instanceof Ruling.Illegal ruling
            && ruling.evidence().mover().isPresent())) {
      return attempt;
    }
    Piece piece = new Piece(game.position().turn(), unreached.role());
    List<Square> origins = new ArrayList<>();
    for (Square square : game.position().board().squaresOf(piece)) {
      boolean fits =
          unreached.file().filter(file -> file != square.file()).isEmpty()
              && unreached.rank().filter(rank -> rank != square.rank()).isEmpty();
      if (fits) {
        origins.add(square);
      }
    }
    return origins.size() == 1 ? Attempt.step(origins.get(0), unreached.to()) : attempt;
  }

  /** Explains why a move is malformed or ambiguous. */
  String unclear(MoveReading reading, Game before) {
    return reading instanceof MoveReading.Ambiguous ambiguous
        ? ambiguous.message(before.position(), texts)
        : ((MoveReading.Malformed) reading).message(texts);
  }

  /**
   * Reads {@code control} and {@code supervised}. A missing time control means a standard game, and
   * {@code none} means no clock.
   */
  PlayingConditions conditions() {
    Optional<Boolean> supervised = optionalFlag("supervised");
    Optional<String> text = text("control");
    if (text.isEmpty() || text.get().equals("none")) {
      return new PlayingConditions(text.map(none -> TimeControl.NONE), supervised);
    }
    TimeControlReading reading = TimeControl.read(text.get());
    if (reading instanceof TimeControlReading.Read read) {
      return new PlayingConditions(Optional.of(read.control()), supervised);
    }
    add(new CaseProblem("control", false, ((TimeControlReading.Malformed) reading).message(texts)));
    return PlayingConditions.UNKNOWN;
  }

  /** Reads one field. */
  <T> T read(String key, Function<WireNodeReader, T> parser, T placeholder) {
    WireReading<T> reading =
        WireNodeReader.readPart(tree, node -> parser.apply(node.object().at(key)));
    if (reading instanceof WireReading.Read<T> read) {
      return read.value();
    }
    WireProblem problem = ((WireReading.Unreadable<T>) reading).problems().get(0);
    add(problem(problem));
    return placeholder;
  }

  private CaseProblem problem(WireProblem problem) {
    String path = problem.path();
    String key = path.startsWith("$.") ? path.substring(2) : path;
    return problem.found().said().key() == InputText.NOTHING
        ? missing(key)
        : new CaseProblem(
            key,
            false,
            texts.say(
                CasesText.WRONG_VALUE,
                key,
                problem.found().in(texts),
                problem.expected().in(texts)));
  }

  private CaseProblem missing(String key) {
    return new CaseProblem(key, true, texts.say(CasesText.KEY_MISSING, key));
  }
}
