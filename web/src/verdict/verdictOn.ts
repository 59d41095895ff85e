import { other } from '../rules/other';
import type { Color, Game } from '../rules/rules';
import { asking, type Ask, type Question } from './Bench';

/** How many positions are looked at after a flag or a resignation, and after a move in a game that may be dead. */
const AT_THE_END = 10_000;
const IN_PASSING = 2_000;
/** A result is found within a second, or the ordinary one stands. */
const PATIENCE = 1_000;

export type VerdictAnswer = 'WINNABLE' | 'UNWINNABLE' | 'UNDETERMINED';

/** What is asked about the position in which a game stands. */
export function question(game: Game, winner: Color, budget: number): Question {
  const { variant, plies } = game.standing('en');
  return { fen: game.diagram(plies).fen, variant, winner, budget, language: 'en', shown: false };
}

/** The arbiter's verdict on a game that wants one; null if it simply goes on. */
export async function verdictOn(game: Game, ask: Ask = asking(PATIENCE)): Promise<VerdictAnswer | null> {
  const fallen = game.standing('en').outcome?.fallen;
  if (fallen) return (await ask(question(game, other(fallen), AT_THE_END))).answer;
  for (const side of ['white', 'black'] as const) {
    const { answer } = await ask(question(game, side, IN_PASSING));
    if (answer !== 'UNWINNABLE') return null;
  }
  return 'UNWINNABLE';
}
