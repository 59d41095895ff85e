package org.arbiterchess.officiating.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.InputText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.officiating.cases.Fact;
import org.arbiterchess.officiating.cases.Question;
import org.arbiterchess.officiating.cases.UnansweredQuestionException;
import org.arbiterchess.officiating.message.CasesText;
import org.arbiterchess.officiating.touch.Obligation;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;
import org.arbiterchess.text.Lists;
import org.arbiterchess.tree.WireNodeReader;
import org.jspecify.annotations.Nullable;

/**
 * Reads questions such as {@code {"question": "flag", "fen": "…", "fallen": "white"}}. {@link
 * Question.Kind#facts} says what to read; unknown keys are ignored.
 */
final class QuestionReader {

  private static final int MAX_NUMBER = 100_000;

  /** The maximum length of the move text in characters. No real game exceeds it. */
  private static final int MAX_GAME_LENGTH = 100_000;

  private static final int MAX_MOVE_LENGTH = 64;

  /** The Chess960 number of the standard starting position. */
  private static final int CLASSICAL_ARRAY = 518;

  /** Stands for a move after the end of the game, whose position is unknown. */
  private static final Attempt AFTER_THE_END = Attempt.step(Square.A1, Square.A1);

  /** The game, and whether the players went on after it had ended, so that moves are left out. */
  private record Replay(Game game, boolean wentOn) {}

  private final @Nullable Object tree;
  private final Texts texts;
  private Optional<Replay> replay = Optional.empty();

  private QuestionReader(@Nullable Object tree, Texts texts) {
    this.tree = tree;
    this.texts = texts;
  }

  /**
   * Reads a question.
   *
   * @throws UnansweredQuestionException with the first problem, in the language of the texts
   */
  static Question read(@Nullable Object tree, Texts texts) {
    QuestionReader reader = new QuestionReader(tree, texts);
    List<Question.Kind> kinds = List.of(Question.Kind.values());
    Question.Kind kind = reader.read("question", node -> node.named(kinds, Question.Kind::word));
    Question question = Question.of(kind);
    for (Fact<?> fact : kind.facts()) {
      if (fact != Fact.CONTROL && fact != Fact.SUPERVISED) {
        question = reader.with(question, fact);
      }
    }
    return kind.dependsOnControl()
        ? reader.with(reader.with(question, Fact.SUPERVISED), Fact.CONTROL)
        : question;
  }

  @SuppressWarnings("unchecked") // The type of a fact decides the class of its value.
  private <T> Question with(Question question, Fact<T> fact) {
    return question.with(fact, (Optional<T>) value(fact));
  }

  private Optional<?> value(Fact<?> fact) {
    String key = fact.key();
    return switch (fact.type()) {
      case GAME ->
          fact.isRequired() || has("fen") || has("moves")
              ? Optional.of(replay().game())
              : Optional.empty();
      case MOVES -> has(key) ? Optional.of(true) : Optional.empty();
      case SETUP -> setup();
      case CONTROL ->
          text(key)
              .map(
                  text ->
                      text.equals("none") ? TimeControl.NONE : valid(key, TimeControl.read(text)));
      case COLOR -> optional(key, WireNodeReader::color);
      case YES, YES_OR_NO -> flag(key);
      case NUMBER, MINUTES, SECONDS -> number(key);
      case NUMBER_OR_UNKNOWN, MINUTES_OR_NEVER -> numberOrNull(key);
      case SQUARE -> optional(key, WireNodeReader::square);
      case SQUARES -> optional(key, list -> list.list(WireNodeReader::square));
      case MOVE -> move(key);
      case WORD -> optional(key, node -> node.named(fact.words(), Enum::name));
      case WORDS -> optional(key, list -> list.list(node -> node.named(fact.words(), Enum::name)));
    };
  }

  private boolean has(String key) {
    return optional(key, any -> true).isPresent();
  }

  private Optional<Boolean> flag(String key) {
    return optional(key, WireNodeReader::flag);
  }

  private Optional<Integer> number(String key) {
    return optional(key, node -> (int) node.number(0, MAX_NUMBER));
  }

  /** Reads a whole number or null; empty if the key is missing. */
  private Optional<OptionalInt> numberOrNull(String key) {
    boolean isSaid = tree instanceof Map<?, ?> map && map.containsKey(key);
    return isSaid
        ? Optional.of(number(key).map(OptionalInt::of).orElse(OptionalInt.empty()))
        : Optional.empty();
  }

  private Optional<String> text(String key) {
    return optional(key, WireNodeReader::text).flatMap(text -> text);
  }

  private <T> Optional<T> optional(String key, Function<WireNodeReader, T> parser) {
    return read(key, node -> node.optional(parser));
  }

