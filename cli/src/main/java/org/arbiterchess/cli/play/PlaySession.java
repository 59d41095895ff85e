package org.arbiterchess.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.drawing.BoardDrawing;
import org.arbiterchess.cli.terminal.ShutdownHooks;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Offer;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.VerdictFinder;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.winnability.Winnability;

/**
 * The table with the game on it: it hears a line, asks the arbiter, and shows what comes of it. The
 * game and the open question are the only things here that change, and whoever touches them, the
 * reader, the flag watch or the end of the program, holds this object's lock.
 */
public final class PlaySession {

  private final PlayScreen screen;
  private final GameSaver shelf;
  private final LongSupplier time;
  private final boolean turning;
  private final FlagTimer watch = new FlagTimer(this::lookAtTheClock);

  private MatchSettings setting;
  private Game game;
  private MatchScore score = MatchScore.NONE;
  private Optional<PlayerPrompt> question = Optional.empty();
  private Optional<String> lastRefusal = Optional.empty();
  private boolean flipped;
  private boolean left;

  /**
   * A table for the given game.
   *
   * @param turning whether the board turns to face the player to move
   * @param time what time it is, in milliseconds
   */
  public PlaySession(
      MatchSettings setting,
      Game game,
      PlayScreen screen,
      GameSaver shelf,
      boolean turning,
      LongSupplier time) {
    this.setting = setting;
    this.game = game;
    this.screen = screen;
    this.shelf = shelf;
    this.turning = turning;
    this.time = time;
  }

