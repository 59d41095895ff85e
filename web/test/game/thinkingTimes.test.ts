import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocalGame } from '../../src/game/LocalGame.svelte';
import { thinkingTimes, thinkingTimeText } from '../../src/game/thinkingTimes';
import { newGameRecord, NOON, playMoves, TestDevice } from './localGameFixture';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(NOON);
});
afterEach(() => vi.useRealTimers());

const SHUFFLE = ['g1f3', 'g8f6', 'b1c3', 'b8c6', 'f3g1', 'f6g8', 'c3b1', 'c6b8'];

/**
 * Waits, then moves. The page stays visible in the meantime, because otherwise it would ask whether to deduct the time.
 */
async function moveAfter(port: LocalGame, millis: number, attempt: string): Promise<void> {
  await vi.advanceTimersByTimeAsync(millis);
  await playMoves(port, attempt);
}

async function playWith(control: string, waits: number[]): Promise<LocalGame> {
  const port = new TestDevice().play(newGameRecord({ control }));
  for (const [i, millis] of waits.entries()) await moveAfter(port, millis, SHUFFLE[i % 8]!);
  return port;
}

const timesOf = (port: LocalGame) => thinkingTimes(port.record.log.events);

/** The mover's clock time after a ply, according to the rules. */
const clockAfter = (port: LocalGame, ply: number) => port.game.scored(ply, 'en').clock!;

test.each(['5+3', '-'])('moves that were taken over from another game have no time: %s', async (control) => {
  expect(timesOf(await playWith(control, [0, 0, 0, 4_000]))).toEqual([null, null, null, 4_000]);
});

const WAITS = [60_000, 4_200, 12_300, 700, 31_000, 5_000, 2_999, 9_001];

describe('the thinking time of a move', () => {
  // The time for a move is the time that the player's clock has lost since their previous move, plus any increment
  // added.
  test.each([
    ['5+0', (lost: number) => lost],
    ['5+3', (lost: number) => lost + 3_000],
    ['5+30', (lost: number) => lost + 30_000],
  ])('with %s is what the rules’ clock shows, without the increment', async (control, used) => {
    const port = await playWith(control, WAITS);
    const times = timesOf(port);
    expect(times).toEqual([null, ...WAITS.slice(1)]);
    for (let ply = 3; ply <= WAITS.length; ply++) {
      expect(times[ply - 1]).toBe(used(clockAfter(port, ply - 2) - clockAfter(port, ply)));
    }
    expect(times[1]).toBe(used(300_000 - clockAfter(port, 2)));
  });

  test('counts a delay, during which the clock stands still', async () => {
    const port = await playWith('5d5', WAITS);
    const times = timesOf(port);
    expect(times).toEqual([null, ...WAITS.slice(1)]);
    for (let ply = 3; ply <= WAITS.length; ply++) {
      expect(clockAfter(port, ply - 2) - clockAfter(port, ply)).toBe(Math.max(0, times[ply - 1]! - 5_000));
    }
  });

  test('without a clock is the time since the previous move, for the first move since the start', async () => {
    expect(timesOf(await playWith('-', WAITS))).toEqual(WAITS);
  });

  test('leaves out pauses', async () => {
    const port = await playWith('5+0', [1_000, 2_000]);
    await vi.advanceTimersByTimeAsync(3_000);
    await port.send({ type: 'pause', seat: 'arbiter' });
    await vi.advanceTimersByTimeAsync(60_000);
    await port.send({ type: 'resume', seat: 'arbiter' });
    await moveAfter(port, 4_000, 'b1c3');
    expect(timesOf(port)).toEqual([null, 2_000, 7_000]);
    expect(clockAfter(port, 3)).toBe(300_000 - 7_000);
  });

  test('starts again when a move is taken back', async () => {
    const port = await playWith('5+0', [1_000, 2_000, 8_000]);
    await vi.advanceTimersByTimeAsync(5_000);
    await port.send({ type: 'askTakeback', seat: 'white' });
    const request = port.game.standing('en').takebackRequest!.id;
    await port.send({ type: 'answerTakeback', seat: 'black', request, accept: true });
    expect(timesOf(port)).toEqual([null, 2_000]);
    await moveAfter(port, 6_000, 'd2d4');
    expect(timesOf(port)).toEqual([null, 2_000, 6_000]);
    expect(clockAfter(port, 3)).toBe(300_000 - 6_000);
  });

  test('is unknown again for the first move when all moves are taken back', async () => {
    const port = await playWith('5+0', [1_000]);
    await port.send({ type: 'askTakeback', seat: 'white' });
    const request = port.game.standing('en').takebackRequest!.id;
    await port.send({ type: 'answerTakeback', seat: 'black', request, accept: true });
    await moveAfter(port, 6_000, 'd2d4');
    expect(timesOf(port)).toEqual([null]);
  });

  test('agrees with the rules’ clock in random games with pauses', async () => {
    let seed = 20261116;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let game = 0; game < 6; game++) {
      const port = new TestDevice().play(newGameRecord({ control: '60+2' }));
      for (let ply = 0; ply < 24; ply++) {
        if (ply > 0 && random(4) === 0) {
          await vi.advanceTimersByTimeAsync(random(9_000));
          await port.send({ type: 'pause', seat: 'arbiter' });
          await vi.advanceTimersByTimeAsync(random(90_000));
          await port.send({ type: 'resume', seat: 'arbiter' });
        }
        await moveAfter(port, random(20_000), SHUFFLE[ply % 8]!);
        if (port.record.over) break;
      }
      const times = timesOf(port);
      expect(times).toHaveLength(port.record.plies);
      for (let ply = 3; ply <= times.length; ply++) {
        expect(times[ply - 1]).toBe(clockAfter(port, ply - 2) - clockAfter(port, ply) + 2_000);
      }
      port.close();
    }
  });
});

