import type { Game } from '../rules/rules';
import { askWorker, type AskVerdict, type VerdictAnswer } from './winnabilityWorkerClient';

/** A game's current position, in the winnability module's format. */
export function positionOf(game: Game) {
  const { variant, plies } = game.standing('en');
  return { fen: game.diagram(plies).fen, variant };
}

/** Searches for the verdict on a game. Resolves to null if play continues. Aborting the signal stops the search. */
export function findVerdict(game: Game, signal: AbortSignal, ask: AskVerdict = askWorker): Promise<VerdictAnswer | null> {
  return ask({ ...positionOf(game), fallen: game.standing('en').outcome?.fallen ?? null }, signal);
}
