package org.arbiterchess.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.ShutdownHookRemover;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.GameVerdictFinder;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.Seat;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.Strict;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.winnability.Winnability;

/**
 * A session of one or more games. It reads lines, passes commands to the arbiter and prints the
 * results. The input thread, the flag timer and the shutdown hook synchronise on this object.
 */
final class PlaySession {

  private final PlayScreen screen;
  private final GameSaver saver;
  private final LongSupplier time;
  private final boolean autoFlip;
  private final Texts texts;
  private final FlagTimer flagTimer = new FlagTimer(this::checkFlag);

  private TerminalGameSettings settings;
  private Game game;
  private MatchScore score = MatchScore.NONE;
  private Optional<PlayerQuestion> question = Optional.empty();
  private Optional<String> lastRefusal = Optional.empty();
  private boolean flipped;
  private boolean hasQuit;

  /**
   * Creates a session that starts with the given game.
   *
   * @param autoFlip whether to draw the board from the point of view of the player to move
   * @param time supplies the current time in milliseconds
   */
  PlaySession(
      TerminalGameSettings settings,
      Game game,
      PlayScreen screen,
      GameSaver saver,
      boolean autoFlip,
      LongSupplier time,
      Texts texts) {
    this.settings = settings;
    this.game = game;
    this.screen = screen;
    this.saver = saver;
    this.autoFlip = autoFlip;
    this.time = time;
    this.texts = texts;
  }

