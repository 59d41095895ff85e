package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.FenField;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;

/**
 * Parses FEN and EPD: splits the text into words, reads the fields and validates the setup. If a
 * field cannot be read, it skips only the checks that depend on that field.
 *
 * <p>Strict parsing takes the words for the fields in their order and reports every deviation as a
 * problem. Lenient parsing corrects what it can and records a remark on each correction. It takes a
 * word for a field if the word looks like a value of that field; only the placement is required.
 */
final class FenParser {

  /** The maximum length of FEN or EPD text, including any EPD operations. */
  private static final int LONGEST = 8192;

  private static final int FIELDS_BEFORE_OPERATIONS = 4;

  // These lists of words are strings, because switches on strings would make the web page's
  // compiled code larger.
  private static final String USUAL_OPCODES = " acd acn acs am bm ce dm eco fmvn hmvc id pm pv sm ";
  private static final String TURNS = " w b white black ";

  /** A part of the text and its offset. */
  record Word(String text, int offset) {

    boolean isSquare() {
      return Square.ofName(text).isPresent();
    }

    boolean isNumber() {
      return Ascii.isNumber(text);
    }
  }

  private final String text;
  private final Variant variant;
  private final boolean lenient;
  private final FenProblems problems = new FenProblems();
  private final List<Said> forgiven = new ArrayList<>();

  private final List<Word> words = new ArrayList<>();
  private Optional<Epd.OperationParser> operations = Optional.empty();
  private int next;

  private Optional<Placement> placement = Optional.empty();
  private Board board = Board.EMPTY;
  private Optional<Color> turn = Optional.empty();
  private int turnOffset;
  private SquareSet castlingRooks = SquareSet.EMPTY;
  private final int[] castlingOffsets = new int[64];
  private Optional<Square> enPassant = Optional.empty();
  private int enPassantOffset;
  private int halfmoveClock;
  private int fullmoveNumber = 1;
  private final boolean wellFormed;

  private FenParser(String text, Variant variant, boolean lenient) {
    this.text = text;
    this.variant = variant;
    this.lenient = lenient;
    if (text.length() > LONGEST) {
      problems.add(
          FenField.TEXT,
          LONGEST,
          Said.of(InputText.CHARACTERS, text.length()),
          Said.of(InputText.AT_MOST_CHARACTERS, LONGEST));
    } else {
      split(lenient ? normalized() : text);
      readFields();
    }
    if (!lenient) {
      reportForeignLetter();
    }
    wellFormed = problems.isEmpty();
    placement.ifPresent(this::validate);
  }

  static FenParser strictly(String text, Variant variant) {
    return new FenParser(text, variant, false);
  }

  static FenParser leniently(String text, Variant variant) {
    return new FenParser(text, variant, true);
  }

  String text() {
    return text;
  }

  Reading<Position> position() {
    if (!problems.isEmpty()) {
      return problems.invalid(text);
    }
    Position position = Position.of(setup());
    return new Reading.Valid<>(position, PositionWarnings.of(position), forgiven);
  }

  /** The EPD operations, without the counters. */
  List<Epd.Operation> operations() {
    return operations.map(Epd.OperationParser::others).orElse(List.of());
  }

  /** The setup, playable or not; empty if the text is not FEN. */
  Optional<Setup> wellFormedSetup() {
    return wellFormed ? Optional.of(setup()) : Optional.empty();
  }

  private Setup setup() {
    return new Setup(
        variant,
        board,
        turn.orElse(Color.WHITE),
        castlingRooks,
        enPassant,
        halfmoveClock,
        fullmoveNumber);
  }

  /** Whether a field makes the setup unplayable. */
  static boolean isWrong(FenField field, Setup setup) {
    for (Problem problem : setup.problems()) {
      if (problem.place().equals(field.word())) {
        return true;
      }
    }
    return false;
  }

  private void forgive(InputText wording, Object... values) {
    forgiven.add(Said.of(wording, values));
  }

  /** Forgives what lenient parsing corrects. In strict parsing, it is a problem. */
  private void correct(FenField field, int offset, Said found, Said expected, Said correction) {
    if (lenient) {
      forgiven.add(correction);
    } else {
      problems.add(field, offset, found, expected);
    }
  }

