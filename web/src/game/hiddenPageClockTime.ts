import type { Language } from '@texts';
import type { Color, Game, GameEvent } from '../rules/rules';

/**
 * A period in which a clock ran while the page was hidden: its length, whose clock it was, and whether the flag fell.
 */
export type HiddenPageClockTime = { millis: number; color: Color; flagFell: boolean };

/**
 * The period for which the page was hidden, if the players must decide whether it counts; null if no clock ran
 * or the flag had already fallen.
 */
export function absenceBetween(game: Game, lastSeen: number, now: number): HiddenPageClockTime | null {
  const clocks = game.clocks(lastSeen);
  if (!clocks?.running || clocks.flagFalls === null || clocks.flagFalls <= lastSeen) return null;
  return { millis: now - lastSeen, color: clocks.running, flagFell: clocks.flagFalls <= now };
}

/**
 * Returns the events that pause the game at `from` and resume it at `to`, so that the time in between does not count. A
 * pause works for every kind of clock, including delay and hourglass. If the flag fell before `from`, the events report
 * the flag fall instead.
 */
export function pauseBetween(game: Game, from: number, to: number, language: Language): GameEvent[] {
  const command = (type: 'pause' | 'resume') => ({ v: 1, type, seat: 'arbiter', id: type }) as const;
  const paused = game.decide(command('pause'), from, language);
  if (paused.type === 'refused') return [];
  const resumed = game.apply(paused.events).decide(command('resume'), to, language);
  return resumed.type === 'refused' ? paused.events : [...paused.events, ...resumed.events];
}
