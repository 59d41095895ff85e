package org.arbiterchess.remark;

/**
 * The keys of all input remarks, with their English templates. {@code Template} documents the
 * syntax. Descriptions of what was found or expected are sentence fragments, without a capital
 * letter or a full stop.
 */
public enum InputRemarkKey {
  VERBATIM("{0}"),
  QUOTED("\"{0}\""),
  NOTHING("nothing"),
  THE_END("the end"),
  CHARACTERS("{0} characters"),
  AT_MOST_CHARACTERS("at most {0} characters"),
  NUMBER("a number from {0} to {1}"),

  // Problems that make a setup unplayable.
  NO_KING("no {0} king"),
  KINGS("{0} {1} kings"),
  ONE_KING("exactly one {0} king"),
  PAWN_ON("a {0} pawn on {1}"),
  PAWNS_BETWEEN("pawns on ranks 2 to 7 only"),
  CHECK_OUT_OF_TURN("the {0} king on {1} in check with {2} to move"),
  CHECK_IN_TURN("only the side to move in check"),
  RIGHT_WITHOUT_ROOK("a castling right for {0}, where there is no {1} rook"),
  RIGHT_WITHOUT_KING("a castling right for {0} without the {1} king in place"),
  KING_AND_ROOK("the king on {0} and the rook on {1}"),
  KING_AT_HOME_AND_ROOK("the king on its back rank and the rook on {0}"),
  SECOND_RIGHT("a second castling right on the same side, for {0}"),
  ROOK_EACH_SIDE("one rook on each side of the king"),
  WITH_TURN("{0} with {1} to move"),
  SQUARE_ON_RANK("a square on rank {0}"),
  WITHOUT_PAWN("{0} without a {1} pawn on {2}"),
  PAWN_JUST_STEPPED("a {0} pawn that has just moved to {1}"),
  WITH_PIECE_ON("{0} with a piece on {1}"),
  NOTHING_ON("nothing on {0} and {1}"),

  // Errors in position text.
  FIELDS("{0} {0?field:fields}"),
  SIX_FIELDS("four or six fields, or four fields and operations that each end with ;"),
  PLACEMENT_AT_LEAST("at least the piece placement"),
  SPACES("{0} spaces"),
  A_SPACE("a space"),
  NO_SPACE("no space here"),
  ONE_SPACE("one space between fields"),
  ASCII("ASCII only"),
  PRINTABLE_ASCII("printable ASCII only"),
  RANKS("{0} {0?rank:ranks}"),
  EIGHT_RANKS("8 ranks separated by /"),
  EMPTY_RANK("an empty rank"),
  EIGHT_SQUARES("8 squares on rank {0}, not {1}"),
  PIECE_OR_DIGIT("a piece (PNBRQK or pnbrqk) or a digit from 1 to 8"),
  ONE_DIGIT("one digit for adjacent empty squares"),
  W_OR_B("w or b"),
  CASTLING_LETTERS("- or letters from KQkq"),
  CASTLING_LETTERS_OR_FILES("- or letters from KQkq, or the files of the rooks"),
  CASTLING_FILES_IN_CHESS960("- or letters from KQkq; file letters are only for Chess960"),
  AGAIN("{0} again"),
  EACH_LETTER_ONCE("each letter once"),
  WITHOUT_KING_AND_ROOK("{0} without a {1} king and rook in place"),
  ROOK_TO_THE_RIGHT("the king on its back rank and a rook to its right"),
  ROOK_TO_THE_LEFT("the king on its back rank and a rook to its left"),
  BESIDE_RIGHT("{0} as well as the right for {1}"),
  ONE_RIGHT_A_SIDE("one right per side"),
  DASH_OR_RANK("- or a square on rank {0}"),
  DASH_OR_RANK_3_OR_6("- or a square on rank 3 or 6"),
  NUMBER_OR_OPERATIONS("a number from {0} to {1}, or operations that end with ;"),
  OPCODE("an opcode: a letter, then letters, digits or _"),
  SEMICOLON_AFTER("; after the operation {0}"),
  OPERANDS("{0} operands"),
  ONE_NUMBER_AFTER("one number after {0}"),
  CLOSING_QUOTE("a closing \""),