describe('in strict play, the thinking time', () => {
  async function strictGame(control: string): Promise<LocalGame> {
    const port = new TestDevice().play(newGameRecord({ control, playMode: 'STRICT' }));
    if (control !== '-') await port.send({ type: 'startClock', seat: 'arbiter' });
    return port;
  }

  async function send(port: LocalGame, ...commands: Parameters<LocalGame['send']>[0][]): Promise<void> {
    for (const command of commands) {
      const answer = await port.send(command);
      if (answer.type === 'refused') throw new Error(answer.sentence);
    }
  }

  /** Waits, touches and releases a piece, then waits again and presses the clock. */
  async function complete(port: LocalGame, wait: number, attempt: string, beforePress: number): Promise<void> {
    const seat = port.game.standing('en').turn;
    await vi.advanceTimersByTimeAsync(wait);
    await send(port, { type: 'touch', seat, square: attempt.slice(0, 2) }, { type: 'release', seat, attempt });
    await vi.advanceTimersByTimeAsync(beforePress);
    await send(port, { type: 'press', seat });
  }

  test('ends with the press of the clock, and the first move counts', async () => {
    const port = await strictGame('5+3');
    await complete(port, 4_000, 'e2e4', 1_500);
    await complete(port, 2_000, 'e7e5', 500);
    await complete(port, 10_000, 'g1f3', 250);
    expect(timesOf(port)).toEqual([5_500, 2_500, 10_250]);
    expect(clockAfter(port, 1) - clockAfter(port, 3) + 3_000).toBe(10_250);
  });

  test('leaves out the time in which an irregularity stops the clocks', async () => {
    const port = await strictGame('5+0');
    await complete(port, 4_000, 'e2e5', 1_000);
    expect(port.record.plies).toBe(0);
    await vi.advanceTimersByTimeAsync(70_000);
    await send(port, { type: 'resume', seat: 'arbiter' });
    await complete(port, 3_000, 'e2e4', 0);
    expect(timesOf(port)).toEqual([8_000]);
    expect(clockAfter(port, 1)).toBe(300_000 - 8_000);
  });

  test('is known without a clock, too', async () => {
    const port = await strictGame('-');
    await complete(port, 4_000, 'e2e4', 1_000);
    await complete(port, 3_000, 'e7e5', 0);
    expect(timesOf(port)).toEqual([5_000, 3_000]);
  });

  test('starts again when the arbiter restores a position', async () => {
    const port = await strictGame('5+0');
    await complete(port, 4_000, 'e2e4', 0);
    await complete(port, 5_000, 'e7e5', 0);
    await send(port, { type: 'callArbiter', seat: 'white' });
    await vi.advanceTimersByTimeAsync(9_000);
    await send(port, { type: 'restore', seat: 'arbiter', plies: 1 }, { type: 'resume', seat: 'arbiter' });
    await complete(port, 6_000, 'c7c5', 0);
    expect(timesOf(port)).toEqual([4_000, 6_000]);
  });
});

test('a thinking time is short', () => {
  const texts = [0, 40, 430, 949, 950, 4_200, 59_499, 59_500, 72_000, 3_723_000, 90_000_000].map((millis) => thinkingTimeText(millis, 'en'));
  expect(texts).toEqual(['0 s', '0 s', '0.4 s', '0.9 s', '1 s', '4 s', '59 s', '1:00', '1:12', '1:02:03', '25:00:00']);
  expect(thinkingTimeText(430, 'de')).toBe('0,4 s');
});
