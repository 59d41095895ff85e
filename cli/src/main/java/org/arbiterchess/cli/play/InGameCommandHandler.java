package org.arbiterchess.cli.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Seat;
import org.arbiterchess.notation.Explanation;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.notation.Phrase;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.notation.San;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** Does what was said at the table: looks things up here, and leaves the game to the talks. */
final class InGameCommandHandler {

  private final PlaySession table;
  private final PlayScreen screen;

  InGameCommandHandler(PlaySession table, PlayScreen screen) {
    this.table = table;
    this.screen = screen;
  }

  void run(PlayerInput.Said said) {
    String rest = said.rest();
    OffersAndClaimsHandler talks = new OffersAndClaimsHandler(table, screen);
    switch (said.word()) {
      case HELP -> screen.help();
      case WHY -> explain();
      case MOVES -> moves(rest);
      case BASIC -> basic(rest);
      case BOARD -> board();
      case WORDS -> words();
      case RECORD -> record();
      case FLIP -> flip();
      case FEN -> screen.line(Fen.write(table.game().position()));
      case CLOCK -> clock();
      case PAUSE -> table.command(new Command.Pause(Seat.ARBITER, table.id()));
      case RESUME -> table.command(new Command.Resume(Seat.ARBITER, table.id()));
      case TAKE_BACK -> talks.takeBack(rest);
      case DRAW -> talks.offerDraw(rest);
      case ACCEPT -> talks.accept(true);
      case DECLINE -> talks.accept(false);
      case YES -> talks.answer(true);
      case NO -> talks.answer(false);
      case CLAIM -> talks.claim(rest);
      case RESIGN -> talks.resign(rest);
      case ABORT -> talks.abort();
      case END -> talks.end();
      case NEW -> startAgain();
      case SAVE -> save(rest);
      case QUIT -> quit();
    }
  }

  /** Why the last move was allowed, where people ask. */
  static Optional<String> why(Game game) {
    List<Position> positions = game.positions();
    return game.lastMove()
        .flatMap(move -> positions.get(positions.size() - 2).whyAllowed(move))
        .map(why -> Explanation.of(why).cited());
  }

  private void explain() {
    screen.say(
        table
            .lastRefusal()
            .or(() -> why(table.game()))
            .orElse("There is nothing unusual about the last move."));
  }

  private Optional<Square> square(String name) {
    Optional<Square> square = Square.ofName(name);
    if (square.isEmpty()) {
      screen.say("Name a square, such as e2.");
    }
    return square;
  }

  private void moves(String rest) {
    if (table.game().isOver()) {
      screen.say("The game is over: nothing can be moved any more.");
      return;
    }
    Optional<Square> from = rest.isEmpty() ? Optional.empty() : square(rest);
    if (!rest.isEmpty() && from.isEmpty()) {
      return;
    }
    Position position = table.game().position();
    Map<Role, List<String>> byRole = new EnumMap<>(Role.class);
    for (Move move : position.legalMoves()) {
      if (from.isEmpty() || from.get() == move.from()) {
        byRole
            .computeIfAbsent(move.role(), role -> new ArrayList<>())
            .add(San.write(position, move));
      }
    }
    byRole.forEach((role, names) -> screen.say(title(role) + ": " + String.join(" ", names)));
    if (byRole.isEmpty()) {
      screen.say("There is no legal move" + from.map(square -> " from " + square).orElse("") + ".");
    }
  }

  private static String title(Role role) {
    String name = PositionDescription.name(role);
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  private void basic(String rest) {
    square(rest).ifPresent(this::basic);
  }

  private void basic(Square square) {
    Optional<Piece> piece = table.game().position().pieceAt(square);
    if (piece.isEmpty()) {
      screen.say("There is no piece on " + square + ".");
      return;
    }
    SquareSet goals = table.game().basicMoves(square);
    table.picture(BoardMarks.of(square, goals));
    String reached =
        goals.isEmpty() ? "reaches no square" : "reaches " + PositionDescription.list(goals);
    screen.say(
        "The "
            + PositionDescription.name(piece.get().role())
            + " on "
            + square
            + " "
            + reached
            + ".");
  }

  private void board() {
    if (screen.isForListening()) {
      words();
    } else {
      table.picture(BoardMarks.of(table.game()));
    }
  }

  private void words() {
    Position position = table.game().position();
    for (Color color : Color.values()) {
      screen.say(PositionDescription.pieces(color, position));
    }
    if (!table.game().isOver()) {
      screen.say(Phrasebook.english().say(Phrase.TO_MOVE, table.called(position.turn())).cited());
    }
  }

  private void record() {
    List<MoveListText.Line> lines = MoveListText.lines(table.game());
    lines.forEach(line -> screen.line(line.columns()));
    if (lines.isEmpty()) {
      screen.say("No move has been played yet.");
    }
  }

  private void flip() {
    table.flip();
    table.picture(BoardMarks.of(table.game()));
  }

  private void clock() {
    Game game = table.game();
    screen.say(
        game.clock()
            .map(
                clock ->
                    table.called(Color.WHITE)
                        + " "
                        + ClockFormat.of(clock.remaining(Color.WHITE, table.now()))
                        + (", " + table.called(Color.BLACK) + " ")
                        + ClockFormat.of(clock.remaining(Color.BLACK, table.now()))
                        + (game.isPaused() ? ", paused." : "."))
            .orElseGet(() -> Phrasebook.english().say(Phrase.NO_CLOCK).cited()));
  }

  private void startAgain() {
    if (table.shelf().wouldLose(table.game())) {
      String text = "This game is not over and not saved. Start another all the same?";
      table.ask(PlayerPrompt.yesOrNo(text, yes -> again(yes)));
    } else {
      table.startAgain();
    }
  }

  private void again(boolean yes) {
    if (yes) {
      table.startAgain();
    }
  }

  private void save(String name) {
    Optional<Path> file = table.shelf().file(name);
    if (file.isEmpty()) {
      screen.say(SafeText.quoted(name) + " is no name of a file.");
    } else if (table.shelf().isFolder(file.get())) {
      screen.say(SafeText.quoted(name) + " is a folder: name a file in it.");
    } else if (table.shelf().isForeign(file.get())) {
      String text = SafeText.quoted(name) + " is there already, and is not this game. Replace it?";
      table.ask(PlayerPrompt.yesOrNo(text, yes -> replace(yes, file.get())));
    } else {
      keep(file.get());
    }
  }

  private void replace(boolean yes, Path file) {
    if (yes) {
      keep(file);
    } else {
      screen.say("Nothing was written.");
    }
  }

  private void keep(Path file) {
    table.shelf().keep(table.saved(), file, table.now()).forEach(screen::line);
  }

  private void quit() {
    if (table.shelf().wouldLose(table.game())) {
      table.ask(new PlayerPrompt("Save the game before you leave? (yes/no/back)", this::quit));
    } else {
      goodbye();
    }
  }

  private boolean quit(String answer) {
    PlayerInput.Said said =
        InGameCommandParser.find(answer).orElse(new PlayerInput.Said(InGameCommand.HELP, ""));
    boolean keeping = said.word() == InGameCommand.YES || said.word() == InGameCommand.SAVE;
    if (keeping) {
      save(said.rest());
    }
    boolean lost = table.shelf().wouldLose(table.game());
    if (said.word() == InGameCommand.NO || (keeping && !lost)) {
      goodbye();
    }
    return keeping || said.word() == InGameCommand.NO || answer.trim().equalsIgnoreCase("back");
  }

  private void goodbye() {
    screen.say("Goodbye.");
    table.leave();
  }
}
