package org.arbiterchess.pgn.read;

import java.util.Arrays;
import java.util.Optional;

/**
 * Spells words of movetext in English and ASCII: the piece letters of another language, and the
 * dashes, figurines, no-break spaces and annotation symbols of text pasted from web pages and
 * documents. A word never becomes longer and keeps its index, so that warnings name its place.
 */
final class Spelling {

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

  /** The number of zero bytes after a word, as after the text of a game. */
  private static final int PAD = 64;

  /** The tokens of the last word. */
  final Tokenizer tokens = new Tokenizer();

  private final PgnProblemCollector notebook;
  private Optional<Language> language = Optional.empty();
  private byte[] text = {};

  /** The word, at the same index as in the text. */
  private byte[] copy = {};

  /** The index in the text of each letter of the word. */
  private int[] origins = {};

  private int from;
  private int written;

  /** Whether the current tokens are those of a respelled word. */
  boolean active;

  /** The index of the first word with one of the language's letters, or -1. */
  int first;

  private boolean changed;

  /** Whether a word has an English piece letter that the language does not use. */
  boolean refused;

  Spelling(PgnProblemCollector notebook) {
    this.notebook = notebook;
  }

  void begin(byte[] bytes, Optional<Language> spoken) {
    text = bytes;
    language = spoken;
    active = false;
    first = -1;
    changed = false;
    refused = false;
  }

  /** Whether all words must be respelled, because the game is read in another language. */
  boolean isForeign() {
    return language.isPresent();
  }

  /** Whether the words read so far have letters of the language and differ in English. */
  boolean fits() {
    return first >= 0 && changed && !refused;
  }

  /** Returns the index in the text for an index in the current tokens. */
  int origin(int at) {
    return active ? origins[at - from] : at;
  }

  /**
   * Makes {@link #tokens} those of the respelled text from an index to the next space or bracket.
   * Returns the index there.
   */
  int respell(int at, int limit) {
    int end = at;
    while (end < limit && !endsWord(text[end])) {
      end++;
    }
    if (copy.length < text.length) {
      copy = new byte[text.length];
    }
    if (origins.length <= end - at) {
      origins = new int[2 * (end - at) + 64];
    }
    from = at;
    written = at;
    int i = at;
    while (language.isPresent() && i < end && (Tokenizer.isDigit(text[i]) || text[i] == '.')) {
      write(text[i], i);
      i++;
    }
    int move = i;
    while (i < end) {
      int length = TextDecoder.length(text, i, end);
      int code = length == 1 && text[i] >= 0 ? text[i] : TextDecoder.codePointAt(text, i, end);
      int translated = language.isPresent() ? translate(code, i, length, move, end) : 0;
      if (translated == 0 && (code < 0x80 || !writeInAscii(code, i))) {
        for (int j = i; j < i + length; j++) {
          write(text[j], j);
        }
      }
      i += Math.max(length, translated);
    }
    origins[written - from] = end;
    copy[written] = text[end];
    Arrays.fill(copy, written + 1, written + PAD, (byte) 0);
    tokens.begin(copy, at, written);
    active = true;
    return end;
  }

  private static boolean endsWord(byte letter) {
    return Tokenizer.isSpace(letter) || "{}()[];".indexOf(letter) >= 0;
  }

  private void write(int letter, int index) {
    origins[written - from] = index;
    copy[written++] = (byte) letter;
  }

  /** Adds text that stands directly after the word in the text. */
  void append(int count) {
    int end = origins[written - from];
    for (int i = end; i < end + count; i++) {
      write(text[i], i);
    }
    origins[written - from] = end + count;
    tokens.to = written;
  }

  /**
   * Writes the English letter for a letter of the language. Returns the number of bytes that it
   * replaces, or 0 if the character is no such letter.
   *
   * @param move the index after the move number
   */
  private int translate(int code, int at, int length, int move, int end) {
    boolean russian = language.get() == Language.RUSSIAN;
    boolean beforeMore = at == move && at + length < end;
    int next = beforeMore ? TextDecoder.codePointAt(text, at + length, end) : ' ';
    boolean piece = at == move && "abcdefgh12345678x:-\u0440\u0445".indexOf(next) >= 0;
    boolean promotion = at > move && "=18".indexOf(text[at - 1]) >= 0;
    int role = piece || promotion ? language.get().letters.indexOf(code) : -1;
    if (role >= 0) {
      boolean king = russian && piece && role == 4 && next == 0x440;
      char letter = ENGLISH.charAt(king ? 0 : role);
      write(letter, at);
      first = first < 0 ? from : first;
      changed |= letter != code;
      return king ? length + 2 : length;
    }
    if (russian && (code == 0x445 || code == 0x41E)) {
      write(code == 0x445 ? 'x' : 'O', at);
      changed = true;
      return length;
    }
    refused |= piece && (ENGLISH.indexOf(code) >= 0 || code == 'P');
    return 0;
  }

  /** Writes a character in ASCII. Returns false if it has no such form. */
  private boolean writeInAscii(int code, int at) {
    int figurine = code - FIRST_FIGURINE;
    if (TextDecoder.isSpace(code)) {
      String space = TextDecoder.isInvisible(code) ? "" : " ";
      return write(space, at, PgnWarning.Kind.UNICODE_SPACE);
    }
    if (figurine >= 0 && figurine < FIGURINES.length()) {
      String letter = FIGURINES.substring(figurine, figurine + 1).trim();
      return write(letter, at, PgnWarning.Kind.FIGURINE);
    }
    if (TerminationMarker.isDash(code)) {
      return write("-", at, PgnWarning.Kind.TYPOGRAPHIC_SIGN);
    }
    for (String symbol : SYMBOLS) {
      if (symbol.charAt(0) == code) {
        boolean sign = code < FIRST_SYMBOL;
        PgnWarning.Kind kind = sign ? PgnWarning.Kind.TYPOGRAPHIC_SIGN : PgnWarning.Kind.SYMBOL;
        return write(symbol.substring(1), at, kind);
      }
    }
    return false;
  }

  private boolean write(String ascii, int at, PgnWarning.Kind kind) {
    for (int i = 0; i < ascii.length(); i++) {
      write(ascii.charAt(i), at);
    }
    notebook.forgive(kind, at);
    return true;
  }
}