  /** Plays until the players leave or nothing more is typed. */
  public void play(BufferedReader in, List<String> remarks) throws IOException {
    Thread interrupted = new Thread(this::leaveInHaste);
    Runtime.getRuntime().addShutdownHook(interrupted);
    try (watch) {
      begin(remarks);
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        hear(line);
        if (hasLeft()) {
          return;
        }
      }
    } finally {
      leaveInHaste();
      ShutdownHooks.forget(interrupted);
    }
  }

  private synchronized boolean hasLeft() {
    return left;
  }

  private synchronized void begin(List<String> remarks) {
    settle();
    open(remarks);
    prompt();
  }

  private void open(List<String> remarks) {
    screen.gap();
    screen.say(GameNotices.title(setting.players(), game));
    screen.say("Type a move such as e4 or Nf3, or help.");
    remarks.forEach(screen::say);
    show(List.of());
  }

  private synchronized void hear(String line) {
    screen.heard(line);
    boolean fallen = noticeFlag();
    Optional<PlayerPrompt> asked = question;
    question = Optional.empty();
    if (asked.isEmpty() || !asked.get().answer().test(line)) {
      PlayerInput typed = PlayerInput.read(game.position(), line);
      boolean move = typed instanceof PlayerInput.Tried || typed instanceof PlayerInput.Unclear;
      if (asked.isPresent() && !move) {
        question = asked;
      } else if (!(fallen && move)) {
        take(typed);
      }
    }
    if (!left) {
      prompt();
    }
  }

  private void take(PlayerInput typed) {
    if (typed instanceof PlayerInput.Tried tried) {
      move(tried.attempt());
    } else if (typed instanceof PlayerInput.Unclear unclear) {
      ask(MovePrompts.which(unclear.reading(), game.position(), this::move));
    } else if (typed instanceof PlayerInput.Said said) {
      new InGameCommandHandler(this, screen).run(said);
    } else if (typed instanceof PlayerInput.NotUnderstood not) {
      screen.say(not.answer());
    }
  }

  /** Looked at from the flag watch, while nobody types. */
  private synchronized void lookAtTheClock() {
    if (!left && noticeFlag()) {
      prompt();
    } else if (!left) {
      expectFlag();
    }
  }

  private boolean noticeFlag() {
    Command look = new Command.CheckFlag(Seat.ARBITER, id());
    if (!game.isOver() && Arbiter.decide(game, look, now()) instanceof Decision.Accepted accepted) {
      screen.gap();
      accept(accepted.events());
      return true;
    }
    return false;
  }

  private void expectFlag() {
    OptionalLong flag = game.clock().map(Clock::flagFalls).orElse(OptionalLong.empty());
    watch.expect(game.isOver() ? OptionalLong.empty() : flag, now());
  }

  void move(Attempt attempt) {
    command(new Command.Move(seat(), id(), attempt));
  }

  /** Asks the arbiter, one thing after the other, and lets all happen or says why not. */
  void command(Command... commands) {
    List<GameEvent> events = new ArrayList<>();
    Game after = game;
    for (Command command : commands) {
      Decision decision = Arbiter.decide(after, command, now());
      if (decision instanceof Decision.Refused refused) {
        refuse(refused.refusal());
        return;
      }
      List<GameEvent> decided = ((Decision.Accepted) decision).events();
      after = after.apply(decided);
      events.addAll(decided);
    }
    accept(events);
  }

  private void accept(List<GameEvent> events) {
    List<String> notices = new ArrayList<>();
    boolean seen = false;
    for (GameEvent event : events) {
      GameNotices.of(event, game, setting.players()).ifPresent(notices::add);
      game = game.apply(event);
      seen |=
          event instanceof GameEvent.MovePlayed
              || event instanceof GameEvent.TakenBack
              || event instanceof GameEvent.Ended;
    }
    settle();
    question = Optional.empty();
    lastRefusal = Optional.empty();
    if (game.isOver()) {
      score = score.with(setting.players(), game.outcome().orElseThrow().result());
    }
    if (seen) {
      show(notices);
    } else {
      notices.forEach(screen::say);
      GameNotices.open(game, setting.players()).ifPresent(screen::say);
    }
  }

  /** Finds the result that waits for it, and sees whether the position is dead (5.2.2). */
  private void settle() {
    Optional<Winnability.Answer> found = VerdictFinder.find(game);
    if (found.isPresent()) {
      Command verdict = new Command.Verdict(Seat.ARBITER, id(), found.get());
      if (Arbiter.decide(game, verdict, now()) instanceof Decision.Accepted accepted) {
        game = game.apply(accepted.events());
      }
    }
  }

  private void refuse(Refusal refusal) {
    String sentence = refusal.sentence(Phrasebook.english()).cited();
    lastRefusal = Optional.of(sentence);
    if (refusal instanceof Refusal.OfMove of && !of.ruling().squares().isEmpty()) {
      picture(BoardMarks.of(of.ruling()));
    }
    screen.say(sentence);
    if (refusal instanceof Refusal.OfMove of) {
      MovePrompts.promotion(of.ruling(), this::move).ifPresent(this::ask);
    }
  }

  /** The board, and under it what has happened and what is the case. */
  private void show(List<String> notices) {
    picture(BoardMarks.of(game));
    notices.forEach(screen::say);
    if (screen.isForListening()) {
      game.lastMove()
          .ifPresent(
              m ->
                  screen.say(
                      MoveListText.last(game) + ", " + Phrasebook.english().spoken(m) + "."));
    }
    GameNotices.now(game, setting.players()).forEach(screen::say);
    if (game.isOver()) {
      GameNotices.end(game).forEach(screen::say);
      OutcomeExplanation.of(game).forEach(screen::say);
      score.text().ifPresent(screen::say);
    }
    if (InGameCommandHandler.why(game).isPresent()) {
      screen.say("(Why was that allowed? Type why.)");
    }
    if (game.isOver()) {
      screen.say("Type new for another game, save to keep this one, quit to leave.");
    }
  }

  void picture(Consumer<BoardDrawing> marks) {
    screen.picture(game, setting.players(), below(), marks, now());
  }

  private Color below() {
    Color near = turning ? game.position().turn() : Color.WHITE;
    return flipped ? near.other() : near;
  }

  private void prompt() {
    expectFlag();
    screen.prompt(question.map(PlayerPrompt::text).orElseGet(this::usualPrompt) + " >");
  }

  /** Whose move it is, and if something was asked, who is to answer. */
  private String usualPrompt() {
    if (game.isOver()) {
      return "Game over";
    }
    Color turn = game.position().turn();
    Optional<Offer> takeback = game.takebackRequest();
    Optional<Color> answering = takeback.or(game::drawOffer).map(open -> open.by().other());
    if (answering.isEmpty()) {
      return movePrompt();
    }
    String answer = ", accept or decline the " + (takeback.isPresent() ? "takeback" : "draw");
    if (answering.get() == turn) {
      return movePrompt() + answer;
    }
    String clock = game.clock().isPresent() ? movePrompt() + "; " : "";
    return clock + setting.players().called(answering.get()) + answer;
  }

  /** Move number, side and time. */
  private String movePrompt() {
    Color turn = game.position().turn();
    String clock = game.clock().map(c -> " " + ClockFormat.of(c.remaining(turn, now()))).orElse("");
    return String.format(
        Locale.ROOT,
        "%d%s %s%s%s",
        game.position().fullmoveNumber(),
        turn == Color.WHITE ? "." : "...",
        setting.players().called(turn),
        clock,
        game.isPaused() ? " (paused)" : "");
  }

  /** Puts a game on the table, after this one or in its place. */
  void startAgain() {
    setting = setting.withColorsSwapped();
    game = setting.begin(now());
    shelf.forget();
    lastRefusal = Optional.empty();
    open(List.of());
  }

  void ask(PlayerPrompt asked) {
    question = Optional.of(asked);
  }

  void flip() {
    flipped = !flipped;
  }

  void leave() {
    left = true;
  }

  /** The input has ended, or the program is being stopped: the game is kept without asking. */
  private synchronized void leaveInHaste() {
    if (!left) {
      left = true;
      List<String> told = shelf.keepUnfinished(saved(), now());
      screen.gap();
      told.forEach(screen::line);
    }
  }

  Game game() {
    return game;
  }

  /** {@code Ann (White)}, or only {@code White}. */
  String called(Color color) {
    return setting.players().called(color);
  }

  Optional<String> lastRefusal() {
    return lastRefusal;
  }

  SavedGame saved() {
    return new SavedGame(setting.players(), game);
  }

  GameSaver shelf() {
    return shelf;
  }

  long now() {
    return time.getAsLong();
  }

  /** The seat of the player to move, who is taken to be the one that types. */
  Seat seat() {
    return Seat.of(game.position().turn());
  }

  /** An id that no other command of this game has. */
  String id() {
    return "table-" + game.size();
  }
}
