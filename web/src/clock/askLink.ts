import type { ClockState } from '../rules/clockModule';

/** A question to the arbiter with what the clock knows. */
export type FlagQuestion = { question: 'flag'; fallen?: 'white' | 'black'; control: string; supervised: boolean };

/**
 * The question that a fallen flag raises. If both clocks stop at a flag, it was called as an arbiter would; if the other
 * clock runs on, a player must claim it (6.8, A.5.3).
 */
export function flagQuestion(
  { firstFlag }: Pick<ClockState, 'firstFlag'>,
  { control, flags }: { control: string; flags: 'BOTH_STOP' | 'OTHER_RUNS' },
): FlagQuestion {
  return { question: 'flag', ...(firstFlag && { fallen: firstFlag }), control, supervised: flags === 'BOTH_STOP' };
}

/** The address of a question to the arbiter. It contains the whole question. */
export function askAddress(question?: object): string {
  if (!question) return './#/ask';
  const bytes = new TextEncoder().encode(JSON.stringify(question));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `./#/ask?q=${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}