  // Warnings about position text.
  DASHES_READ("Dashes were read as hyphens."),
  SPACE_IGNORED("Extra white space was ignored."),
  DIGITS_ADDED("Adjacent digits in the placement were added up."),
  TURN_READ_AS("The side to move {0} was read as {1}."),
  TURN_NOT_UNDERSTOOD("The side to move {0} was not understood."),
  TURN_MISSING_BLACK("The side to move was missing: black was assumed, because black is in check."),
  TURN_MISSING_WHITE("The side to move was missing: white was assumed."),
  CASTLING_DROPPED("The castling letter {0} was dropped."),
  CASTLING_READ_AS("The castling letter {0} was read as {1}."),
  CASTLING_MISSING("The castling rights were missing: {0} was assumed."),
  CASTLING_MISSING_NONE("The castling rights were missing: none were assumed."),
  EN_PASSANT_MISSING("The en passant square was missing: none was assumed."),
  EN_PASSANT_DROPPED("The en passant square {0} was dropped."),
  EN_PASSANT_READ_AS("The en passant square {0} was read as {1}."),
  HALFMOVE_CLOCK_MISSING("The halfmove clock was missing: {0} was assumed."),
  HALFMOVE_CLOCK_READ_AS("The halfmove clock {0} was read as {1}."),
  MOVE_NUMBER_MISSING("The move number was missing: {0} was assumed."),
  MOVE_NUMBER_READ_AS("The move number {0} was read as {1}."),
  SEMICOLON_ADDED("The missing semicolon after the last operation was added."),
  COUNTER_OVERRULED("The counter {0} was ignored, because {1} gives a different value."),
  REST_IGNORED("The text from {0} onwards was ignored."),

  // Unusual features of a position.
  MANY_PAWNS("{0^} has {1} pawns; a game begins with 8."),
  MANY_PIECES("{0^} has {1} pieces; a game begins with 16."),
  MANY_PROMOTED(
      "{0^} has at least {1} promoted {1?piece:pieces}, but only {2} {2?pawn is:pawns are} gone."),
  MANY_CHECKS("The king on {0} is in check from {1| and }; no move can give more than two checks."),
  STRANGE_CHECKS(
      "The king on {0} is in check from {1| and }; no move can give these two checks at once."),
  CLOCK_AFTER_PAWN(
      "The en passant square is {0}, so a pawn has just moved, but the halfmove clock is {1}."),
  CHECK_BEFORE_PAWN("The king on {0} was already in check before the pawn passed {1}."),
  CLOCK_TOO_HIGH(
      "The halfmove clock is {0}, but at move {1} only {2} {2?half-move has:half-moves have} been"
          + " played."),

  // Errors in move text.
  A_MOVE("a move such as e4, Nf3, e2e4, e8=Q or O-O"),
  RANK("a rank from 1 to 8"),
  SQUARE("a square"),
  PROMOTION("a piece (Q, R, B or N)"),
  END_OF_MOVE("the end of the move"),
  BOTH_SQUARES("both squares, as in Ng1-f3"),
  SQUARE_FROM("the square to move from, such as e2"),
  SQUARE_TO("the square to move to, such as e4"),
  PROMOTION_OR_END("a promotion piece (q, r, b or n) or the end"),
  END_OR_PROMOTION("the end of the move, or = and Q, R, B or N"),
  PIECE_LETTER("a piece (n, b, r, q or k), a square, 0-0 or 0-0-0"),
  OTHER_PIECE("a {0}, but there is a {1} on {2}"),
  NOTHING_TAKEN("x, but {0} is empty"),
  SOMETHING_TAKEN("no x, but the move captures on {0}"),