  /** Plays until the players quit or the input ends. */
  void play(BufferedReader in, List<String> remarks) throws IOException {
    Thread hook = new Thread(this::saveAndQuit);
    Runtime.getRuntime().addShutdownHook(hook);
    try (flagTimer) {
      start(remarks);
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        handleLine(line);
        if (hasQuit()) {
          return;
        }
      }
    } finally {
      saveAndQuit();
      ShutdownHookRemover.remove(hook);
    }
  }

  private synchronized boolean hasQuit() {
    return hasQuit;
  }

  private synchronized void start(List<String> remarks) {
    applyVerdict();
    showOpening(remarks);
    prompt();
  }

  private void showOpening(List<String> remarks) {
    screen.blankLine();
    screen.printWrapped(notices().title(game));
    screen.printWrapped(
        isStrict()
            ? texts.say(TerminalText.STRICT_HINT)
            : texts.say(TerminalText.TYPE_MOVE_OR_HELP));
    remarks.forEach(screen::printWrappedAsIs);
    show(List.of(), true);
  }

  private boolean isStrict() {
    return game.mode() == Strict.MODE;
  }

  private GameNotices notices() {
    return new GameNotices(settings.players(), texts);
  }

  private synchronized void handleLine(String line) {
    screen.echo(line);
    boolean flagFell = applyFlagFall();
    Optional<PlayerQuestion> asked = question;
    question = Optional.empty();
    if (asked.isEmpty() || !asked.get().onAnswer().test(line)) {
      PlayerInput input = PlayerInput.read(game, line, texts);
      boolean isMove =
          input instanceof PlayerInput.MoveAttempt || input instanceof PlayerInput.AmbiguousMove;
      if (asked.isPresent() && !isMove) {
        question = asked;
      } else if (!(flagFell && isMove)) {
        handle(input);
      }
    }
    if (!hasQuit) {
      prompt();
    }
  }

  private void handle(PlayerInput input) {
    if (input instanceof PlayerInput.MoveAttempt move) {
      move(move.attempt());
    } else if (input instanceof PlayerInput.AmbiguousMove move) {
      ask(UnclearMoveQuestions.chooseMove(move.reading(), game.position(), texts, this::move));
    } else if (input instanceof PlayerInput.TypedCommand typed) {
      new InGameCommandHandler(this, screen, texts).handle(typed);
    } else if (input instanceof PlayerInput.Unrecognized unrecognized) {
      screen.printWrapped(unrecognized.advice());
    } else if (isStrict()) {
      strictActions().enter();
    }
  }

  /** Checks whether a flag has fallen. The flag timer calls this method. */
  private synchronized void checkFlag() {
    if (!hasQuit && applyFlagFall()) {
      prompt();
    } else if (!hasQuit) {
      scheduleFlagCheck();
    }
  }

  private boolean applyFlagFall() {
    if (!game.isOver()
        && decide(Seat.ARBITER, Action.Simple.CHECK_FLAG) instanceof Decision.Accepted accepted) {
      screen.blankLine();
      accept(accepted.events());
      return true;
    }
    return false;
  }

  private void scheduleFlagCheck() {
    OptionalLong flag = game.clock().map(Clock::flagFalls).orElse(OptionalLong.empty());
    flagTimer.schedule(game.isOver() ? OptionalLong.empty() : flag, now());
  }

  /** Plays a move or, in strict play, releases a piece. */
  void move(Attempt attempt) {
    if (isStrict()) {
      strictActions().release(attempt);
    } else {
      act(seat(), new Action.Move(attempt));
    }
  }

  private StrictActionHandler strictActions() {
    return new StrictActionHandler(this, screen, texts);
  }

  /**
   * Applies all actions of the seat, or none if the arbiter refuses one of them. Returns whether
   * they were applied.
   */
  boolean act(Seat seat, Action... actions) {
    List<GameEvent> events = new ArrayList<>();
    Game after = game;
    for (Action action : actions) {
      Decision decision = Arbiter.decide(after, command(seat, action), now());
      if (decision instanceof Decision.Refused refused) {
        refuse(refused.refusal());
        return false;
      }
      List<GameEvent> accepted = ((Decision.Accepted) decision).events();
      after = after.apply(accepted);
      events.addAll(accepted);
    }
    accept(events);
    return true;
  }

  private void accept(List<GameEvent> events) {
    int pliesBefore = game.plies();
    List<String> eventNotices = new ArrayList<>();
    for (GameEvent event : events) {
      notices().eventNotice(event, game, events).ifPresent(eventNotices::add);
      game = game.apply(event);
    }
    applyVerdict();
    question = Optional.empty();
    lastRefusal = Optional.empty();
    if (game.isOver()) {
      score = score.with(settings.players(), game.outcome().orElseThrow().result());
    }
    if (game.isOver() || events.stream().anyMatch(GameNotices::changesBoard)) {
      show(eventNotices, game.plies() > pliesBefore || !isStrict());
    } else if (!events.isEmpty()) {
      printOnce(eventNotices, notices().noticesOnSameBoard(game, now()));
    }
  }

  /** Decides a pending result, and ends the game if the position is dead (5.2.2). */
  private void applyVerdict() {
    Optional<Winnability.Answer> found = GameVerdictFinder.find(game);
    if (found.isPresent()) {
      Action verdict = new Action.Verdict(found.get());
      if (decide(Seat.ARBITER, verdict) instanceof Decision.Accepted accepted) {
        game = game.apply(accepted.events());
      }
    }
  }

  private void refuse(Refusal refusal) {
    String sentence = refusal.sentence(texts).cited();
    lastRefusal = Optional.of(sentence);
    Optional<Ruling.Illegal> illegal =
        refusal instanceof Refusal.OfMove of && !isStrict()
            ? Optional.of(of.ruling())
            : Optional.empty();
    illegal
        .filter(ruling -> !ruling.squares().isEmpty())
        .ifPresent(ruling -> drawBoard(BoardMarks.of(ruling)));
    screen.printWrapped(sentence);
    illegal
        .flatMap(ruling -> UnclearMoveQuestions.promotion(ruling, texts, this::move))
        .ifPresent(this::ask);
  }

  /**
   * Draws the board and prints the latest events and current notices.
   *
   * @param moved whether to describe the last move in words and to offer an explanation of it
   */
  private void show(List<String> eventNotices, boolean moved) {
    drawBoard(BoardMarks.of(game));
    List<String> latest = new ArrayList<>(eventNotices);
    if (screen.isWordsOnly() && moved) {
      game.lastMove()
          .map(
              move ->
                  texts.say(TerminalText.LAST_MOVE, MoveListText.last(game), move.spoken(texts)))
          .ifPresent(latest::add);
    }
    printOnce(latest, notices().currentNotices(game, now()));
    if (game.isOver()) {
      notices().outcomeNotices(game).forEach(screen::printWrapped);
      score.text(texts).ifPresent(screen::printWrapped);
    }
    boolean announcesCheck = isStrict() && !game.isOver() && game.position().isCheck();
    if (moved && !announcesCheck && InGameCommandHandler.why(game, texts).isPresent()) {
      screen.printWrapped(texts.say(TerminalText.ASK_WHY));
    }
    if (game.isOver()) {
      screen.printWrapped(texts.say(TerminalText.AFTER_GAME));
    }
  }

  /** Prints the latest notices, then those current notices that have not just been printed. */
  private void printOnce(List<String> latest, List<String> current) {
    latest.forEach(screen::printWrapped);
    current.stream().filter(notice -> !latest.contains(notice)).forEach(screen::printWrapped);
  }

  void drawBoard(Consumer<TextBoardDrawing> marks) {
    screen.board(game, labels(), bottomColor(), marks, now());
  }

  private PlayerLabels labels() {
    return new PlayerLabels(settings.players(), texts);
  }

  private Color bottomColor() {
    Color color = autoFlip ? game.position().turn() : Color.WHITE;
    return flipped ? color.other() : color;
  }

  private void prompt() {
    scheduleFlagCheck();
    PromptText usual = new PromptText(game, labels(), texts, now());
    screen.prompt(question.map(PlayerQuestion::text).orElseGet(usual::text) + " >");
  }

  /** Starts another game with colours reversed. */
  void startRematch() {
    settings = settings.withColorsSwapped();
    game = settings.newGame(now());
    saver.reset();
    lastRefusal = Optional.empty();
    showOpening(List.of());
  }

  void ask(PlayerQuestion prompt) {
    question = Optional.of(prompt);
  }

  void flip() {
    flipped = !flipped;
  }

  void quit() {
    hasQuit = true;
  }

  /**
   * Saves the game and quits without asking for confirmation, because the input has ended or the
   * JVM is shutting down.
   */
  private synchronized void saveAndQuit() {
    if (!hasQuit) {
      hasQuit = true;
      List<String> lines = saver.saveUnfinished(savedGame(), now());
      screen.blankLine();
      lines.forEach(screen::printLine);
    }
  }

  Game game() {
    return game;
  }

  String nameOf(Color color) {
    return labels().of(color);
  }

  Optional<String> lastRefusal() {
    return lastRefusal;
  }

  SavedGame savedGame() {
    return new SavedGame(settings.players(), game);
  }

  GameSaver saver() {
    return saver;
  }

  long now() {
    return time.getAsLong();
  }

  /** Returns the seat of the player to move, who is assumed to be typing. */
  Seat seat() {
    return Seat.of(game.position().turn());
  }

  /** The arbiter's decision on an action that is not applied yet. */
  Decision decide(Seat seat, Action action) {
    return Arbiter.decide(game, command(seat, action), now());
  }

  /** Returns a command whose id is unique within the game. */
  private Command command(Seat seat, Action action) {
    return new Command(seat, "table-" + game.size(), action);
  }
}
