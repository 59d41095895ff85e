package org.arbiterchess.pgn.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.FenField;
import org.arbiterchess.message.InputText;
import org.arbiterchess.message.PgnText;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.read.Tokenizer.Token;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.pgn.tree.PgnTag;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Variant;
import org.arbiterchess.rules.packed.PositionAndMovePacker;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;
import org.arbiterchess.text.Lists;
import org.arbiterchess.text.WordLookup;

/** The tags of one game, stored as indexes into its text. Strings are created on demand. */
final class TagSection {

  private static final Position INITIAL = Position.initial();
  private static final BitboardPosition INITIAL_PACKED = PositionAndMovePacker.pack(INITIAL);
  private static final int CLASSICAL_ARRAY = 518;

  /** The Variant tag values that mean standard chess. */
  private static final WordLookup CLASSICAL =
      new WordLookup(
          "standard",
          "regular",
          "chess",
          "normal",
          "classic",
          "classical",
          "from position",
          "",
          "?");

  private final PgnLimits budget;
  private final PgnProblemCollector notebook;
  private byte[] text = {};
  private final List<TagScan> found = new ArrayList<>();

  /** The start and end of each comment in the tag section. */
  final List<int[]> comments = new ArrayList<>();

  private final Tokenizer tokens = new Tokenizer();

  /** The lines that start with a percent sign. */
  final List<String> escapes = new ArrayList<>();

  Position start = INITIAL;

  /** The position as packed bitboards. Callers must not modify it. */
  BitboardPosition packedStart = INITIAL_PACKED;

  TagSection(PgnLimits budget, PgnProblemCollector notebook) {
    this.budget = budget;
    this.notebook = notebook;
  }

  /** Reads the tags and returns the index where the moves start. */
  int read(byte[] bytes, int from, int to) {
    text = bytes;
    found.clear();
    comments.clear();
    escapes.clear();
    int lastEnd = -1;
    tokens.begin(bytes, from, to);
    while (true) {
      Token token = tokens.next();
      int at = tokens.at;
      switch (token) {
        case BRACKET -> {
          int tagEnd = tag(at, to, lastEnd >= 0);
          int limit = Math.min(to, at + budget.tagBytes());
          int end = tagEnd > 0 || lastEnd < 0 ? tagEnd : GameStart.bracketsEnd(bytes, at, limit);
          if (end == 0) {
            return at;
          }
          if (tagEnd == 0) {
            notebook.forgive(PgnWarning.Kind.BROKEN_TAG, at);
            comment(at, end);
          } else {
            if (lastEnd >= 0 && Tokenizer.lineEnd(bytes, lastEnd, at) == at) {
              notebook.forgive(PgnWarning.Kind.SEVERAL_TAGS_ON_A_LINE, at);
            }
            lastEnd = end;
          }
          tokens.end = end;
        }
        case COMMENT -> {
          if (tokens.unclosed) {
            return at;
          }
          comment(at + 1, tokens.end - 1);
        }
        case LINE_COMMENT -> comment(at + 1, tokens.end);
        case ESCAPE -> escapes.add(TextDecoder.decode(bytes, at + 1, tokens.end).stripTrailing());
        default -> {
          int space = token == Token.OTHER ? TextDecoder.spaceLength(bytes, at, to) : 0;
          if (space == 0) {
            return at;
          }
          notebook.forgive(PgnWarning.Kind.UNICODE_SPACE, at);
          tokens.end = at + space;
        }
      }
    }
  }

  private void comment(int from, int to) {
    comments.add(new int[] {from, to});
  }

  /**
   * Reads a tag and returns the index after it, or 0 if there is none. Of several tags with the
   * same name, all but the first become comments.
   */
  private int tag(int at, int to, boolean seen) {
    int limit = Math.min(to, at + budget.tagBytes());
    TagScan tag = new TagScan(text, at, limit);
    int end = tag.end(seen);
    if (end == 0) {
      return 0;
    }
    if (tag.isStraight && end == limit && limit < to) {
      overBudget(PgnText.TAG_TOO_LONG, budget.tagBytes(), at, at + 40);
    }
    if (!tag.isStraight || found.size() < budget.tags()) {
      if (tag.curly > 0) {
        notebook.forgive(PgnWarning.Kind.CURLY_QUOTES, at);
      } else if (tag.isBroken(end)) {
        notebook.forgive(PgnWarning.Kind.BROKEN_TAG, at);
      }
      int from = tag.isStraight ? tag.valueFrom : tag.opening;
      if (!TextDecoder.isUtf8(text, from, tag.valueTo)) {
        notebook.forgive(PgnWarning.Kind.LATIN_1, from);
      }
    }
    if (found.size() == budget.tags()) {
      overBudget(PgnText.MANY_TAGS, budget.tags(), at, end);
    } else if (Lists.any(found, tag::hasNameOf)) {
      notebook.forgive(PgnWarning.Kind.DUPLICATE_TAG, at);
      comment(at, end);
    } else {
      found.add(tag);
    }
    return end;
  }

