import { expect, it } from 'vitest';
import { explain } from '../../src/rules/winnabilityModule';
import { type AskExplanation, prospectsOf } from '../../src/verdict/winnability';
import { newGameRecord } from '../game/localGameFixture';

it('runs a search once, and again only after a failure', async () => {
  const { game } = newGameRecord({ fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1' });
  let asked = 0;
  const ask: AskExplanation = async ({ fen, variant, winner, language }) => {
    if (asked++ === 0) throw new Error('the worker could not be loaded');
    return explain(fen, variant, winner, language);
  };
  await expect(prospectsOf(game, ['white'], 'en', ask)).rejects.toThrow('could not be loaded');
  expect(await prospectsOf(game, ['white'], 'en', ask)).toMatchObject([{ answer: 'WINNABLE' }]);
  await prospectsOf(game, ['white'], 'en', ask);
  expect(asked).toBe(2);
});
