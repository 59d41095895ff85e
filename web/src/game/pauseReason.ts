import type { ArbiterLogEntry, Color, Game, GameEvent } from '../rules/rules';

/** The reason why a strict game's clocks are stopped, and how their times have changed. */
export type PauseReason = {
  /** `CALLED` if the arbiter was called and can act before play continues. */
  kind: 'IRREGULARITY' | 'WRONG_CLAIM' | 'CALLED';
  /** The log entries since the clocks stopped. */
  entries: ArbiterLogEntry[];
  /** The clock times before and after a penalty. */
  changes: { color: Color; before: number; after: number }[];
};

/** Finds the ruling that stopped the clocks of a paused game. */
export function pauseReason(game: Game, log: ArbiterLogEntry[], now: number): PauseReason {
  const events = game.events();
  const resumed = events.findLastIndex(({ type }) => type === 'resumed');
  const start = events.findIndex((event, index) => index > resumed && kindOf(event) !== null);
  const since = start < 0 ? [] : events.slice(start);
  const called = since.some(({ type }) => type === 'arbiterCalled');
  return {
    kind: called ? 'CALLED' : ((since[0] && kindOf(since[0])) ?? 'CALLED'),
    entries: log.filter(({ event }) => start >= 0 && event >= start),
    changes: called ? [] : clockChanges(game, since, now),
  };
}

function kindOf(event: GameEvent): PauseReason['kind'] | null {
  if (event.type === 'irregularityFound') return 'IRREGULARITY';
  if (event.type === 'drawClaimed') return event.correct ? null : 'WRONG_CLAIM';
  return event.type === 'arbiterCalled' || event.type === 'paused' ? 'CALLED' : null;
}

function clockChanges(game: Game, events: GameEvent[], now: number): PauseReason['changes'] {
  const clocks = game.clocks(now);
  return events.flatMap((event) => {
    if (event.type !== 'timeAdded' || !clocks) return [];
    const after = clocks[event.color];
    return [{ color: event.color, before: after - event.millis, after }];
  });
}
