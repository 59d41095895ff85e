import { gameFrom, positionOf } from '../ask/replayMoves';
import type { FormKind } from '../ask/questions';
import { readPlacement, pieceColor } from '../board/squares';
import type { ReadableAnswer, GameConsequence, Reply } from '../rules/casesModule';
import type { Square } from '../rules/rules';
import type { CaseExercise } from './caseProgress.svelte';

/** An obligation that can result from touching a piece. To take, the piece on `from` captures on `square`. */
export type Obligation = { type: 'free' } | { type: 'move' | 'capture' | 'castle' | 'take'; square: Square; piece: string; from: Square };

/** One possible ruling. Its id is its sentence, or its key in the texts named by its type. */
export type RulingOption = { id: string } & ({ type: 'games' | 'boards' | 'clocks' | 'sentence' } | { type: 'touched'; obligation: Obligation });

/** The rulings to choose from in an exercise, and which of them are right. */
export type RulingMultipleChoice = {
  options: RulingOption[];
  /**
   * The ids of the right options. There may be several, because two touched pieces can oblige the player to make the
   * same moves.
   */
  right: string[];
  /** The number of seconds added to the opponent's clock; null if the exercise does not ask for it. */
  seconds: number | null;
};

/** The arbiter's answer, as data and as an answer sheet. */
type ArbiterAnswer = { answer: Record<string, unknown>; sheet: ReadableAnswer };

/** A case, the arbiter's answer and the choice of rulings. */
export type RuledCase = { id: string; sheet: ReadableAnswer; task: RulingMultipleChoice };

const GAMES: GameConsequence[] = ['CONTINUES', 'WHITE_WINS', 'BLACK_WINS', 'DRAW', 'LEFT_TO_ARBITER'];
const OTHER_GAMES: Partial<Record<FormKind, GameConsequence[]>> = {
  setup: ['CONTINUES', 'NEW_GAME', 'LEFT_TO_ARBITER'],
  late: ['CONTINUES', 'WHITE_WINS', 'BLACK_WINS', 'BOTH_LOSE', 'LEFT_TO_ARBITER'],
  over: ['CONTINUES', 'NEW_GAME', 'RESULT_STANDS', 'RECORD_TRUE_RESULT', 'LEFT_TO_ARBITER'],
};
const BOARDS: Partial<Record<FormKind, string[]>> = {
  displaced: ['PIECES_REPLACED', 'GO_BACK', 'UNCHANGED'],
  spectator: ['RESTORED', 'UNCHANGED'],
};
const CLOCKS: Partial<Record<FormKind, string[]>> = { clock: ['SET_RIGHT', 'UNCHANGED'] };
const BY_SENTENCE: FormKind[] = ['writing', 'forgotten'];
const WITH_TIME: FormKind[] = ['illegal', 'pressed', 'hands', 'claim'];

export const SECONDS = [0, 60, 120];

/**
 * Builds the choice of rulings for a case.
 *
 * @param others the first sentences of the arbiter's answers to cases of this kind, from which wrong answers are taken
 */
export function rulingMultipleChoice(exercise: CaseExercise, { sheet, answer }: ArbiterAnswer, others: string[]): RulingMultipleChoice {
  const kind = exercise.question.question;
  const task = taskOf(exercise, sheet, (answer.allowed ?? []) as string[], others);
  if (task && task.right.length > 0 && task.options.length > 1) return { ...task, seconds: null };
  const games = OTHER_GAMES[kind] ?? GAMES;
  const seconds = WITH_TIME.includes(kind) ? Math.max(sheet.add.white, sheet.add.black) / 1000 : null;
  return { ...choice('games', games.includes(sheet.game) ? games : [...games, sheet.game], sheet.game), seconds };
}

function choice(type: 'games' | 'boards' | 'clocks' | 'sentence', ids: string[], right: string | null): Omit<RulingMultipleChoice, 'seconds'> {
  return { options: ids.map((id) => ({ id, type })), right: ids.filter((id) => id === right) };
}

