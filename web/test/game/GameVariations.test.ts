import { describe, expect, it, vi } from 'vitest';
import type { GameRecord } from '../../src/storage/GameRecord';
import { newGameRecord, playMoves, TestDevice } from './localGameFixture';

// The settings module reads the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] });
// Fakes a hidden page, so that the code under test does not wait for an animation frame.
vi.stubGlobal('document', { hidden: true });
const { GameSession } = await import('../../src/game/GameSession.svelte');
const { GameVariations } = await import('../../src/game/GameVariations.svelte');

/** 1. e4 e5 2. Nf3, then Black resigns. */
async function finished(change: Partial<GameRecord> = {}) {
  const device = new TestDevice();
  const port = device.play(newGameRecord({ control: '-', ...change }));
  const session = new GameSession(port, () => undefined);
  await playMoves(port, 'e2e4', 'e7e5', 'g1f3');
  await port.send({ type: 'resign', seat: 'black' });
  const variations = new GameVariations(session, port);
  session.variations = variations;
  const move = (uci: string) => session.choose(uci.slice(0, 2)) && session.attempt(uci.slice(0, 2), uci.slice(2));
  const sans = (ply: number) => variations.startingAfter(ply).map(({ move: { san } }) => san);
  return { session, variations, port, move, sans, placement: () => session.diagram.placement };
}

describe('a move on the board of a finished game', () => {
  it('becomes a variation, and the game itself stays as it was', async () => {
    const { session, variations, port, move, sans } = await finished();
    const events = port.record.log.events.length;
    session.viewPly(1);
    expect(move('c7c5')).toBe(true);
    expect(move('g1f3')).toBe(true);
    expect(port.record.variations).toEqual(['1 c7c5 g1f3']);
    expect(port.record.log.events).toHaveLength(events);
    expect(sans(1)).toEqual(['c5']);
    expect([variations.line, session.lastMove?.san, session.atLatestPly]).toEqual(['1 c7c5 g1f3', 'Nf3', false]);
    expect(session.diagram.placement).toBe('rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R');
    expect(session.announcements.at(-1)?.text).toBe('Variation: knight g1 to f3');
  });

  it('can follow the last move of the game', async () => {
    const { session, port, move } = await finished();
    expect(move('b8c6')).toBe(true);
    expect(port.record.variations).toEqual(['3 b8c6']);
    expect(session.ply).toBe(3);
  });

  it('goes forward in the game or in a line that has it already', async () => {
    const { session, variations, port, move } = await finished();
    session.viewPly(1);
    expect(move('e7e5')).toBe(true);
    expect([session.ply, variations.line, port.record.variations]).toEqual([2, null, undefined]);
    move('d2d4');
    session.step(-1);
    move('d2d4');
    expect([variations.line, port.record.variations]).toEqual(['2 d2d4', ['2 d2d4']]);
  });

  it('is ruled on as in a game, with the evidence', async () => {
    const { session, port, move } = await finished();
    session.viewPly(1);
    expect(move('g8g6')).toBe(false);
    expect(session.message?.text).toMatch(/knight/);
    expect(move('e2e4')).toBe(false);
    expect(port.record.variations).toBeUndefined();
  });

  it('that was begun before the end is refused', async () => {
    const { session, port } = await finished();
    expect(session.attempt('b8', 'c6')).toBe(false);
    expect(port.record.variations).toBeUndefined();
  });

  it('asks for the promotion piece', async () => {
    const fen = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
    const port = new TestDevice().play(newGameRecord({ fen, control: '-' }));
    const session = new GameSession(port, () => undefined);
    await playMoves(port, 'a1a2');
    await port.send({ type: 'resign', seat: 'black' });
    session.variations = new GameVariations(session, port);
    session.viewPly(0);
    session.choose('a7');
    expect(session.attempt('a7', 'a8')).toBe(false);
    expect(session.promotion).toMatchObject({ from: 'a7', to: 'a8', color: 'white' });
    session.promote('KNIGHT');
    expect(port.record.variations).toEqual(['0 a7a8n']);
  });
});

describe('the lines of a finished game', () => {
  const LINES = { variations: ['1 c7c5 g1f3 d7d6', '1 c7c5 b1c3', '1 c7c6', '3 b8c6'] };

  it('are stepped through, forward and back into the game', async () => {
    const { session, variations } = await finished(LINES);
    variations.show('1 c7c5');
    session.step(1);
    session.step(1);
    expect(variations.line).toBe('1 c7c5 g1f3 d7d6');
    session.step(1);
    expect([variations.line, variations.atEnd]).toEqual(['1 c7c5 g1f3 d7d6', true]);
    for (let i = 0; i < 3; i++) session.step(-1);
    expect([variations.line, session.ply]).toEqual([null, 1]);
    variations.show('1 c7c5');
    session.viewEnd();
    expect(variations.line).toBe('1 c7c5 g1f3 d7d6');
  });

  it('are alternatives to each other and to the move of the game', async () => {
    const { session, variations } = await finished(LINES);
    session.viewPly(2);
    expect(variations.switchLine(1)).toBe(true);
    expect(variations.line).toBe('1 c7c5');
    variations.switchLine(1);
    expect(variations.line).toBe('1 c7c6');
    variations.switchLine(-1);
    variations.switchLine(-1);
    expect([variations.line, session.ply]).toEqual([null, 2]);
    session.viewPly(1);
    expect(variations.switchLine(1)).toBe(false);
    variations.show('1 c7c5 g1f3');
    variations.switchLine(1);
    expect(variations.line).toBe('1 c7c5 b1c3');
  });

  it('are deleted from a move on', async () => {
    const { session, variations, port } = await finished(LINES);
    variations.show('1 c7c5 g1f3');
    variations.delete();
    expect(variations.line).toBe('1 c7c5');
    expect(port.record.variations).toEqual(['1 c7c5 b1c3', '1 c7c6', '3 b8c6']);
    variations.delete();
    expect([variations.line, session.ply]).toEqual([null, 1]);
    expect(port.record.variations).toEqual(['1 c7c6', '3 b8c6']);
  });

  it('end before a move that is not legal, if they come from elsewhere', async () => {
    const { sans, variations } = await finished({ variations: ['1 c7c5 e4e6 d7d5', '99 e2e4', '2 e2e4'] });
    expect([sans(1), sans(2), sans(99)]).toEqual([['c5'], [], []]);
    expect(variations.startingAfter(1)[0]!.next).toEqual([]);
  });

  it('tell the moves that a new game begins with', async () => {
    const { session, variations } = await finished(LINES);
    variations.show('1 c7c5 g1f3');
    expect(variations.moves).toEqual(['e2e4', 'c7c5', 'g1f3']);
    expect(variations.fens.map((fen) => fen.split(' ', 1)[0])).toEqual([
      'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR',
      'rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R',
    ]);
    session.viewPly(2);
    expect(variations.moves).toEqual(['e2e4', 'e7e5']);
    expect(variations.fens).toEqual([]);
  });
});
