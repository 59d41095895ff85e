import { describe, expect, test } from 'vitest';
import { startedEvent } from '../../src/game/gameEvents';
import { CLASSICAL_FEN, type NewGamePlan } from '../../src/storage/GameRecord';

const plan = { variant: 'CLASSICAL', fen: CLASSICAL_FEN, control: '5+3' } as const satisfies Partial<NewGamePlan>;

describe('the first event of a game on this device', () => {
  test('adds the first increment after the first move of a casual game, and names no mode', () => {
    for (const casual of [plan, { ...plan, playMode: 'CASUAL' } as const]) {
      const event = startedEvent(casual, 7);
      expect(event).toMatchObject({ at: 7, rulebook: 'OVER_THE_BOARD', control: '5+3', firstIncrement: 'AFTER_MOVE' });
      expect(event).not.toHaveProperty('mode');
    }
  });

  test('includes the first increment in the clocks of a strict game', () => {
    expect(startedEvent({ ...plan, playMode: 'STRICT' }, 7)).toMatchObject({ mode: 'STRICT', rulebook: 'OVER_THE_BOARD', firstIncrement: 'INCLUDED' });
  });

  test('has no first increment without a clock', () => {
    for (const playMode of ['CASUAL', 'STRICT'] as const) {
      expect(startedEvent({ ...plan, control: '-', playMode }, 7)).not.toHaveProperty('firstIncrement');
    }
  });
});
