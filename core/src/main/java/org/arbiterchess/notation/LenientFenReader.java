package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.SetupProblem;
import org.arbiterchess.rules.SetupProblem.Field;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.text.Excerpt;

/**
 * Parses positions pasted by users. Only the placement and, if present, the side to move must be
 * valid.
 */
final class LenientFenReader {

  private final String text;
  private final Variant variant;
  private final FenProblemCollector problems = new FenProblemCollector();
  private final List<InputRemark> forgiven;
  private final LenientFenSplitter fields;
  private Board board = Board.EMPTY;
  private Color turn = Color.WHITE;
  private SquareSet castlingRooks = SquareSet.EMPTY;
  private Optional<Square> enPassant = Optional.empty();
  private int halfmoveClock;
  private int fullmoveNumber = 1;

  private LenientFenReader(String text, Variant variant, List<InputRemark> forgiven) {
    this.text = text;
    this.variant = variant;
    this.forgiven = forgiven;
    this.fields = LenientFenSplitter.of(text, forgiven);
  }

  static FenReading read(String text, Variant variant) {
    FenProblemCollector tooLong = new FenProblemCollector();
    if (!FenSplitter.isShort(text, tooLong)) {
      return new FenReading.Invalid(text, tooLong.inOrder());
    }
    return new LenientFenReader(text, variant, new ArrayList<>()).read();
  }

  static EpdReading readEpd(String text, Variant variant) {
    FenProblemCollector tooLong = new FenProblemCollector();
    if (!FenSplitter.isShort(text, tooLong)) {
      return new EpdReading.Invalid(text, tooLong.inOrder());
    }
    LenientFenReader reader = new LenientFenReader(text, variant, new ArrayList<>());
    FenReading reading = reader.read();
    if (reading instanceof FenReading.Valid valid) {
      Epd epd = new Epd(valid.position(), reader.fields.operations());
      return new EpdReading.Valid(epd, valid.forgiven());
    }
    return new EpdReading.Invalid(text, ((FenReading.Invalid) reading).problems());
  }

  private FenReading read() {
    FenToken first = fields.placement();
    if (first.text().isEmpty()) {
      problems.inText(
          0, InputRemark.of(InputText.NOTHING), InputRemark.of(InputText.PLACEMENT_AT_LEAST));
      return new FenReading.Invalid(text, problems.inOrder());
    }
    Optional<PlacementField> placement = PlacementField.read(first, true, problems);
    if (placement.isEmpty()) {
      return new FenReading.Invalid(text, problems.inOrder());
    }
    board = placement.get().board();
    if (placement.get().hasAdjacentDigits()) {
      forgive(InputText.DIGITS_ADDED);
    }
    int turnOffset = readTurn(first);
    readCastling();
    readEnPassant();
    halfmoveClock = readCounter(EpdOperationParser.HALFMOVE_CLOCK, 0);
    fullmoveNumber = readCounter(EpdOperationParser.FULLMOVE_NUMBER, 1);
    fields.ignoreTheRest();
    for (SetupProblem problem : setup().problems()) {
      boolean ofTurn = problem.field() == Field.TURN;
      int offset = ofTurn ? turnOffset : placement.get().offset(problem.square());
      problems.add(problem.field(), offset, problem.found(), problem.expected());
    }
    if (!problems.isEmpty()) {
      return new FenReading.Invalid(text, problems.inOrder());
    }
    Position position = Position.of(setup());
    return new FenReading.Valid(position, PositionWarnings.of(position), forgiven);
  }

  private Setup setup() {
    return new Setup(variant, board, turn, castlingRooks, enPassant, halfmoveClock, fullmoveNumber);
  }

  private boolean has(Field field) {
    for (SetupProblem problem : setup().problems()) {
      if (problem.field() == field) {
        return true;
      }
    }
    return false;
  }

  /**
   * Reads the side to move and returns its offset, or the offset of the placement if the side is
   * missing.
   */
  private int readTurn(FenToken placement) {
    Optional<FenToken> field = fields.takeTurn();
    if (field.isPresent()) {
      String word = field.get().text();
      turn = word.charAt(0) == 'w' || word.charAt(0) == 'W' ? Color.WHITE : Color.BLACK;
      if (!word.equals("w") && !word.equals("b")) {
        forgive(InputText.TURN_READ_AS, Excerpt.of(word), turn.word().substring(0, 1));
      }
      return field.get().offset();
    }
    if (has(Field.TURN)) {
      turn = Color.BLACK;
      forgive(InputText.TURN_MISSING_BLACK);
    } else {
      forgive(InputText.TURN_MISSING_WHITE);
    }
    return placement.offset();
  }

