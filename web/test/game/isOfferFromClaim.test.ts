import { expect, test } from 'vitest';
import { isOfferFromClaim } from '../../src/game/gameEvents';
import { newGameRecord, playMoves, TestDevice } from './localGameFixture';

test('an offer made by a wrong claim is told apart from an ordinary one', async () => {
  const port = new TestDevice().play(newGameRecord());
  await playMoves(port, 'e2e4', 'e7e5');
  expect(isOfferFromClaim(port.game.events())).toBe(false);
  await port.send({ type: 'claim', seat: 'white', kind: 'THREEFOLD_REPETITION', named: 'g1f3' });
  expect(port.game.standing('en').drawOffer?.by).toBe('white');
  expect(isOfferFromClaim(port.game.events())).toBe(true);

  const ordinary = new TestDevice().play(newGameRecord());
  await playMoves(ordinary, 'e2e4');
  await ordinary.send({ type: 'offerDraw', seat: 'white' });
  expect(isOfferFromClaim(ordinary.game.events())).toBe(false);
});