  // Errors in time-control text.
  NOTHING_AFTER_DASH("nothing after \"-\""),
  BLACK_OR_END(":, | or the end"),
  HOURGLASS_TOO("an hourglass (*) for Black too"),
  NO_HOURGLASS("minutes, because White has no hourglass"),
  NEXT_STAGE("\":\" and the next stage"),
  MOVES("a number of moves, {0} to {1}"),
  MINUTES("minutes, {0} to {1}"),
  SECONDS("seconds, {0} to {1}"),
  BONUS("+, d or b followed by seconds"),
  DECIMALS("one to three decimal places"),
  SOME_MINUTES("more than 0 and at most {0} minutes"),

  // Errors in wire-format data.
  AN_OBJECT("an object"),
  A_LIST("a list"),
  SOMETHING_ELSE("something else"),
  VERSION("version {0}"),
  TEXT_OF_AT_MOST("text of at most {0} characters"),
  ASCII_OF_AT_MOST("text of at most {0} printable ASCII characters"),
  TRUE_OR_FALSE("true or false"),
  WHOLE_NUMBER("a whole number from {0} to {1}"),
  ONE_OF("one of {0}"),
  SQUARE_SUCH_AS("a square such as e4"),
  TWO_SQUARES("two squares, from and to"),
  ATTEMPT("a move such as e2e4, e7e8q or 0-0"),
  AN_ID("an id"),
  A_TOKEN("32 characters from A-Z a-z 0-9 - _"),
  NO_STRICT_ONLINE("no strict play under ONLINE, only over the board"),
  CONTROL_WITH_CLOCK("a time control with a clock"),
  LIST_FROM_SET_UP("a list that begins with setUp"),
  LIST_FROM_START("a list that begins with the start of the game"),
  POSSIBLE_EVENT("an event that can happen here"),
  LOSING_SIDE("the side that resigned, left or lost on time"),
  WIN_BY_CHECKMATE("a win, because checkmate has a winner"),
  AT_OFFSET("{0} (at offset {1})"),
  IN_FIELD_AT_OFFSET("{0} ({1} at offset {2})"),

  // Templates that add check, checkmate or stalemate to a spoken move.
  WITH_CHECK("{0}, check"),
  WITH_CHECKMATE("{0}, checkmate"),
  WITH_STALEMATE("{0}, stalemate"),

  // Field names and complete error messages.
  TEXT("text"),
  PLACEMENT("pieces"),
  TURN("side to move"),
  CASTLING("castling rights"),
  EN_PASSANT("en passant square"),
  HALFMOVE_CLOCK("halfmove clock"),
  FULLMOVE_NUMBER("move number"),
  WRONG_VALUE("{0}: found {1}, expected {2}"),
  WRONG_SETUP("{0^}: found {1}, expected {2}."),
  WRONG_TEXT("{0^}, character {1}: found {2}, expected {3}."),
  WRONG_TIME_CONTROL("At character {0}: found {1}, expected {2}."),
  /**
   * Placeholders: the text, the offset, what was found, what was expected, and the offset plus 1.
   */
  WRONG_MOVE("\"{0}\" is not a move: found {2} at offset {1}, expected {3}."),
  AMBIGUOUS_MOVE("\"{0}\" is ambiguous: it could be {1| or }."),

  // Simpler messages for users who type a move or edit a position.
  UNREADABLE_MOVE("I can't read \"{0}\". Try Nf3 or g1f3."),
  UNREADABLE_PROMOTION("I can't read \"{0}\". Try e8=Q or e7e8q."),
  UNREADABLE_TIME_CONTROL("Write it like this: 5+3."),
  NO_KING_YET("{0^} has no king yet."),
  MUST_BE_THEIR_MOVE("{0^} is in check, so it must be {0^}'s move.");

  private final String english;

  InputRemarkKey(String english) {
    this.english = english;
  }

  /** The English template. Every other language has its own templates in its sub-package. */
  public String english() {
    return english;
  }
}
