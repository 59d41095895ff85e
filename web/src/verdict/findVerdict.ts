import { opponentOf } from '../rules/opponentOf';
import type { Color, Game } from '../rules/rules';
import { askWorker, type AskWinnability, type WinnabilityQuery } from './winnabilityWorkerClient';

/** How many positions are looked at after a flag or a resignation, and after a move in a game that may be dead. */
const AT_THE_END = 10_000;
const IN_PASSING = 2_000;
/** A result is found within a second, or the ordinary one stands. */
const PATIENCE = 1_000;

export type VerdictAnswer = 'WINNABLE' | 'UNWINNABLE' | 'UNDETERMINED';

/** What is asked about the position in which a game stands. */
export function winnabilityQuery(game: Game, winner: Color, budget: number): WinnabilityQuery {
  const { variant, plies } = game.standing('en');
  return { fen: game.diagram(plies).fen, variant, winner, budget, language: 'en', shown: false };
}

/** The arbiter's verdict on a game that wants one; null if it simply goes on. */
export async function findVerdict(game: Game, ask: AskWinnability = askWorker(PATIENCE)): Promise<VerdictAnswer | null> {
  const fallen = game.standing('en').outcome?.fallen;
  if (fallen) return (await ask(winnabilityQuery(game, opponentOf(fallen), AT_THE_END))).answer;
  for (const side of ['white', 'black'] as const) {
    const { answer } = await ask(winnabilityQuery(game, side, IN_PASSING));
    if (answer !== 'UNWINNABLE') return null;
  }
  return 'UNWINNABLE';
}
