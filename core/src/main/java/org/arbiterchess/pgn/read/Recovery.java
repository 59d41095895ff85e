package org.arbiterchess.pgn.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.movetext.WrittenMove;
import org.arbiterchess.pgn.read.RecoveredLine.Correction;
import org.arbiterchess.pgn.read.RecoveredLine.IllegalMove;
import org.arbiterchess.pgn.read.RecoveredLine.Slip;
import org.arbiterchess.pgn.read.Tokenizer.Token;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.MoveReading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Ruling;
import org.arbiterchess.rules.San;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Uci;

/**
 * Reads a main line past illegal moves. The arbiter rules on each move that is made in a playable
 * setup. If the setup is not playable, for example because a king was left in check, the next move
 * is accepted if its piece can reach the destination with the other pieces in place. An illegal
 * move is made as written if it is clear which piece moves and the piece can be put on its
 * destination. The line then continues from the resulting setup.
 */
final class Recovery {

  private static final int LONGEST_WORD = 40;

  /** A word that may be a move. */
  private record Word(String text, int at) {}

  private final GameTextBuffer buffer;
  private final List<Word> words = new ArrayList<>();
  private final List<IllegalMove> illegal = new ArrayList<>();
  private Setup setup;
  private int plies;

  private Recovery(GameTextBuffer buffer, Position start) {
    this.buffer = buffer;
    this.setup = start.setup();
  }

  /**
   * Reads the main line.
   *
   * @param movesAt the index where the moves start
   * @param most the maximum number of words to read
   */
  static RecoveredLine read(GameTextBuffer buffer, Position start, int movesAt, int most) {
    Recovery recovery = new Recovery(buffer, start);
    recovery.split(movesAt, most);
    return recovery.read();
  }

  /** Finds the words before the result that may be moves, outside comments and variations. */
  private void split(int movesAt, int most) {
    Tokenizer tokens = new Tokenizer();
    tokens.begin(buffer.text(), movesAt, buffer.end());
    int depth = 0;
    int count = 0;
    for (Token token = tokens.next(); token != Token.END; token = tokens.next()) {
      switch (token) {
        case OPEN -> depth++;
        case CLOSE -> depth = Math.max(0, depth - 1);
        case NUMBER, WORD, OTHER, ASTERISK -> {
          if (depth == 0 && isResult(tokens)) {
            return;
          }
          byte next = tokens.text[tokens.end];
          boolean number = token == Token.NUMBER && (next == '.' || Tokenizer.isSpace(next));
          if (!number) {
            tokens.end = tokens.wordEnd();
            if (depth == 0 && count++ < most) {
              add(tokens);
            }
          }
        }
        default -> {
          // Comments, annotations and stray signs are no moves.
        }
      }
    }
  }

  private static boolean isResult(Tokenizer tokens) {
    byte[] text = tokens.text;
    int sign = tokens.at;
    while (sign < tokens.to && !Tokenizer.isSpace(text[sign]) && "-/*".indexOf(text[sign]) < 0) {
      sign++;
    }
    int hyphen = text[sign] == '/' && text[sign + 2] == '-' ? sign + 2 : sign;
    return sign < tokens.to && TerminationMarker.endingAround(text, tokens.at, hyphen) > 0;
  }

  /** Adds a word unless it cannot be a move, such as {@code ch} or the symbol {@code +-}. */
  private void add(Tokenizer tokens) {
    int end = Math.min(tokens.end, tokens.at + LONGEST_WORD);
    String word = TextDecoder.decode(tokens.text, tokens.at, end);
    if (namesSquare(word)
        || UnusualTokenParser.NULL_MOVES.has(word)
        || WrittenMove.parse(word).isPresent()) {
      words.add(new Word(word, tokens.at));
    }
  }

  private static boolean namesSquare(String word) {
    for (int i = 0; i + 2 <= word.length(); i++) {
      if (Square.ofName(word.substring(i, i + 2)).isPresent()) {
        return true;
      }
    }
    return false;
  }

  private RecoveredLine read() {
    boolean complete = true;
    for (int i = 0; i < words.size() && complete; i++) {
      Optional<Setup> next = next(i);
      complete = next.isPresent();
      if (complete) {
        setup = next.get();
        plies++;
      }
    }
    List<IllegalMove> counted = new ArrayList<>();
    for (IllegalMove each : illegal) {
      counted.add(each.withPliesAfter(each.after().isPresent() ? plies - each.ply() - 1 : 0));
    }
    return new RecoveredLine(plies, complete, counted);
  }

