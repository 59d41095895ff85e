import { ENGLISH_LETTERS, shownMoves } from '../notation/moveText';
import { readTypedMove } from '../notation/readTypedMove';
import { CLASSICAL_FEN } from '../storage/GameRecord';
import type { Question } from '../rules/casesModule';
import type { Language } from '@texts';
import { readFen, start, type Attempt, type Game, type Variant } from '../rules/rules';

/** A move that could not be played: its text as entered, and the reason. `ply` counts from 1. */
export type ReplayProblem = { text: string; ply: number; message: string };

export type Replay = { game: Game; problem: ReplayProblem | null };

/** Splits text into moves. Leaves out move numbers, comments, annotations and the result. */
export function moveTexts(text: string): string[] {
  return text
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\d+\s*(\.+|…)/g, ' ')
    .split(/\s+/)
    .map((move) => move.replace(/[!?]+$/, ''))
    .filter((move) => move !== '' && !/^(\$\d+|\*|1-0|0-1|1\/2-1\/2|½-½|…|\.+)$/.test(move));
}

/** Starts a game from a valid position, without a clock. */
export function gameFrom(fen: string, variant: Variant): Game {
  return start({ v: 1, type: 'started', at: 0, variant, fen, rulebook: 'OVER_THE_BOARD', control: '-' });
}

/**
 * Plays moves from a position, stopping at the first that cannot be played. `letters` are the piece letters used in the
 * moves.
 */
export function replayMoves(fen: string, variant: Variant, moves: string[], language: Language, letters = ENGLISH_LETTERS): Replay {
  let game = gameFrom(fen, variant);
  for (const [index, text] of moves.entries()) {
    // If nobody noticed that the game had ended, the moves after the end do not count.
    if (game.standing(language).outcome) return { game, problem: null };
    const reading = readTypedMove(game, text, language, letters);
    const played = reading.kind === 'understood' ? play(game, reading.attempt, language) : reading.message;
    if (typeof played === 'string') return { game, problem: { text, ply: index + 1, message: played } };
    game = played;
  }
  return { game, problem: null };
}

/** The game after a move, or the reason why the move is refused. */
export function play(game: Game, attempt: Attempt, language: Language): Game | string {
  const seat = game.standing(language).turn;
  const decision = game.decide({ v: 1, seat, id: 'ask', type: 'move', attempt }, 0, language);
  return decision.type === 'accepted' ? game.apply(decision.events) : (decision.text ?? decision.sentence);
}

/**
 * The game that a question describes, after the question's moves. Null if there are no moves or the
 * position is invalid.
 */
function gameOf({ fen, moves, chess960 }: Question): Game | null {
  if (typeof moves !== 'string') return null;
  const reading = readFen(typeof fen === 'string' ? fen : CLASSICAL_FEN, chess960 === true ? 'CHESS960' : 'CLASSICAL', 'en');
  return reading.valid ? replayMoves(reading.fen, reading.variant, moveTexts(moves), 'en').game : null;
}

/**
 * The FEN of the position that a question is about, after any moves. Undefined if the question has neither a FEN nor
 * moves.
 */
export function positionOf(question: Question): string | undefined {
  const game = gameOf(question);
  if (game) return game.diagram(game.standing('en').plies).fen;
  return typeof question.fen === 'string' ? question.fen : undefined;
}

/** The moves in a question, written as on a scoresheet in the chosen notation: `1. Nf3 Nf6 2. Ng1`. */
export function writtenMoves(question: Question): string {
  const game = gameOf(question);
  const plies = game?.standing('en').plies ?? 0;
  const moves = Array.from({ length: plies }, (_, index) => {
    const { number, color, san } = game!.scored(index + 1, 'en');
    if (color === 'white') return `${number}. ${san}`;
    return index === 0 ? `${number}… ${san}` : san;
  });
  return shownMoves(moves.join(' '));
}
