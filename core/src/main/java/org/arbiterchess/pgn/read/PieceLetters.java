package org.arbiterchess.pgn.read;

import java.util.Optional;

/**
 * The piece letters of a language, in the order king, queen, rook, bishop, knight. Languages are
 * tried in the order of the constants. If a game can be read in several languages, the moves are
 * the same in each.
 */
enum PieceLetters {
  GERMAN("KDTLS", PgnWarningKind.GERMAN_LETTERS),
  FRENCH("RDTFC", PgnWarningKind.FRENCH_LETTERS),
  /** Spanish and Italian use the same letters. */
  SPANISH_OR_ITALIAN("RDTAC", PgnWarningKind.SPANISH_OR_ITALIAN_LETTERS),
  DUTCH("KDTLP", PgnWarningKind.DUTCH_LETTERS),
  POLISH("KHWGS", PgnWarningKind.POLISH_LETTERS),
  /**
   * The king's abbreviation has two letters, \u041a\u0440. The first is also the knight's letter,
   * so only the second is used for the king.
   */
  RUSSIAN("\u0440\u0424\u041b\u0421\u041a", PgnWarningKind.RUSSIAN_LETTERS);

  private static final String ENGLISH = "KQRBN";
  private static final PieceLetters[] ALL = values();

  private final String letters;
  private final PgnWarningKind kind;

  PieceLetters(String letters, PgnWarningKind kind) {
    this.letters = letters;
    this.kind = kind;
  }

  static PieceLetters[] all() {
    return ALL;
  }

  PgnWarningKind kind() {
    return kind;
  }

  /**
   * Translates this language's piece letters in the movetext to English. Returns empty if nothing
   * changes, or if the text contains an English piece letter that this language does not use.
   */
  Optional<Translation> translate(byte[] text, int from, int to) {
    Copy copy = new Copy(this, text, from, to);
    return copy.copy() && copy.first >= 0 && copy.isChanged()
        ? Optional.of(new Translation(this, copy.bytes(), copy.origin(), copy.first))
        : Optional.empty();
  }

  /** Movetext with English piece letters. */
  static final class Translation {

    private final PieceLetters language;
    private final byte[] text;
    private final OriginalTextOffsets origin;
    private final int first;

    Translation(PieceLetters language, byte[] text, OriginalTextOffsets origin, int first) {
      this.language = language;
      this.text = text;
      this.origin = origin;
      this.first = first;
    }

    PieceLetters language() {
      return language;
    }

    byte[] text() {
      return text;
    }

    OriginalTextOffsets origin() {
      return origin;
    }

    /** The index in the original movetext of the first word with one of the language's letters. */
    int first() {
      return first;
    }
  }

  /** Makes the English copy of the movetext for {@link #translate}. */
  private static final class Copy extends MovetextRespeller {

    private final PieceLetters language;
    private int first = -1;

    Copy(PieceLetters language, byte[] text, int from, int to) {
      super(text, OriginalTextOffsets.SAME, from, to);
      this.language = language;
    }

    @Override
    boolean spell(int from, int end) {
      int at = from;
      while (at < end && (MovetextByteClassifier.isDigit(text[at]) || text[at] == '.')) {
        write(text[at], at);
        at++;
      }
      int move = at;
      while (at < end) {
        int code = TextDecoder.codePointAt(text, at, end);
        int length = TextDecoder.length(text, at, end);
        int next = at + length < end ? TextDecoder.codePointAt(text, at + length, end) : ' ';
        boolean piece = at == move && "abcdefgh12345678x:-\u0440\u0445".indexOf(next) >= 0;
        boolean promotion = at > move && (text[at - 1] == '=' || isLastRank(text[at - 1]));
        int role = piece || promotion ? language.letters.indexOf(code) : -1;
        if (role >= 0) {
          boolean king = language == RUSSIAN && piece && role == 4 && next == 0x440;
          write((byte) ENGLISH.charAt(king ? 0 : role), at);
          length += king ? 2 : 0;
          first = first < 0 ? from : first;
        } else if (piece && (ENGLISH.indexOf(code) >= 0 || code == 'P')) {
          return false;
        } else if (language == RUSSIAN && (code == 0x445 || code == 0x41E)) {
          write((byte) (code == 0x445 ? 'x' : 'O'), at);
        } else {
          for (int i = at; i < at + length; i++) {
            write(text[i], i);
          }
        }
        at += length;
      }
      return true;
    }

    private static boolean isLastRank(byte letter) {
      return letter == '1' || letter == '8';
    }
  }
}
