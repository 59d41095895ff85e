package org.arbiterchess.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Arbiter;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.Seat;
import org.arbiterchess.language.Texts;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;

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
  private final ScheduledExecutorService flagTimer =
      Executors.newSingleThreadScheduledExecutor(Terminal.daemons("flag timer"));

  private PlayerNames players;
  private final Supplier<Position> start;
  private Game game;
  private Future<?> nextFlag = CompletableFuture.completedFuture(null);
  private MatchScore score = MatchScore.NONE;
  private Optional<PlayerQuestion> question = Optional.empty();
  private Optional<String> lastRefusal = Optional.empty();
  private boolean flipped;
  private volatile boolean hasQuit;

  /**
   * Creates a session that starts with the given game.
   *
   * @param start supplies the starting position of rematches, which may be a random one
   * @param autoFlip whether to draw the board from the point of view of the player to move
   * @param time supplies the current time in milliseconds
   */
  PlaySession(
      PlayerNames players,
      Supplier<Position> start,
      Game game,
      PlayScreen screen,
      GameSaver saver,
      boolean autoFlip,
      LongSupplier time,
      Texts texts) {
    this.players = players;
    this.start = start;
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
    try {
      start(remarks);
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        handleLine(line);
        if (hasQuit) {
          return;
        }
      }
    } finally {
      saveAndQuit();
      flagTimer.shutdownNow();
      Terminal.removeShutdownHook(hook);
    }
  }

  private synchronized void start(List<String> remarks) {
    applyVerdict();
    showOpening(remarks);
    prompt();
  }

  private void showOpening(List<String> remarks) {
    screen.blankLine();
    screen.printWrapped(notices().title(game));
    screen.say(isReadOnly() ? TerminalText.STRICT_READ_ONLY : TerminalText.TYPE_MOVE_OR_HELP);
    remarks.forEach(screen::printWrapped);
    show(List.of(), true);
  }

  /** Whether the game is a strict one, which was saved elsewhere and can only be read here. */
  boolean isReadOnly() {
    return game.mode() != Mode.CASUAL;
  }

  private GameNotices notices() {
    return new GameNotices(players, texts);
  }

  private synchronized void handleLine(String line) {
    screen.echo(line);
    boolean flagFell = applyFlagFall();
    Optional<PlayerQuestion> asked = question;
    question = Optional.empty();
    if (asked.isEmpty() || !asked.get().onAnswer().test(line)) {
      // If the text could be either a move or a command, the move takes precedence.
      String text = line.trim();
      Reading<Attempt> reading = new TypedWords(texts).move(game.position(), text);
      List<Move> candidates = new TypedWords(texts).candidates(game.position(), text);
      boolean isMove = reading.isValid() || !candidates.isEmpty();
      if (asked.isPresent() && !isMove) {
        question = asked;
      } else if (!line.isBlank() && !(flagFell && isMove)) {
        handle(reading, candidates, text);
      }
    }
    if (!hasQuit) {
      prompt();
    }
  }

  private void handle(Reading<Attempt> reading, List<Move> candidates, String text) {
    if (reading instanceof Reading.Valid<Attempt> valid) {
      move(valid.value());
    } else if (!candidates.isEmpty()) {
      ask(PlayerQuestion.whichMove(candidates, game.position(), texts, this::move));
    } else {
      InGameCommand.read(text, texts)
          .ifPresentOrElse(
              new InGameCommandHandler(this, screen, texts)::handle,
              () -> screen.printWrapped(advice(text, reading.problems().get(0))));
    }
  }

  /** Explains what is wrong with text that is neither a move nor a command. */
  private String advice(String text, Problem problem) {
    // Text with a digit is more likely to be a mistyped move than a misspelt command.
    if (text.length() < 12 && text.chars().anyMatch(c -> c >= '0' && c <= '9')) {
      return problem.message(texts);
    }
    List<String> suggestions = InGameCommand.suggestions(text, texts);
    return texts.say(TerminalText.NO_SUCH_COMMAND, QuotedText.excerpt(text))
        + " "
        + (suggestions.isEmpty()
            ? texts.say(TerminalText.TYPE_MOVE_OR_HELP)
            : texts.say(TerminalText.DID_YOU_MEAN, suggestions));
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
    if (!isReadOnly()
        && !game.isOver()
        && decide(Seat.ARBITER, Action.Simple.CHECK_FLAG) instanceof Decision.Accepted accepted) {
      screen.blankLine();
      accept(accepted.events());
      return true;
    }
    return false;
  }

  private void scheduleFlagCheck() {
    nextFlag.cancel(false);
    OptionalLong flag = game.clock().map(Clock::flagFalls).orElse(OptionalLong.empty());
    if (flag.isPresent() && !game.isOver() && !flagTimer.isShutdown()) {
      long wait = Math.max(1, flag.getAsLong() - now());
      nextFlag = flagTimer.schedule(this::checkFlag, wait, TimeUnit.MILLISECONDS);
    }
  }

  void move(Attempt attempt) {
    act(seat(), new Action.Move(attempt));
  }

  /**
   * Applies all actions of the seat, or none if the arbiter refuses one of them. Returns whether
   * they were applied.
   */
  boolean act(Seat seat, Action... actions) {
    if (isReadOnly()) {
      screen.say(TerminalText.STRICT_READ_ONLY);
      return false;
    }
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
    List<String> eventNotices = new ArrayList<>();
    for (GameEvent event : events) {
      notices().eventNotice(event, game).ifPresent(eventNotices::add);
      game = game.apply(event);
    }
    applyVerdict();
    question = Optional.empty();
    lastRefusal = Optional.empty();
    if (game.isOver()) {
      score = score.with(players, game.outcome().orElseThrow().result());
    }
    if (game.isOver() || events.stream().anyMatch(GameNotices::changesBoard)) {
      show(eventNotices, true);
    } else if (!events.isEmpty()) {
      printOnce(eventNotices, notices().pendingOffer(game).map(List::of).orElse(List.of()));
    }
  }

  /** Decides a pending result, and ends the game if the position is dead (5.2.2). */
  private void applyVerdict() {
    Optional<Action> verdict =
        isReadOnly() ? Optional.empty() : Arbiter.findVerdict(game).map(Action.Verdict::new);
    if (verdict.isPresent()
        && decide(Seat.ARBITER, verdict.get()) instanceof Decision.Accepted accepted) {
      game = game.apply(accepted.events());
    }
  }

  private void refuse(Refusal refusal) {
    String sentence = refusal.sentence(texts).cited();
    lastRefusal = Optional.of(sentence);
    Optional<Ruling.Illegal> illegal = refusal.ruling();
    illegal
        .filter(ruling -> !ruling.squares().isEmpty())
        .ifPresent(ruling -> drawBoard(drawing -> drawing.mark(ruling)));
    screen.printWrapped(sentence);
    illegal
        .flatMap(ruling -> PlayerQuestion.promotion(ruling, texts, this::move))
        .ifPresent(this::ask);
  }

  /**
   * Draws the board and prints the latest events and current notices.
   *
   * @param moved whether to describe the last move in words and to offer an explanation of it
   */
  private void show(List<String> eventNotices, boolean moved) {
    drawBoard();
    List<String> latest = new ArrayList<>(eventNotices);
    if (screen.wordsOnly() && moved) {
      game.lastMove()
          .map(
              move ->
                  texts.say(TerminalText.LAST_MOVE, MoveList.last(game, texts), move.spoken(texts)))
          .ifPresent(latest::add);
    }
    printOnce(latest, notices().currentNotices(game));
    if (game.isOver()) {
      notices().outcomeNotices(game).forEach(screen::printWrapped);
      score.text(texts).ifPresent(screen::printWrapped);
    }
    if (moved && InGameCommandHandler.why(game, texts).isPresent()) {
      screen.say(TerminalText.ASK_WHY);
    }
    if (game.isOver()) {
      screen.say(TerminalText.AFTER_GAME);
    }
  }

  /** Prints the latest notices, then those current notices that have not just been printed. */
  private void printOnce(List<String> latest, List<String> current) {
    latest.forEach(screen::printWrapped);
    current.stream().filter(notice -> !latest.contains(notice)).forEach(screen::printWrapped);
  }

  /** Draws the board with marks for the last move and for a king in check. */
  void drawBoard() {
    drawBoard(
        drawing -> {
          game.lastMove()
              .ifPresent(move -> drawing.mark(move.from(), Mark.FROM).mark(move.to(), Mark.TO));
          if (game.position().isCheck()) {
            drawing.mark(game.position().king(game.position().turn()), Mark.CHECK);
          }
        });
  }

  void drawBoard(Consumer<TextBoardDrawing> marks) {
    screen.board(game, players, bottomColor(), marks, now());
  }

  private Color bottomColor() {
    Color color = autoFlip ? game.position().turn() : Color.WHITE;
    return flipped ? color.other() : color;
  }

  private void prompt() {
    scheduleFlagCheck();
    String text = question.map(PlayerQuestion::text).orElseGet(() -> notices().prompt(game, now()));
    screen.prompt(text + " >");
  }

  /** Starts another game with colours reversed. */
  void startRematch() {
    players = players.swapped();
    game = Game.start(start.get(), game.rulebook(), game.control(), now());
    saver.track(Optional.empty(), Optional.empty());
    lastRefusal = Optional.empty();
    showOpening(List.of());
  }

  void ask(PlayerQuestion prompt) {
    question = Optional.of(prompt);
  }

  void flip() {
    flipped = !flipped;
    drawBoard();
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
    return players.label(color, texts);
  }

  Optional<String> lastRefusal() {
    return lastRefusal;
  }

  SavedGame savedGame() {
    return new SavedGame(players, game);
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
