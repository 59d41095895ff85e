package org.arbiterchess.pgn.read;

import java.util.Optional;
import org.arbiterchess.language.Said;
import org.arbiterchess.pgn.read.Tokenizer.Token;

/**
 * The movetext of a game as the reader reads it: in English and ASCII. If it has piece letters of
 * another language, or the dashes, figurines, no-break spaces and annotation symbols of web pages
 * and documents, it is a copy in which these are spelled in another way. No word of the copy is
 * longer. Problems and kept text always refer to the text as it was written.
 */
final class Movetext {

  /**
   * The piece letters of a language, in the order king, queen, rook, bishop, knight. Languages are
   * tried in the order of the constants. If a game can be read in several languages, the moves are
   * the same in each.
   */
  enum Language {
    GERMAN("KDTLS", PgnWarning.Kind.GERMAN_LETTERS),
    FRENCH("RDTFC", PgnWarning.Kind.FRENCH_LETTERS),
    /** Spanish and Italian use the same letters. */
    SPANISH_OR_ITALIAN("RDTAC", PgnWarning.Kind.SPANISH_OR_ITALIAN_LETTERS),
    DUTCH("KDTLP", PgnWarning.Kind.DUTCH_LETTERS),
    POLISH("KHWGS", PgnWarning.Kind.POLISH_LETTERS),
    /**
     * The king's abbreviation has two letters, \u041a\u0440. The first is also the knight's letter,
     * so only the second is used for the king.
     */
    RUSSIAN("\u0440\u0424\u041b\u0421\u041a", PgnWarning.Kind.RUSSIAN_LETTERS);

    private final String letters;
    final PgnWarning.Kind warning;

    Language(String letters, PgnWarning.Kind warning) {
      this.letters = letters;
      this.warning = warning;
    }
  }

  private static final String ENGLISH = "KQRBN";

  /**
   * The letters for the white and then the black figurines, from king to pawn. A pawn has no
   * letter.
   */
  private static final String FIGURINES = "KQRBN KQRBN ";

  private static final int FIRST_FIGURINE = 0x2654;

  /** Each symbol followed by its ASCII form, which is never longer than the symbol in UTF-8. */
  private static final String[] SYMBOLS = {
    "\u00d7x",
    "\u2026.",
    "\u203c!!",
    "\u2047??",
    "\u2048?!",
    "\u2049!?",
    "\u25a1$7",
    "\u221e$13",
    "\u2a72$14",
    "\u2a71$15",
    "\u2213$17",
    "\u2a00$22",
    "\u27f3$32",
    "\u2191$36",
    "\u2192$40"
  };

  /** The signs below are typographic forms of ordinary ones. */
  private static final int FIRST_SYMBOL = 0x203C;

  /** The number of bytes after the text that the reader may look at. */
  private static final int PAD = 64;

  private final PgnProblemCollector notebook;
  private final Tokenizer tokens = new Tokenizer();

  /** The text as it was written. */
  byte[] original = {};

  /** The text to read, up to {@link #to}. */
  byte[] text = {};

  int to;

  /** The respelled text, which starts to differ from the original at {@link #from}. */
  private byte[] copy = {};

  private int from;

  /** The index in the original for each letter of the copy. */
  private int[] origins = {};

  private int read;
  private int written;
  private Optional<Language> language = Optional.empty();

  /** The index of the first word with one of the language's letters, or -1. */
  private int first;

  private boolean changed;

  /** Whether a word has an English piece letter that the language does not use. */
  private boolean refused;

  Movetext(PgnProblemCollector notebook) {
    this.notebook = notebook;
  }

  /** Begins a text, and spells it in English if it is in another language. */
  void begin(byte[] bytes, int begin, int end, Optional<Language> spoken) {
    original = bytes;
    text = bytes;
    to = end;
    language = spoken;
    first = -1;
    changed = false;
    refused = false;
    if (spoken.isPresent()) {
      spell(begin, begin);
      if (first >= 0) {
        notebook.forgive(spoken.get().warning, first);
      }
    }
  }

  /** Whether the text has letters of the language that differ in English, and no English ones. */
  boolean fitsLanguage() {
    return first >= 0 && changed && !refused;
  }

  /** Whether the text to read is the copy. */
  boolean isSpelled() {
    return text == copy;
  }

  /** Returns the index in the original for an index in the text to read. */
  int origin(int at) {
    return !isSpelled() || at < from ? at : origins[at - from];
  }

  /** Returns text as it was written. */
  String written(int begin, int end) {
    return TextDecoder.decode(original, origin(begin), origin(end));
  }

  void forgive(PgnWarning.Kind kind, int at) {
    notebook.forgive(kind, origin(at));
  }

  void error(PgnError.Kind kind, int at, String found, Said remark) {
    notebook.error(kind, origin(at), found, remark);
  }