  /** Reads one key. */
  private <T> T read(String key, Function<WireNodeReader, T> parser) {
    Reading<T> reading = WireNodeReader.readPart(tree, node -> parser.apply(node.object().at(key)));
    if (reading.problems().isEmpty()) {
      return reading.orElseThrow();
    }
    Problem problem = reading.problems().get(0);
    String path = problem.place().startsWith("$.") ? problem.place().substring(2) : problem.place();
    if (problem.found().key() == InputText.NOTHING) {
      String missing = texts.say(CasesText.KEY_MISSING, path);
      throw new UnansweredQuestionException(path, true, missing);
    }
    String found = problem.found().in(texts);
    String expected = problem.expected().in(texts);
    throw unusable(path, texts.say(CasesText.WRONG_VALUE, path, found, expected));
  }

  private static UnansweredQuestionException unusable(String key, String why) {
    return new UnansweredQuestionException(key, false, why);
  }

  /** Returns the value of a key that was read, or reports its first problem. */
  private <T> T valid(String key, Reading<T> reading) {
    return reading
        .toOptional()
        .orElseThrow(() -> unusable(key, reading.problems().get(0).message(texts)));
  }

  // Moves.

  /** Reads a move by the side to move, legal or not. */
  private Optional<Attempt> move(String key) {
    Optional<String> text = text(key);
    Replay played = replay();
    Position position = played.game().position();
    return text.map(
        move ->
            played.wentOn()
                ? AFTER_THE_END
                : withOrigin(valid(key, position.readMove(move, texts)), position));
  }

  /**
   * Finds the piece for an illegal move that names only the kind of piece, such as a king move to a
   * square that the king cannot reach. If several pieces could be meant, the attempt is returned
   * unchanged.
   */
  private static Attempt withOrigin(Attempt attempt, Position position) {
    if (!(attempt instanceof Attempt.Unreached unreached)
        || Obligation.from(position, attempt).isPresent()) {
      return attempt;
    }
    SquareSet file = unreached.file().map(SquareSet::of).orElse(SquareSet.all());
    SquareSet rank = unreached.rank().map(SquareSet::of).orElse(SquareSet.all());
    SquareSet pieces = position.squaresOf(new Piece(position.turn(), unreached.role()));
    SquareSet origins = pieces.intersect(file).intersect(rank);
    return origins.size() == 1
        ? Attempt.step(origins.first().orElseThrow(), unreached.to())
        : attempt;
  }

  // The game: fen, moves and chess960.

  /** Reads the game when it is first needed, because not every question has a playable position. */
  private Replay replay() {
    replay = replay.or(() -> Optional.of(readReplay()));
    return replay.get();
  }

  private Replay readReplay() {
    Game game = Game.start(position(), Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
    for (String text : moves()) {
      if (game.isOver()) {
        return new Replay(game, true);
      }
      game = play(game, text);
    }
    return new Replay(game, false);
  }

  private Position position() {
    Position start =
        variant() == Variant.CHESS960 ? Position.chess960(CLASSICAL_ARRAY) : Position.initial();
    return text("fen").map(fen -> valid("fen", Fen.read(fen, variant()))).orElse(start);
  }

  /** Reads {@code fen} alone, whose position may be illegal. */
  private Optional<Setup> setup() {
    Variant variant = variant();
    return text("fen")
        .map(
            fen ->
                Fen.readSetup(fen, variant)
                    .orElseGet(() -> valid("fen", Fen.read(fen, variant)).setup()));
  }

  private Variant variant() {
    return flag("chess960").orElse(false) ? Variant.CHESS960 : Variant.CLASSICAL;
  }

  /** Plays a move of the game, which must be legal. */
  private Game play(Game game, String text) {
    Position position = game.position();
    Reading<Attempt> reading = position.readMove(text, texts);
    Optional<Ruling> ruling = reading.toOptional().map(game::rule);
    Optional<Move> move = ruling.flatMap(Ruling::toOptional);
    if (move.isPresent()) {
      return game.play(move.get());
    }
    String problem =
        ruling
            .flatMap(Ruling::illegal)
            .map(illegal -> illegal.recordSentence(texts).cited())
            .orElseGet(() -> reading.problems().get(0).message(texts));
    String number = position.fullmoveNumber() + (position.turn() == Color.WHITE ? "." : "…");
    throw unusable(
        "moves", texts.say(CasesText.UNPLAYABLE_MOVE, number, Excerpt.of(text), problem));
  }

  /** Returns the moves, which are given as a list or as one string with or without move numbers. */
  private List<String> moves() {
    return optional(
            "moves",
            moves ->
                moves.asText().isPresent()
                    ? words(moves.text(MAX_GAME_LENGTH))
                    : moves.list(move -> move.text(MAX_MOVE_LENGTH)))
        .orElse(List.of());
  }

  private static List<String> words(String text) {
    String spaced = text.replace('\n', ' ').replace('\r', ' ').replace('\t', ' ');
    return Lists.where(Ascii.split(spaced, ' '), word -> !word.isEmpty() && !isMoveNumber(word));
  }

  /** Whether the word is a move number such as {@code 12.} or {@code 12...}. */
  private static boolean isMoveNumber(String word) {
    String digits = word.replace(".", "");
    return digits.length() < word.length() && word.startsWith(digits) && Ascii.isNumber(digits);
  }
}
