import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalGame } from '../../src/game/LocalGame.svelte';
import { newGameRecord, TestDevice, playMoves, NOON } from './localGameFixture';

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Advances the time without running timers. */
function sleep(millis: number): void {
  vi.setSystemTime(Date.now() + millis);
}

const face = (port: LocalGame) => port.game.clocks(port.now())!;

describe('an absence', () => {
  it('counts without a question if it is short', async () => {
    const port = new TestDevice().play(newGameRecord({ control: '5+0' }));
    await playMoves(port, 'e2e4');
    port.pageHidden();
    sleep(10_000);
    port.pageShown();
    expect(port.away).toBeNull();
    expect(face(port)).toMatchObject({ black: 290_000, running: 'black' });
  });

  it('an absence of more than ten seconds is asked about, and time stands still until the answer', async () => {
    const port = new TestDevice().play(newGameRecord({ control: '5+0' }));
    await playMoves(port, 'e2e4');
    vi.advanceTimersByTime(5_000);
    port.pageHidden();
    sleep(42_000);
    port.pageShown();
    expect(port.away).toEqual({ millis: 42_000, color: 'black', flagFell: false });
    vi.advanceTimersByTime(60_000);
    expect(face(port).black).toBe(253_000);
    const answer = await port.send({ type: 'move', seat: 'black', attempt: 'e7e5' });
    expect(answer).toMatchObject({ type: 'refused', reason: 'TIME_AWAY' });
    expect(port.game.size()).toBe(2);
  });

  it('discarded time is logged as a pause', async () => {
    const port = new TestDevice().play(newGameRecord({ control: '5+0' }));
    await playMoves(port, 'e2e4');
    vi.advanceTimersByTime(5_000);
    port.pageHidden();
    sleep(42_000);
    port.pageShown();
    vi.advanceTimersByTime(8_000);
    port.discardAbsence();
    expect(port.away).toBeNull();
    expect(face(port)).toMatchObject({ white: 300_000, black: 295_000, running: 'black' });
    expect(port.game.events().slice(-2)).toEqual([
      { v: 1, type: 'paused', at: NOON + 5_000 },
      { v: 1, type: 'resumed', at: NOON + 55_000 },
    ]);
    vi.advanceTimersByTime(295_000);
    expect(port.game.standing('en').outcome?.ending).toBe('FLAG');
  });

  it('counted time is charged, but not the time until the answer', async () => {
    const port = new TestDevice().play(newGameRecord({ control: '5+0' }));
    await playMoves(port, 'e2e4');
    port.pageHidden();
    sleep(42_000);
    port.pageShown();
    vi.advanceTimersByTime(100_000);
    port.countAbsence();
    expect(face(port)).toMatchObject({ black: 258_000, running: 'black' });
  });

  it('a flag that fell in the meantime counts only with the time away, and falls on time', async () => {
    const port = new TestDevice().play(newGameRecord({ control: '1+0' }));
    await playMoves(port, 'e2e4');
    port.pageHidden();
    sleep(90_000);
    port.pageShown();
    expect(port.away).toEqual({ millis: 90_000, color: 'black', flagFell: true });
    expect(port.game.standing('en').over).toBe(false);
    port.countAbsence();
    await vi.advanceTimersByTimeAsync(0);
    expect(port.game.events().slice(-2)).toMatchObject([
      { type: 'ended', at: NOON + 60_000, outcome: { ending: 'FLAG', fallen: 'black' } },
      { type: 'settled' },
    ]);
  });

  it('a flag that fell in the meantime has not fallen if the time is discarded', async () => {
    const port = new TestDevice().play(newGameRecord({ control: '1+0' }));
    await playMoves(port, 'e2e4');
    port.pageHidden();
    sleep(90_000);
    port.pageShown();
    port.discardAbsence();
    expect(port.game.standing('en').over).toBe(false);
    expect(face(port).black).toBe(60_000);
  });

  it.each([
    ['delay', '5d10', { white: 300_000, black: 300_000, delay: 5_000 }],
    ['hourglass', '*1', { white: 65_000, black: 55_000, delay: 0 }],
    ['Bronstein', '5b10', { white: 300_000, black: 295_000, delay: 0 }],
  ])('discarded time does not change a clock with %s', async (_, control, clocks) => {
    const port = new TestDevice().play(newGameRecord({ control }));
    await playMoves(port, 'e2e4');
    vi.advanceTimersByTime(5_000);
    port.pageHidden();
    sleep(30_000);
    port.pageShown();
    port.discardAbsence();
    expect(face(port)).toMatchObject(clocks);
  });

  it('sleep without a visibility event is detected on waking', async () => {
    const port = new TestDevice().play(newGameRecord({ control: '5+0' }));
    await playMoves(port, 'e2e4');
    vi.advanceTimersByTime(4_000);
    sleep(60_000);
    vi.advanceTimersByTime(2_000);
    expect(port.away).toEqual({ millis: 62_000, color: 'black', flagFell: false });
  });

  it('a move before the next clock check asks about the absence first', async () => {
    const port = new TestDevice().play(newGameRecord({ control: '5+0' }));
    await playMoves(port, 'e2e4');
    sleep(60_000);
    const answer = await port.send({ type: 'move', seat: 'black', attempt: 'e7e5' });
    expect(answer).toMatchObject({ reason: 'TIME_AWAY' });
    port.discardAbsence();
    await playMoves(port, 'e7e5');
    expect(face(port).black).toBe(300_000);
  });

  it('the time of a closed page is asked about when the game is opened again', async () => {
    const device = new TestDevice();
    const first = device.play(newGameRecord({ control: '1+0' }));
    await playMoves(first, 'e2e4');
    vi.advanceTimersByTime(7_000);
    first.close();
    sleep(3_600_000);
    const again = device.reload();
    expect(again.away).toEqual({ millis: 3_600_000, color: 'black', flagFell: true });
    again.discardAbsence();
    expect(face(again)).toMatchObject({ black: 53_000, running: 'black' });
  });

  it('an unanswered question is asked again after a reload', async () => {
    const device = new TestDevice();
    const first = device.play(newGameRecord({ control: '5+0' }));
    await playMoves(first, 'e2e4');
    first.pageHidden();
    sleep(20_000);
    first.pageShown();
    expect(first.away?.millis).toBe(20_000);
    first.close();
    sleep(1_000);
    expect(device.reload().away?.millis).toBe(21_000);
  });

  it('there is no question if no clock ran', async () => {
    for (const control of ['-', '5+0']) {
      const port = new TestDevice().play(newGameRecord({ control }));
      await playMoves(port, 'e2e4');
      if (control !== '-') await port.send({ type: 'pause', seat: 'arbiter' });
      port.pageHidden();
      sleep(600_000);
      port.pageShown();
      expect(port.away, control).toBeNull();
    }
  });

  it('there is no question after the end of the game', async () => {
    const port = new TestDevice().play(newGameRecord());
    await playMoves(port, 'f2f3', 'e7e5', 'g2g4', 'd8h4');
    port.pageHidden();
    sleep(600_000);
    port.pageShown();
    expect(port.away).toBeNull();
  });
});
