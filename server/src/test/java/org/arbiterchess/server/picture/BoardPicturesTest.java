package org.arbiterchess.server.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.arbiterchess.chess.Board;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the board pictures by reading them with the JDK's PNG reader. */
class BoardPicturesTest {

  private final BoardPictures pictures = new BoardPictures();

  private PngPositionReader read(Board board, Optional<Move> lastMove) {
    return PngPositionReader.of(pictures.png(board, lastMove));
  }

  /** The piece placement as in a FEN, but with a full stop for each empty square. */
  private static String placement(Board board) {
    return board.toString().replace(" ", "").strip().replace('\n', '/');
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R b KQkq - 0 5",
        "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1",
        "Q6K/8/8/3P4/8/P7/8/k6q w - - 0 1",
        "qrbnk3/nbrqp3/8/8/8/8/PNBRQ3/KQRBN3 w - - 0 1"
      })
  void a_picture_shows_the_position_from_whites_side(String fen) {
    Position position = Fen.parse(fen);
    PngPositionReader picture = read(position.board(), Optional.empty());
    assertThat(picture.image().getWidth()).isEqualTo(1200);
    assertThat(picture.image().getHeight()).isEqualTo(630);
    assertThat(picture.placement()).isEqualTo(placement(position.board()));
    assertThat(picture.markedSquares()).isEmpty();
  }

  @Test
  void the_starting_positions_of_chess960_and_random_games_are_shown() {
    Random random = new Random(960);
    for (int number : new int[] {0, 518, 959}) {
      Game game = Game.start(Position.chess960(number), Rulebook.ONLINE, TimeControl.NONE, 0);
      for (int ply = 0; ply < 40 && !game.isOver(); ply++) {
        List<Move> legal = game.position().legalMoves();
        game = game.play(legal.get(random.nextInt(legal.size())));
      }
      Board board = game.position().board();
      assertThat(read(board, game.lastMove()).placement()).isEqualTo(placement(board));
    }
  }

  @Test
  void the_squares_of_the_last_move_are_marked() {
    Game game = Game.start();
    game = game.play(game.position().parseMove("e4"));
    assertThat(read(game.position().board(), game.lastMove()).markedSquares())
        .containsExactly("e4", "e2");
  }

  @Test
  void the_pieces_are_those_of_the_svg_pictures() throws IOException, NoSuchAlgorithmException {
    byte[] svg =
        Files.readAllBytes(Path.of("../svg/src/main/resources/org/arbiterchess/svg/pieces.svg"));
    assertThat(PieceSprites.SVG_DIGEST)
        .as("pieces.svg has changed: run make sprites")
        .isEqualTo(MessageDigest.getInstance("SHA-256").digest(svg));
  }

  @Test
  void the_cache_is_bounded_and_returns_the_same_picture() {
    BoardPictures small = new BoardPictures(150_000);
    Game game = Game.start();
    byte[] first = small.png(game.position().board(), game.lastMove());
    assertThat(small.png(game.position().board(), game.lastMove())).isSameAs(first);
    for (String move : "e4 e5 Nf3 Nc6 Bb5 a6".split(" ", -1)) {
      game = game.play(game.position().parseMove(move));
      small.png(game.position().board(), game.lastMove());
      assertThat(small.cachedBytes()).isPositive().isLessThanOrEqualTo(150_000);
    }
    Board start = Game.start().position().board();
    assertThat(small.png(start, Optional.empty())).isNotSameAs(first).isEqualTo(first);
  }

  @Test
  void the_etag_changes_with_the_position_and_the_last_move() {
    Game game = Game.start();
    Board start = game.position().board();
    String etag = BoardPictures.etag(start, Optional.empty());
    assertThat(BoardPictures.etag(start, Optional.empty())).isEqualTo(etag).matches("\"\\w{24}\"");
    Game moved = game.play(game.position().parseMove("e4"));
    assertThat(BoardPictures.etag(moved.position().board(), moved.lastMove())).isNotEqualTo(etag);
    assertThat(BoardPictures.etag(start, moved.lastMove())).isNotEqualTo(etag);
  }

  @Test
  void many_clients_at_once_get_the_right_pictures_quickly()
      throws InterruptedException, ExecutionException {
    ExecutorService clients = Executors.newFixedThreadPool(8);
    try {
      List<Board> boards = new ArrayList<>();
      for (int number = 0; number < 16; number++) {
        boards.add(Position.chess960(number * 60).board());
      }
      List<Future<byte[]>> pngs = new ArrayList<>();
      for (int i = 0; i < 64; i++) {
        Board board = boards.get(i % 16);
        pngs.add(clients.submit(() -> pictures.png(board, Optional.empty())));
      }
      for (int i = 0; i < 64; i++) {
        assertThat(pngs.get(i).get()).isSameAs(pngs.get(i % 16).get());
      }
      for (int i = 0; i < 16; i++) {
        assertThat(PngPositionReader.of(pngs.get(i).get()).placement())
            .isEqualTo(placement(boards.get(i)));
      }
    } finally {
      clients.shutdownNow();
    }
    Board board = Fen.parse("8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1").board();
    long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    byte[] png = pictures.png(board, Optional.empty());
    long after = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    long millis = (after - before) / 1_000_000;
    System.out.println("A picture takes " + millis + " ms and " + png.length + " bytes");
    assertThat(millis).isLessThan(250);
  }
}
