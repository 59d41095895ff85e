import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newGameRecord, TestDevice, playMoves, NOON } from './localGameFixture';

// The settings module reads the browser's language. The page is hidden, so that the code under test does not wait for
// an animation frame.
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { hidden: true });
const { GameSession } = await import('../../src/game/GameSession.svelte');

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setTimeout'] });
  return () => vi.useRealTimers();
});

/** A session after 1. e4 e5. */
async function afterTwoMoves() {
  const device = new TestDevice();
  const port = device.play(newGameRecord());
  await playMoves(port, 'e2e4', 'e7e5');
  const signals: string[] = [];
  return { device, port, signals, session: new GameSession(port, (signal) => signals.push(signal)) };
}

describe('a refused move', () => {
  it('gets a reason in an earlier position, until the latest one is shown again', async () => {
    const { session, port, signals } = await afterTwoMoves();
    session.viewPly(1);

    expect(session.choose('d7')).toBe(false);
    expect(session.message).toMatchObject({ tone: 'refusal', recipient: null, squares: [] });
    expect(session.message?.text).toBe('This is an earlier position, so the move was not played.');
    expect(session.attempt('d7', 'd5')).toBe(false);
    expect(signals).toEqual(['refusal', 'refusal']);
    expect(port.record.plies).toBe(2);

    session.viewPly(2);
    expect(session.message).toBeNull();
    expect(session.choose('d2')).toBe(true);
  });

  it('goes with a move that comes from elsewhere', async () => {
    const { session, port } = await afterTwoMoves();
    session.attempt('e1', 'e3');
    expect(session.message).toMatchObject({ tone: 'refusal' });
    await port.send({ type: 'move', seat: 'white', attempt: 'g1f3' });
    expect(session.message).toBeNull();
  });

  it('gets the reason that the game is over when viewing a finished game', async () => {
    const { session, port } = await afterTwoMoves();
    await port.send({ type: 'resign', seat: 'white' });
    session.viewPly(1);
    session.choose('d7');
    expect(session.message?.text).toMatch(/^The game is over/);
  });

  it('gets a reason in a tab that is not the writer, before the piece leaves its square', async () => {
    const { device, port, signals } = await afterTwoMoves();
    const follower = device.open({ record: port.record, game: port.game });
    const session = new GameSession(follower, (signal) => signals.push(signal));

    expect(session.choose('d2')).toBe(false);
    expect(session.selected).toBeNull();
    expect(session.attempt('d2', 'd4')).toBe(false);
    expect(session.message).toMatchObject({ tone: 'refusal', text: 'OTHER_TAB' });
    follower.setWriter(true);
    expect(session.choose('d2')).toBe(true);
    expect(session.message).toBeNull();
  });
});

describe('a checkmate', () => {
  it('marks the king and the piece that gives check', async () => {
    const port = new TestDevice().play(newGameRecord());
    await playMoves(port, 'f2f3', 'e7e5', 'g2g4');
    const session = new GameSession(port, () => undefined);
    expect(session.diagram).toMatchObject({ check: null, mating: [] });
    await playMoves(port, 'd8h4');
    expect(session.diagram).toMatchObject({ check: 'e1', mating: ['h4'] });
    session.viewPly(3);
    expect(session.diagram).toMatchObject({ check: null, mating: [] });
  });
});