  /** Replaces dashes with hyphens and unusual spaces with spaces. The offsets do not change. */
  private String normalized() {
    StringBuilder plain = new StringBuilder(text);
    boolean dashes = false;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if ((letter >= 0x2010 && letter <= 0x2015) || letter == 0x2212) {
        plain.setCharAt(i, '-');
        dashes = true;
      } else if (letter < ' '
          || letter == 0xA0
          || letter == 0x3000
          || (letter >= 0x2000 && letter <= 0x200A)
          || letter == 0x2028
          || letter == 0x2029
          || letter == 0x202F) {
        plain.setCharAt(i, ' ');
      }
    }
    if (dashes) {
      forgive(InputText.DASHES_READ);
    }
    return plain.toString();
  }

  private void split(String plain) {
    boolean odd = false;
    int at = 0;
    while (true) {
      int start = at;
      while (at < plain.length() && isSpace(plain.charAt(at))) {
        at++;
      }
      odd |= isOddSpace(start, at);
      if (at == plain.length()) {
        break;
      }
      if (words.size() >= FIELDS_BEFORE_OPERATIONS && Ascii.isLetter(plain.charAt(at))) {
        String rest = plain.substring(at);
        String written = lenient ? withoutInvisible(rest).trim() : rest;
        if (readOperations(written, at)) {
          odd |= written.length() < rest.length();
          break;
        }
      }
      int end = at;
      while (end < plain.length() && !isSpace(plain.charAt(end))) {
        end++;
      }
      String word = plain.substring(at, end);
      String visible = lenient ? withoutInvisible(word) : word;
      odd |= visible.length() < word.length();
      if (!visible.isEmpty()) {
        words.add(new Word(visible, at));
      }
      at = end;
    }
    if (odd && lenient) {
      forgive(InputText.SPACE_IGNORED);
    }
  }

  private boolean isSpace(char letter) {
    return letter <= ' ' || (lenient && letter == '_');
  }

  /** Whether the space is not exactly one between words, and none before and after them. */
  private boolean isOddSpace(int start, int end) {
    boolean outside = start == 0 || end == text.length();
    boolean odd = outside ? end > start : end > start + 1 || text.charAt(start) != ' ';
    if (odd && !lenient) {
      Said found =
          end > start + 1
              ? Said.of(InputText.SPACES, end - start)
              : text.charAt(start) == ' '
                  ? Said.of(InputText.A_SPACE)
                  : InputText.verbatim(Excerpt.at(text, start));
      InputText expected = outside ? InputText.NO_SPACE : InputText.ONE_SPACE;
      problems.add(FenField.TEXT, start, found, Said.of(expected));
    }
    return odd;
  }

  /** Removes byte order marks and zero-width spaces, which do not separate words. */
  private static String withoutInvisible(String word) {
    StringBuilder plain = new StringBuilder(word.length());
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) != 0xFEFF && word.charAt(i) != 0x200B) {
        plain.append(word.charAt(i));
      }
    }
    return plain.toString();
  }

  /** Reads the rest of the text as EPD operations, or returns false if it is something else. */
  private boolean readOperations(String rest, int at) {
    boolean afterFourFields = words.size() == FIELDS_BEFORE_OPERATIONS;
    boolean semicolon = rest.indexOf(';') >= 0;
    if (!lenient) {
      if (afterFourFields && semicolon) {
        operations = Optional.of(Epd.OperationParser.read(new Word(rest, at), problems));
      }
      return operations.isPresent();
    }
    operations = correctOperations(rest, at);
    if (operations.isEmpty() && afterFourFields && (semicolon || startsWithUsualOpcode(rest))) {
      operations = correctOperations(rest + ";", at);
      operations.ifPresent(read -> forgive(InputText.SEMICOLON_ADDED));
    }
    return operations.isPresent();
  }

  private static Optional<Epd.OperationParser> correctOperations(String rest, int at) {
    FenProblems problems = new FenProblems();
    Epd.OperationParser read = Epd.OperationParser.read(new Word(rest, at), problems);
    return problems.isEmpty() ? Optional.of(read) : Optional.empty();
  }

  private static boolean startsWithUsualOpcode(String rest) {
    int space = rest.indexOf(' ');
    String opcode = space < 0 ? rest : rest.substring(0, space);
    boolean comment =
        opcode.length() == 2 && opcode.charAt(0) == 'c' && Ascii.isDigit(opcode.charAt(1));
    return comment || USUAL_OPCODES.indexOf(" " + opcode + " ") >= 0;
  }

  private void readFields() {
    if (words.isEmpty()) {
      if (problems.isEmpty()) {
        InputText expected = lenient ? InputText.PLACEMENT_AT_LEAST : InputText.SIX_FIELDS;
        problems.add(FenField.TEXT, 0, Said.of(InputText.NOTHING), Said.of(expected));
      }
      return;
    }
    if (!lenient && words.size() != 4 && words.size() != 6) {
      problems.add(
          FenField.TEXT,
          words.size() > 6 ? words.get(6).offset() : 0,
          Said.of(InputText.FIELDS, words.size()),
          Said.of(InputText.SIX_FIELDS));
    }
    Word first = words.get(next++);
    placement = Placement.read(first, lenient, problems);
    board = placement.map(Placement::board).orElse(Board.EMPTY);
    if (lenient && placement.isEmpty()) {
      return;
    }
    if (lenient && placement.orElseThrow().hasAdjacentDigits()) {
      forgive(InputText.DIGITS_ADDED);
    }
    turnOffset = first.offset();
    readTurn();
    readCastling();
    readEnPassant();
    halfmoveClock = readCounter(FenField.HALFMOVE_CLOCK);
    fullmoveNumber = readCounter(FenField.FULLMOVE_NUMBER);
    if (lenient && next < words.size()) {
      forgive(InputText.REST_IGNORED, Excerpt.of(words.get(next).text()));
    }
  }

  /** Takes the next word for a field. Lenient parsing does so only if it looks like its value. */
  private Optional<Word> take(Predicate<Word> look) {
    return next < words.size() && (!lenient || look.test(words.get(next)))
        ? Optional.of(words.get(next++))
        : Optional.empty();
  }

  private void readTurn() {
    Optional<Word> field = take(word -> TURNS.indexOf(" " + Ascii.lower(word.text()) + " ") >= 0);
    if (field.isEmpty()) {
      if (lenient) {
        inferTurn();
      }
      return;
    }
    String word = field.get().text();
    String shown = Excerpt.of(word);
    turnOffset = field.get().offset();
    boolean usual = word.equals("w") || word.equals("b");
    boolean isWhite = Ascii.lower(word).charAt(0) == 'w';
    if (usual || lenient) {
      turn = Optional.of(isWhite ? Color.WHITE : Color.BLACK);
    }
    if (!usual) {
      correct(
          FenField.TURN,
          turnOffset,
          InputText.verbatim(shown),
          Said.of(InputText.W_OR_B),
          Said.of(InputText.TURN_READ_AS, shown, isWhite ? "w" : "b"));
    }
  }

  /** Skips the next word if it fits no field, and gives the move to the side that can have it. */
  private void inferTurn() {
    if (next < words.size()) {
      Word word = words.get(next);
      if (!word.isSquare() && !word.isNumber() && !hasOnlyCastlingLetters(word.text())) {
        forgive(InputText.TURN_NOT_UNDERSTOOD, Excerpt.of(word.text()));
        next++;
      }
    }
    boolean black = isWrong(FenField.TURN, setup());
    turn = Optional.of(black ? Color.BLACK : Color.WHITE);
    forgive(black ? InputText.TURN_MISSING_BLACK : InputText.TURN_MISSING_WHITE);
  }

  private static boolean hasOnlyCastlingLetters(String word) {
    for (int i = 0; i < word.length() && !word.equals("-"); i++) {
      if ("KQkqABCDEFGHabcdefgh".indexOf(word.charAt(i)) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Reads the castling rights, in any order, without duplicates. */
  private void readCastling() {
    Optional<Word> field = take(word -> !word.isSquare() && !word.isNumber());
    if (field.isEmpty()) {
      if (lenient) {
        inferCastling();
      }
      return;
    }
    String letters = field.get().text();
    String seen = "";
    for (int i = 0; i < letters.length() && !letters.equals("-"); i++) {
      char letter = lenient ? ofSide(letters.charAt(i)) : letters.charAt(i);
      String shown = Excerpt.at(letters, i);
      int offset = field.get().offset() + i;
      SquareSet before = castlingRooks;
      Optional<Problem> problem =
          seen.indexOf(letter) < 0
              ? readRight(letter, shown, offset)
              : castlingProblem(
                  offset, Said.of(InputText.AGAIN, shown), InputText.EACH_LETTER_ONCE);
      seen += letter;
      if (!lenient) {
        problem.ifPresent(problems::add);
      } else if (problem.isPresent() || isWrong(FenField.CASTLING, setup())) {
        castlingRooks = before;
        forgive(InputText.CASTLING_DROPPED, shown);
      }
    }
  }

  /**
   * In standard chess, converts a rook's file letter to the usual castling letter, such as {@code
   * H} to {@code K}.
   */
  private char ofSide(char letter) {
    int file = variant == Variant.CLASSICAL ? "HAha".indexOf(letter) : -1;
    if (file < 0) {
      return letter;
    }
    char meant = "KQkq".charAt(file);
    forgive(InputText.CASTLING_READ_AS, "" + letter, "" + meant);
    return meant;
  }

  private Optional<Problem> readRight(char letter, String shown, int offset) {
    Color color = letter >= 'a' ? Color.BLACK : Color.WHITE;
    char lower = color == Color.WHITE ? (char) (letter - 'A' + 'a') : letter;
    if (lower == 'k' || lower == 'q') {
      boolean kingSide = lower == 'k';
      CastlingSide side = kingSide ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE;
      Optional<Square> rook = Fen.castlingRook(variant, board, color, side);
      if (rook.isPresent()) {
        return addRight(letter, rook.get(), color, offset);
      }
      Said found = Said.of(InputText.WITHOUT_KING_AND_ROOK, "" + letter, color);
      return placement.isEmpty()
          ? Optional.empty()
          : castlingProblem(
              offset, found, kingSide ? InputText.ROOK_TO_THE_RIGHT : InputText.ROOK_TO_THE_LEFT);
    }
    boolean isFile = lower >= 'a' && lower <= 'h';
    boolean classical = variant == Variant.CLASSICAL;
    if (isFile && !classical) {
      return addRight(letter, Square.of(File.of(lower - 'a' + 1), color.backRank()), color, offset);
    }
    InputText expected =
        isFile
            ? InputText.CASTLING_FILES_IN_CHESS960
            : classical ? InputText.CASTLING_LETTERS : InputText.CASTLING_LETTERS_OR_FILES;
    return castlingProblem(offset, InputText.verbatim(shown), expected);
  }

  private Optional<Problem> addRight(char letter, Square rook, Color color, int offset) {
    Optional<Square> king = Fen.kingAtHome(board, color);
    for (Square other : castlingRooks) {
      boolean sameSide =
          other.rank() == rook.rank()
              && king.isPresent()
              && other.compareTo(king.get()) < 0 == rook.compareTo(king.get()) < 0;
      if (sameSide) {
        Said found = Said.of(InputText.BESIDE_RIGHT, "" + letter, other);
        return castlingProblem(offset, found, InputText.ONE_RIGHT_A_SIDE);
      }
    }
    castlingRooks = castlingRooks.with(rook);
    castlingOffsets[rook.index()] = offset;
    return Optional.empty();
  }

  private static Optional<Problem> castlingProblem(int offset, Said found, InputText expected) {
    return Optional.of(FenProblems.of(FenField.CASTLING, offset, found, Said.of(expected)));
  }

  /**
   * In standard chess, assumes the right to castle wherever king and rook are on their starting
   * squares. In Chess960, which has no fixed starting squares, assumes no castling rights.
   */
  private void inferCastling() {
    for (Color color : Color.values()) {
      for (CastlingSide side : CastlingSide.values()) {
        SquareSet before = castlingRooks;
        castlingRooks = before.with(side.corner(color));
        if (variant != Variant.CLASSICAL || isWrong(FenField.CASTLING, setup())) {
          castlingRooks = before;
        }
      }
    }
    if (castlingRooks.isEmpty()) {
      forgive(InputText.CASTLING_MISSING_NONE);
    } else {
      forgive(InputText.CASTLING_MISSING, Fen.castling(setup(), false));
    }
  }

  private void readEnPassant() {
    Optional<Word> field = take(word -> !word.isNumber());
    if (field.isEmpty() && lenient) {
      forgive(InputText.EN_PASSANT_MISSING);
    }
    if (field.isEmpty() || field.get().text().equals("-")) {
      return;
    }
    String name = field.get().text();
    String shown = Excerpt.of(name);
    enPassantOffset = field.get().offset();
    enPassant = Square.ofName(name);
    boolean isExact = enPassant.filter(square -> square.toString().equals(name)).isPresent();
    boolean isRight =
        lenient
            ? enPassant.isPresent() && !isWrong(FenField.EN_PASSANT, setup())
            : isExact && isOnEnPassantRank(enPassant.orElseThrow());
    if (!isRight) {
      enPassant = Optional.empty();
      correct(
          FenField.EN_PASSANT,
          enPassantOffset,
          turn.map(color -> Said.of(InputText.WITH_TURN, shown, color))
              .orElse(InputText.verbatim(shown)),
          turn.map(color -> Said.of(InputText.DASH_OR_RANK, color.rank(6).number()))
              .orElse(Said.of(InputText.DASH_OR_RANK_3_OR_6)),
          Said.of(InputText.EN_PASSANT_DROPPED, shown));
    } else if (!isExact) {
      forgive(InputText.EN_PASSANT_READ_AS, name, enPassant.orElseThrow());
    }
  }

  private boolean isOnEnPassantRank(Square square) {
    int rank = square.rank().number();
    return turn.map(color -> color.rank(6).number() == rank).orElse(rank == 3 || rank == 6);
  }

  /** Reads a counter. An operation takes precedence over a field. */
  private int readCounter(FenField field) {
    boolean clock = field == FenField.HALFMOVE_CLOCK;
    int least = clock ? 0 : 1;
    String opcode =
        clock ? Epd.OperationParser.HALFMOVE_CLOCK : Epd.OperationParser.FULLMOVE_NUMBER;
    Optional<Word> written = take(word -> true);
    Optional<Word> operation = operations.flatMap(read -> read.counter(opcode));
    if (written.isPresent()
        && operation.isPresent()
        && !written.get().text().equals(operation.get().text())) {
      forgive(InputText.COUNTER_OVERRULED, Excerpt.of(written.get().text()), opcode);
    }
    Optional<Word> counter = operation.or(() -> written);
    if (counter.isEmpty()) {
      if (lenient && operations.isEmpty()) {
        forgive(clock ? InputText.HALFMOVE_CLOCK_MISSING : InputText.MOVE_NUMBER_MISSING, least);
      }
      return least;
    }
    String word = counter.get().text();
    int value = word.length() <= 4 ? Ascii.number(word).orElse(-1) : -1;
    if (value >= least) {
      return value;
    }
    String shown = Excerpt.of(word);
    boolean letter = !shown.isEmpty() && Ascii.isLetter(shown.charAt(0));
    InputText expected = clock && letter ? InputText.NUMBER_OR_OPERATIONS : InputText.NUMBER;
    InputText readAs = clock ? InputText.HALFMOVE_CLOCK_READ_AS : InputText.MOVE_NUMBER_READ_AS;
    correct(
        field,
        counter.get().offset(),
        InputText.verbatim(shown),
        Said.of(expected, least, Setup.COUNTER_LIMIT),
        Said.of(readAs, shown, least));
    return least;
  }

  /** Reports the first non-ASCII character, unless it has already been reported for a field. */
  private void reportForeignLetter() {
    for (int i = 0; i < text.length() && i < LONGEST; i++) {
      if (text.charAt(i) > '~') {
        if (!problems.hasOneAt(i)) {
          Said found = InputText.verbatim(Excerpt.at(text, i));
          problems.add(FenField.TEXT, i, found, Said.of(InputText.ASCII));
        }
        return;
      }
    }
  }

  /** Validates the setup and maps each problem to its offset in the text. */
  private void validate(Placement pieces) {
    for (Problem problem : setup().problems()) {
      FenField field = FenField.of(problem.place());
      boolean needsTurn = field == FenField.TURN || field == FenField.EN_PASSANT;
      if (turn.isPresent() || !needsTurn) {
        int offset =
            switch (field) {
              case TURN -> turnOffset;
              case CASTLING -> castlingOffsets[problem.square().orElseThrow().index()];
              case EN_PASSANT -> enPassantOffset;
              default -> pieces.offset(problem.square());
            };
        problems.ofSetup(problem, offset);
      }
    }
  }
}
