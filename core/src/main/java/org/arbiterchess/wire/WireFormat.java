package org.arbiterchess.wire;

import java.util.List;
import java.util.Map;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.LongAlgebraic;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Uci;
import org.arbiterchess.tree.BoardForm;
import org.arbiterchess.tree.Fields;
import org.arbiterchess.tree.WireNodeReader;
import org.arbiterchess.tree.WireObjectBuilder;
import org.arbiterchess.wire.table.Commands;
import org.arbiterchess.wire.table.Events;
import org.jspecify.annotations.Nullable;

/**
 * Converts commands, events, games, decisions and rulings to and from trees, which are written as
 * JSON. A tree consists of maps with a fixed key order, lists, strings, booleans and integers.
 * Integers are {@code Integer} if they fit, otherwise {@code Long}. The caller may add keys to a
 * written tree.
 *
 * <p>Messages contain the version {@code "v"} and a {@code "type"}. Attempts, outcomes and rulings
 * are parts of messages and contain neither. Reading accepts any tree and never throws an
 * exception. Unknown versions and types, missing keys and invalid values are reported as problems
 * with a path. Unknown keys are ignored and null counts as missing, so that an older program can
 * read a newer one's messages. Writing throws {@code IllegalArgumentException} for a number or an
 * id that reading would reject.
 */
public final class WireFormat {

  /** The version of all messages. Messages with any other version are rejected. */
  public static final int VERSION = WireObjectBuilder.VERSION;

  /** The largest integer that every JSON parser represents exactly: 2^53 - 1. */
  public static final long MAX_NUMBER = WireObjectBuilder.MAX_NUMBER;

  /** Reads casual games only. */
  public static final WireFormat CASUAL = new WireFormat(List.of());

  private final Commands commands;
  private final Events events;

  /** A format that reads games in these modes, beside casual ones. Writing needs no modes. */
  public WireFormat(List<Mode> modes) {
    this.commands = new Commands(modes);
    this.events = new Events(modes);
  }

  public static Map<String, Object> write(Command command) {
    return Commands.write(command);
  }

  /** Returns the {@code type} of a command, such as {@code offerDraw}. */
  public static String typeOf(Command command) {
    return (String) write(command).getOrDefault("type", "");
  }

  public Reading<Command> readCommand(@Nullable Object tree) {
    return WireNodeReader.readMessage(tree, commands::read);
  }

  public static Map<String, Object> write(GameEvent event) {
    return Events.write(event);
  }

  public Reading<GameEvent> readEvent(@Nullable Object tree) {
    return WireNodeReader.readMessage(tree, events::read);
  }

  /** Writes a game as its event log. */
  public static Map<String, Object> write(Game game) {
    return Events.write(game);
  }

  /**
   * Reads and replays an event log. An event that cannot follow the previous ones is reported as a
   * problem.
   */
  public Reading<Game> readGame(@Nullable Object tree) {
    return WireNodeReader.readMessage(tree, events::readGame);
  }

  /**
   * Writes the response to a command: {@code {"v", "type": "accepted", "events"}}, or a refusal in
   * the language of the texts.
   */
  public static Map<String, Object> write(Decision decision, Texts texts) {
    return decision instanceof Decision.Accepted accepted
        ? WireObjectBuilder.message("accepted")
            .put("events", Events.writeAll(accepted.events()))
            .map()
        : write(((Decision.Refused) decision).refusal(), texts);
  }

  /**
   * {@code {"v", "type": "refused", "reason", "article"?, "sentence", "squares", "arrows"}}, where
   * squares and arrows show why a move is illegal.
   */
  public static Map<String, Object> write(Refusal refusal, Texts texts) {
    return WireObjectBuilder.message("refused")
        .word("reason", refusal.name())
        .put("article", refusal.article())
        .text("sentence", refusal.sentence(texts).cited())
        .squares("squares", refusal.ruling().map(Ruling.Illegal::squares).orElse(List.of()))
        .arrows("arrows", refusal.ruling().map(Ruling.Illegal::arrows).orElse(List.of()))
        .map();
  }

  /**
   * Writes a ruling in the {@code rule} command's output format, which cannot be read back. A legal
   * move is {@code {"legal": true, "uci", "san", "extended", "fen", "check", "mate", "why"}}, where
   * {@code fen}, {@code check} and {@code mate} describe the position after the move and {@code
   * why} is a sentence or null. An illegal move is {@code {"legal": false, "reason", "article",
   * "sentence", "squares", "arrows"}}.
   *
   * @param position the position before the attempt
   */
  public static Map<String, Object> write(Ruling ruling, Position position, Texts texts) {
    return ruling instanceof Ruling.Legal legal
        ? legal(legal.move(), position, texts)
        : illegal((Ruling.Illegal) ruling, texts);
  }

  private static Map<String, Object> legal(Move move, Position before, Texts texts) {
    Position after = before.play(move);
    return WireObjectBuilder.part()
        .flag("legal", true)
        .text("uci", Uci.write(before, move))
        .text("san", San.write(before, move))
        .text("extended", LongAlgebraic.writeLowercase(move))
        .text("fen", Fen.write(after))
        .flag("check", after.isCheck())
        .flag("mate", after.isCheckmate())
        .put("why", before.whyAllowed(move, texts).map(Sentence::cited).orElse(null))
        .map();
  }

  private static Map<String, Object> illegal(Ruling.Illegal ruling, Texts texts) {
    return WireObjectBuilder.part()
        .flag("legal", false)
        .constant("reason", ruling.reason())
        .word("article", ruling.article())
        .text("sentence", ruling.sentence(texts).cited())
        .squares("squares", ruling.squares())
        .arrows("arrows", ruling.arrows())
        .map();
  }

  /**
   * Writes an attempt as a string such as {@code e2e4}, {@code e7e8q} or {@code 0-0}, or as a map
   * if no piece can make the move.
   */
  public static Object write(Attempt attempt) {
    return BoardForm.ATTEMPT.writer().apply(attempt);
  }

  public static Reading<Attempt> readAttempt(@Nullable Object tree) {
    return WireNodeReader.readPart(tree, BoardForm.ATTEMPT.reader());
  }

  public static Map<String, Object> write(Outcome outcome) {
    return Fields.write(outcome, Events::outcome);
  }

  public static Reading<Outcome> readOutcome(@Nullable Object tree) {
    return WireNodeReader.readPart(tree, Events.OUTCOME.reader());
  }
}
