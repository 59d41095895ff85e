import type { Color, Game, GameEvent, Language } from '../rules/rules';

/**
 * A period in which a clock ran while the page was hidden: its length, whose clock it was, and whether the flag fell.
 */
export type HiddenPageClockTime = { millis: number; color: Color; flagFell: boolean };

/** If the page was hidden for no longer than this, the time counts as thinking time and the players are not asked. */
const SHORT_ABSENCE_MILLIS = 10_000;

/**
 * The time during which the page was hidden, if the players must decide whether it counts; null if no clock ran, the
 * time was short, or the flag had already fallen.
 */
export function absenceBetween(game: Game, lastSeen: number, now: number): HiddenPageClockTime | null {
  const millis = now - lastSeen;
  const clocks = millis > SHORT_ABSENCE_MILLIS ? game.clocks(lastSeen) : null;
  if (!clocks?.running || clocks.flagFalls === null || clocks.flagFalls <= lastSeen) return null;
  return { millis, color: clocks.running, flagFell: clocks.flagFalls <= now };
}

/**
 * Returns the events that pause the game between two moments, so that the time between them does not count. A pause
 * works for every kind of clock, including delay and hourglass. If the flag fell before the first moment, the events
 * report the fallen flag instead.
 */
export function pauseBetween(game: Game, from: number, to: number, language: Language): GameEvent[] {
  const command = (type: 'pause' | 'resume') => ({ v: 1, type, seat: 'arbiter', id: type }) as const;
  const paused = game.decide(command('pause'), from, language);
  if (paused.type === 'refused') return [];
  const resumed = game.apply(paused.events).decide(command('resume'), to, language);
  return resumed.type === 'refused' ? paused.events : [...paused.events, ...resumed.events];
}
