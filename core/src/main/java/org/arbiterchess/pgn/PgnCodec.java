package org.arbiterchess.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.tree.MoveAnnotations;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.pgn.tree.PgnTag;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.Position;

/** Reads and writes single games as PGN. {@link PgnReader} reads files of any size. */
public final class PgnCodec {

  private final Wrapper lines = new Wrapper();

  /** Whether the next move needs a move number even if it is Black's. */
  private boolean interrupted = true;

  /** Whether a comment written at this point would be read as a comment on the previous move. */
  private boolean behindMove;

  private PgnCodec() {}

  /**
   * Writes a game in PGN export format: the Seven Tag Roster, the other tags sorted by name, and
   * the moves in lines of fewer than 80 characters. The text ends with a line feed. Games in one
   * file must be separated by an empty line.
   *
   * <ul>
   *   <li>The value of each given tag is put on one line and truncated to 120 characters. Blank
   *       values are treated as unknown. The tags below override given tags of the same name.
   *   <li>{@code FEN} and {@code SetUp} are written unless the game starts from the standard
   *       starting position. Chess960 games always have them, as X-FEN, together with {@code
   *       Variant "Chess960"}.
   *   <li>{@code TimeControl} is in seconds. PGN has no notation for delays, so {@code 300d3}
   *       stands for a simple delay and {@code 300b3} for a Bronstein delay, as in {@link
   *       TimeControl#text}. If the two players have different time controls, {@code
   *       WhiteTimeControl} and {@code BlackTimeControl} are written instead, as in other programs.
   *   <li>{@code Termination} is {@code time forfeit} after a flag fall, even if the game is a
   *       draw; {@code abandoned} if a player left or the game was aborted; {@code unterminated}
   *       while the game is in progress; {@code rules infraction} if a second illegal move or the
   *       arbiter ended a strict game; and otherwise {@code normal}.
   *   <li>If the game has a clock, a comment such as <code>{[%clk 0:04:58]}</code> after each move
   *       gives the player's remaining time, rounded down to whole seconds, as in {@link
   *       org.arbiterchess.game.Game#scoresheet}.
   *   <li>In a strict game, comments contain the arbiter's log in English, and a command such as
   *       <code>{[%arb pieceTouched 1500 by=white square=b1]}</code> for each event, with its time
   *       in milliseconds. The module {@code officiating} restores the game from them.
   *   <li>A comment before the result explains in English how the game ended. The result is {@code
   *       *} if the game is in progress, awaits a decision, or has no result.
   * </ul>
   */
  public static String write(Game game, PgnTags tags) {
    return write(PgnGame.of(game, tags));
  }

  /**
   * Writes a game in PGN export format. Reading the text back yields an equal game. A line exceeds
   * the usual length if a single word in a comment is too long to fit.
   */
  public static String write(PgnGame game) {
    PgnCodec text = new PgnCodec();
    text.line(game.line());
    text.lines.add(game.result().text());
    return tagPairs(game.tags()) + "\n" + text.lines.text();
  }

  /** Reads the first game in the text and reports any errors. Returns empty if there is no game. */
  public static Optional<PgnReading> read(String text) {
    PgnReader reader = new PgnReader(ByteSource.of(text));
    return reader.next() ? Optional.of(reader.read()) : Optional.empty();
  }

  /** A line of moves that is being written, and how much of it has been written. */
  private static final class Frame {

    final MoveLine line;

    /** The number of moves already written. */
    int moves;

    /** The number of variations already written for the last move. */
    int variations;

    Frame(MoveLine line) {
      this.line = line;
    }
  }

