package org.arbiterchess.message;

import org.arbiterchess.language.Said;
import org.arbiterchess.language.TextKey;

/** Remarks on texts that the program reads: what was found, what was expected, what is unusual. */
public enum InputText implements TextKey {
  // What was found or expected, in general.
  VERBATIM("text"),
  QUOTED("text"),
  NOTHING,
  THE_END,
  CHARACTERS("count"),
  AT_MOST_CHARACTERS("count"),
  NUMBER("least,most"),

  // Problems that make a setup unplayable.
  NO_KING("color"),
  KINGS("count,color"),
  ONE_KING("color"),
  PAWN_ON("color,square"),
  PAWNS_BETWEEN,
  CHECK_OUT_OF_TURN("color,square,turn"),
  CHECK_IN_TURN,
  RIGHT_WITHOUT_ROOK("square,color"),
  RIGHT_WITHOUT_KING("square,color"),
  KING_AND_ROOK("king,rook"),
  KING_AT_HOME_AND_ROOK("rook"),
  SECOND_RIGHT("square"),
  ROOK_EACH_SIDE,
  WITH_TURN("square,turn"),
  SQUARE_ON_RANK("rank"),
  WITHOUT_PAWN("square,color,pawn"),
  PAWN_JUST_STEPPED("color,square"),
  WITH_PIECE_ON("square,occupied"),
  NOTHING_ON("square,origin"),

  // Errors in position text.
  FIELDS("count"),
  SIX_FIELDS,
  PLACEMENT_AT_LEAST,
  SPACES("count"),
  NO_SPACE,
  ONE_SPACE,
  ASCII,
  PRINTABLE_ASCII,
  RANKS("count"),
  EIGHT_RANKS,
  EMPTY_RANK,
  EIGHT_SQUARES("rank,count"),
  PIECE_OR_DIGIT,
  ONE_DIGIT,
  W_OR_B,
  CASTLING_LETTERS,
  CASTLING_LETTERS_OR_FILES,
  CASTLING_FILES_IN_CHESS960,
  AGAIN("letter"),
  EACH_LETTER_ONCE,
  WITHOUT_KING_AND_ROOK("letter,color"),
  ROOK_TO_THE_RIGHT,
  ROOK_TO_THE_LEFT,
  BESIDE_RIGHT("letter,square"),
  ONE_RIGHT_A_SIDE,
  DASH_OR_RANK("rank"),
  DASH_OR_RANK_3_OR_6,
  NUMBER_OR_OPERATIONS("least,most"),
  OPCODE,
  SEMICOLON_AFTER("opcode"),
  OPERANDS("count"),
  ONE_NUMBER_AFTER("opcode"),
  CLOSING_QUOTE,

  // Warnings about position text.
  DASHES_READ,
  SPACE_IGNORED,
  DIGITS_ADDED,
  TURN_READ_AS("text,read"),
  TURN_NOT_UNDERSTOOD("text"),
  TURN_MISSING("turn"),
  CASTLING_DROPPED("letter"),
  CASTLING_READ_AS("letter,read"),
  CASTLING_MISSING("count,rights"),
  EN_PASSANT_MISSING,
  EN_PASSANT_DROPPED("square"),
  EN_PASSANT_READ_AS("square,read"),
  COUNTER_MISSING("field,number"),
  COUNTER_READ_AS("field,number,read"),
  SEMICOLON_ADDED,
  COUNTER_OVERRULED("counter,opcode"),
  REST_IGNORED("text"),

  // Unusual features of a position.
  MANY_PAWNS("color,count"),
  MANY_PIECES("color,count"),
  MANY_PROMOTED("color,promoted,gone"),
  MANY_CHECKS("king,checkers"),
  STRANGE_CHECKS("king,checkers"),
  CLOCK_AFTER_PAWN("square,clock"),
  CHECK_BEFORE_PAWN("king,square"),
  CLOCK_TOO_HIGH("clock,move,played"),

  // Errors in move text.
  A_MOVE,
  RANK,
  SQUARE,
  PROMOTION,
  END_OF_MOVE,
  BOTH_SQUARES,
  SQUARE_FROM,
  SQUARE_TO,
  PROMOTION_OR_END,

  // Errors in time-control text.
  NOTHING_AFTER_DASH,
  BLACK_OR_END,
  HOURGLASS_TOO,
  NO_HOURGLASS,
  NEXT_STAGE,
  MOVES("least,most"),
  MINUTES("least,most"),
  SECONDS("least,most"),
  BONUS,
  DECIMALS,
  SOME_MINUTES("most"),

  // Errors in wire-format data.
  AN_OBJECT,
  A_LIST,
  SOMETHING_ELSE,
  VERSION("version"),
  TEXT_OF_AT_MOST("count"),
  ASCII_OF_AT_MOST("count"),
  TRUE_OR_FALSE,
  WHOLE_NUMBER("least,most"),
  ONE_OF("words"),
  SQUARE_SUCH_AS,
  ATTEMPT,
  AN_ID,
  A_TOKEN,
  NO_STRICT_ONLINE,
  CONTROL_WITH_CLOCK,
  LIST_FROM_SET_UP,
  LIST_FROM_START,
  POSSIBLE_EVENT,
  LOSING_SIDE,
  WIN_BY_CHECKMATE,
  AT_OFFSET("expected,offset"),
  IN_FIELD_AT_OFFSET("expected,field,offset"),

  // Complete error messages.
  WRONG_VALUE("path,found,expected"),
  WRONG_SETUP("field,found,expected"),
  WRONG_TEXT("field,character,found,expected"),
  WRONG_TIME_CONTROL("character,found,expected"),
  WRONG_MOVE("text,offset,found,expected,character"),
  AMBIGUOUS_MOVE("text,moves"),
  NOT_A_MOVE("text,problems"),
  NOT_A_POSITION("text,problems"),
  NOT_A_TIME_CONTROL("text,advice"),
  WRONG_TREE("text,problems"),
  NO_MOVE_GIVEN,
  PIECE_WITHOUT_PROMOTION("move"),
  CASTLE_WITH_KING("move"),

  // Simpler messages for people who type a move or edit a position.
  UNREADABLE_MOVE("text,example"),
  UNREADABLE_PROMOTION("text"),
  UNREADABLE_TIME_CONTROL,
  NO_KING_YET("color"),
  MUST_BE_THEIR_MOVE("color");

  private final Entry entry;

  InputText() {
    this("");
  }

  InputText(String placeholders) {
    this.entry = Entry.of("input", "", placeholders);
  }

  /** The given text, unchanged. */
  public static Said verbatim(Object written) {
    return Said.of(VERBATIM, written);
  }

  @Override
  public Entry entry() {
    return entry;
  }
}
