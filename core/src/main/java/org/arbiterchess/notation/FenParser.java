package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Rank;
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
import org.arbiterchess.text.Lists;

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

  private static final int MOST_PROBLEMS = 50;
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
  private final List<Problem> problems = new ArrayList<>();
  private final List<Said> forgiven = new ArrayList<>();

  private final List<Word> words = new ArrayList<>();
  private Optional<Epd.OperationParser> operations = Optional.empty();
  private int next;

  private boolean isPlaced;
  private Board board = Board.EMPTY;
  private Optional<Color> turn = Optional.empty();
  private SquareSet castlingRooks = SquareSet.EMPTY;
  private Optional<Square> enPassant = Optional.empty();
  private int halfmoveClock;
  private int fullmoveNumber = 1;
  private boolean isWellFormed;

  // Where the text has the pieces and the other fields that the setup can have problems with.
  private int placementOffset;
  private final int[] pieceOffsets = new int[64];
  private int turnOffset;
  private final int[] castlingOffsets = new int[64];
  private int enPassantOffset;

  private FenParser(String text, Variant variant, boolean lenient) {
    this.text = text;
    this.variant = variant;
    this.lenient = lenient;
  }

  static FenParser strictly(String text, Variant variant) {
    return new FenParser(text, variant, false).parse();
  }

  static FenParser leniently(String text, Variant variant) {
    return new FenParser(text, variant, true).parse();
  }

  /** Parses the placement before the first space. */
  static Reading<Board> board(String text) {
    FenParser parser = new FenParser(text, Variant.CLASSICAL, false);
    int end = text.indexOf(' ');
    parser.readPlacement(new Word(end < 0 ? text : text.substring(0, end), 0));
    return parser.isPlaced ? new Reading.Valid<>(parser.board) : parser.invalid();
  }

  private FenParser parse() {
    if (text.length() > LONGEST) {
      problem(
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
    isWellFormed = problems.isEmpty();
    if (isPlaced) {
      validate();
    }
    return this;
  }

  Reading<Position> position() {
    if (!problems.isEmpty()) {
      return invalid();
    }
    Position position = Position.of(setup());
    return new Reading.Valid<>(position, PositionWarnings.of(position), forgiven);
  }

  /** The position with its EPD operations, without the counters. */
  Reading<Epd> epd() {
    return position() instanceof Reading.Valid<Position> valid
        ? new Reading.Valid<>(
            new Epd(valid.value(), operations.map(Epd.OperationParser::others).orElse(List.of())),
            valid.notes(),
            valid.forgiven())
        : invalid();
  }

  /** The first problems that were found, each inserted by its offset. */
  private <T> Reading<T> invalid() {
    List<Problem> first = new ArrayList<>();
    for (int i = 0; i < problems.size() && i < MOST_PROBLEMS; i++) {
      Problem problem = problems.get(i);
      int at = first.size();
      while (at > 0 && first.get(at - 1).offset() > problem.offset()) {
        at--;
      }
      first.add(at, problem);
    }
    return new Reading.Invalid<>(text, InputText.NOT_A_POSITION, first);
  }

  /** The setup, playable or not; empty if the text is not FEN. */
  Optional<Setup> wellFormedSetup() {
    return isWellFormed ? Optional.of(setup()) : Optional.empty();
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
    return Lists.any(setup.problems(), problem -> problem.place().equals(field.word()));
  }

  private void problem(FenField field, int offset, Said found, Said expected) {
    problems.add(problemOf(field, offset, found, expected));
  }

  static Problem problemOf(FenField field, int offset, Said found, Said expected) {
    Said said = Said.of(InputText.WRONG_TEXT, field, offset + 1, found, expected);
    return new Problem(field.word(), offset, found, expected, said);
  }

  private void forgive(InputText wording, Object... values) {
    forgiven.add(Said.of(wording, values));
  }

  /** Forgives what lenient parsing corrects. In strict parsing, it is a problem. */
  private void correct(FenField field, int offset, Said found, Said expected, Said correction) {
    if (lenient) {
      forgiven.add(correction);
    } else {
      problem(field, offset, found, expected);
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
          || (letter >= 0x2000 && letter <= 0x200A)
          || "\u00a0\u2028\u2029\u202f\u3000".indexOf(letter) >= 0) {
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
      boolean afterFields = words.size() >= FIELDS_BEFORE_OPERATIONS;
      if (afterFields && Ascii.isLetter(plain.charAt(at)) && readOperations(plain, at)) {
        odd |= !visible(plain.substring(at)).trim().equals(plain.substring(at));
        break;
      }
      int end = at;
      while (end < plain.length() && !isSpace(plain.charAt(end))) {
        end++;
      }
      String word = visible(plain.substring(at, end));
      odd |= word.length() < end - at;
      if (!word.isEmpty()) {
        words.add(new Word(word, at));
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
          end > start + 1 || text.charAt(start) == ' '
              ? Said.of(InputText.SPACES, end - start)
              : InputText.verbatim(Excerpt.at(text, start));
      InputText expected = outside ? InputText.NO_SPACE : InputText.ONE_SPACE;
      problem(FenField.TEXT, start, found, Said.of(expected));
    }
    return odd;
  }

  /** Lenient parsing removes byte order marks and zero-width spaces, which separate no words. */
  private String visible(String word) {
    return lenient ? word.replace("\ufeff", "").replace("\u200b", "") : word;
  }

  /** Reads the rest of the text as EPD operations, or returns false if it is something else. */
  private boolean readOperations(String plain, int at) {
    boolean afterFourFields = words.size() == FIELDS_BEFORE_OPERATIONS;
    boolean semicolon = plain.indexOf(';', at) >= 0;
    if (!lenient) {
      if (afterFourFields && semicolon) {
        operations =
            Optional.of(new Epd.OperationParser(new Word(plain.substring(at), at), problems));
      }
      return operations.isPresent();
    }
    String rest = visible(plain.substring(at)).trim();
    operations = correctOperations(rest, at);
    if (operations.isEmpty() && afterFourFields && (semicolon || startsWithUsualOpcode(rest))) {
      operations = correctOperations(rest + ";", at);
      operations.ifPresent(read -> forgive(InputText.SEMICOLON_ADDED));
    }
    return operations.isPresent();
  }

  private static Optional<Epd.OperationParser> correctOperations(String rest, int at) {
    List<Problem> problems = new ArrayList<>();
    Epd.OperationParser read = new Epd.OperationParser(new Word(rest, at), problems);
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
        problem(FenField.TEXT, 0, Said.of(InputText.NOTHING), Said.of(expected));
      }
      return;
    }
    if (!lenient && words.size() != 4 && words.size() != 6) {
      problem(
          FenField.TEXT,
          words.size() > 6 ? words.get(6).offset() : 0,
          Said.of(InputText.FIELDS, words.size()),
          Said.of(InputText.SIX_FIELDS));
    }
    readPlacement(words.get(next++));
    if (lenient && !isPlaced) {
      return;
    }
    turnOffset = placementOffset;
    readTurn();
    readCastling();
    readEnPassant();
    halfmoveClock = readCounter(FenField.HALFMOVE_CLOCK);
    fullmoveNumber = readCounter(FenField.FULLMOVE_NUMBER);
    if (lenient && next < words.size()) {
      forgive(InputText.REST_IGNORED, Excerpt.of(words.get(next).text()));
    }
  }

  /** Reads the ranks from the eighth to the first. */
  private void readPlacement(Word field) {
    placementOffset = field.offset();
    int before = problems.size();
    List<String> ranks = Ascii.split(field.text(), '/');
    if (ranks.size() != 8) {
      Said found = Said.of(InputText.RANKS, ranks.size());
      problem(FenField.PLACEMENT, placementOffset, found, Said.of(InputText.EIGHT_RANKS));
    }
    List<PlacedPiece> pieces = new ArrayList<>();
    int offset = placementOffset;
    for (int i = 0; i < 8 && i < ranks.size(); i++) {
      readRank(ranks.get(i), offset, Rank.of(8 - i), pieces);
      offset += ranks.get(i).length() + 1;
    }
    isPlaced = problems.size() == before;
    board = isPlaced ? Board.of(pieces) : Board.EMPTY;
  }

  private void readRank(String text, int offset, Rank rank, List<PlacedPiece> pieces) {
    int width = 0;
    boolean isUnderstood = true;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      Optional<Piece> piece = Piece.ofSymbol(letter);
      if (piece.isPresent()) {
        if (width < 8) {
          Square square = Square.of(File.of(width + 1), rank);
          pieces.add(piece.get().on(square));
          pieceOffsets[square.index()] = offset + i;
        }
        width++;
      } else if (isDigit(letter)) {
        if (i > 0 && isDigit(text.charAt(i - 1))) {
          reportAdjacentDigits(text.substring(i - 1, i + 1), offset + i - 1);
        }
        width += letter - '0';
      } else {
        isUnderstood = false;
        int start = i;
        while (i + 1 < text.length() && !isPlacement(text.charAt(i + 1))) {
          i++;
        }
        Said found = InputText.verbatim(Excerpt.of(text.substring(start, i + 1)));
        problem(FenField.PLACEMENT, offset + start, found, Said.of(InputText.PIECE_OR_DIGIT));
      }
    }
    if (isUnderstood && width != 8) {
      Said found =
          text.isEmpty() ? Said.of(InputText.EMPTY_RANK) : InputText.verbatim(Excerpt.of(text));
      Said expected = Said.of(InputText.EIGHT_SQUARES, rank.number(), width);
      problem(FenField.PLACEMENT, offset, found, expected);
    }
  }

  private void reportAdjacentDigits(String digits, int offset) {
    Said added = Said.of(InputText.DIGITS_ADDED);
    forgiven.removeIf(said -> said.key() == InputText.DIGITS_ADDED);
    Said found = InputText.verbatim(digits);
    correct(FenField.PLACEMENT, offset, found, Said.of(InputText.ONE_DIGIT), added);
  }

  private static boolean isPlacement(char letter) {
    return isDigit(letter) || Piece.ofSymbol(letter).isPresent();
  }

  private static boolean isDigit(char letter) {
    return letter >= '1' && letter <= '8';
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
    Color inferred = isWrong(FenField.TURN, setup()) ? Color.BLACK : Color.WHITE;
    turn = Optional.of(inferred);
    forgive(InputText.TURN_MISSING, inferred);
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
      Word shown = new Word(Excerpt.at(letters, i), field.get().offset() + i);
      SquareSet before = castlingRooks;
      if (seen.indexOf(letter) >= 0) {
        dropRight(shown, Said.of(InputText.AGAIN, shown.text()), InputText.EACH_LETTER_ONCE);
      } else {
        readRight(letter, shown);
      }
      seen += letter;
      boolean isAdded = !castlingRooks.equals(before);
      if (lenient && isAdded && isWrong(FenField.CASTLING, setup())) {
        castlingRooks = before;
        forgive(InputText.CASTLING_DROPPED, shown.text());
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

  private void readRight(char letter, Word shown) {
    Color color = letter >= 'a' ? Color.BLACK : Color.WHITE;
    char lower = color == Color.WHITE ? (char) (letter - 'A' + 'a') : letter;
    boolean isFile = lower >= 'a' && lower <= 'h';
    boolean isClassical = variant == Variant.CLASSICAL;
    if (lower == 'k' || lower == 'q') {
      boolean isKingSide = lower == 'k';
      CastlingSide side = isKingSide ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE;
      Optional<Square> rook = Fen.castlingRook(variant, board, color, side);
      if (rook.isPresent()) {
        addRight(rook.get(), color, shown);
      } else if (isPlaced) {
        Said found = Said.of(InputText.WITHOUT_KING_AND_ROOK, shown.text(), color);
        dropRight(
            shown, found, isKingSide ? InputText.ROOK_TO_THE_RIGHT : InputText.ROOK_TO_THE_LEFT);
      }
    } else if (isFile && !isClassical) {
      addRight(Square.of(File.of(lower - 'a' + 1), color.backRank()), color, shown);
    } else {
      InputText classical =
          isFile ? InputText.CASTLING_FILES_IN_CHESS960 : InputText.CASTLING_LETTERS;
      dropRight(
          shown,
          InputText.verbatim(shown.text()),
          isClassical ? classical : InputText.CASTLING_LETTERS_OR_FILES);
    }
  }

  private void addRight(Square rook, Color color, Word shown) {
    Optional<Square> king = Fen.kingAtHome(board, color);
    for (Square other : castlingRooks) {
      boolean sameSide =
          other.rank() == rook.rank()
              && king.isPresent()
              && other.compareTo(king.get()) < 0 == rook.compareTo(king.get()) < 0;
      if (sameSide) {
        Said found = Said.of(InputText.BESIDE_RIGHT, shown.text(), other);
        dropRight(shown, found, InputText.ONE_RIGHT_A_SIDE);
        return;
      }
    }
    castlingRooks = castlingRooks.with(rook);
    castlingOffsets[rook.index()] = shown.offset();
  }

  private void dropRight(Word letter, Said found, InputText expected) {
    Said dropped = Said.of(InputText.CASTLING_DROPPED, letter.text());
    correct(FenField.CASTLING, letter.offset(), found, Said.of(expected), dropped);
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
    forgive(InputText.CASTLING_MISSING, castlingRooks.size(), Fen.castling(setup(), false));
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
    boolean isClock = field == FenField.HALFMOVE_CLOCK;
    int least = isClock ? 0 : 1;
    String opcode = isClock ? Epd.HALFMOVE_CLOCK : Epd.FULLMOVE_NUMBER;
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
        forgive(InputText.COUNTER_MISSING, field, least);
      }
      return least;
    }
    String word = counter.get().text();
    int value = word.length() <= 4 ? Ascii.number(word).orElse(-1) : -1;
    if (value >= least) {
      return value;
    }
    String shown = Excerpt.of(word);
    boolean isLetter = !shown.isEmpty() && Ascii.isLetter(shown.charAt(0));
    InputText expected = isClock && isLetter ? InputText.NUMBER_OR_OPERATIONS : InputText.NUMBER;
    correct(
        field,
        counter.get().offset(),
        InputText.verbatim(shown),
        Said.of(expected, least, Setup.COUNTER_LIMIT),
        Said.of(InputText.COUNTER_READ_AS, field, shown, least));
    return least;
  }

  /** Reports the first non-ASCII character, unless it has already been reported for a field. */
  private void reportForeignLetter() {
    for (int i = 0; i < text.length() && i < LONGEST; i++) {
      if (text.charAt(i) > '~') {
        int offset = i;
        if (!Lists.any(problems, problem -> problem.offset() == offset)) {
          Said found = InputText.verbatim(Excerpt.at(text, i));
          problem(FenField.TEXT, i, found, Said.of(InputText.ASCII));
        }
        return;
      }
    }
  }

  /** Validates the setup and maps each problem to its offset in the text. */
  private void validate() {
    for (Problem problem : setup().problems()) {
      FenField field = FenField.of(problem.place());
      boolean needsTurn = field == FenField.TURN || field == FenField.EN_PASSANT;
      if (turn.isPresent() || !needsTurn) {
        int square = problem.square().map(Square::index).orElse(0);
        int offset =
            switch (field) {
              case TURN -> turnOffset;
              case CASTLING -> castlingOffsets[square];
              case EN_PASSANT -> enPassantOffset;
              default -> problem.square().isPresent() ? pieceOffsets[square] : placementOffset;
            };
        Problem exact = problemOf(field, offset, problem.found(), problem.expected());
        // The setup has a simpler message if the problem is visible on the board.
        boolean isVisible = problem.said().key() != InputText.WRONG_SETUP;
        problems.add(
            new Problem(
                problem.place(),
                offset,
                problem.square(),
                problem.found(),
                problem.expected(),
                isVisible ? problem.said() : exact.said()));
      }
    }
  }
}
