package org.arbiterchess.server.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Ending;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Outcome;
import org.arbiterchess.game.Refusal;
import org.arbiterchess.game.Result;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.protocol.SeatStatus.Presence;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Compares messages with the hand-written files in corpus/wire/protocol. */
class GoldenProtocolTest {

  private static final Path FILES = Path.of("../corpus/wire/protocol");
  private static final String GAME = "k3Fq9ZtW2xLm";
  private static final String TOKEN = "Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_";
  private static final long T = 1_763_172_000_000L;

  private static int lines;

  @AfterAll
  static void print_message_count() {
    System.out.println(lines + " messages of " + FILES);
  }

  private static List<String> lines(String file) throws IOException {
    List<String> read = Files.readAllLines(FILES.resolve(file + ".jsonl"), UTF_8);
    lines += read.size();
    return read;
  }

  private static void assertClientMessages(String file, ClientMessage... values)
      throws IOException {
    List<String> golden = lines(file);
    assertThat(golden.stream().map(GoldenProtocolTest::bytes).map(ClientMessageReader::read))
        .containsExactly(values);
    assertThat(Stream.of(values).map(ClientMessageWriter::write)).isEqualTo(golden);
  }

  private static String json(ServerMessage message) {
    return new String(message.bytes(), UTF_8);
  }

  private static byte[] bytes(String json) {
    return json.getBytes(UTF_8);
  }

  private static void assertServerMessages(String file, ServerMessage... values)
      throws IOException {
    List<String> golden = lines(file);
    assertThat(Stream.of(values).map(GoldenProtocolTest::json)).isEqualTo(golden);
    for (String line : golden) {
      Object events = JsonTreeCodec.parseObject(line).get("events");
      for (Object event : events instanceof List<?> list ? list : List.of()) {
        @SuppressWarnings("unchecked")
        String json = JsonTreeCodec.write((Map<String, Object>) event);
        assertThat(GameLogEntry.parse(json).json()).isEqualTo(json);
      }
    }
  }

  private static Attempt attempt(String from, String to) {
    return Attempt.step(Square.ofName(from).orElseThrow(), Square.ofName(to).orElseThrow());
  }

  private static TimeControl control(String text) {
    return TimeControl.of(text);
  }

  private static GameEvent.Started started(long at, Rulebook rulebook, String control) {
    return new GameEvent.Started(at, Position.initial(), rulebook, control(control));
  }

  private static GameLogEntry played(long at, String from, String to, String command, int lag) {
    return GameLogEntry.ofCommand(
        new GameEvent.MovePlayed(at, attempt(from, to)), command, Optional.empty(), lag);
  }

  private static GameLogEntry e4() {
    return played(T + 2000, "e2", "e4", "8f3a61c07d2be945", 0);
  }

  private static SeatStatus here(String name) {
    return new SeatStatus(
        Optional.of(name), Optional.of(Presence.HERE), Optional.empty(), Optional.empty());
  }

  private static ServerMessage room(SeatStatus white, SeatStatus black, int watching) {
    return ServerMessage.room(
        white,
        black,
        watching,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty());
  }

  private static ServerMessage room(
      SeatStatus white,
      SeatStatus black,
      Optional<Color> rematch,
      Optional<String> next,
      Optional<Color> seatAsked,
      Optional<Long> clocksStoppedAt) {
    return ServerMessage.room(
        white,
        black,
        0,
        rematch,
        next,
        seatAsked,
        clocksStoppedAt,
        Optional.empty(),
        List.of(),
        Optional.empty());
  }

