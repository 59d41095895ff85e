import type { Color, Game, GameEvent } from '../rules/rules';

/** Who declined a draw offer, and whether by making a move, which declines it too (9.1). */
export type DeclinedDraw = { by: Color; byMove: boolean };

/** The draw that these events decline; null if none. */
export function declinedDraw(events: GameEvent[], before: Game): DeclinedDraw | null {
  const declined = events.find((event) => event.type === 'drawDeclined');
  if (declined) return { by: declined.by, byMove: false };
  const { drawOffer, turn } = before.standing('en');
  const moved = events.some(({ type }) => type === 'movePlayed') && !events.some(({ type }) => type === 'ended');
  return moved && drawOffer && drawOffer.by !== turn ? { by: turn, byMove: true } : null;
}
