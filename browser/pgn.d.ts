/**
 * The API between the page and the PGN reader, `core.pgn`. The reader is compiled from Java into a
 * separate module, which the page loads when the user opens a file. PGN text is passed as bytes.
 * All other values are plain JavaScript values, as in `rules.d.ts`.
 */
import type { Language, Square, Variant, TextAreas } from './rules.js';

export type { Language, Square, Variant };

/**
 * Supplies the next bytes of the PGN text. Writes between 1 and `length` bytes to `into`, starting
 * at `offset`, and returns the number of bytes written, or -1 at the end of the text.
 */
export type TextSource = (into: Int8Array, offset: number, length: number) => number;

/** Finds the games in PGN text without parsing their moves. Created by `find`. */
export class Games {
  private constructor();
  /** Returns the next `most` games, or fewer at the end of the text. */
  next(most: number): FoundGame[];
}

/** Gives the module the texts of a language, which it needs before any function with this language is called. */
export function useTexts(language: Language, areas: TextAreas): void;

export function find(source: TextSource): Games;

/** A game's location and tag values. Unknown values are empty. */
export type FoundGame = {
  /** The byte offset of the game's text, which extends to the start of the next game. */
  offset: number;
  /** The line on which the game's text begins, counted from 1. */
  line: number;
  white: string;
  black: string;
  /** The value of the Result tag: usually a result such as `1-0`, but any text is possible. */
  score: string;
  date: string;
  event: string;
  round: string;
};

/** A summary of a game, obtained by replaying its moves. */
export type GameLook = {
  plies: number;
  /**
   * `1-0`, `0-1`, `1/2-1/2` or `*`, as given after the moves or, if missing there, in the Result
   * tag.
   */
  score: string;
  errors: number;
};

/** A game with all its annotations, as far as it could be parsed. */
export type GameTree = {
  /** The Seven Tag Roster first, then the other tags, sorted by name. */
  tags: [string, string][];
  variant: Variant;
  score: string;
  /** The first node is the starting position and has no move. */
  nodes: GameNode[];
  errors: TextRemark[];
  /** Deviations from the PGN standard that the reader accepted. */
  forgiven: (TextRemark & { times: number })[];
};

/** A message about a location in the text. Lines and columns are counted from 1. */
export type TextRemark = { line: number; column: number; message: string };

/** A position in the game or a variation, and the move that led to it. */
export type GameNode = {
  /** The index of the previous position; -1 for the starting position. */
  parent: number;
  /** The indices of the next positions: the main continuation first, then its alternatives. */
  children: number[];
  /**
   * The move in standard algebraic notation, or `--` for a null move. Empty for the starting
   * position.
   */
  san: string;
  /** The move in words, for screen readers; null if there is no move. */
  spoken: string | null;
  fen: string;
  check: Square | null;
  lastMove: { from: Square; to: Square } | null;
  /** Whether the side to move has no legal move. */
  ended: boolean;
  /** Numeric annotation glyphs, such as 1 for `!`. */
  nags: number[];
  before: GameComment[];
  after: GameComment[];
  /** Comments at the end of a line of moves, after the last move and its variations. */
  closing: GameComment[];
};

export type MarkColor = 'GREEN' | 'RED' | 'YELLOW' | 'BLUE' | 'ORANGE' | 'CYAN';

export type GameComment = {
  text: string;
  /** The player's remaining time in milliseconds; `elapsed` is the time used for the move. */
  clock: number | null;
  elapsed: number | null;
  /** White's advantage in pawns (`0.25`), or the number of moves to mate, negative if Black mates (`#-3`). */
  evaluation: string | null;
  squares: { color: MarkColor; square: Square }[];
  arrows: { color: MarkColor; from: Square; to: Square }[];
};

/**
 * Replays the game in `text`, which must contain only one game. `line` is the line number in the file where the text
 * begins.
 */
export function look(text: Int8Array, line: number): GameLook;

/** Parses the game in `text`, which must contain only one game. */
export function read(text: Int8Array, line: number, language: Language): GameTree;

/** Returns the game in PGN export format. `text` must contain only one game. */
export function write(text: Int8Array, line: number): string;

/**
 * Returns the game in PGN export format, with drawings and variations added. `text` must contain
 * only one game. `drawings` alternates between the FEN of a position and the commands for its
 * comment, such as `[%csl Rd4] [%cal Ge2e4]`. A variation such as `12 g1f3 b8c6` consists of the
 * number of plies that precede it in the game, followed by its own moves in the notation of the
 * rules module. Throws an Error if a move is illegal.
 */
export function annotate(text: Int8Array, line: number, drawings: string[], variations: string[]): string;