/** Whether the wrong answers come from other cases of this kind. */
export function needsOthers(kind: FormKind): boolean {
  return BY_SENTENCE.includes(kind);
}

/** A list that contains the first sentence of an answer; empty if there is none. */
export function firstSentence(reply: Reply): string[] {
  return (reply.sheet?.sentences ?? []).slice(0, 1).map(({ text }) => text);
}

function taskOf(exercise: CaseExercise, sheet: ReadableAnswer, allowed: string[], others: string[]): Omit<RulingMultipleChoice, 'seconds'> | null {
  const { question } = exercise;
  const kind = question.question;
  const boards = kind === 'touched' && question.played !== undefined ? ['PIECE_RETURNED', 'UNCHANGED'] : BOARDS[kind];
  if (boards) return choice('boards', boards, sheet.board);
  if (CLOCKS[kind]) return choice('clocks', CLOCKS[kind], sheet.clocks);
  if (kind === 'touched' && sheet.game === 'CONTINUES') return touchedTask(exercise, allowed);
  if (!BY_SENTENCE.includes(kind)) return null;
  const [right] = sheet.sentences.map(({ text }) => text);
  return right === undefined ? null : choice('sentence', [...new Set([right, ...others])].sort(), right);
}

/**
 * Asks which touched piece must be moved or captured. An option is right if it allows exactly the moves that the
 * arbiter allows.
 */
function touchedTask({ question }: CaseExercise, allowedMoves: string[]): Omit<RulingMultipleChoice, 'seconds'> | null {
  const fen = positionOf(question);
  const touched = [...new Set(question.touched as Square[])];
  if (!fen) return null;
  const pieces = readPlacement(fen.split(' ')[0]!);
  const game = gameFrom(fen, question.chess960 === true ? 'CHESS960' : 'CLASSICAL');
  const turn = fen.split(' ')[1] === 'w' ? 'white' : 'black';
  const moves = [...pieces.keys()].flatMap((from) => game.legalMoves(from).map((to) => from + to));
  const own = touched.filter((square) => pieceColor(pieces.get(square) ?? '') === turn);
  const enemy = touched.filter((square) => !own.includes(square));
  const allowed = new Set(allowedMoves.map((move) => move.slice(0, 4)));
  const king = own.find((square) => pieces.get(square)?.toLowerCase() === 'k');
  const rooks = king ? own.filter((square) => pieces.get(square)?.toLowerCase() === 'r') : [];
  const oblige = (type: Exclude<Obligation['type'], 'free'>, square: Square, from: Square, fulfils: (move: string) => boolean): [Obligation, string[]] => [
    { type, square, from, piece: pieces.get(from) ?? '' },
    moves.filter(fulfils),
  ];

  const obligations: [Obligation, string[]][] = [
    ...own.map((square) => oblige('move', square, square, (move) => move.startsWith(square))),
    ...enemy.map((square) => oblige('capture', square, square, (move) => move.endsWith(square))),
    ...own.flatMap((from) => enemy.map((square) => oblige('take', square, from, (move) => move === from + square))),
    ...rooks.map((square) => oblige('castle', square, square, (move) => isCastling(move, king!, square))),
    [{ type: 'free' }, moves],
  ];
  const options = obligations.map(([obligation]) => ({ id: JSON.stringify(obligation), type: 'touched' as const, obligation }));
  const isRight = (those: string[]) => those.length === allowed.size && those.every((move) => allowed.has(move));
  return { options, right: options.filter((_, index) => isRight(obligations[index]![1])).map(({ id }) => id) };
}

/** Whether a move castles with this rook: the king moves onto the rook's square, or two squares towards it. */
function isCastling(move: string, king: Square, rook: Square): boolean {
  if (!move.startsWith(king)) return false;
  const to = move.slice(2);
  const steps = to.charCodeAt(0) - king.charCodeAt(0);
  return to === rook || (Math.abs(steps) === 2 && to[1] === king[1] && Math.sign(steps) === Math.sign(rook.charCodeAt(0) - king.charCodeAt(0)));
}
