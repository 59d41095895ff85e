import type { Color, Game, GameEvent } from '../rules/rules';

/** Who has declined a draw: in words, or by a move, which answers the offer too (9.1). */
export type DeclinedDraw = { by: Color; byMove: boolean };

/** Who has declined a draw with these events; null if nobody has. */
export function declinedDraw(events: GameEvent[], before: Game): DeclinedDraw | null {
  const said = events.find((event) => event.type === 'drawDeclined');
  if (said) return { by: said.by, byMove: false };
  const { drawOffer, turn } = before.standing('en');
  const answered = events.some(({ type }) => type === 'movePlayed') && !events.some(({ type }) => type === 'ended');
  return answered && drawOffer && drawOffer.by !== turn ? { by: turn, byMove: true } : null;
}