  /**
   * Writes a line of moves and its variations without recursion, because they can be nested deeply.
   */
  private void line(MoveLine main) {
    List<Frame> open = new ArrayList<>();
    open.add(new Frame(main));
    while (!open.isEmpty()) {
      Frame frame = open.get(open.size() - 1);
      List<MoveNode> moves = frame.line.moves();
      if (frame.moves > 0 && frame.variations < moves.get(frame.moves - 1).variations().size()) {
        lines.open("(");
        interrupted = true;
        behindMove = false;
        open.add(new Frame(moves.get(frame.moves - 1).variations().get(frame.variations++)));
      } else if (frame.moves < moves.size()) {
        frame.variations = 0;
        move(moves.get(frame.moves++));
      } else {
        comments(frame.line.closingComments());
        open.remove(open.size() - 1);
        if (!open.isEmpty()) {
          lines.close(")");
          interrupted = true;
          behindMove = false;
        }
      }
    }
  }

  private void move(MoveNode node) {
    MoveAnnotations notes = node.annotations();
    Position before = node.before();
    boolean numberFirst = behindMove;
    if (!numberFirst) {
      comments(notes.before());
    }
    boolean remarked = numberFirst && !notes.before().isEmpty();
    if (before.turn() == Color.WHITE) {
      lines.add(before.fullmoveNumber() + ".");
    } else if (interrupted || remarked) {
      lines.add(before.fullmoveNumber() + "...");
    }
    if (numberFirst) {
      comments(notes.before());
    }
    lines.add(node.san());
    interrupted = false;
    behindMove = true;
    for (int nag : notes.nags()) {
      lines.add("$" + nag);
    }
    comments(notes.after());
  }

  private void comments(List<PgnComment> comments) {
    for (PgnComment comment : comments) {
      lines.comment(comment.commands(), comment.text());
      interrupted = true;
    }
  }

  private static String tagPairs(PgnTags tags) {
    StringBuilder text = new StringBuilder();
    for (PgnTag tag : tags.list()) {
      text.append('[').append(tag.name()).append(" \"");
      for (int i = 0; i < tag.value().length(); i++) {
        char letter = tag.value().charAt(i);
        text.append(letter == '"' || letter == '\\' ? "\\" : "").append(letter);
      }
      text.append("\"]\n");
    }
    return text.toString();
  }

  /** Joins tokens with spaces into lines of fewer than 80 characters. */
  private static final class Wrapper {

    private static final int WIDTH = 79;

    private final StringBuilder text = new StringBuilder();
    private int column;

    /** The last token, not yet written because a closing bracket may still follow it. */
    private final StringBuilder last = new StringBuilder();

    /** The opening brackets to attach to the next token. */
    private String opening = "";

    void add(String piece) {
      flush();
      last.append(opening).append(piece);
      opening = "";
    }

    /** Attaches an opening bracket to the next token. */
    void open(String sign) {
      opening += sign;
    }

    /** Attaches a closing bracket to the previous token. */
    void close(String sign) {
      if (opening.isEmpty()) {
        last.append(sign);
      } else {
        add(sign);
      }
    }

    /**
     * Writes the commands and the text as one comment, because some programs keep only one comment
     * per move. Lines break between words, but never inside a command, including an event of a
     * strict game in the text.
     */
    void comment(List<String> commands, String words) {
      open("{");
      for (String command : commands) {
        add(command);
      }
      int from = 0;
      int lastClosing = words.lastIndexOf(']');
      for (int at = 0; at < words.length(); at++) {
        if (at < lastClosing && words.startsWith("[%arb ", at)) {
          at = words.indexOf(']', at);
        } else if (words.charAt(at) == ' ' && !words.startsWith("%", at + 1)) {
          // Many programs ignore a line that starts with a percent sign, so no line starts with
          // one.
          add(words.substring(from, at));
          from = at + 1;
        }
      }
      if (!words.isEmpty()) {
        add(words.substring(from));
      }
      close("}");
    }

    private void flush() {
      int length = last.length();
      if (length == 0) {
        return;
      }
      if (column > 0) {
        boolean fits = column + 1 + length <= WIDTH || last.charAt(0) == '%';
        text.append(fits ? ' ' : '\n');
        column = fits ? column + 1 : 0;
      }
      text.append(last);
      column += length;
      last.setLength(0);
    }

    /** Returns the whole text, ending with a line feed. */
    String text() {
      flush();
      return text.append('\n').toString();
    }
  }
}