  /** Spells the words from an index on. The text before the index stays in its place. */
  void spell(int begin, int at) {
    int end = to;
    if (copy.length < original.length) {
      copy = new byte[original.length];
    }
    if (origins.length <= end - at) {
      origins = new int[2 * (end - at) + PAD];
    }
    System.arraycopy(original, begin, copy, begin, at - begin);
    from = at;
    read = at;
    written = at;
    tokens.begin(original, at, end);
    for (Token token = tokens.next(); token != Token.END && !refused; token = tokens.next()) {
      copyTo(tokens.at);
      switch (token) {
        case NUMBER, WORD, OTHER -> spellWord();
        case BRACKET -> tokens.end = TextBetweenMoves.bracketEnd(original, tokens.at, end);
        default -> {
          // Comments and signs stay as they are.
        }
      }
    }
    copyTo(end);
    origins[written - from] = end;
    System.arraycopy(original, end, copy, written, PAD);
    text = copy;
    to = written;
  }

  private void copyTo(int end) {
    while (read < end) {
      write(original[read], read);
      read++;
    }
  }

  private void write(int letter, int index) {
    origins[written - from] = index;
    copy[written++] = (byte) letter;
  }

  /** Spells the text from the current token to the next space or bracket. */
  private void spellWord() {
    int end = tokens.at;
    while (end < tokens.to && !endsWord(original[end])) {
      end++;
    }
    tokens.end = end;
    while (language.isPresent()
        && read < end
        && (Tokenizer.isDigit(original[read]) || original[read] == '.')) {
      copyTo(read + 1);
    }
    int move = read;
    while (read < end) {
      int length = TextDecoder.length(original, read, end);
      int code = TextDecoder.codePointAt(original, read, end);
      int translated = language.isPresent() ? translate(code, length, move, end) : 0;
      if (translated > 0 || (code >= 0x80 && writeInAscii(code))) {
        read += Math.max(length, translated);
      } else {
        copyTo(read + length);
      }
    }
  }

  private static boolean endsWord(byte letter) {
    return Tokenizer.isSpace(letter) || "{}()[];".indexOf(letter) >= 0;
  }

  /**
   * Writes the English letter for the next letter if it is one of the language. Returns the number
   * of bytes that it replaces, or 0 if the character is no such letter.
   *
   * @param move the index after the move number
   */
  private int translate(int code, int length, int move, int end) {
    boolean russian = language.get() == Language.RUSSIAN;
    boolean beforeMore = read == move && read + length < end;
    int next = beforeMore ? TextDecoder.codePointAt(original, read + length, end) : ' ';
    boolean piece = read == move && "abcdefgh12345678x:-\u0440\u0445".indexOf(next) >= 0;
    boolean promotion = read > move && "=18".indexOf(original[read - 1]) >= 0;
    int role = piece || promotion ? language.get().letters.indexOf(code) : -1;
    if (role >= 0) {
      boolean king = russian && piece && role == 4 && next == 0x440;
      char letter = ENGLISH.charAt(king ? 0 : role);
      write(letter, read);
      first = first < 0 ? tokens.at : first;
      changed |= letter != code;
      return king ? length + 2 : length;
    }
    if (russian && (code == 0x445 || code == 0x41E)) {
      write(code == 0x445 ? 'x' : 'O', read);
      changed = true;
      return length;
    }
    refused |= piece && (ENGLISH.indexOf(code) >= 0 || code == 'P');
    return 0;
  }

  /** Writes a character in ASCII. Returns false if it has no such form. */
  private boolean writeInAscii(int code) {
    int figurine = code - FIRST_FIGURINE;
    if (TextDecoder.isSpace(code)) {
      String space = TextDecoder.isInvisible(code) ? "" : " ";
      return write(space, PgnWarning.Kind.UNICODE_SPACE);
    }
    if (figurine >= 0 && figurine < FIGURINES.length()) {
      String letter = FIGURINES.substring(figurine, figurine + 1).trim();
      return write(letter, PgnWarning.Kind.FIGURINE);
    }
    if (TerminationMarker.isDash(code)) {
      return write("-", PgnWarning.Kind.TYPOGRAPHIC_SIGN);
    }
    for (String symbol : SYMBOLS) {
      if (symbol.charAt(0) == code) {
        boolean sign = code < FIRST_SYMBOL;
        return write(
            symbol.substring(1), sign ? PgnWarning.Kind.TYPOGRAPHIC_SIGN : PgnWarning.Kind.SYMBOL);
      }
    }
    return false;
  }

  private boolean write(String ascii, PgnWarning.Kind kind) {
    for (int i = 0; i < ascii.length(); i++) {
      write(ascii.charAt(i), read);
    }
    notebook.forgive(kind, read);
    return true;
  }
}