  private void overBudget(PgnText key, int limit, int at, int end) {
    String excess = TextDecoder.decode(text, at, Math.min(end, text.length));
    notebook.error(PgnError.Kind.OVER_BUDGET, at, excess, Said.of(key, limit));
  }

  /** Returns the tag with this name. */
  Optional<TagScan> find(String name) {
    for (TagScan tag : found) {
      if (tag.isNamed(name)) {
        return Optional.of(tag);
      }
    }
    return Optional.empty();
  }

  Optional<String> value(String name) {
    return find(name).map(TagScan::value);
  }

  PgnTags all() {
    return new PgnTags(Lists.map(found, tag -> new PgnTag(tag.name(), tag.value())));
  }

  /**
   * Keeps each replaced tag as a comment. A tag is replaced if the game derives a different value
   * for it.
   */
  void keepReplaced(PgnGame game, Lines lines) {
    for (TagScan tag : found) {
      boolean isResult = tag.isNamed("Result");
      if (isResult || tag.isOfStart()) {
        String given = tag.value().trim();
        Optional<String> value = game.tag(tag.name()).map(String::trim);
        boolean same =
            value.equals(Optional.of(given))
                || (given.isEmpty() && value.isPresent())
                || (isResult
                    && game.result().winner().isPresent()
                    && tag.result() == game.result());
        if (!same) {
          lines.comment("[" + tag.name() + " \"" + tag.value() + "\"]");
        }
      }
    }
  }

  /**
   * Determines the starting position from the tags. If they do not describe a playable position,
   * adds an error and returns false.
   */
  boolean findStart() {
    start = INITIAL;
    packedStart = INITIAL_PACKED;
    Optional<TagScan> fen = find("FEN");
    Optional<TagScan> variant = find("Variant");
    if (fen.isEmpty() && variant.isEmpty()) {
      return true;
    }
    String name = variant.map(tag -> Ascii.lower(tag.value()).trim()).orElse("");
    boolean chess960 = PgnTags.isChess960(name);
    if (!chess960 && !CLASSICAL.has(name)) {
      String unknown = variant.get().value();
      notebook.error(
          PgnError.Kind.UNKNOWN_VARIANT,
          variant.get().valueFrom,
          unknown,
          Said.of(PgnText.UNKNOWN_VARIANT, Excerpt.of(unknown)));
      return false;
    }
    if (fen.isPresent()) {
      return readFen(fen.get(), name);
    }
    if (chess960) {
      startFrom(Position.chess960(CLASSICAL_ARRAY));
    }
    return true;
  }

  private boolean readFen(TagScan tag, String variant) {
    String fen = tag.value().trim();
    int at = tag.valueFrom;
    Reading<Position> strict =
        Fen.read(fen, PgnTags.isChess960(variant) ? Variant.CHESS960 : Variant.CLASSICAL);
    if (PgnTags.readFen(fen, variant) instanceof Reading.Valid<Position> valid) {
      startFrom(valid.value());
      if (!strict.isValid()) {
        boolean guessed = start.variant() == Variant.CHESS960 && !PgnTags.isChess960(variant);
        notebook.forgive(
            guessed ? PgnWarning.Kind.CHESS960_NOT_ANNOUNCED : PgnWarning.Kind.LENIENT_FEN, at);
      }
      return true;
    }
    Problem problem = strict.problems().get(0);
    FenField field = FenField.of(problem.place());
    Said exact =
        Said.of(
            InputText.WRONG_TEXT, field, problem.offset() + 1, problem.found(), problem.expected());
    notebook.error(PgnError.Kind.BAD_FEN, at, fen, Said.of(PgnText.BAD_FEN, exact));
    return false;
  }

  private void startFrom(Position position) {
    start = position;
    packedStart = PositionAndMovePacker.pack(position);
  }
}
