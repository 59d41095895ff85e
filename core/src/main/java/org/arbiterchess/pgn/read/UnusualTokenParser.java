package org.arbiterchess.pgn.read;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.MoveReading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.packed.PackedLine;
import org.arbiterchess.rules.packed.PositionAndMovePacker;
import org.arbiterchess.text.Excerpt;
import org.arbiterchess.text.WordLookup;

/** Interprets words that {@link MoveTokenParser} does not recognise. Speed matters less here. */
final class UnusualTokenParser {

  static final WordLookup NULL_MOVES = new WordLookup("--", "Z0", "z0", "0000", "null", "pass");

  /** Words that describe the previous move. They are ignored: the move is clear without them. */
  private static final WordLookup REMARKS =
      new WordLookup("e.p.", "ep", "+", "++", "#", "ch", "ch.", "dis", "dbl", "mate", "x");

  /** Words that are treated as comments even without braces. */
  private static final WordLookup COMMENTS = new WordLookup("resigns", "resigned", "draw");

  /**
   * A word's meaning: a move, a NAG, a comment or nothing.
   *
   * @param move a packed move, {@link PackedLine#PASS}, or 0 if there is none
   * @param nag a numeric annotation glyph, or 0 if there is none
   * @param comment whether the word is a comment without braces
   */
  record Meaning(int move, int nag, boolean comment) {}

  private static final Meaning NOTHING = new Meaning(0, 0, false);
  private static final Meaning COMMENT = new Meaning(0, 0, true);

  private final PgnProblemCollector notebook;
  private final VariationStack lines;
  private final StartPositionReader start;

  UnusualTokenParser(
      PgnProblemCollector notebook, VariationStack lines, StartPositionReader start) {
    this.notebook = notebook;
    this.lines = lines;
    this.start = start;
  }

  Meaning read(byte[] text, int at, int end) {
    String word = TextDecoder.decode(text, at, Math.min(end, at + 100));
    if (NULL_MOVES.has(word)) {
      return new Meaning(PackedLine.PASS, 0, false);
    }
    int nag = Nags.ofSymbol(word);
    if (nag > 0 || REMARKS.has(word)) {
      notebook.forgive(nag > 0 ? PgnWarning.Kind.SYMBOL : PgnWarning.Kind.STRAY_SIGN, at);
      return new Meaning(0, nag, false);
    }
    if (COMMENTS.has(word)) {
      notebook.forgive(PgnWarning.Kind.STRAY_SIGN, at);
      return COMMENT;
    }
    return move(word, at);
  }

  private Meaning move(String word, int at) {
    Position position = position();
    MoveReading reading = position.readMove(word);
    if (reading instanceof MoveReading.Malformed malformed) {
      fail(PgnError.Kind.NOT_A_MOVE, at, word, Said.of(PgnText.NOT_UNDERSTOOD, malformed.remark()));
      return NOTHING;
    }
    if (reading instanceof MoveReading.Ambiguous ambiguous) {
      fail(
          PgnError.Kind.AMBIGUOUS_MOVE,
          at,
          word,
          Said.of(PgnText.NOT_UNDERSTOOD, ambiguous.remark(position)));
      return NOTHING;
    }
    Attempt attempt = ((MoveReading.Understood) reading).attempt();
    Ruling ruling = rule(position, attempt);
    if (ruling instanceof Ruling.Legal legal) {
      notebook.forgive(PgnWarning.Kind.OTHER_NOTATION, at);
      return new Meaning(PositionAndMovePacker.pack(lines.now(), legal.move()), 0, false);
    }
    Ruling.Illegal illegal = (Ruling.Illegal) ruling;
    Said why = Said.of(PgnText.NOT_ALLOWED, Excerpt.of(word), illegal);
    notebook.error(PgnError.Kind.ILLEGAL_MOVE, at, word, why, Optional.of(illegal));
    lines.breakOff();
    return NOTHING;
  }

  void cannotPass(byte[] text, int at) {
    String word = TextDecoder.decode(text, at, at + 2);
    fail(PgnError.Kind.ILLEGAL_MOVE, at, word, Said.of(PgnText.PASS_IN_CHECK));
  }

  private void fail(PgnError.Kind kind, int at, String word, Said why) {
    notebook.error(kind, at, word, why);
    lines.breakOff();
  }

  private Position position() {
    Position first = start.position();
    boolean black = start.packed().turn == 1;
    int number = first.fullmoveNumber() + (lines.plies() + (black ? 1 : 0)) / 2;
    return PositionAndMovePacker.position(lines.now(), first.variant(), 0, number);
  }

  /**
   * Rules on the attempt. Uses the main line's history if that history is available and affects the
   * ruling.
   */
  private Ruling rule(Position position, Attempt attempt) {
    Ruling ruling = position.rule(attempt);
    if (!(ruling instanceof Ruling.Illegal illegal)) {
      return ruling;
    }
    if (!position.hasLegalMove()) {
      return Game.start(position, Rulebook.OVER_THE_BOARD, TimeControl.NONE, 0).rule(attempt);
    }
    boolean recorded =
        switch (illegal.detail()) {
          case RIGHT_LOST, EN_PASSANT_NOT_NOW -> lines.depth() == 0;
          default -> false;
        };
    return recorded ? record().map(game -> game.rule(attempt)).orElse(ruling) : ruling;
  }

  /**
   * Converts the main line up to this point to a game. Returns empty if it contains a null move.
   */
  private Optional<Game> record() {
    GameEvent first =
        new GameEvent.Started(0, start.position(), Rulebook.OVER_THE_BOARD, TimeControl.NONE);
    Game game = Game.replay(List.of(first));
    for (int i = 0; i < lines.mainPlies(); i++) {
      int move = lines.moves()[i];
      if (move == PackedLine.PASS) {
        return Optional.empty();
      }
      game = game.apply(new GameEvent.MovePlayed(0, PositionAndMovePacker.attempt(move)));
    }
    return Optional.of(game);
  }
}
