package org.arbiterchess.pgn.tree;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Scoresheet;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Position;

/** Converts a {@link Game} to PGN: its moves with their comments, and its tags. */
final class GameToPgn {

  private GameToPgn() {}

  static MoveLine line(Game game) {
    Comments comments = new Comments(game);
    List<PgnComment> opening = comment(comments, 0);
    List<MoveNode> moves = new ArrayList<>();
    Position position = game.startingPosition();
    for (Scoresheet.Entry entry : comments.entries()) {
      List<PgnComment> before = moves.isEmpty() ? opening : List.of();
      MoveNode node = MoveNode.of(position, entry.move());
      List<PgnComment> after = comment(comments, moves.size() + 1);
      moves.add(node.withAnnotations(new MoveAnnotations(before, List.of(), after)));
      position = node.after();
    }
    return MoveLine.of(moves, moves.isEmpty() ? opening : List.of());
  }

  private static List<PgnComment> comment(Comments comments, int ply) {
    String commands = String.join(" ", comments.commands(ply));
    return List.of(PgnComment.of(commands + " " + comments.text(ply)));
  }

  /**
   * The PGN comments of a {@link Game}, indexed by the number of moves before them. They contain
   * clock times, the arbiter's log of a strict game, and a description of how the game ended.
   */
  private static final class Comments {

    private final Game game;
    private final List<Scoresheet.Entry> entries;
    private final List<Mode.PgnNote> ofMode;

    Comments(Game game) {
      this.game = game;
      entries = Scoresheet.of(game);
      ofMode = game.mode().pgnNotes(game);
    }

    List<Scoresheet.Entry> entries() {
      return entries;
    }

    List<String> commands(int ply) {
      List<String> commands = new ArrayList<>();
      if (ply > 0 && entries.get(ply - 1).clock().isPresent()) {
        long millis = entries.get(ply - 1).clock().getAsLong();
        commands.add("[%clk " + PgnTimeControl.clock(millis) + "]");
      }
      if (!ofMode.isEmpty()) {
        commands.addAll(ofMode.get(ply).commands());
      }
      return commands;
    }

    String text(int ply) {
      String offer = ply > 0 && entries.get(ply - 1).drawOffered() ? "(=) " : "";
      String own = ofMode.isEmpty() ? "" : ofMode.get(ply).text();
      return (offer + own + (ply == game.plies() ? ending() : "")).trim();
    }

    /**
     * Describes how the game ended. The text contains no braces, because a closing brace would end
     * the comment.
     */
    private String ending() {
      Texts english = Texts.english();
      String how = Announcement.ofOutcome(game, english).map(Sentence::cited).orElse("");
      String why =
          game.outcome()
              .flatMap(o -> Announcement.whyDrawn(o, english))
              .map(w -> " " + w)
              .orElse("");
      return (how + why).replace('{', '(').replace('}', ')');
    }
  }

  /**
   * The maximum length of a value supplied by the caller. Because escaping can double the length,
   * this keeps each line within PGN's limit of 255 characters.
   */
  static final int MAX_LENGTH = 120;

  static PgnTags tags(Game game, PgnTags given) {
    PgnTags tidy = PgnTags.UNKNOWN;
    for (PgnTag tag : given.list()) {
      String value = onOneLine(tag.value());
      tidy = value.isEmpty() ? tidy : tidy.with(tag.name(), value);
    }
    PgnTag termination = new PgnTag("Termination", termination(game));
    String white = PgnTimeControl.control(game.control(), Color.WHITE);
    String black = PgnTimeControl.control(game.control(), Color.BLACK);
    return white.equals(black)
        ? tidy.exported(
            game.startingPosition(), result(game), termination, new PgnTag("TimeControl", white))
        : tidy.exported(
            game.startingPosition(),
            result(game),
            termination,
            new PgnTag("BlackTimeControl", black),
            new PgnTag("WhiteTimeControl", white));
  }

  /** Returns the game's result, or NONE while the game is in progress. */
  static Result result(Game game) {
    return game.outcome().map(Outcome::result).orElse(Result.NONE);
  }

  /** Collapses each run of spaces and control characters to one space, and trims the text. */
  private static String onOneLine(String text) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (!isBlank(letter)) {
        line.append(letter);
      } else if (line.length() > 0 && line.charAt(line.length() - 1) != ' ') {
        line.append(' ');
      }
    }
    return cut(line.toString()).trim();
  }

  private static boolean isBlank(char letter) {
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
      case CHECKMATE,
          STALEMATE,
          DEAD_POSITION,
          FIVEFOLD_REPETITION,
          SEVENTY_FIVE_MOVES,
          THREEFOLD_REPETITION,
          FIFTY_MOVES,
          RESIGNATION,
          AGREEMENT ->
          "normal";
      case FLAG -> "time forfeit";
      case ABORTED, STOPPED, ABANDONED -> "abandoned";
      case ILLEGAL_MOVES, DECLARED -> "rules infraction";
    };
  }
}
