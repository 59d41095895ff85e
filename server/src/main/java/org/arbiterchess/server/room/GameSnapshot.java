package org.arbiterchess.server.room;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Result;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.Move;
import org.arbiterchess.server.protocol.SeatStatus;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.store.Seats;
import org.arbiterchess.server.store.StoredGame;

/** A game's public state at one point in time. */
public record GameSnapshot(String id, long created, Game game, Seats seats) {

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd").withZone(ZoneOffset.UTC);

  /** A snapshot of a stored game. Throws {@link IllegalArgumentException} if its log is invalid. */
  public static GameSnapshot of(StoredGame stored) {
    return new GameSnapshot(
        stored.id(),
        stored.created(),
        LoggedGame.fromStored(stored.events()).game(),
        stored.seats());
  }

  public ServerMessage.GameView view() {
    return new ServerMessage.GameView(
        id,
        created,
        (GameEvent.Started) game.events().get(0),
        seat(Color.WHITE),
        seat(Color.BLACK),
        game.size(),
        game.plies(),
        fen(),
        game.outcome().map(Outcome::result).orElse(Result.NONE).text(),
        game.outcome());
  }

  /** How the game ended, in one sentence that does not cite an article of the Laws. */
  public Optional<String> outcomeSentence(Texts texts) {
    return Announcement.ofOutcome(game, texts).map(Sentence::text);
  }

  public Board board() {
    return game.position().board();
  }

  public Optional<Move> lastMove() {
    return game.lastMove();
  }

  public String fen() {
    return Fen.write(game.position());
  }

  public String pgn() {
    String date = DATE.format(Instant.ofEpochMilli(created));
    PgnTags players = PgnTags.ofPlayers(name(Color.WHITE), name(Color.BLACK));
    return PgnCodec.write(game, players.with("Date", date).with("Round", "-"));
  }

  private String name(Color color) {
    return seats.holder(color).name();
  }

  private SeatStatus seat(Color color) {
    return seats.isFree(color)
        ? new SeatStatus.Free(Optional.empty())
        : new SeatStatus.Taken(name(color), Optional.empty());
  }
}
