import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start, type StartedEvent } from '../../src/rules/rules';
import { newGameRecord, TestDevice, playMoves, NOON } from './localGameFixture';

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a game on this device', () => {
  it('saves a move and notifies the listeners before it answers', async () => {
    const device = new TestDevice();
    const port = device.play(newGameRecord());
    const received: unknown[] = [];
    port.listen((events, before) => received.push([events, before.size(), device.saved.length]));
    const answer = await port.send({ type: 'move', seat: 'white', attempt: 'e2e4' });
    const played = [{ v: 1, type: 'movePlayed', at: NOON, attempt: 'e2e4' }];
    expect(answer).toEqual({ v: 1, type: 'accepted', events: played });
    expect(received).toEqual([[played, 1, 1]]);
    expect(port.record).toMatchObject({ plies: 1, over: false, score: '*' });
    expect(port.record.log.events).toEqual(port.game.events());
  });

  it('applies an answer that was computed before, at its time', async () => {
    const port = new TestDevice().play(newGameRecord());
    await playMoves(port, 'e2e4');
    const { game } = port;
    const at = port.now();
    const answer = game.decide({ v: 1, id: '', type: 'move', seat: 'black', attempt: 'e7e5' }, at, 'en');
    vi.advanceTimersByTime(500);
    await port.send({ type: 'move', seat: 'black', attempt: 'e7e5' }, { game, answer, at });
    expect(port.game.events().at(-1)).toEqual({ v: 1, type: 'movePlayed', at, attempt: 'e7e5' });
  });

  it('computes the answer again if the game has changed since', async () => {
    const port = new TestDevice().play(newGameRecord());
    const { game } = port;
    const at = port.now();
    const answer = game.decide({ v: 1, id: '', type: 'move', seat: 'white', attempt: 'e2e4' }, at, 'en');
    await playMoves(port, 'd2d4');
    const second = await port.send({ type: 'move', seat: 'white', attempt: 'e2e4' }, { game, answer, at });
    expect(second).toMatchObject({ type: 'refused', reason: 'WRONG_TURN' });
    expect(port.record.plies).toBe(1);
  });

  it('changes nothing when the arbiter refuses', async () => {
    const device = new TestDevice();
    const port = device.play(newGameRecord());
    const answer = await port.send({ type: 'move', seat: 'white', attempt: 'e2e5' });
    expect(answer).toMatchObject({ type: 'refused', sentence: expect.stringContaining('pawn') });
    expect(device.saved).toEqual([]);
    expect(port.game.size()).toBe(1);
  });

  it('records checkmate', async () => {
    const device = new TestDevice();
    const port = device.play(newGameRecord({ control: '-' }));
    await playMoves(port, 'f2f3', 'e7e5', 'g2g4', 'd8h4');
    expect(device.saved.at(-1)).toMatchObject({ over: true, score: '0-1', plies: 4 });
  });

  it('adds the increment to the first move, too', async () => {
    const port = new TestDevice().play(newGameRecord({ control: '3+2' }));
    await playMoves(port, 'e2e4', 'e7e5');
    expect(port.game.clocks(port.now())).toMatchObject({ white: 182_000, black: 182_000 });
  });

  it('keeps an older game without the increment for the first move', async () => {
    const { record } = newGameRecord({ control: '3+2' });
    const { firstIncrement, ...older } = record.log.events[0] as StartedEvent;
    expect(firstIncrement).toBe('AFTER_MOVE');
    const game = start(older);
    const port = new TestDevice().play({ record: { ...record, log: { ...record.log, events: game.events() } }, game });
    await playMoves(port, 'e2e4', 'e7e5');
    expect(port.game.clocks(port.now())).toMatchObject({ white: 180_000, black: 182_000 });
  });

  it('stops calling a listener that was removed', async () => {
    const port = new TestDevice().play(newGameRecord());
    const received: string[] = [];
    const stop = port.listen((events) => received.push(...events.map((event) => event.type)));
    await playMoves(port, 'e2e4');
    stop();
    await playMoves(port, 'e7e5');
    expect(received).toEqual(['movePlayed']);
  });

  it('goes on after a listener throws', async () => {
    const port = new TestDevice().play(newGameRecord({ control: '1+0' }));
    port.listen(([event]) => {
      if (event!.type !== 'settled') throw new Error('listener failed');
    });
    await expect(port.send({ type: 'move', seat: 'white', attempt: 'e2e4' })).rejects.toThrow('listener failed');
    expect(port.record.plies).toBe(1);
    expect(() => vi.advanceTimersByTime(60_000)).toThrow('listener failed');
    await vi.advanceTimersByTimeAsync(0);
    expect(port.record.score).toBe('1-0');
  });

  it('accepts a draw offer by its id', async () => {
    const port = new TestDevice().play(newGameRecord());
    await playMoves(port, 'e2e4', 'e7e5');
    await port.send({ type: 'offerDraw', seat: 'white' });
    const offer = port.game.standing('en').drawOffer;
    expect(offer?.by).toBe('white');
    const answer = await port.send({ type: 'answerDraw', seat: 'black', offer: offer!.id, accept: true });
    expect(answer.type).toBe('accepted');
    expect(port.record.score).toBe('1/2-1/2');
  });

  it('renames the players without touching the game', () => {
    const device = new TestDevice();
    const port = device.play(newGameRecord());
    port.changeMetadata({ white: '  Anna Larsen ', help: 'none' });
    expect(device.saved).toHaveLength(1);
    expect(device.saved[0]).toMatchObject({ white: 'Anna Larsen', black: 'Boris', help: 'none', plies: 0 });
  });

  it('refuses commands in a tab that is not the writer', async () => {
    const device = new TestDevice();
    const port = device.open(newGameRecord());
    port.pageShown();
    const answer = await port.send({ type: 'move', seat: 'white', attempt: 'e2e4' });
    expect(answer).toMatchObject({ type: 'refused', reason: 'OTHER_TAB', squares: [], arrows: [] });
    port.changeMetadata({ white: 'Eve' });
    expect(device.saved).toEqual([]);
    expect(port.record.white).toBe('Anna');
  });

  it('follows the moves of another tab', async () => {
    const played = new TestDevice().play(newGameRecord());
    const following = new TestDevice().open(newGameRecord());
    const received: string[] = [];
    following.listen((events, before) => received.push(`${before.size()}: ${events.map((e) => e.type)}`));
    await playMoves(played, 'e2e4', 'e7e5');
    following.acceptRecord({ record: played.record, game: played.game });
    expect(received).toEqual(['1: movePlayed,movePlayed']);
    expect(following.record.plies).toBe(2);
  });
});

