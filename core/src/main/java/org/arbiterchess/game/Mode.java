package org.arbiterchess.game;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Move;
import org.arbiterchess.tree.Messages;

/**
 * How a game is played. In a {@link #CASUAL} game, only legal moves are accepted, and a move is
 * completed at once. Another mode overrides what it does differently, and may have a state, actions
 * and events of its own.
 */
public class Mode {

  /** Only legal moves are accepted, and a move is completed at once. */
  public static final Mode CASUAL = new Mode("CASUAL");

  private final String name;

  /**
   * @param name the name in logs
   */
  protected Mode(String name) {
    this.name = name;
  }

  /** The name in logs, such as {@code CASUAL}. */
  public final String name() {
    return name;
  }

  /** Whether games under this rulebook can be played in this mode. */
  public boolean allows(Rulebook rulebook) {
    return true;
  }

  /** What the mode adds to the state of a new game. */
  protected Optional<Object> start(TimeControl control) {
    return Optional.empty();
  }

  /** Decides on a command during the game, at a time when no flag has fallen. */
  protected Decision decide(Game game, Command command, long now) {
    return Arbiter.ofMode(game, command, now);
  }

  /**
   * What stands in the way of an event, to decide on a command and to check a log. The game is not
   * over, and the event is neither its start nor its end.
   */
  protected Optional<Refusal> obstacle(Game game, GameEvent event) {
    return Obstacles.casual(game, event);
  }

  /**
   * The state after an event that nothing stands in the way of.
   *
   * @throws IllegalArgumentException if the event contradicts the position
   */
  protected GameState after(GameState state, GameEvent event) {
    return state.casualAfter(event);
  }

  /** The legal move that has been made on the board but not completed. */
  protected Optional<Move> madeMove(Game game) {
    return Optional.empty();
  }

  /** The pieces as they stand on the board. */
  protected Board board(Game game) {
    return game.position().board();
  }

  /** The moves that the player may make with the piece on a square. */
  protected List<Move> moves(Game game, Square from) {
    return game.position().legalMoves(from);
  }

  /** Whether the side to move may still claim a draw. */
  protected boolean mayClaim(Game game) {
    return true;
  }

  /**
   * The sentence that announces an event, given the state of the game before the event; empty if
   * nobody announces it.
   */
  protected Optional<Sentence> sentence(
      Game before, GameEvent event, Texts texts, PlayerNames names) {
    return new Announcement(before, texts, names).event(event);
  }

  /**
   * A comment of a game in PGN.
   *
   * @param commands the commands for programs
   * @param text what people read
   */
  public record PgnNote(List<String> commands, String text) {}

  /** The comments of a game in PGN, by the number of moves before them; none in a casual game. */
  public List<PgnNote> pgnNotes(Game game) {
    return List.of();
  }

  /** The table of the actions that only this mode has. */
  public Messages<Action> actions() {
    return new Messages<>();
  }

  /** The table of the events that only this mode has. */
  public Messages<GameEvent> events() {
    return new Messages<>();
  }

  @Override
  public final String toString() {
    return name;
  }
}
