package org.arbiterchess.server.language.english;

import java.util.Locale;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.language.PageTextKey;
import org.arbiterchess.server.language.ServerPhrasebook;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.store.StoreMessageKey;
import org.arbiterchess.server.transfer.DamagedExportException;

/** The server's English messages. */
public final class EnglishServerPhrasebook implements ServerPhrasebook {

  @Override
  public Locale locale() {
    return Locale.ENGLISH;
  }

  @Override
  public String template(ServerRefusalReason reason) {
    return switch (reason) {
      case MALFORMED -> "The server could not read the message. {0}.";
      case STRICT_ONLY_OVER_THE_BOARD ->
          "Strict play is only for games in person. Games by link accept only legal moves.";
      case TOO_LARGE -> "Too much data: the limit is {1} bytes ({0}).";
      case TOO_FAST ->
          "Too many requests: the limit is {1} per second ({0}). Try again in a moment.";
      case TOO_SLOW ->
          "The request arrived too slowly: the limit is {1} seconds ({0}). Check your"
              + " network and try again.";
      case TOO_MANY_CONNECTIONS ->
          "Too many connections are open: the limit is {1} ({0}). Close one, or try again"
              + " later.";
      case TOO_MANY_GAMES ->
          "Too many games were created from your network: the limit is {1} per hour ({0})."
              + " Try again later.";
      case TOO_MANY_SPECTATORS ->
          "This game has reached its limit of {1} spectators ({0}). Try again later.";
      case WRONG_ORIGIN ->
          "Games here cannot be played from other sites. Open the game at this server's own"
              + " address.";
      case HELLO_FIRST -> "Send \"hello\" first, to say which game this connection is for.";
      case UNKNOWN_GAME -> "This game does not exist, or it has expired.";
      case WRONG_TOKEN -> "This player link is not valid. You can still watch the game.";
      case NOT_YOUR_SEAT -> "That seat is not yours.";
      case ONLY_ONE_SEAT ->
          "You can give up a seat only while this device holds both. To end the game, resign or"
              + " offer a draw.";
      case WAITING_FOR_OPPONENT ->
          "The other seat is still free. The game will continue when someone takes it.";
      case OPPONENT_NOT_GONE ->
          "Your opponent has not been away long enough. You can claim a win or a draw once they"
              + " have been away for {0} seconds.";
      case SEATS_TAKEN -> "Both seats in this game are taken. You can still watch.";
      case INVITATION_CANCELLED -> "This invitation was cancelled.";
      case NO_REQUEST -> "There is nothing to answer: the request was withdrawn, or never made.";
      case REQUEST_OPEN -> "A request like this is still waiting for an answer.";
      case ASK_LATER ->
          "Give your opponent a moment. You can ask again in {0} seconds at the latest.";
      case GAME_TOO_LONG ->
          "This game has reached its limit of {1} events ({0}). You can still agree on a draw or"
              + " resign.";
      case GAME_NOT_OVER -> "This game is not over yet. You can ask for a rematch when it is.";
      case GREETINGS_OFF -> "Greetings are off until both players have switched them on.";
      case TOO_MANY_GREETINGS -> "Enough greetings for now: the limit is {1} per minute ({0}).";
      case RELOAD_PAGE ->
          "Arbiter has been updated. Please reload this page: your move is saved, and the game"
              + " continues where it left off.";
      case NOT_STORED -> "This could not be saved, so nothing was changed. Try again in a moment.";
      case MAYBE_STORED -> "It is not known yet whether this was saved. Try again in a moment.";
      case STOPPING ->
          "The server is shutting down. The game will continue when the server is back.";
      case SLOW_READER -> "Your connection fell behind ({0}). Reconnecting…";
      case OUR_FAULT ->
          "Something went wrong on the server. Nothing was changed; please try again.";
    };
  }

  @Override
  public String text(PageTextKey key) {
    return switch (key) {
      case HEALTHY_HEADING -> "Everything is working";
      case HEALTHY_SENTENCE -> "This server hosts games by link and stores every move.";
      case CANNOT_STORE_HEADING -> "Games cannot be stored right now";
      case CANNOT_STORE_SENTENCE ->
          "Storage error: the administrator should check the disk or the database. Until it is"
              + " fixed, moves will be refused; no acknowledged move has been lost.";
      case LOCAL_ONLY_HEADING -> "Arbiter is running";
      case LOCAL_ONLY_SENTENCE -> "Games here are played in person and stored in the browser.";
      case VERSION -> "Version";
      case NOT_PACKAGED -> "(not packaged)";
      case UPTIME -> "Running for";
      case CLIENTS -> "Pages connected";
      case GAMES -> "Open games";
      case QUEUED_WRITES -> "Pending writes";
      case FREE_SPACE -> "Free disk space";
      case LAST_PROBLEM -> "Last problem";
      case REFUSALS -> "Requests refused";
      case CLUSTER -> "Other servers";
      case GAMES_WAITING -> "waiting for an opponent";
      case GAMES_PLAYING -> "being played";
      case GAMES_PAUSED -> "paused";
      case GAMES_OVER -> "over";
      case CLUSTER_NONE -> "none";
      case CLUSTER_CONNECTED -> "connected";
      case CLUSTER_DISCONNECTED -> "not connected; moves made there arrive a few seconds late";
      case DAY -> "day";
      case DAYS -> "days";
      case HOURS -> "h";
      case MINUTES -> "min";
      case PROBLEM_NOT_STORED -> "games could not be stored";
      case PROBLEM_REDIS_LOST -> "Redis did not respond";
      case PROBLEM_FROZEN -> "the server did not run for a while";
      case PROBLEM_LATE_FLAG -> "a flag fall was detected late";
      case PROBLEM_PROGRAM_ERROR -> "an internal error";
      case PROBLEM_LIBRARY_WARNING -> "a library warning";
      case NO_PROBLEM -> "none";
      case TO_THE_BOARD -> "Go to the board";
      case NOT_FOUND_HEADING -> "Page not found";
      case NOT_FOUND_SENTENCE ->
          "Arbiter has no page at this address. Part of the link may be missing.";
      case BAD_REQUEST_HEADING -> "Bad request";
      case BAD_REQUEST_SENTENCE ->
          "The request is malformed. Open this server's address without anything after it.";
      case METHOD_NOT_ALLOWED_HEADING -> "Not possible here";
      case METHOD_NOT_ALLOWED_SENTENCE -> "This address does not accept this kind of request.";
      case INTERNAL_ERROR_HEADING -> "Something went wrong";
      case INTERNAL_ERROR_SENTENCE ->
          "This is our fault, not yours. Please try again; your games are safe in this"
              + " browser.";
      case PREVIEW_LOCALE -> "en_GB";
      case PREVIEW_INVITATION -> "An invitation to play chess";
      case PREVIEW_INVITATION_FROM -> "{0} invites you to play chess";
      case PREVIEW_JOIN -> "{0}. Open the link to play; no account needed.";
      case PREVIEW_WATCH -> "{0}, move {1}. Open the link to watch.";
      case PREVIEW_CHESS -> "Chess";
      case PREVIEW_NO_CLOCK -> "no clock";
      case PREVIEW_PICTURE -> "The position on the board";
    };
  }

  @Override
  public String template(StoreMessageKey key) {
    return key.english();
  }

  @Override
  public String template(InvalidJsonException.Problem problem) {
    return problem.english();
  }

  @Override
  public String template(DamagedExportException.Problem problem) {
    return problem.english();
  }
}
