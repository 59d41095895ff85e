import type { Game } from '../rules/rules';
import { askWorker, type AskVerdict, type VerdictAnswer } from './winnabilityWorkerClient';

/** The present position of a game, as the winnability module takes it. */
export function positionOf(game: Game) {
  const { variant, plies } = game.standing('en');
  return { fen: game.diagram(plies).fen, variant };
}

/** The arbiter's verdict on a game that needs one; null if play continues. Aborting the signal stops the search. */
export function findVerdict(game: Game, signal: AbortSignal, ask: AskVerdict = askWorker): Promise<VerdictAnswer | null> {
  return ask({ ...positionOf(game), fallen: game.standing('en').outcome?.fallen ?? null }, signal);
}