  @Test
  void every_message_has_a_file_and_every_file_a_message() throws IOException {
    TreeSet<String> expected = new TreeSet<>();
    for (Class<?> family : List.of(ClientMessage.class, GameHttpRequest.class)) {
      for (Class<?> message : family.getPermittedSubclasses()) {
        String name = message.getSimpleName();
        String type = Character.toLowerCase(name.charAt(0)) + name.substring(1);
        expected.add(type.equals("commandSent") ? "command" : type);
      }
    }
    for (Method message : ServerMessage.class.getDeclaredMethods()) {
      if (message.getReturnType() == ServerMessage.class) {
        String type = message.getName();
        expected.add(type.equals("beat") ? "beat-from-server" : type);
      }
    }
    try (Stream<Path> files = Files.list(FILES)) {
      assertThat(files.map(file -> file.getFileName().toString().replace(".jsonl", "")))
          .containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  @Test
  void client_messages() throws IOException {
    assertClientMessages(
        "hello",
        new ClientMessage.Hello(GAME, Optional.empty(), 0, "en", Optional.empty(), false),
        new ClientMessage.Hello(GAME, Optional.of(TOKEN), 12, "de", Optional.empty(), false),
        new ClientMessage.Hello(GAME, Optional.of(TOKEN), 3, "en", Optional.of(2), false),
        new ClientMessage.Hello(GAME, Optional.of(TOKEN), 3, "en", Optional.of(2), true));
    assertClientMessages(
        "command",
        new ClientMessage.CommandSent(
            1, new Command(Seat.WHITE, "8f3a61c07d2be945", new Action.Move(attempt("e2", "e4")))),
        new ClientMessage.CommandSent(
            7,
            new Command(
                Seat.BLACK,
                "02b7c9d4e1f8a653",
                new Action.AnswerDraw(Optional.of("6d5e4f3a2b1c0f9e"), true))),
        new ClientMessage.CommandSent(
            9, new Command(Seat.WHITE, "a1b2c3d4e5f60718", new Action.ClaimAbandoned(true))),
        new ClientMessage.CommandSent(
            4, new Command(Seat.WHITE, "c3d4e5f60718a1b2", Action.Simple.GIVE_TIME)));
    assertClientMessages("beat", new ClientMessage.Beat(T + 5000));
    assertClientMessages(
        "rematch", new ClientMessage.Rematch(true), new ClientMessage.Rematch(false));
    assertClientMessages("freeSeat", new ClientMessage.FreeSeat(Color.BLACK));
    assertClientMessages("takeSeat", new ClientMessage.TakeSeat(Color.WHITE));
    assertClientMessages("answerSeat", new ClientMessage.AnswerSeat(true));
    assertClientMessages(
        "greetings", new ClientMessage.Greetings(true), new ClientMessage.Greetings(false));
    assertClientMessages(
        "greet",
        Stream.of(PresetGreeting.values())
            .map(ClientMessage.Greet::new)
            .toArray(ClientMessage[]::new));
  }

  @Test
  void request_bodies() throws IOException {
    Position bishopsFirst =
        Fen.parse("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1", Variant.CHESS960);
    Optional<ClientSeatToken> none = Optional.empty();
    Optional<ClientSeatToken> chosen = Optional.of(new ClientSeatToken(TOKEN));
    List<GameHttpRequest> made =
        List.of(
            new GameHttpRequest.Create(
                started(0, Rulebook.ONLINE, "5+3"), Optional.empty(), "Anna", none),
            new GameHttpRequest.Create(
                new GameEvent.Started(0, bishopsFirst, Rulebook.OVER_THE_BOARD, TimeControl.NONE),
                Optional.of(Color.BLACK),
                "",
                none),
            new GameHttpRequest.Create(
                started(0, Rulebook.ONLINE, "5+3"), Optional.of(Color.WHITE), "Anna", chosen));
    List<String> create = lines("create");
    assertThat(create.stream().map(GoldenProtocolTest::bytes).map(GameHttpRequestReader::readGame))
        .isEqualTo(made);
    assertThat(made.stream().map(ClientMessageWriter::write)).isEqualTo(create);

    GameEvent begin = started(T, Rulebook.OVER_THE_BOARD, "-");
    GameEvent move = new GameEvent.MovePlayed(T + 1000, attempt("e2", "e4"));
    List<GameHttpRequest> put =
        List.of(
            new GameHttpRequest.PutOnline(
                "Anna", "Bo", Optional.of(Color.BLACK), Game.replay(List.of(begin, move)), none),
            new GameHttpRequest.PutOnline(
                "Anna", "Bo", Optional.empty(), Game.replay(List.of(begin)), none),
            new GameHttpRequest.PutOnline(
                "Anna", "", Optional.of(Color.BLACK), Game.replay(List.of(begin)), chosen));
    List<String> putOnline = lines("putOnline");
    assertThat(
            putOnline.stream().map(GoldenProtocolTest::bytes).map(GameHttpRequestReader::readGame))
        .isEqualTo(put);
    assertThat(put.stream().map(ClientMessageWriter::write)).isEqualTo(putOnline);

    List<GameHttpRequest> joined =
        List.of(new GameHttpRequest.Join("Bo", none), new GameHttpRequest.Join("Bo", chosen));
    List<String> join = lines("join");
    assertThat(join.stream().map(GoldenProtocolTest::bytes).map(GameHttpRequestReader::readJoin))
        .isEqualTo(joined);
    assertThat(joined.stream().map(ClientMessageWriter::write)).isEqualTo(join);
  }

  @Test
  void server_messages_about_the_log() throws IOException {
    assertServerMessages(
        "accepted", ServerMessage.accepted(List.of(e4()), "8f3a61c07d2be945", 2, T + 2004));
    GameLogEntry paused = GameLogEntry.of(new GameEvent.Paused(T + 4955), true);
    GameLogEntry resumed = GameLogEntry.of(new GameEvent.Resumed(T + 60_000), true);
    Outcome notBegun =
        new Outcome(Ending.ABORTED, Result.NONE, "5", Optional.of(Color.WHITE), Optional.empty());
    assertServerMessages(
        "events",
        ServerMessage.events(1, List.of(e4()), T + 2004),
        ServerMessage.events(
            2, List.of(played(T + 4955, "e7", "e5", "55e0f1a2b3c4d596", 45)), T + 5003),
        ServerMessage.events(3, List.of(paused, resumed), T + 60_001),
        ServerMessage.events(
            5,
            List.of(
                GameLogEntry.ofCommand(
                    new GameEvent.ClockSet(T + 65_000, Color.BLACK, 241_250, 15_000),
                    "c3d4e5f60718a1b2",
                    Optional.of(Color.WHITE),
                    0)),
            T + 65_003),
        ServerMessage.events(
            1, List.of(GameLogEntry.of(new GameEvent.Ended(T + 30_500, notBegun))), T + 30_504));
    assertServerMessages(
        "stale",
        ServerMessage.stale(
            "8f3a61c07d2be945",
            1,
            List.of(played(T + 2000, "d2", "d4", "77aa88bb99cc00dd", 0)),
            T + 3000));
    assertServerMessages("beat-from-server", ServerMessage.beat(12, T + 5000));
    Position position = Fen.parse("8/7k/8/8/4n3/8/8/KB6 b - - 0 1");
    Ruling.Illegal pinned =
        position.rule(Attempt.step(Square.E4, Square.F6)).illegal().orElseThrow();
    assertServerMessages(
        "refused",
        ServerMessage.refused(Refusal.of(pinned), Texts.english(), Optional.of("8f3a61c07d2be945")),
        ServerMessage.refused(
            ServerRefusalReason.UNKNOWN_GAME.refusal(), Texts.english(), Optional.empty()),
        ServerMessage.refused(
            ServerRefusalReason.INVITATION_CANCELLED.refusal(), Texts.english(), Optional.empty()),
        ServerMessage.refused(
            ServerRefusalReason.RELOAD_PAGE.refusal(), Texts.english(), Optional.empty()));
  }

  @Test
  void server_messages_about_the_room() throws IOException {
    Optional<String> none = Optional.empty();
    Optional<Presence> hasGone = Optional.of(Presence.GONE);
    Optional<Long> since = Optional.of(T + 30_000);
    SeatStatus free = SeatStatus.of(none);
    SeatStatus freed = new SeatStatus(none, hasGone, since, Optional.empty());
    SeatStatus away =
        new SeatStatus(
            Optional.of("Börje"), Optional.of(Presence.AWAY), since, Optional.of(T + 90_000));
    SeatStatus gone = new SeatStatus(Optional.of("Anna"), hasGone, since, Optional.empty());
    assertServerMessages(
        "room",
        room(here("Anna"), free, 0),
        room(here("Anna"), freed, 0),
        room(here("Anna"), away, 12),
        room(gone, here(""), Optional.empty(), none, Optional.of(Color.WHITE), Optional.empty()),
        room(
            here("Anna"),
            here("Bo"),
            Optional.of(Color.BLACK),
            none,
            Optional.empty(),
            Optional.empty()),
        room(
            here("Anna"),
            here("Bo"),
            Optional.empty(),
            Optional.of("Q8pR4sT6vXyZ"),
            Optional.empty(),
            Optional.empty()),
        room(
            here("Anna"),
            here("Bo"),
            Optional.empty(),
            none,
            Optional.empty(),
            Optional.of(T + 4955)),
        ServerMessage.room(
            here("Bo"),
            here("Anna"),
            2,
            Optional.empty(),
            none,
            Optional.empty(),
            Optional.empty(),
            Optional.of(new MatchScore(1, 3)),
            List.of(Color.WHITE, Color.BLACK),
            Optional.of(T + 30_000)));
    assertServerMessages("greeted", ServerMessage.greeted(Color.BLACK, PresetGreeting.GOOD_LUCK));
    assertServerMessages(
        "welcome",
        ServerMessage.welcome(
            GAME,
            List.of(),
            0,
            List.of(GameLogEntry.of(started(T, Rulebook.ONLINE, "5+3"))),
            room(here("Anna"), free, 1),
            T + 1000),
        ServerMessage.welcome(
            GAME,
            List.of(Color.WHITE, Color.BLACK),
            3,
            List.of(),
            room(here(""), here(""), 0),
            T + 9000),
        ServerMessage.welcome(
            "Q8pR4sT6vXyZ",
            List.of(Color.BLACK),
            0,
            List.of(
                GameLogEntry.ofRematch(started(T, Rulebook.ONLINE, "5+3"), new MatchScore(0, 2))),
            room(here(""), here(""), 0),
            T + 1000));
  }

  @Test
  void responses_to_requests() throws IOException {
    assertServerMessages("seated", ServerMessage.seated(GAME, TOKEN, List.of(Color.WHITE)));
    SeatStatus anna = SeatStatus.of(Optional.of("Anna"));
    SeatStatus bo = SeatStatus.of(Optional.of("Bo"));
    Game started = Game.start(started(T, Rulebook.ONLINE, "5+3"));
    Game mate = started;
    for (String move : List.of("f2f3", "e7e5", "g2g4", "d8h4")) {
      Attempt attempt = attempt(move.substring(0, 2), move.substring(2));
      mate = mate.apply(new GameEvent.MovePlayed(T, attempt));
    }
    Outcome checkmate =
        new Outcome(
            Ending.CHECKMATE, Result.BLACK_WINS, "5.1.1", Optional.empty(), Optional.empty());
    mate = mate.apply(new GameEvent.Ended(T, checkmate));
    assertServerMessages(
        "view",
        ServerMessage.view(GAME, T, started, anna, SeatStatus.of(Optional.empty())),
        ServerMessage.view(GAME, T, mate, anna, bo));
    List<String> link = lines("link");
    Optional<String> none = Optional.empty();
    assertThat(link.get(0)).isEqualTo(json(ServerMessage.link(90, none, none)));
    // The second line is skipped, because it is the response from a static host without a server.
    assertThat(link.get(2))
        .isEqualTo(json(ServerMessage.link(90, Optional.of("https://chess.example.org"), none)));
    assertThat(link.get(3))
        .isEqualTo(json(ServerMessage.link(90, none, Optional.of("http://192.168.1.5:8080"))));
  }
}
