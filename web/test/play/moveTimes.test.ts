import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moveTimeRows, remainingTimePolylines, type TimedMove, totalUsed } from '../../src/play/moveTimes';
import { newGameRecord, NOON, playMoves, TestDevice } from '../game/localGameFixture';

// The settings module reads the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] });
// Fakes a hidden page, so that the code under test does not wait for an animation frame.
vi.stubGlobal('document', { hidden: true });
const { GameSession } = await import('../../src/game/GameSession.svelte');
const { settings } = await import('../../src/settings/settings.svelte');
const { default: MoveListPanel } = await import('../../src/play/MoveListPanel.svelte');
const { markup } = await import('./gameContextFixture');
const { default: MoveTimesDialog } = await import('../../src/play/MoveTimesDialog.svelte');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(NOON);
});
afterEach(() => {
  settings.moveTimes = true;
  settings.language = 'en';
  vi.useRealTimers();
});

/** A 5+3 game in which the second move took 4 seconds, the third 72 and the fourth 0.4. */
async function playedSession() {
  const port = new TestDevice().play(newGameRecord({ control: '5+3' }));
  const session = new GameSession(port, () => undefined);
  for (const [millis, move] of [[9_000, 'e2e4'], [4_000, 'e7e5'], [72_000, 'g1f3'], [400, 'b8c6']] as const) {
    await vi.advanceTimersByTimeAsync(millis);
    await playMoves(port, move);
  }
  return session;
}

test('the move list shows and speaks the thinking time of each move except the untimed first', async () => {
  const session = await playedSession();
  const body = markup(MoveListPanel, session, {});
  expect([...body.matchAll(/data-ply="(\d)"(?: data-time="([^"]*)")?/g)].map(([, ply, time]) => [ply, time])).toEqual([
    ['1', undefined],
    ['2', '4 s'],
    ['3', '1:12'],
    ['4', '0.4 s'],
  ]);
  expect(body).toContain('knight g1 to f3, thinking time 1:12"');
  settings.language = 'de';
  expect(markup(MoveListPanel, session, {})).toContain('Denkzeit 0,4 s"');
  session.close();
});

test('the times in the move list can be turned off', async () => {
  const session = await playedSession();
  settings.moveTimes = false;
  const body = markup(MoveListPanel, session, {});
  expect(body).not.toContain('data-time');
  expect(body).not.toContain('thinking time');
  session.close();
});

test('the charts have a bar to select for each move, the current one marked, and a table with the same data', async () => {
  const session = await playedSession();
  session.viewPly(3);
  const body = markup(MoveTimesDialog, session, {});
  const labels = [...body.matchAll(/role="button"[^>]*aria-label="([^"]*)"([^>]*)/g)].map(([, label, rest]) => [label, rest!.includes('aria-current="step"')]);
  expect(labels).toEqual([
    ['1. e4, thinking time not measured', false],
    ['1… e5, thinking time 4 s', false],
    ['2. Nf3, thinking time 1:12', true],
    ['2… Nc6, thinking time 0.4 s', false],
  ]);
  // The Tab key reaches only the current bar.
  expect([...body.matchAll(/tabindex="(-?\d)"[^>]*aria-label="\d[^>]*data-bar="(\d)"/g)].map(([, tab, bar]) => [bar, tab])).toEqual([
    ['0', '-1'],
    ['1', '-1'],
    ['2', '0'],
    ['3', '-1'],
  ]);
  const cells = [...body.replace(/<!--.*?-->/g, '').matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, text]) => text);
  expect(cells.slice(cells.indexOf('1'))).toEqual(['1', '', '5:03', '4 s', '4:59', '2', '1:12', '3:54', '0.4 s', '5:02', 'Total', '1:12', '', '4 s', '']);
  session.close();
});

test('without a clock there are bars, but no lines and no column for the time left', async () => {
  const port = new TestDevice().play(newGameRecord({ control: '-' }));
  const session = new GameSession(port, () => undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  await playMoves(port, 'e2e4');
  const body = markup(MoveTimesDialog, session, {});
  expect(body).toContain('1. e4, thinking time 5 s');
  expect(body).not.toContain('polyline');
  expect(body).not.toContain('Left');
  session.close();
});

const move = (by: 'white' | 'black', number: number, used: number | null, left: number | null): TimedMove => ({ by, move: number, used, left });

test('the lines of the clocks go from the longest time at the top to zero at the bottom', () => {
  const moves = [move('white', 1, null, 60_000), move('black', 1, 30_000, 30_000), move('white', 2, 15_000, 45_000), move('black', 2, 30_000, 0)];
  expect(remainingTimePolylines(moves, 60_000)).toEqual({ white: '0,0 2,25', black: '1,50 3,100' });
});

test('moves without a time count as none in the sum, and keep their place', () => {
  const moves = [move('black', 7, null, null), move('white', 8, 2_000, null)];
  expect(totalUsed(moves, 'black')).toBe(0);
  expect(moveTimeRows(moves)).toEqual([{ move: 7, black: moves[0] }, { move: 8, white: moves[1] }]);
});
