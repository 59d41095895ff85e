package org.arbiterchess.cli.play;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Action.Stop;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Decision;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Offer;
import org.arbiterchess.game.Seat;
import org.arbiterchess.language.Texts;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;

/** Handles takebacks, draw offers, claims, resignations and games ended by agreement. */
final class OffersAndClaimsHandler {

  private static final List<Stop> ENDS =
      List.of(Stop.WHITE_RESIGNS, Stop.BLACK_RESIGNS, Stop.DRAW_AGREED, Stop.NO_RESULT);

  private static final List<TerminalText> END_WORDS =
      List.of(
          TerminalText.WHITE_RESIGNS_WORDS,
          TerminalText.BLACK_RESIGNS_WORDS,
          TerminalText.DRAW_AGREED_WORDS,
          TerminalText.NO_RESULT_WORDS);

  private final PlaySession session;
  private final PlayScreen screen;
  private final Texts texts;
  private final TypedWords words;

  OffersAndClaimsHandler(PlaySession session, PlayScreen screen, Texts texts) {
    this.session = session;
    this.screen = screen;
    this.texts = texts;
    this.words = new TypedWords(texts);
  }

  /**
   * Requests a takeback on behalf of the player named in the argument. By default, this is the
   * player who moved last or, with {@code two}, the player to move.
   */
  void takeBack(String argument) {
    Color turn = session.game().position().turn();
    boolean two = words.startsWith(argument, TerminalText.TWO_WORDS);
    Color asker = words.color(argument).orElse(two ? turn : turn.other());
    session.act(Seat.of(asker), Action.Simple.ASK_TAKEBACK);
  }

  /**
   * Offers a draw on behalf of the player to move, together with a move if one is given (9.1.2.1).
   */
  void offerDraw(String argument) {
    Optional<Attempt> move = argument.isEmpty() ? Optional.empty() : readMove(argument);
    if (!argument.isEmpty() && move.isEmpty()) {
      return;
    }
    Action offer = Action.Simple.OFFER_DRAW;
    if (move.isPresent()) {
      session.act(session.seat(), offer, new Action.Move(move.get()));
    } else {
      session.act(session.seat(), offer);
    }
  }

  private Optional<Attempt> readMove(String text) {
    Position position = session.game().position();
    Reading<Attempt> reading = PlayerInput.readMove(position, text, texts);
    reading.problems().forEach(problem -> screen.printWrapped(problem.message(texts)));
    return reading.toOptional();
  }

  /** Answers a pending takeback request or, if there is none, a draw offer. */
  void answerOffer(boolean accept) {
    Game game = session.game();
    if (game.takebackRequest().isPresent()) {
      Seat seat = opponent(game.takebackRequest().get());
      session.act(seat, new Action.AnswerTakeback(Optional.empty(), accept));
      return;
    }
    Seat seat = game.drawOffer().map(OffersAndClaimsHandler::opponent).orElse(session.seat());
    session.act(seat, new Action.AnswerDraw(Optional.empty(), accept));
  }

  private static Seat opponent(Offer offer) {
    return Seat.of(offer.by().other());
  }

  void answer(boolean yes) {
    if (session.game().takebackRequest().or(session.game()::drawOffer).isPresent()) {
      answerOffer(yes);
    } else {
      screen.printWrapped(texts.say(TerminalText.NOTHING_TO_ANSWER));
    }
  }

  void claim(String argument) {
    String[] parts = argument.split(" ", 2);
    Optional<ClaimKind> kind = words.claim(parts[0]);
    List<ClaimKind> claims = session.game().claims();
    if (argument.isEmpty() && claims.size() == 1) {
      kind = Optional.of(claims.get(0));
    }
    if (kind.isEmpty()) {
      screen.printWrapped(texts.say(TerminalText.HOW_TO_CLAIM));
      return;
    }
    Optional<Attempt> move = parts.length > 1 ? readMove(parts[1]) : Optional.empty();
    if (parts.length == 1 || move.isPresent()) {
      session.act(session.seat(), new Action.Claim(kind.get(), move));
    }
  }

  void resign(String argument) {
    Color color = words.color(argument).orElse(session.game().position().turn());
    String question = texts.say(TerminalText.CONFIRM_RESIGN, session.nameOf(color));
    confirm(Seat.of(color), Action.Simple.RESIGN, question);
  }

  void abort() {
    confirm(session.seat(), Action.Simple.ABORT, texts.say(TerminalText.CONFIRM_ABORT));
  }

  /** Asks for confirmation, unless the arbiter would refuse the action anyway. */
  private void confirm(Seat seat, Action action, String question) {
    if (session.decide(seat, action) instanceof Decision.Refused) {
      session.act(seat, action);
    } else {
      session.ask(PlayerQuestion.yesOrNo(question, texts, yes -> onConfirmed(yes, seat, action)));
    }
  }

  private void onConfirmed(boolean yes, Seat seat, Action action) {
    if (yes) {
      session.act(seat, action);
    } else {
      screen.printWrapped(texts.say(TerminalText.GAME_CONTINUES));
    }
  }

  /** Asks the players which result they agree on. */
  void end() {
    if (session.game().isOver()) {
      stop(Stop.NO_RESULT);
      return;
    }
    screen.printWrapped(texts.say(TerminalText.HOW_TO_END));
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
      if (text.equals("" + (i + 1)) || words.isOneOf(text, END_WORDS.get(i))) {
        stop(ENDS.get(i));
        return true;
      }
    }
    boolean goesOn =
        text.isEmpty()
            || text.equals("" + (ENDS.size() + 1))
            || words.isOneOf(text, TerminalText.KEEP_PLAYING_WORDS);
    if (goesOn) {
      screen.printWrapped(texts.say(TerminalText.GAME_CONTINUES));
    }
    return goesOn;
  }

  private void stop(Stop kind) {
    session.act(Seat.ARBITER, kind);
  }
}
