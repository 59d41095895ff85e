import { describe, expect, it } from 'vitest';
import { replay } from '../../src/game/replayWithClocks';
import { newGameRecord, NOON } from './localGameFixture';

const REPEATED = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8'];

describe('a game that continues another', () => {
  it('has its moves, so that repetitions count', () => {
    const game = replay(newGameRecord({ control: '-' }).game, REPEATED, null, NOON);
    const { plies, claims, turn, over } = game.standing('en');
    expect([plies, claims, turn, over]).toEqual([8, ['THREEFOLD_REPETITION'], 'white', false]);
  });

  it('begins paused with full clocks, whatever the increments of its moves', () => {
    const game = replay(newGameRecord({ control: '5+3' }).game, ['e2e4', 'e7e5', 'g1f3'], null, NOON);
    expect(game.clocks(NOON + 60_000)).toMatchObject({ white: 300_000, black: 300_000, running: null });
    expect(game.standing('en').paused).toBe(true);
    const resumed = game.decide({ v: 1, id: 'r', type: 'resume', seat: 'arbiter' }, NOON + 60_000, 'en');
    if (resumed.type === 'refused') throw new Error(resumed.sentence);
    expect(game.apply(resumed.events).clocks(NOON + 70_000)).toMatchObject({ white: 300_000, black: 290_000, running: 'black' });
  });

  it('takes the times that the players had there', () => {
    const times = { white: 61_000, black: 42_000 };
    const game = replay(newGameRecord({ control: '5+3' }).game, ['e2e4', 'e7e5'], times, NOON);
    expect(game.clocks(NOON)).toMatchObject(times);
  });

  it('has a single move', () => {
    expect(replay(newGameRecord({ control: '5+3' }).game, ['e2e4'], null, NOON).standing('en').paused).toBe(true);
    expect(replay(newGameRecord({ control: '5+3' }).game, [], null, NOON).standing('en').paused).toBe(false);
  });
});
