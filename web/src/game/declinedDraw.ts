import type { Color, Game, GameEvent } from '../rules/rules';

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
