import type { Game } from '../rules/rules';
import { askWorker, type AskVerdict, type VerdictAnswer } from './winnabilityWorkerClient';

/** The current position of a game, in the winnability module's format. */
export function positionOf(game: Game) {
  return { fen: game.verdictFen(), variant: game.standing('en').variant };
}

/** The result after a flag fall or in a dead position; null if play continues. The signal aborts the search. */
export function findVerdict(game: Game, signal: AbortSignal, ask: AskVerdict = askWorker): Promise<VerdictAnswer | null> {
  return ask({ ...positionOf(game), fallen: game.standing('en').outcome?.fallen ?? null }, signal);
}
