package org.arbiterchess.cli.play;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.cli.drawing.TextBoardDrawing.Mark;
import org.arbiterchess.cli.messages.QuotedText;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Action.Stop;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Offer;
import org.arbiterchess.game.Seat;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.GameText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;

/** Executes in-game commands: first those about the game, then offers, claims and agreed ends. */
record InGameCommandHandler(PlaySession session, PlayScreen screen, Texts texts) {

  private static final List<Role> BY_VALUE =
      List.of(Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN);

  private static final List<Stop> ENDS =
      List.of(Stop.WHITE_RESIGNS, Stop.BLACK_RESIGNS, Stop.DRAW_AGREED, Stop.NO_RESULT);

  private static final List<TerminalText> END_WORDS =
      List.of(
          TerminalText.WHITE_RESIGNS_WORDS,
          TerminalText.BLACK_RESIGNS_WORDS,
          TerminalText.DRAW_AGREED_WORDS,
          TerminalText.NO_RESULT_WORDS);

  private TypedWords words() {
    return new TypedWords(texts);
  }

  void handle(InGameCommand.Typed typed) {
    if (session.isReadOnly() && typed.command().changesTheGame()) {
      screen.say(TerminalText.STRICT_READ_ONLY);
      return;
    }
    String argument = typed.argument();
    switch (typed.command()) {
      case HELP -> screen.help();
      case WHY -> explain();
      case MOVES -> moves(argument);
      case BASIC_MOVES -> square(argument).ifPresent(this::showBasicMoves);
      case BOARD -> board();
      case DESCRIBE -> describePosition();
      case RECORD -> record();
      case FLIP -> session.flip();
      case FEN -> screen.printLine(Fen.write(session.game().position()));
      case PGN -> pgn(argument);
      case CLOCK -> clock();
      case PAUSE -> session.act(Seat.ARBITER, Action.Simple.PAUSE);
      case RESUME -> session.act(Seat.ARBITER, Action.Simple.RESUME);
      case TAKE_BACK -> takeBack(argument);
      case DRAW -> offerDraw(argument);
      case ACCEPT -> answerOffer(true);
      case DECLINE -> answerOffer(false);
      case YES -> answer(true);
      case NO -> answer(false);
      case CLAIM -> claim(argument);
      case RESIGN -> resign(argument);
      case ABORT ->
          confirm(session.seat(), Action.Simple.ABORT, texts.say(TerminalText.CONFIRM_ABORT));
      case END -> end();
      case NEW -> startRematch();
      case SAVE -> save(argument);
      case QUIT -> askQuit();
    }
  }

  /**
   * Returns the reason why the last move was legal; empty unless players often question this kind
   * of move.
   */
  static Optional<String> why(Game game, Texts texts) {
    List<Position> positions = game.positions();
    return game.lastMove()
        .flatMap(move -> positions.get(positions.size() - 2).whyAllowed(move, texts))
        .map(Sentence::cited);
  }

  private void explain() {
    screen.printWrapped(
        session
            .lastRefusal()
            .or(() -> why(session.game(), texts))
            .orElse(texts.say(TerminalText.NOTHING_UNUSUAL)));
  }

  private Optional<Square> square(String name) {
    Optional<Square> square = Square.ofName(name);
    if (square.isEmpty()) {
      screen.say(TerminalText.NAME_A_SQUARE);
    }
    return square;
  }

  private void moves(String argument) {
    if (session.game().isOver()) {
      screen.say(TerminalText.GAME_IS_OVER);
      return;
    }
    Optional<Square> from = argument.isEmpty() ? Optional.empty() : square(argument);
    if (!argument.isEmpty() && from.isEmpty()) {
      return;
    }
    Position position = session.game().position();
    Map<Role, List<String>> byRole = new EnumMap<>(Role.class);
    for (Move move : position.legalMoves()) {
      if (from.isEmpty() || from.get() == move.from()) {
        byRole
            .computeIfAbsent(move.role(), role -> new ArrayList<>())
            .add(San.write(position, move, texts));
      }
    }
    byRole.forEach(
        (role, names) -> screen.say(TerminalText.MOVES_OF, role, String.join(" ", names)));
    if (byRole.isEmpty()) {
      screen.printWrapped(
          from.map(square -> texts.say(TerminalText.NO_LEGAL_MOVE_FROM, square.toString()))
              .orElse(texts.say(TerminalText.NO_LEGAL_MOVE)));
    }
  }

  private void showBasicMoves(Square square) {
    Optional<Piece> piece = session.game().position().pieceAt(square);
    if (piece.isEmpty()) {
      screen.say(TerminalText.NO_PIECE_ON, square.toString());
      return;
    }
    SquareSet targets = session.game().basicMoves(square);
    session.drawBoard(drawing -> drawing.mark(square, Mark.FROM).mark(targets, Mark.EVIDENCE));
    Role role = piece.get().role();
    screen.printWrapped(
        targets.isEmpty()
            ? texts.say(TerminalText.NO_BASIC_MOVES, role, square.toString())
            : texts.say(TerminalText.BASIC_MOVES, role, square.toString(), names(targets)));
  }

