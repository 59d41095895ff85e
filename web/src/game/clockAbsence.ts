import type { Color, Game, GameEvent, Language } from '../rules/rules';

/** A clock ran while nobody could see it: for how long, whose, and whether its flag fell meanwhile. */
export type ClockAbsence = { millis: number; color: Color; flagFell: boolean };

/** Shorter absences are not worth a question. */
export const SHORT_ABSENCE_MILLIS = 10_000;

/** What there is to ask after an absence; null if no clock ran, it was short, or the flag had fallen before. */
export function absenceBetween(game: Game, seen: number, now: number): ClockAbsence | null {
  const millis = now - seen;
  const clocks = millis > SHORT_ABSENCE_MILLIS ? game.clocks(seen) : null;
  if (!clocks?.running || clocks.flagFalls === null || clocks.flagFalls <= seen) return null;
  return { millis, color: clocks.running, flagFell: clocks.flagFalls <= now };
}

/**
 * What happens when the time between two moments is not to count: a pause that began with the first, and ends
 * with the second. Whatever the clock does with time, delay and hourglass included, it has not done. If the flag
 * had fallen by the first, that is what happens.
 */
export function pauseBetween(game: Game, from: number, to: number, language: Language): GameEvent[] {
  const order = (type: 'pause' | 'resume') => ({ v: 1, type, seat: 'arbiter', id: type }) as const;
  const paused = game.decide(order('pause'), from, language);
  if (paused.type === 'refused') return [];
  const resumed = game.apply(paused.events).decide(order('resume'), to, language);
  return resumed.type === 'refused' ? paused.events : [...paused.events, ...resumed.events];
}
