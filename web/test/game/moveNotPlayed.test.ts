import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newGameRecord, TestDevice, playMoves, NOON } from './localGameFixture';

// The settings ask for the language, and what is told after the next picture asks whether there will be one.
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { hidden: true });
const { GameSession } = await import('../../src/game/GameSession.svelte');

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setTimeout'] });
  return () => vi.useRealTimers();
});

/** A table at which 1. e4 e5 was played. */
async function afterTwoMoves() {
  const device = new TestDevice();
  const port = device.play(newGameRecord());
  await playMoves(port, 'e2e4', 'e7e5');
  const happened: string[] = [];
  return { device, port, happened, table: new GameSession(port, (what) => happened.push(what)) };
}

describe('a move that is not played', () => {
  it('is told why in an earlier position, until the player is back at the game', async () => {
    const { table, port, happened } = await afterTwoMoves();
    table.look(1);

    expect(table.choose('d7')).toBe(false);
    expect(table.slip).toMatchObject({ tone: 'refusal', to: null, squares: [] });
    expect(table.slip?.text).toBe('This is an earlier position, so the move was not played.');
    expect(table.attempt('d7', 'd5')).toBe(false);
    expect(happened).toEqual(['refusal', 'refusal']);
    expect(port.record.plies).toBe(2);

    table.look(2);
    expect(table.slip).toBeNull();
    expect(table.choose('d2')).toBe(true);
  });

  it('is told that the game is over where one looks back through a finished game', async () => {
    const { table, port } = await afterTwoMoves();
    await port.send({ type: 'resign', seat: 'white' });
    table.look(1);
    table.choose('d7');
    expect(table.slip?.text).toMatch(/^The game is over/);
  });

  it('is told why in a tab that only follows, before the piece has left its square', async () => {
    const { device, port, happened } = await afterTwoMoves();
    const follower = device.open({ record: port.record, game: port.game });
    const table = new GameSession(follower, (what) => happened.push(what));

    expect(table.choose('d2')).toBe(false);
    expect(table.selected).toBeNull();
    expect(table.attempt('d2', 'd4')).toBe(false);
    expect(table.slip).toMatchObject({ tone: 'refusal', text: 'OTHER_TAB' });
    follower.setWriter(true);
    expect(table.choose('d2')).toBe(true);
    expect(table.slip).toBeNull();
  });
});

describe('a checkmate', () => {
  it('is shown with the king it ends on and the piece that gives it', async () => {
    const port = new TestDevice().play(newGameRecord());
    await playMoves(port, 'f2f3', 'e7e5', 'g2g4');
    const table = new GameSession(port, () => undefined);
    expect(table.diagram).toMatchObject({ check: null, mating: [] });
    await playMoves(port, 'd8h4');
    expect(table.diagram).toMatchObject({ check: 'e1', mating: ['h4'] });
    table.look(3);
    expect(table.diagram).toMatchObject({ check: null, mating: [] });
  });
});