  private static List<String> names(SquareSet squares) {
    List<String> names = new ArrayList<>();
    squares.forEach(square -> names.add(square.toString()));
    return names;
  }

  private void board() {
    if (screen.wordsOnly()) {
      describePosition();
    } else {
      session.drawBoard();
    }
  }

  private void describePosition() {
    Board board = session.game().board();
    for (Color color : Color.values()) {
      List<String> pieces = new ArrayList<>();
      for (Role role : BY_VALUE) {
        SquareSet squares = board.squaresOf(new Piece(color, role));
        if (!squares.isEmpty()) {
          pieces.add(texts.say(TerminalText.PIECES, role, names(squares)));
        }
      }
      screen.say(TerminalText.SIDE_PIECES, color, String.join("; ", pieces));
    }
    if (!session.game().isOver()) {
      String player = session.nameOf(session.game().position().turn());
      screen.printWrapped(texts.sentence(GameText.TO_MOVE, player).cited());
    }
  }

  private void record() {
    List<MoveList.Line> lines = MoveList.lines(session.game(), texts);
    lines.forEach(line -> screen.printLine(line.columns()));
    if (lines.isEmpty()) {
      screen.say(TerminalText.NO_MOVES_YET);
    }
  }

  private void clock() {
    Game game = session.game();
    screen.printWrapped(
        game.clock()
            .map(
                clock ->
                    texts.say(
                        TerminalText.CLOCKS,
                        session.nameOf(Color.WHITE),
                        PlayScreen.clockTime(clock.remaining(Color.WHITE, session.now())),
                        session.nameOf(Color.BLACK),
                        PlayScreen.clockTime(clock.remaining(Color.BLACK, session.now())),
                        game.isPaused()))
            .orElseGet(() -> texts.sentence(GameText.NO_CLOCK).cited()));
  }

  private void startRematch() {
    if (session.saver().hasUnsavedMoves(session.game())) {
      confirm(texts.say(TerminalText.CONFIRM_REMATCH), session::startRematch, () -> {});
    } else {
      session.startRematch();
    }
  }

  private void confirm(String question, Runnable onYes, Runnable onNo) {
    session.ask(PlayerQuestion.yesOrNo(question, texts, yes -> (yes ? onYes : onNo).run()));
  }

  /** Shows the game as PGN, or writes it to the named file. */
  private void pgn(String name) {
    String text = session.savedGame().pgn();
    if (name.isEmpty()) {
      text.lines().forEach(screen::printLine);
    } else {
      withFile(name, Files::exists, file -> screen.printLine(session.saver().writePgn(text, file)));
    }
  }

  private void save(String name) {
    withFile(name, session.saver()::wouldOverwrite, this::save);
  }

  /**
   * Writes to the named file. Asks for confirmation first if this would replace an existing file.
   */
  private void withFile(String name, Predicate<Path> replaces, Consumer<Path> write) {
    Optional<Path> file = session.saver().file(name);
    Said quoted = QuotedText.of(name);
    if (file.isEmpty()) {
      screen.say(TerminalText.NOT_A_FILE_NAME, quoted);
    } else if (Files.isDirectory(file.get())) {
      screen.say(TerminalText.IS_FOLDER, quoted);
    } else if (replaces.test(file.get())) {
      confirm(
          texts.say(TerminalText.CONFIRM_REPLACE, quoted),
          () -> write.accept(file.get()),
          () -> screen.say(TerminalText.NOTHING_WRITTEN));
    } else {
      write.accept(file.get());
    }
  }

  private void save(Path file) {
    session.saver().save(session.savedGame(), file, session.now()).forEach(screen::printLine);
  }

  private void askQuit() {
    if (session.saver().hasUnsavedMoves(session.game())) {
      session.ask(
          new PlayerQuestion(texts.say(TerminalText.ASK_SAVE_BEFORE_QUIT), this::onQuitAnswer));
    } else {
      quit();
    }
  }

  private boolean onQuitAnswer(String line) {
    if (words().isOneOf(line, TerminalText.BACK_WORDS)) {
      return true;
    }
    Optional<InGameCommand.Typed> typed = InGameCommand.read(line, texts);
    boolean isNo = InGameCommand.NO.isTyped(line, texts);
    boolean isSave =
        InGameCommand.YES.isTyped(line, texts) || InGameCommand.SAVE.isTyped(line, texts);
    if (isSave) {
      save(typed.orElseThrow().argument());
    }
    if (isNo || (isSave && !session.saver().hasUnsavedMoves(session.game()))) {
      quit();
    }
    return isSave || isNo;
  }

  private void quit() {
    screen.say(TerminalText.GOODBYE);
    session.quit();
  }

