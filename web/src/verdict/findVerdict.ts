import type { Game } from '../rules/rules';
import { askWorker, type AskVerdict, type VerdictAnswer } from './winnabilityWorkerClient';

/** The current position of a game, in the format of the winnability module. */
export function positionOf(game: Game) {
  const { variant, plies } = game.standing('en');
  return { fen: game.diagram(plies).fen, variant };
}

/** Searches for the verdict on a game. Resolves to null if play continues. Aborting the signal stops the search. */
export function findVerdict(game: Game, signal: AbortSignal, ask: AskVerdict = askWorker): Promise<VerdictAnswer | null> {
  return ask({ ...positionOf(game), fallen: game.standing('en').outcome?.fallen ?? null }, signal);
}
