import type { GameEvent } from '../rules/rules';

/** Whether the last draw offer resulted from a draw claim, which counts as an offer (9.1.2.3). */
export function isOfferFromClaim(events: readonly GameEvent[]): boolean {
  const offer = events.findLast((event) => event.type === 'drawOffered');
  return offer !== undefined && events.some((event) => event.type === 'drawClaimed' && event.at === offer.at && event.by === offer.by);
}
