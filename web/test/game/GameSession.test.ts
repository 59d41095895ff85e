import { describe, expect, it, vi } from 'vitest';
import { newGameRecord, TestDevice } from './localGameFixture';

// The page's settings ask the browser for its language.
vi.stubGlobal('navigator', { languages: ['en'] });
// Nobody sees this one, so nothing waits for a picture.
vi.stubGlobal('document', { hidden: true });
const { GameSession } = await import('../../src/game/GameSession.svelte');

const OPEN = '4k3/p6p/8/8/3B4/8/7P/4K3 w - - 0 1';

function tableAt(fen: string) {
  return new GameSession(new TestDevice().play(newGameRecord({ fen, control: '-' })), () => undefined);
}

describe('a piece that was put where it does not go', () => {
  it('shows where it goes, whatever help is wanted', () => {
    for (const help of ['none', 'basic', 'legal'] as const) {
      const table = tableAt(OPEN);
      table.help = help;
      expect(table.attempt('d4', 'f7')).toBe(false);
      expect(table.slip?.text).toBe('A bishop moves along diagonals: f7 is not on a diagonal from d4.');
      expect(table.slip?.squares).toEqual(['f7']);
      expect([...table.targets].sort()).toEqual(
        ['a1', 'b2', 'c3', 'e3', 'f2', 'g1', 'c5', 'b6', 'a7', 'e5', 'f6', 'g7', 'h8'].sort(),
      );
      table.leave();
    }
  });

  it('goes to one of those squares when it is chosen', () => {
    const table = tableAt(OPEN);
    table.attempt('d4', 'f7');
    expect(table.choose('g7')).toBe(false);
    expect(table.slip).toBeNull();
    expect(table.targets).toEqual([]);
    expect(table.read('Kd7').kind).toBe('understood');
    expect(table.diagram.placement).toBe('4k3/p5Bp/8/8/8/8/7P/4K3');
    table.leave();
  });

  it('shows nothing more once another piece is chosen', () => {
    const table = tableAt(OPEN);
    table.help = 'none';
    table.attempt('d4', 'f7');
    expect(table.choose('e1')).toBe(true);
    expect(table.targets).toEqual([]);
    table.leave();
  });
});