  private void forgive(InputText wording, Object... values) {
    forgiven.add(InputRemark.of(wording, values));
  }

  private void readCastling() {
    Optional<FenToken> field = fields.takeCastling();
    if (field.isEmpty()) {
      inferCastling();
      return;
    }
    String kept = "";
    String letters = field.get().text();
    for (int i = 0; i < letters.length() && !letters.equals("-"); i++) {
      String letter = variant == Variant.CLASSICAL ? ofSide(letters, i) : "" + letters.charAt(i);
      SquareSet before = castlingRooks;
      FenProblemCollector found = new FenProblemCollector();
      FenToken token = new FenToken(kept + letter, 0);
      castlingRooks = CastlingField.read(token, variant, Optional.of(board), found).rooks();
      if (found.isEmpty() && !has(Field.CASTLING)) {
        kept += letter;
      } else {
        castlingRooks = before;
        forgive(InputText.CASTLING_DROPPED, Excerpt.at(letters, i));
      }
    }
  }

  /**
   * In standard chess, converts a rook's file letter to the usual castling letter, such as {@code
   * H} to {@code K}.
   */
  private String ofSide(String letters, int at) {
    String meant =
        switch (letters.charAt(at)) {
          case 'H' -> "K";
          case 'A' -> "Q";
          case 'h' -> "k";
          case 'a' -> "q";
          default -> "" + letters.charAt(at);
        };
    if (!meant.equals("" + letters.charAt(at))) {
      forgive(InputText.CASTLING_READ_AS, "" + letters.charAt(at), meant);
    }
    return meant;
  }

  /**
   * In standard chess, assumes the right to castle wherever king and rook are on their starting
   * squares. In Chess960, which has no fixed starting squares, assumes no castling rights.
   */
  private void inferCastling() {
    SquareSet inferred = SquareSet.EMPTY;
    for (Color color : Color.values()) {
      for (CastlingSide side : CastlingSide.values()) {
        castlingRooks = SquareSet.of(side.corner(color));
        boolean atHome = variant == Variant.CLASSICAL && !has(Field.CASTLING);
        inferred = atHome ? inferred.union(castlingRooks) : inferred;
      }
    }
    castlingRooks = inferred;
    if (inferred.isEmpty()) {
      forgive(InputText.CASTLING_MISSING_NONE);
    } else {
      forgive(InputText.CASTLING_MISSING, FenWriter.castling(setup(), false));
    }
  }

  private void readEnPassant() {
    Optional<FenToken> field = fields.takeEnPassant();
    if (field.isEmpty()) {
      forgive(InputText.EN_PASSANT_MISSING);
      return;
    }
    String name = field.get().text();
    if (name.equals("-")) {
      return;
    }
    enPassant = Square.ofName(name);
    if (enPassant.isEmpty() || has(Field.EN_PASSANT)) {
      enPassant = Optional.empty();
      forgive(InputText.EN_PASSANT_DROPPED, Excerpt.of(name));
    } else if (!enPassant.get().toString().equals(name)) {
      forgive(InputText.EN_PASSANT_READ_AS, name, enPassant.get());
    }
  }

  private int readCounter(String opcode, int least) {
    boolean clock = opcode.equals(EpdOperationParser.HALFMOVE_CLOCK);
    Optional<FenToken> field = fields.takeCounter(opcode);
    if (field.isEmpty()) {
      if (!fields.hasOperations()) {
        forgive(clock ? InputText.HALFMOVE_CLOCK_MISSING : InputText.MOVE_NUMBER_MISSING, least);
      }
      return least;
    }
    FenToken token = field.get();
    int value = token.counter().orElse(-1);
    if (value < least) {
      InputText readAs = clock ? InputText.HALFMOVE_CLOCK_READ_AS : InputText.MOVE_NUMBER_READ_AS;
      forgive(readAs, Excerpt.of(token.text()), least);
    }
    return Math.max(value, least);
  }
}
