package org.arbiterchess.notation;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.SetupProblem;
import org.arbiterchess.rules.SetupProblem.Field;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;

/**
 * Strictly parses a position, in two steps: it parses the text into a setup, then validates the
 * setup. It reports problems from both steps together. If a field cannot be parsed, it skips only
 * the checks that depend on that field.
 */
final class FenReader {

  private final Variant variant;
  private final FenProblemCollector problems = new FenProblemCollector();
  private final FenSplitter text;
  private Optional<PlacementField> placement = Optional.empty();
  private Optional<Color> turn = Optional.empty();
  private Optional<CastlingField> castling = Optional.empty();
  private Optional<Square> enPassant = Optional.empty();
  private int halfmoveClock;
  private int fullmoveNumber = 1;
  private List<Epd.Operation> operations = List.of();
  private final boolean wellFormed;

  private FenReader(String text, Variant variant) {
    this.variant = variant;
    this.text = FenSplitter.split(text, problems);
    parse();
    noOtherLetters(text);
    wellFormed = problems.isEmpty();
    judge();
  }

  static FenReader read(String text, Variant variant) {
    return new FenReader(text, variant);
  }

  /** The setup, which is playable if {@link #problems} is empty. */
  Setup setup() {
    return new Setup(
        variant,
        placement.map(PlacementField::board).orElse(Board.EMPTY),
        turn.orElse(Color.WHITE),
        castling.map(CastlingField::rooks).orElse(SquareSet.EMPTY),
        enPassant,
        halfmoveClock,
        fullmoveNumber);
  }

  /** Whether the text is FEN, even if its setup is not playable. */
  boolean isWellFormed() {
    return wellFormed;
  }

  FenProblemCollector problems() {
    return problems;
  }

  List<Epd.Operation> operations() {
    return operations;
  }

  private void parse() {
    if (!problems.isEmpty() && text.fieldCount() == 0) {
      return;
    }
    countFields();
    placement = text.field(0).flatMap(field -> PlacementField.read(field, false, problems));
    turn = text.field(1).flatMap(this::readTurn);
    Optional<Board> board = placement.map(PlacementField::board);
    castling = text.field(2).map(field -> CastlingField.read(field, variant, board, problems));
    enPassant = text.field(3).flatMap(this::readEnPassant);
    text.field(4).ifPresent(field -> halfmoveClock = readCounter(Field.HALFMOVE_CLOCK, field));
    text.field(5).ifPresent(field -> fullmoveNumber = readCounter(Field.FULLMOVE_NUMBER, field));
    text.operations().ifPresent(this::readOperations);
  }

  private void countFields() {
    int count = text.fieldCount();
    if (count != 4 && count != 6) {
      int offset = count > 6 ? text.field(6).orElseThrow().offset() : 0;
      problems.inText(
          offset,
          count == 0 ? InputRemark.of(InputText.NOTHING) : InputRemark.of(InputText.FIELDS, count),
          InputRemark.of(InputText.SIX_FIELDS));
    }
  }

  private Optional<Color> readTurn(FenToken field) {
    return switch (field.text()) {
      case "w" -> Optional.of(Color.WHITE);
      case "b" -> Optional.of(Color.BLACK);
      default -> {
        InputRemark found = InputRemark.verbatim(Excerpt.of(field.text()));
        problems.add(Field.TURN, field.offset(), found, InputRemark.of(InputText.W_OR_B));
        yield Optional.empty();
      }
    };
  }

  private Optional<Square> readEnPassant(FenToken field) {
    String name = field.text();
    if (name.equals("-")) {
      return Optional.empty();
    }
    Optional<Square> square = SquareParser.square(name);
    boolean fits =
        square.isPresent()
            && (turn.isEmpty()
                ? square.get().rank().number() == 3 || square.get().rank().number() == 6
                : square.get().rank() == turn.get().rank(6));
    if (!fits) {
      String shown = Excerpt.of(name);
      problems.add(
          Field.EN_PASSANT,
          field.offset(),
          turn.map(color -> InputRemark.of(InputText.WITH_TURN, shown, color))
              .orElse(InputRemark.verbatim(shown)),
          turn.map(color -> InputRemark.of(InputText.DASH_OR_RANK, color.rank(6).number()))
              .orElse(InputRemark.of(InputText.DASH_OR_RANK_3_OR_6)));
    }
    return fits ? square : Optional.empty();
  }

  private int readCounter(Field field, FenToken token) {
    int least = field == Field.HALFMOVE_CLOCK ? 0 : 1;
    int value = token.counter().orElse(-1);
    if (value >= least) {
      return value;
    }
    boolean letter = Ascii.isLetter(token.text().charAt(0)) && field == Field.HALFMOVE_CLOCK;
    problems.add(
        field,
        token.offset(),
        InputRemark.verbatim(Excerpt.of(token.text())),
        InputRemark.of(
            letter ? InputText.NUMBER_OR_OPERATIONS : InputText.NUMBER,
            least,
            Setup.COUNTER_LIMIT));
    return least;
  }

  private void readOperations(FenToken token) {
    EpdOperationParser read = EpdOperationParser.read(token, problems);
    read.halfmoveClock().ifPresent(t -> halfmoveClock = readCounter(Field.HALFMOVE_CLOCK, t));
    read.fullmoveNumber().ifPresent(t -> fullmoveNumber = readCounter(Field.FULLMOVE_NUMBER, t));
    operations = read.others();
  }

  /** Reports the first non-ASCII character, unless it has already been reported for a field. */
  private void noOtherLetters(String whole) {
    for (int i = 0; i < whole.length() && i < FenSplitter.LONGEST; i++) {
      if (whole.charAt(i) > '~') {
        if (!problems.hasOneAt(i)) {
          problems.inText(
              i, InputRemark.verbatim(Excerpt.at(whole, i)), InputRemark.of(InputText.ASCII));
        }
        return;
      }
    }
  }

  /** Validates the parsed fields and maps each problem to its offset in the text. */
  private void judge() {
    if (placement.isEmpty()) {
      return;
    }
    for (SetupProblem problem : setup().problems()) {
      if (isKnown(problem.field())) {
        problems.add(problem.field(), offset(problem), problem.found(), problem.expected());
      }
    }
  }

  private boolean isKnown(Field field) {
    return switch (field) {
      case TURN, EN_PASSANT -> turn.isPresent();
      case PLACEMENT, CASTLING -> true;
      case HALFMOVE_CLOCK, FULLMOVE_NUMBER -> false;
    };
  }

  private int offset(SetupProblem problem) {
    Field field = problem.field();
    return switch (field) {
      case PLACEMENT -> placement.orElseThrow().offset(problem.square());
      case CASTLING -> castling.orElseThrow().offset(problem.square().orElseThrow());
      case TURN, EN_PASSANT, HALFMOVE_CLOCK, FULLMOVE_NUMBER ->
          text.field(field.ordinal()).orElseThrow().offset();
    };
  }
}
