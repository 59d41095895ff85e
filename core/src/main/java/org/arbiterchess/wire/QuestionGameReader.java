package org.arbiterchess.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.cases.CaseProblem;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.CasesText;
import org.arbiterchess.notation.Explanation;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.MoveReading;
import org.arbiterchess.notation.MoveTextParser;
import org.arbiterchess.notation.Reading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;

/** Reads the game that a question is about: {@code fen}, {@code moves} and {@code chess960}. */
record QuestionGameReader(QuestionFieldReader fields, Texts texts) {

  /** The Chess960 number of the standard starting position. */
  private static final int CLASSICAL_ARRAY = 518;

  /** The maximum length of the move text in characters. No real game exceeds it. */
  private static final int MAX_GAME_LENGTH = 100_000;

  private static final int MAX_MOVE_LENGTH = 64;

  /** The game, and whether the players went on after it had ended, so that moves are left out. */
  record Replay(Game game, boolean wentOn) {}

  Replay read() {
    Game game = Game.start(position(), Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0);
    for (String text : moves()) {
      if (game.isOver()) {
        return new Replay(game, true);
      }
      Optional<Game> next = play(game, text);
      if (next.isEmpty()) {
        break;
      }
      game = next.get();
    }
    return new Replay(game, false);
  }

  private Position position() {
    Optional<String> fen = fields.text("fen");
    if (fen.isEmpty()) {
      return fields.flag("chess960") ? Position.chess960(CLASSICAL_ARRAY) : Position.initial();
    }
    Reading<Position> reading = Fen.read(fen.get(), variant());
    return reading.toOptional().orElseGet(() -> invalid(reading, Position.initial()));
  }

  /** Reads {@code fen} alone, whose position may be illegal. */
  Optional<Setup> setup() {
    return fields
        .text("fen")
        .map(
            fen ->
                Fen.readSetup(fen, variant())
                    .orElseGet(
                        () -> invalid(Fen.read(fen, variant()), Position.initial().setup())));
  }

  private Variant variant() {
    return fields.flag("chess960") ? Variant.CHESS960 : Variant.CLASSICAL;
  }

  private <T> T invalid(Reading<Position> reading, T placeholder) {
    fields.add(new CaseProblem("fen", false, reading.problems().get(0).message(texts)));
    return placeholder;
  }

  /** Plays a move. If the move is unclear or illegal, adds a problem and returns empty. */
  private Optional<Game> play(Game game, String text) {
    MoveReading reading = MoveTextParser.read(game.position(), text);
    String problem;
    if (reading instanceof MoveReading.Understood understood) {
      Ruling ruling = game.rule(understood.attempt());
      if (ruling instanceof Ruling.Legal legal) {
        return Optional.of(game.play(legal.move()));
      }
      problem = Explanation.forRecord((Ruling.Illegal) ruling, texts).cited();
    } else {
      problem = fields.unclear(reading, game);
    }
    String unplayable =
        texts.say(CasesText.UNPLAYABLE_MOVE, number(game), Excerpt.of(text), problem);
    fields.add(new CaseProblem("moves", false, unplayable));
    return Optional.empty();
  }

  /** Returns the number of the next move, such as {@code 2.} or {@code 2…}. */
  private static String number(Game game) {
    Position position = game.position();
    return position.fullmoveNumber() + (position.turn() == Color.WHITE ? "." : "…");
  }

  /** Returns the moves, which are given as a list or as one string with or without move numbers. */
  private List<String> moves() {
    return fields.read(
        "moves",
        node ->
            node.optional(
                    moves ->
                        moves.asText().isPresent()
                            ? words(moves.text(MAX_GAME_LENGTH))
                            : moves.list(move -> move.text(MAX_MOVE_LENGTH)))
                .orElse(List.of()),
        List.of());
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) <= ' ') {
        if (i > start && !isMoveNumber(text.substring(start, i))) {
          words.add(text.substring(start, i));
        }
        start = i + 1;
      }
    }
    return words;
  }

  /** Whether the word is a move number such as {@code 12.} or {@code 12...}. */
  private static boolean isMoveNumber(String word) {
    int digits = 0;
    while (digits < word.length() && Ascii.isDigit(word.charAt(digits))) {
      digits++;
    }
    int end = digits;
    while (end < word.length() && word.charAt(end) == '.') {
      end++;
    }
    return digits > 0 && end > digits && end == word.length();
  }
}