  private Optional<Setup> next(int index) {
    String word = words.get(index).text();
    if (UnusualTokenParser.NULL_MOVES.has(word)) {
      return Optional.of(IllegalMoveApplier.pass(setup));
    }
    Optional<WrittenMove> written = WrittenMove.parse(word);
    if (!setup.problems().isEmpty()) {
      return written.flatMap(move -> IllegalMoveApplier.make(setup, move, true));
    }
    Position position = Position.of(setup);
    if (!(position.readMove(word) instanceof MoveReading.Understood understood)) {
      return Optional.empty();
    }
    Ruling ruling = position.rule(understood.attempt());
    if (ruling instanceof Ruling.Legal legal) {
      return Optional.of(position.play(legal.move()).setup());
    }
    Optional<Setup> after = written.flatMap(move -> IllegalMoveApplier.make(setup, move, false));
    illegal.add(
        new IllegalMove(
            plies,
            position.fullmoveNumber(),
            position.turn(),
            word,
            buffer.line(words.get(index).at()),
            buffer.column(words.get(index).at()),
            (Ruling.Illegal) ruling,
            after,
            0,
            written.isPresent() && illegal.isEmpty()
                ? corrections(position, written.get(), words.subList(index + 1, words.size()))
                : List.of()));
    return after;
  }

  /**
   * Returns the legal moves that differ from an illegal move by one slip and make all later moves
   * legal, most likely first. They are ordered by kind of slip, then by how well they match the
   * capture and check signs as written.
   */
  private static List<Correction> corrections(
      Position position, WrittenMove written, List<Word> later) {
    record Candidate(Correction correction, int disagreements) {}
    List<Candidate> found = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      Optional<Slip> slip = slip(written, move);
      if (slip.isPresent() && areLegal(later, position.play(move))) {
        String san = San.write(position, move);
        int disagreements =
            (written.capture() == san.contains("x") ? 0 : 1)
                + (written.marked() == (san.endsWith("+") || san.endsWith("#")) ? 0 : 1);
        String uci = Uci.write(position, move);
        found.add(new Candidate(new Correction(move, san, uci, slip.get()), disagreements));
      }
    }
    found.sort(
        Comparator.comparing((Candidate each) -> each.correction().slip())
            .thenComparing(Candidate::disagreements)
            .thenComparing(
                each -> each.correction().move().promotion().orElse(Role.QUEEN) != Role.QUEEN)
            .thenComparing(each -> each.correction().san()));
    List<Correction> corrections = new ArrayList<>();
    found.forEach(each -> corrections.add(each.correction()));
    return corrections;
  }

  private static Optional<Slip> slip(WrittenMove written, Move move) {
    if (written.castling().isPresent() || move.isCastling()) {
      boolean both = written.castling().isPresent() && move.isCastling();
      return both ? Optional.of(Slip.OTHER_SIDE) : Optional.empty();
    }
    Role role = written.role().orElse(Role.PAWN);
    boolean samePromotion = written.promotion().equals(move.promotion());
    if (move.to() == written.to()) {
      if (move.role() != role) {
        return samePromotion ? Optional.of(Slip.OTHER_KIND) : Optional.empty();
      }
      if (!samePromotion) {
        boolean allowed = written.allows(role, move.from());
        return allowed ? Optional.of(Slip.PROMOTION) : Optional.empty();
      }
      return Optional.of(role == Role.PAWN ? Slip.CAPTURE_SIGN : Slip.OTHER_PIECE);
    }
    boolean neighbour =
        move.role() == role
            && areNeighbours(move.to(), written.to())
            && written.allows(role, move.from())
            && (samePromotion || written.promotion().isEmpty());
    return neighbour ? Optional.of(Slip.NEIGHBOURING_SQUARE) : Optional.empty();
  }

  private static boolean areNeighbours(Square one, Square other) {
    int files = Math.abs(one.file().ordinal() - other.file().ordinal());
    int ranks = Math.abs(one.rank().number() - other.rank().number());
    return Math.max(files, ranks) == 1;
  }

  private static boolean areLegal(List<Word> later, Position start) {
    Position position = start;
    for (Word word : later) {
      if (position.readMove(word.text()) instanceof MoveReading.Understood understood
          && position.rule(understood.attempt()) instanceof Ruling.Legal legal) {
        position = position.play(legal.move());
      } else {
        return false;
      }
    }
    return true;
  }
}
