package org.arbiterchess.server.room;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Announcement;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.PgnCodec;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.Move;
import org.arbiterchess.server.protocol.SeatStatus;
import org.arbiterchess.server.protocol.ServerMessage;
import org.arbiterchess.server.store.SeatHolder;
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

  public ServerMessage view() {
    return ServerMessage.view(id, created, game, seat(seats.white()), seat(seats.black()));
  }

  private static SeatStatus seat(SeatHolder holder) {
    return SeatStatus.of(holder.tokenHash().map(taken -> holder.name()));
  }

  /** The number of the last event. */
  public int head() {
    return game.size();
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
}
