package org.arbiterchess.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Seat;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.StrictAction;
import org.arbiterchess.rules.Position;

/**
 * Executes the strict-play command {@code arbiter …}, which calls the arbiter or performs one of
 * the arbiter's actions.
 */
final class ArbiterActHandler {

  private static final Pattern TIME =
      Pattern.compile("([+-]?)(?:([0-9]{1,2}):)?([0-9]{1,3}):([0-5][0-9])");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");

  private final PlaySession session;
  private final PlayScreen screen;
  private final Texts texts;
  private final TypedWordMatcher words;

  ArbiterActHandler(PlaySession session, PlayScreen screen, Texts texts) {
    this.session = session;
    this.screen = screen;
    this.texts = texts;
    this.words = new TypedWordMatcher(texts);
  }

  void handle(String text) {
    Optional<ArbiterAct> act = act(text);
    if (text.isEmpty()) {
      call();
    } else if (act.isEmpty()) {
      showActs();
    } else {
      act(act.get(), argument(text, act.get()));
    }
  }

  /** Calls the arbiter on behalf of the player to move. This stops both clocks (6.11.2). */
  void call() {
    if (StrictPauseReason.of(session.game()) == StrictPauseReason.ARBITER) {
      showActs();
    } else {
      session.act(session.seat(), StrictAction.Simple.CALL_ARBITER);
    }
  }

  void resume() {
    session.act(Seat.ARBITER, Action.Simple.RESUME);
  }

  private void act(ArbiterAct act, String argument) {
    switch (act) {
      case CONTINUE -> resume();
      case TIME -> addTime(argument);
      case CLOCK -> setClock(argument);
      case MOVES -> setMoveCount(argument);
      case WARN -> withColor(act, argument, color -> new StrictAction.Warn(color));
      case BACK -> restore(argument);
      case LOST ->
          withColor(
              act,
              argument,
              color -> declare(Result.winFor(color.other()), afterFirstWord(argument)));
      case DRAW -> session.act(Seat.ARBITER, declare(Result.DRAW, argument));
      case NO_RESULT -> session.act(Seat.ARBITER, declare(Result.NONE, argument));
      case NOTE -> session.act(Seat.ARBITER, new StrictAction.Note(argument));
      case HELP -> showActs();
    }
  }

  /**
   * Adds or deducts time. The argument can end with the number of an article of the Laws, such as
   * 12.5 for a disturbance.
   */
  private void addTime(String argument) {
    String[] amountAndArticle = afterFirstWord(argument).split(" +", 2);
    OptionalLong millis = millis(amountAndArticle[0]);
    if (millis.isEmpty()) {
      showUsage(ArbiterAct.TIME);
      return;
    }
    Optional<String> article =
        amountAndArticle.length > 1
            ? Optional.of(amountAndArticle[1].toUpperCase(Locale.ROOT))
            : Optional.empty();
    withColor(
        ArbiterAct.TIME,
        argument,
        color -> new StrictAction.AddTime(color, millis.getAsLong(), article));
  }

  private void setClock(String argument) {
    OptionalLong millis = millis(afterFirstWord(argument));
    if (millis.isEmpty()) {
      showUsage(ArbiterAct.CLOCK);
      return;
    }
    withColor(ArbiterAct.CLOCK, argument, color -> new Action.SetClock(color, millis.getAsLong()));
  }

  private void setMoveCount(String argument) {
    if (!NUMBER.matcher(afterFirstWord(argument)).matches()) {
      showUsage(ArbiterAct.MOVES);
      return;
    }
    int moves = Integer.parseInt(afterFirstWord(argument));
    withColor(ArbiterAct.MOVES, argument, color -> new StrictAction.SetMoveCount(color, moves));
  }

  private void restore(String argument) {
    String[] parts = argument.split(" ", 2);
    if (!NUMBER.matcher(parts[0]).matches()) {
      showUsage(ArbiterAct.BACK);
      return;
    }
    Optional<Color> color = parts.length > 1 ? words.color(parts[1]) : Optional.empty();
    int plies = pliesBefore(Integer.parseInt(parts[0]), color);
    session.act(Seat.ARBITER, new StrictAction.Restore(plies));
  }

  /**
   * Returns the number of half-moves before the move with this number, or -1 if there is no such
   * move. Without a colour, uses the first half-move with this number.
   */
  private int pliesBefore(int number, Optional<Color> color) {
    List<Position> positions = session.game().positions();
    for (int i = 0; i < positions.size(); i++) {
      Position position = positions.get(i);
      if (position.fullmoveNumber() == number
          && color.filter(side -> side != position.turn()).isEmpty()) {
        return i;
      }
    }
    return -1;
  }

  private static Action declare(Result result, String article) {
    return new StrictAction.Declare(result, article.toUpperCase(Locale.ROOT));
  }

  private void withColor(ArbiterAct act, String argument, Function<Color, Action> action) {
    Optional<Color> color = words.color(argument);
    if (color.isPresent()) {
      session.act(Seat.ARBITER, action.apply(color.get()));
    } else {
      showUsage(act);
    }
  }

  /** Returns the text after the first word, or an empty string. */
  private static String afterFirstWord(String argument) {
    int space = argument.indexOf(' ');
    return space < 0 ? "" : argument.substring(space + 1).trim();
  }

  /** Reads a time such as {@code 4:10}, {@code 1:04:10}, {@code +2:00} or {@code -0:30}. */
  private static OptionalLong millis(String text) {
    Matcher time = TIME.matcher(text);
    if (!time.matches()) {
      return OptionalLong.empty();
    }
    long hours = time.group(2) == null ? 0 : Long.parseLong(time.group(2));
    long minutes = 60 * hours + Long.parseLong(time.group(3));
    long millis = 1000 * (60 * minutes + Long.parseLong(time.group(4)));
    return OptionalLong.of(time.group(1).equals("-") ? -millis : millis);
  }

  /** Returns the action whose spelling matches the start of the text. */
  private Optional<ArbiterAct> act(String text) {
    for (ArbiterAct act : ArbiterAct.values()) {
      if (!spelling(text, act).isEmpty()) {
        return Optional.of(act);
      }
    }
    return Optional.empty();
  }

  private String argument(String text, ArbiterAct act) {
    return text.substring(spelling(text, act).length()).trim();
  }

  /**
   * Returns the longest spelling of the action that matches the start of the text; empty if there
   * is none.
   */
  private String spelling(String text, ArbiterAct act) {
    String small = text.toLowerCase(Locale.ROOT) + " ";
    String longest = "";
    for (String spelling : words.spellings(act)) {
      if (small.startsWith(spelling + " ") && spelling.length() > longest.length()) {
        longest = spelling;
      }
    }
    return longest;
  }

  private void showActs() {
    screen.arbiterActs();
  }

  private void showUsage(ArbiterAct act) {
    screen.printWrapped(texts.say(TerminalText.HOW_TO_TYPE, usage(act, texts)));
  }

  /**
   * Returns an arbiter command as the user would type it, such as {@code arbiter time white +2:00}.
   */
  static String usage(ArbiterAct act, Texts texts) {
    return InGameCommandUsage.of(InGameCommand.ARBITER, texts).spellings().get(0)
        + " "
        + InGameCommandUsage.of(act, texts).usage();
  }
}
