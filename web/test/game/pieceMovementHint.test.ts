import { describe, expect, it, vi } from 'vitest';
import { newGameRecord, TestDevice } from './localGameFixture';

// The settings module reads the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] });
// Fakes a hidden page, so that the code under test does not wait for an animation frame.
vi.stubGlobal('document', { hidden: true });
const { GameSession } = await import('../../src/game/GameSession.svelte');

const OPEN = '4k3/p6p/8/8/3B4/8/7P/4K3 w - - 0 1';

function sessionAt(fen: string) {
  return new GameSession(new TestDevice().play(newGameRecord({ fen, control: '-' })), () => undefined);
}

describe('a move of the wrong shape', () => {
  it('shows where the piece goes, at every level of help', () => {
    for (const help of ['none', 'basic', 'legal'] as const) {
      const session = sessionAt(OPEN);
      session.help = help;
      expect(session.attempt('d4', 'f7')).toBe(false);
      expect(session.message?.text).toBe('A bishop moves along diagonals: f7 is not on a diagonal from d4.');
      expect(session.message?.squares).toEqual(['f7']);
      expect([...session.targets].sort()).toEqual(
        ['a1', 'b2', 'c3', 'e3', 'f2', 'g1', 'c5', 'b6', 'a7', 'e5', 'f6', 'g7', 'h8'].sort(),
      );
      session.close();
    }
  });

  it('is followed by a move to one of those squares when it is chosen', () => {
    const session = sessionAt(OPEN);
    session.attempt('d4', 'f7');
    expect(session.choose('g7')).toBe(false);
    expect(session.message).toBeNull();
    expect(session.targets).toEqual([]);
    expect(session.read('Kd7').kind).toBe('understood');
    expect(session.diagram.placement).toBe('4k3/p5Bp/8/8/8/8/7P/4K3');
    session.close();
  });

  it('shows no squares once another piece is chosen', () => {
    const session = sessionAt(OPEN);
    session.help = 'none';
    session.attempt('d4', 'f7');
    expect(session.choose('e1')).toBe(true);
    expect(session.targets).toEqual([]);
    session.close();
  });
});