  /**
   * Requests a takeback on behalf of the player named in the argument. By default, this is the
   * player who moved last or, with {@code two}, the player to move.
   */
  private void takeBack(String argument) {
    Color turn = session.game().position().turn();
    boolean two = words().startsWith(argument, TerminalText.TWO_WORDS);
    Color asker = words().color(argument).orElse(two ? turn : turn.other());
    session.act(Seat.of(asker), Action.Simple.ASK_TAKEBACK);
  }

  /**
   * Offers a draw on behalf of the player to move, together with a move if one is given (9.1.2.1).
   */
  private void offerDraw(String argument) {
    Optional<Attempt> move = argument.isEmpty() ? Optional.empty() : readMove(argument);
    if (!argument.isEmpty() && move.isEmpty()) {
      return;
    }
    List<Action> actions = new ArrayList<>(List.of(Action.Simple.OFFER_DRAW));
    move.map(Action.Move::new).ifPresent(actions::add);
    session.act(session.seat(), actions.toArray(Action[]::new));
  }

  private Optional<Attempt> readMove(String text) {
    Position position = session.game().position();
    Reading<Attempt> reading = words().move(position, text);
    reading.problems().forEach(problem -> screen.printWrapped(problem.message(texts)));
    return reading.toOptional();
  }

  /** Answers a pending takeback request or, if there is none, a draw offer. */
  private void answerOffer(boolean accept) {
    Optional<Offer> takeback = session.game().takebackRequest();
    Seat seat =
        takeback
            .or(session.game()::drawOffer)
            .map(offer -> Seat.of(offer.by().other()))
            .orElse(session.seat());
    session.act(
        seat,
        takeback.isPresent()
            ? new Action.AnswerTakeback(Optional.empty(), accept)
            : new Action.AnswerDraw(Optional.empty(), accept));
  }

  private void answer(boolean yes) {
    if (session.game().takebackRequest().or(session.game()::drawOffer).isPresent()) {
      answerOffer(yes);
    } else {
      screen.say(TerminalText.NOTHING_TO_ANSWER);
    }
  }

  private void claim(String argument) {
    String[] parts = argument.split(" ", 2);
    Optional<ClaimKind> kind = words().claim(parts[0]);
    List<ClaimKind> claims = session.game().claims();
    if (argument.isEmpty() && claims.size() == 1) {
      kind = Optional.of(claims.get(0));
    }
    if (kind.isEmpty()) {
      screen.say(TerminalText.HOW_TO_CLAIM);
      return;
    }
    Optional<Attempt> move = parts.length > 1 ? readMove(parts[1]) : Optional.empty();
    if (parts.length == 1 || move.isPresent()) {
      session.act(session.seat(), new Action.Claim(kind.get(), move));
    }
  }

  private void resign(String argument) {
    Color color = words().color(argument).orElse(session.game().position().turn());
    String question = texts.say(TerminalText.CONFIRM_RESIGN, session.nameOf(color));
    confirm(Seat.of(color), Action.Simple.RESIGN, question);
  }

  /** Asks for confirmation, unless the arbiter would refuse the action anyway. */
  private void confirm(Seat seat, Action action, String question) {
    if (session.decide(seat, action) instanceof Decision.Refused) {
      session.act(seat, action);
    } else {
      confirm(
          question, () -> session.act(seat, action), () -> screen.say(TerminalText.GAME_CONTINUES));
    }
  }

  /** Asks the players which result they agree on. */
  private void end() {
    if (session.game().isOver()) {
      session.act(Seat.ARBITER, Stop.NO_RESULT);
      return;
    }
    screen.say(TerminalText.HOW_TO_END);
    List<String> options =
        List.of(
            texts.say(TerminalText.RESIGNS, session.nameOf(Color.WHITE)),
            texts.say(TerminalText.RESIGNS, session.nameOf(Color.BLACK)),
            texts.say(TerminalText.DRAW_AGREED),
            texts.say(TerminalText.NO_RESULT),
            texts.say(TerminalText.KEEP_PLAYING));
    for (int i = 0; i < options.size(); i++) {
      screen.printLine((i + 1) + "  " + options.get(i));
    }
    session.ask(new PlayerQuestion(texts.say(TerminalText.CHOOSE_END), this::onEndChosen));
  }

  private boolean onEndChosen(String line) {
    String text = line.trim();
    for (int i = 0; i < ENDS.size(); i++) {
      if (text.equals("" + (i + 1)) || words().isOneOf(text, END_WORDS.get(i))) {
        session.act(Seat.ARBITER, ENDS.get(i));
        return true;
      }
    }
    boolean goesOn =
        text.isEmpty()
            || text.equals("" + (ENDS.size() + 1))
            || words().isOneOf(text, TerminalText.KEEP_PLAYING_WORDS);
    if (goesOn) {
      screen.say(TerminalText.GAME_CONTINUES);
    }
    return goesOn;
  }
}
