/**
 * The boundary between the page and the reader of PGN: `core.pgn`, compiled from Java into a module of its own, which
 * is loaded when a file is opened. Everything that crosses is a plain value, but for the bytes of texts.
 */
import type { Language, Square, Variant } from './rules.js';

export type { Language, Square, Variant };

/**
 * Gives the next bytes of a text: puts at least one and at most `length` of them into `into`, from `offset` on, and
 * answers how many; -1 at the end.
 */
export type TextSource = (into: Int8Array, offset: number, length: number) => number;

/** The games of a text, found one after the other without being read. `find` makes it. */
export class Games {
  private constructor();
  /** The next so many games; fewer only if there are no more. */
  next(most: number): FoundGame[];
}

export function find(source: TextSource): Games;

/** Where a game is, and what its tags say; empty where that is nothing. */
export type FoundGame = {
  /** How many bytes stand before its text, which ends where that of the next game begins. */
  offset: number;
  /** The line in which its text begins, from 1. */
  line: number;
  white: string;
  black: string;
  /** What the tag says: `1-0`, as a rule, or anything else. */
  score: string;
  date: string;
  event: string;
  round: string;
};

/** What playing a game through tells. */
export type GameLook = {
  plies: number;
  /** `1-0`, `0-1`, `1/2-1/2` or `*`: behind the moves or, where there is none, of the tag. */
  score: string;
  errors: number;
};

/** A game with everything that is said about it, as far as it could be read. */
export type GameTree = {
  /** The seven of the roster first, then the others by name. */
  tags: [string, string][];
  variant: Variant;
  score: string;
  /** The first is the start, with no move before it. */
  nodes: GameNode[];
  errors: TextRemark[];
  /** What is not as the standard wants it, and was understood all the same. */
  forgiven: (TextRemark & { times: number })[];
};

/** Something about a text, with the line and the letter in it, both from 1. */
export type TextRemark = { line: number; column: number; message: string };

/** A position of the game or of a variation, and the move that led to it. */
export type GameNode = {
  /** The index of the position before; -1 at the start. */
  parent: number;
  /** The indices of those that follow: the line's own first, then its alternatives. */
  children: number[];
  /** As the score sheet has it; `--` for passing. Empty at the start. */
  san: string;
  /** In words, for the ear; null where there is no move. */
  spoken: string | null;
  fen: string;
  check: Square | null;
  lastMove: { from: Square; to: Square } | null;
  /** Whether there is no legal move. */
  ended: boolean;
  /** Opinions as PGN numbers them: 1 is `!`. */
  nags: number[];
  before: GameComment[];
  after: GameComment[];
  /** What stands at the end of the line, behind the variations of its last move. */
  closing: GameComment[];
};

export type MarkColor = 'GREEN' | 'RED' | 'YELLOW' | 'BLUE' | 'ORANGE' | 'CYAN';

export type GameComment = {
  text: string;
  /** What the player had left, and what the move took, in milliseconds. */
  clock: number | null;
  elapsed: number | null;
  /** White's advantage in pawns (`0.25`), or the moves to mate (`#-3`). */
  evaluation: string | null;
  squares: { color: MarkColor; square: Square }[];
  arrows: { color: MarkColor; from: Square; to: Square }[];
};

/** Plays the only game of a text through, which begins in this line. */
export function look(text: Int8Array, line: number): GameLook;

/** Reads the only game of a text. */
export function read(text: Int8Array, line: number, language: Language): GameTree;

/** The only game of a text in PGN's export format. */
export function write(text: Int8Array, line: number): string;
