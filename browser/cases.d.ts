/**
 * The API between the page and `core.cases`, which answers questions about incidents in games on a real board. The
 * code is compiled from Java into a separate module that the page loads when the user asks the first question.
 */
import type { Color, Language, Variant, TextAreas } from './rules.js';

export type { Color, Language };

export type QuestionName = keyof typeof import('./target/js/questions.json');

/**
 * A question in the form that `arbiter ask` reads. docs/cli.md lists the keys for each question.
 */
export type Question = { question: QuestionName } & Record<string, unknown>;

export type GameConsequence =
  | 'CONTINUES'
  | 'WHITE_WINS'
  | 'BLACK_WINS'
  | 'DRAW'
  | 'NEW_GAME'
  | 'BOTH_LOSE'
  | 'RESULT_STANDS'
  | 'RECORD_TRUE_RESULT'
  | 'LEFT_TO_ARBITER';

/** A move in a line of play, and the position after it. */
export type LineStep = { san: string; from: string; to: string; fen: string };

/** An answer in readable form, in the chosen language. */
export type ReadableAnswer = {
  headline: string;
  sentences: { text: string; article: string | null }[];
  /** The articles of the Laws that apply, with the deciding article first. */
  articles: string[];
  rows: { label: string; text: string }[];
  /** The keys of the facts that decide the case but were not given. */
  assumed: string[];
  /** Those facts in words, with the values assumed; missing if everything was said. */
  notSaid?: { label: string; text: string };
  /** The arbiter's options where the Laws leave the decision to the arbiter. */
  options: string[];
  /** The position to show; missing if the question involves no position. */
  fen?: string;
  variant?: Variant;
  squares: string[];
  arrows: [string, string][];
  /** A line of play that ends in checkmate; missing if the answer includes none. */
  line?: LineStep[];
  game: GameConsequence;
  result: Color | 'draw' | null;
  board: string;
  clocks: string;
  /** The time added to each player's clock, in milliseconds. */
  add: { white: number; black: number };
};

/** A problem with a question. If part of the question is missing, `text` asks for it. */
export type QuestionProblem = { key: string; missing: boolean; text: string };

/**
 * Either a problem or the answer. The answer has two forms: the JSON that `arbiter ask --json`
 * prints, and the readable form that the page shows.
 */
export type Reply =
  | { answer: Record<string, unknown>; sheet: ReadableAnswer; problem?: undefined }
  | { problem: QuestionProblem; answer?: undefined; sheet?: undefined };

/** Gives the module the texts of a language, which it needs before any function with this language is called. */
export function useTexts(language: Language, areas: TextAreas): void;

/** Answers a question. A question that requires a search can take about a second. */
export function ask(question: Question, language: Language): Reply;
