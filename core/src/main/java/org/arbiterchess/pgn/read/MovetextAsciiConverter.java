package org.arbiterchess.pgn.read;

/**
 * Converts movetext pasted from web pages and documents to ASCII. It replaces dashes, figurines,
 * no-break spaces and annotation symbols.
 */
final class MovetextAsciiConverter extends MovetextRespeller {

  /**
   * The letters for the white and then the black figurines, from king to pawn. A pawn has no
   * letter.
   */
  private static final String FIGURINES = "KQRBN KQRBN ";

  private static final int FIRST_FIGURINE = 0x2654;

  /** Each symbol followed by its ASCII form, which is never longer than the symbol in UTF-8. */
  private static final String[] SYMBOLS = {
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

  private final PgnProblemCollector notebook;

  MovetextAsciiConverter(
      byte[] text, OriginalTextOffsets origin, int from, int to, PgnProblemCollector notebook) {
    super(text, origin, from, to);
    this.notebook = notebook;
  }

  @Override
  boolean spell(int from, int end) {
    int at = from;
    while (at < end) {
      int length = TextDecoder.length(text, at, end);
      int code = TextDecoder.codePointAt(text, at, end);
      if (code < 0x80 || !spellCharacter(code, at)) {
        for (int i = at; i < at + length; i++) {
          write(text[i], i);
        }
      }
      at += length;
    }
    return true;
  }

  /** Converts a character to ASCII. Returns false if the character is left unchanged. */
  private boolean spellCharacter(int code, int at) {
    if (UnicodeSpace.isSpace(code)) {
      if (!UnicodeSpace.isInvisible(code)) {
        write((byte) ' ', at);
      }
      notebook.forgive(PgnWarningKind.UNICODE_SPACE, at);
      return true;
    }
    if (code >= FIRST_FIGURINE && code < FIRST_FIGURINE + FIGURINES.length()) {
      char letter = FIGURINES.charAt(code - FIRST_FIGURINE);
      if (letter != ' ') {
        write((byte) letter, at);
      }
      notebook.forgive(PgnWarningKind.FIGURINE, at);
      return true;
    }
    if (ResultParser.isDash(code) || code == 0xD7 || code == 0x2026) {
      write((byte) (code == 0xD7 ? 'x' : code == 0x2026 ? '.' : '-'), at);
      notebook.forgive(PgnWarningKind.TYPOGRAPHIC_SIGN, at);
      return true;
    }
    for (String symbol : SYMBOLS) {
      if (symbol.charAt(0) == code) {
        for (int i = 1; i < symbol.length(); i++) {
          write((byte) symbol.charAt(i), at);
        }
        notebook.forgive(PgnWarningKind.SYMBOL, at);
        return true;
      }
    }
    return false;
  }
}
