package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.ScoresheetMove;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Position;

/** Converts a {@link Game} to PGN: its moves with their comments, and its tags. */
final class GameToPgn {

  private GameToPgn() {}

  static MoveLine line(Game game) {
    List<ScoresheetMove> entries = game.scoresheet();
    List<Mode.PgnNote> notes = game.mode().pgnNotes(game);
    List<PgnComment> opening = comment(game, entries, notes, 0);
    List<MoveNode> moves = new ArrayList<>();
    Position position = game.startingPosition();
    for (ScoresheetMove entry : entries) {
      List<PgnComment> before = moves.isEmpty() ? opening : List.of();
      MoveNode node = MoveNode.of(position, entry.move());
      List<PgnComment> after = comment(game, entries, notes, moves.size() + 1);
      moves.add(node.withAnnotations(new MoveAnnotations(before, List.of(), after)));
      position = node.after();
    }
    return new MoveLine(moves, moves.isEmpty() ? opening : List.of());
  }

  /**
   * Returns the comment after a number of half-moves: the clock time, the arbiter's log of a strict
   * game, and a description of how the game ended.
   */
  private static List<PgnComment> comment(
      Game game, List<ScoresheetMove> entries, List<Mode.PgnNote> notes, int ply) {
    List<String> words = new ArrayList<>();
    if (ply > 0 && entries.get(ply - 1).clock().isPresent()) {
      long millis = entries.get(ply - 1).clock().getAsLong();
      words.add("[%clk " + PgnTimeControl.clock(millis) + "]");
    }
    if (!notes.isEmpty()) {
      words.addAll(notes.get(ply).commands());
    }
    words.add(ply > 0 && entries.get(ply - 1).drawOffered() ? "(=)" : "");
    String own = notes.isEmpty() ? "" : notes.get(ply).text();
    words.add(own + (ply == game.plies() ? ending(game) : ""));
    return List.of(PgnComment.of(String.join(" ", words)));
  }

  private static String ending(Game game) {
    Texts english = Texts.english();
    String how = Announcement.ofOutcome(game, english).map(Sentence::cited).orElse("");
    String why =
        game.outcome().flatMap(o -> Announcement.whyDrawn(o, english)).map(w -> " " + w).orElse("");
    // A closing brace would end the comment.
    return (how + why).replace('{', '(').replace('}', ')');
  }

  /**
   * The maximum length of a value supplied by the caller. Because escaping can double the length,
   * this keeps each line within PGN's limit of 255 characters.
   */
  static final int MAX_LENGTH = 120;

  static PgnTags tags(Game game, PgnTags given) {
    PgnTags tidy = PgnTags.UNKNOWN;
    for (PgnTag tag : given.list()) {
      String value = cut(PgnComment.onOneLine(tag.value(), GameToPgn::isBlank)).trim();
      tidy = value.isEmpty() ? tidy : tidy.with(tag.name(), value);
    }
    String white = PgnTimeControl.control(game.control(), Color.WHITE);
    String black = PgnTimeControl.control(game.control(), Color.BLACK);
    PgnTag termination = new PgnTag("Termination", termination(game));
    PgnTag first = new PgnTag(white.equals(black) ? "TimeControl" : "WhiteTimeControl", white);
    PgnTag second = white.equals(black) ? first : new PgnTag("BlackTimeControl", black);
    return tidy.exported(game.startingPosition(), result(game), termination, first, second);
  }

  /** Returns the game's result, or NONE while the game is in progress. */
  static Result result(Game game) {
    return game.outcome().map(Outcome::result).orElse(Result.NONE);
  }

  private static boolean isBlank(int letter) {
    return letter <= ' '
        || (letter >= 0x7F && letter <= 0xA0)
        || letter == 0x2028
        || letter == 0x2029;
  }

  /** Truncates text without splitting a surrogate pair. */
  private static String cut(String text) {
    if (text.length() <= MAX_LENGTH) {
      return text;
    }
    char last = text.charAt(MAX_LENGTH - 1);
    boolean half = last >= 0xD800 && last <= 0xDBFF;
    return text.substring(0, half ? MAX_LENGTH - 1 : MAX_LENGTH);
  }

  private static String termination(Game game) {
    if (!game.isOver()) {
      return "unterminated";
    }
    return switch (game.outcome().orElseThrow().ending()) {
      case FLAG -> "time forfeit";
      case ABORTED, STOPPED, ABANDONED -> "abandoned";
      case ILLEGAL_MOVES, DECLARED -> "rules infraction";
      default -> "normal";
    };
  }
}
