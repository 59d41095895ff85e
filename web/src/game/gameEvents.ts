import type { Color, Game, GameEvent, StartedEvent } from '../rules/rules';
import type { NewGamePlan } from '../storage/GameRecord';
import type { GameSession } from './GameSession.svelte';

/** The first event of a new game on this device. In strict play, the initial times include the first increment. */
export function startedEvent(
  { variant, fen, control, playMode }: Pick<NewGamePlan, 'variant' | 'fen' | 'control' | 'playMode'>,
  at: number,
): StartedEvent {
  const strict = playMode === 'STRICT';
  return {
    v: 1,
    type: 'started',
    at,
    variant,
    fen,
    rulebook: 'OVER_THE_BOARD',
    control,
    ...(control !== '-' && { firstIncrement: strict ? 'INCLUDED' : 'AFTER_MOVE' }),
    ...(strict && { mode: 'STRICT' }),
  };
}

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

/** A declined draw offer: who declined it, and whether they did so by making a move (9.1). */
export type DeclinedDraw = { by: Color; byMove: boolean };

/** The draw offer declined by these events; null if none. */
export function declinedDraw(events: GameEvent[], before: Game): DeclinedDraw | null {
  const declined = events.find((event) => event.type === 'drawDeclined');
  if (declined) return { by: declined.by, byMove: false };
  const { drawOffer, turn } = before.standing('en');
  // In strict play, touching a piece declines the offer (9.1.2.1).
  const touched = events.some(({ type }) => type === 'pieceTouched');
  if (touched && drawOffer && drawOffer.by !== turn) return { by: turn, byMove: false };
  const moved = events.some(({ type }) => type === 'movePlayed') && !events.some(({ type }) => type === 'ended');
  return moved && drawOffer && drawOffer.by !== turn ? { by: turn, byMove: true } : null;
}

/** Whether the last draw offer resulted from a draw claim, which counts as an offer (9.1.2.3). */
export function isOfferFromClaim(events: readonly GameEvent[]): boolean {
  const offer = events.findLast((event) => event.type === 'drawOffered');
  return offer !== undefined && events.some((event) => event.type === 'drawClaimed' && event.at === offer.at && event.by === offer.by);
}
