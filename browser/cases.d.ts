/**
 * The API between the page and `core.cases`, which answers questions about what happened at a wooden
 * board. Compiled from Java into a separate module, which the page loads when the first question is
 * asked.
 */
import type { Color, Language, Variant } from './rules.js';

export type { Color, Language };

export type QuestionName =
  | 'flag'
  | 'resigned'
  | 'dead'
  | 'illegal'
  | 'touched'
  | 'pressed'
  | 'claim'
  | 'hands'
  | 'setup'
  | 'displaced'
  | 'clock'
  | 'late'
  | 'offer'
  | 'forgotten'
  | 'twominutes'
  | 'over'
  | 'writing'
  | 'phone'
  | 'spectator'
  | 'illegalposition';

/** A question as `arbiter ask` reads it; docs/cli.md lists the keys of each. */
export type Question = { question: QuestionName } & Record<string, unknown>;

export type GameAction =
  | 'CONTINUES'
  | 'WHITE_WINS'
  | 'BLACK_WINS'
  | 'DRAW'
  | 'NEW_GAME'
  | 'BOTH_LOSE'
  | 'RESULT_STANDS'
  | 'LEFT_TO_ARBITER';

/** A step of a line that can be played through. */
export type LineStep = { san: string; from: string; to: string; fen: string };

/** An answer as people read it, in the chosen language. */
export type AnswerSheet = {
  headline: string;
  sentences: { text: string; article: string | null }[];
  /** The articles of the Laws; the first one decides. */
  articles: string[];
  rows: { label: string; text: string }[];
  /** What the arbiter may do where the Laws leave it to the arbiter. */
  options: string[];
  /** The position to show; missing if the question has no board. */
  fen?: string;
  variant?: Variant;
  squares: string[];
  arrows: [string, string][];
  /** A line to checkmate. */
  line?: LineStep[];
  game: GameAction;
  result: Color | 'draw' | null;
  board: string;
  clocks: string;
  /** Milliseconds that each player gets. */
  add: { white: number; black: number };
};

/** What is wrong with a question; if a part is missing, `text` asks for it. */
export type QuestionProblem = { key: string; missing: boolean; text: string };

/** The answer as `arbiter ask --json` prints it, and the same as a sheet; or a problem. */
export type Reply =
  | { answer: Record<string, unknown>; sheet: AnswerSheet; problem?: undefined }
  | { problem: QuestionProblem; answer?: undefined; sheet?: undefined };

/** Answers a question. A search may take a second. */
export function ask(question: Question, language: Language): Reply;