describe('a dead position', () => {
  it('ends the game even if only a search finds it', async () => {
    const port = new TestDevice().play(newGameRecord({ fen: '7k/8/8/8/8/8/7r/K7 b - - 0 1', control: '-' }));
    await playMoves(port, 'h2b2');
    await vi.advanceTimersByTimeAsync(0);
    expect(port.game.standing('en').outcome).toMatchObject({ ending: 'DEAD_POSITION', result: 'DRAW' });
  });
});

describe('the flag', () => {
  it('falls exactly on time, and the result is settled soon after', async () => {
    const device = new TestDevice();
    const port = device.play(newGameRecord({ control: '1+0' }));
    const received: string[] = [];
    port.listen((events) => received.push(...events.map((event) => event.type)));
    await playMoves(port, 'e2e4');
    vi.advanceTimersByTime(59_999);
    expect(port.game.standing('en').over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(received).toEqual(['movePlayed', 'ended', 'settled']);
    const [ended, settled] = port.game.events().slice(-2);
    expect(ended).toMatchObject({ at: NOON + 60_000, outcome: { fallen: 'black', result: 'BEING_DECIDED' } });
    expect(settled).toMatchObject({ outcome: { result: 'WHITE_WINS', article: '6.9' } });
    expect(device.saved.at(-1)).toMatchObject({ over: true, score: '1-0' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is a draw if only a search finds that no checkmate is possible', async () => {
    const port = new TestDevice().play(newGameRecord({ fen: '7k/8/8/8/7P/1r6/P7/K7 b - - 0 1', control: '1+0' }));
    await playMoves(port, 'b3b1');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(port.game.standing('en').outcome).toMatchObject({ result: 'DRAW', why: 'VERDICT' });
  });

  it('does not fall while the game is paused', async () => {
    const port = new TestDevice().play(newGameRecord({ control: '1+0' }));
    await playMoves(port, 'e2e4');
    vi.advanceTimersByTime(30_000);
    await port.send({ type: 'pause', seat: 'arbiter' });
    vi.advanceTimersByTime(600_000);
    expect(port.game.standing('en').over).toBe(false);
    await port.send({ type: 'resume', seat: 'arbiter' });
    vi.advanceTimersByTime(29_999);
    expect(port.game.standing('en').over).toBe(false);
    vi.advanceTimersByTime(1);
    expect(port.game.standing('en').outcome?.ending).toBe('FLAG');
  });

  it('does not fall before the first move, however long White thinks', async () => {
    const port = new TestDevice().play(newGameRecord({ control: '1+0' }));
    vi.advanceTimersByTime(3_600_000);
    await playMoves(port, 'e2e4');
    expect(port.away).toBeNull();
    expect(port.game.clocks(port.now())).toMatchObject({ white: 60_000, black: 60_000, running: 'black' });
  });

  it('is settled on opening a game that crashed in between', async () => {
    const device = new TestDevice();
    const port = device.play(newGameRecord({ control: '1+0' }));
    await playMoves(port, 'e2e4');
    vi.advanceTimersByTime(60_000);
    port.close();
    expect(device.saved.at(-1)!.log.events.at(-1)).toMatchObject({ type: 'ended' });
    const again = device.reload();
    await vi.advanceTimersByTimeAsync(0);
    expect(again.game.standing('en').outcome?.result).toBe('WHITE_WINS');
  });
});
