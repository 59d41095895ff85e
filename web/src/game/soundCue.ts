import type { Game, GameEvent } from '../rules/rules';
import type { GameSession } from './GameSession.svelte';

/** The reason for a sound or vibration. */
export type SoundCue = 'move' | 'capture' | 'check' | 'press' | 'end' | 'refusal';

/** The cue for events that the session has just shown; null if there is none. */
export function cueOf(session: GameSession, events: GameEvent[], before: Game): SoundCue | null {
  if (session.standing.over && events.some((event) => event.type === 'ended')) return 'end';
  if (session.strict) return session.strict.cue(events, before);
  const last = session.moves.at(-1);
  if (!last || !events.some((event) => event.type === 'movePlayed')) return null;
  return last.check ? 'check' : last.capture ? 'capture' : 'move';
}
