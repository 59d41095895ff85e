import type { GameEvent, StartedEvent } from '../rules/rules';

/**
 * The time that each move of a game took, in milliseconds, computed from its log: how long the player's clock ran,
 * including the delay but not pauses. In a game without clocks, it is the time since the previous move. It is null for
 * the untimed first move of a casual game with clocks. It is also null for moves copied from another game, because they
 * all have the timestamp of the game's start. After a takeback or a restored position, the time of the next move is
 * counted from zero.
 */
export function thinkingTimes(events: readonly GameEvent[]): (number | null)[] {
  const { control, mode, at } = events[0] as StartedEvent;
  const times: (number | null)[] = [];
  /**
   * Whether the current move is timed. In a game with clocks, timing begins after the first move or when the arbiter
   * starts the clock.
   */
  let timed = control === '-';
  let ticking = timed;
  let since = at;
  let spent = 0;

  const spentAt = (now: number) => spent + (ticking ? Math.max(0, now - since) : 0);
  const restart = (now: number) => {
    since = now;
    spent = 0;
  };
  const stop = (now: number) => {
    spent = spentAt(now);
    since = now;
    ticking = false;
  };
  let paused = false;

  for (const event of events) {
    switch (event.type) {
      case 'clockStarted':
        timed = ticking = true;
        restart(event.at);
        break;
      case 'movePlayed':
        times.push(timed && event.at !== at ? spentAt(event.at) : null);
        restart(event.at);
        if (!timed) timed = ticking = true;
        break;
      case 'clockPressed': {
        // In strict play, the clock continues to run after the move until it is pressed.
        const last = times.length - 1;
        if (last >= 0) times[last] = (times[last] ?? 0) + spentAt(event.at);
        restart(event.at);
        break;
      }
      case 'takenBack':
        times.length = Math.max(0, times.length - event.plies);
        restart(event.at);
        timed = control === '-' || mode === 'STRICT' || times.length > 0;
        ticking = timed && !paused;
        break;
      case 'positionRestored':
        times.length = Math.min(times.length, event.plies);
        stop(event.at);
        spent = 0;
        break;
      case 'paused':
      case 'irregularityFound':
      case 'arbiterCalled':
        stop(event.at);
        paused = true;
        break;
      case 'drawClaimed':
        // A wrong claim stops both clocks in strict play (9.5.1).
        if (mode !== 'STRICT' || event.correct) break;
        stop(event.at);
        paused = true;
        break;
      case 'resumed':
        since = event.at;
        paused = false;
        ticking = timed;
        break;
    }
  }
  return times;
}

/** A duration in short form, such as `0.4 s`, `4 s`, `1:12` or `1:02:03`. */
export function thinkingTimeText(millis: number, language: string): string {
  if (millis < 950) return `${(Math.max(0, Math.round(millis / 100)) / 10).toLocaleString(language)} s`;
  const seconds = Math.round(millis / 1000);
  if (seconds < 60) return `${seconds} s`;
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
