import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import { movesToMate, moveOfStep } from '../../src/game/MatingLine';
import { explain } from '../../src/rules/winnabilityModule';
import { textsIn } from '../../src/texts/catalogues';
import { newGameRecord, TestDevice } from './localGameFixture';

const de = textsIn('dialogs', 'de').winnability;
const en = textsIn('dialogs', 'en').winnability;

// The settings module reads the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] });
// Fakes a hidden page, so that the code under test does not wait for an animation frame.
vi.stubGlobal('document', { hidden: true });
const { GameSession } = await import('../../src/game/GameSession.svelte');
const { default: MatingLineMoves } = await import('../../src/play/MatingLineMoves.svelte');

function lineFrom(fen: string) {
  const prospect = explain(fen, 'CLASSICAL', 'white', 'en');
  if (prospect.answer !== 'WINNABLE') throw new Error(prospect.answer);
  return prospect.line;
}

/** A finished game in which White could still have checkmated Black. */
async function finishedSession() {
  const session = new GameSession(new TestDevice().play(newGameRecord({ fen: '6k1/8/6K1/8/8/8/8/R7 w - - 0 1', control: '-' })), () => undefined);
  await session.send({ type: 'move', seat: 'white', attempt: 'a1a2' });
  await session.send({ type: 'stop', seat: 'arbiter', how: 'NO_RESULT' });
  return session;
}

test('the mating line follows the game, and stays there while earlier positions are viewed', async () => {
  const session = await finishedSession();
  const steps = lineFrom(session.game.verdictFen());
  expect(steps.map(({ san }) => san)).toEqual(['Kh8', 'Ra8#']);
  session.showMatingLine(steps, 'white');
  expect([session.ply, session.inMatingLine, session.lastViewablePly]).toEqual([2, true, 3]);

  session.viewPly(session.ply - 1);
  expect([session.ply, session.inMatingLine, session.atLatestPly]).toEqual([1, false, true]);
  session.viewPly(0);
  expect(session.matingLine?.steps).toBe(steps);
  expect(session.diagram.placement).toBe('6k1/8/6K1/8/8/8/8/R7');

  for (const placement of ['6k1/8/6K1/8/8/8/R7/8', '7k/8/6K1/8/8/8/R7/8', 'R6k/8/6K1/8/8/8/8/8']) {
    session.viewPly(session.ply + 1);
    expect(session.diagram.placement).toBe(placement);
  }
  session.viewPly(session.ply + 1);
  expect(session.ply).toBe(3);
  expect(session.announcements.at(-1)?.text).toBe('rook a2 to a8, checkmate');
  session.close();
});

test('the scoresheet lists the line as moves that were not played, each of which shows its position', async () => {
  const session = await finishedSession();
  session.showMatingLine(lineFrom(session.game.verdictFen()), 'white');
  const { body } = render(MatingLineMoves, { props: { session, line: session.matingLine! } });
  expect(body).toContain('aria-label="Hypothetical line, not played: mate in 1 move"');
  expect(body).toContain('Mate in 1 move');
  expect(body.match(/aria-label="1… Kh8: [^"]*"/)).not.toBeNull();
  expect(body.match(/aria-current="step" aria-label="1… Kh8/)).not.toBeNull();
  expect(body).toContain('data-line-step="2"');
  session.close();
});

test('the length is counted in moves of the mating side, whoever moves first', () => {
  const whiteFirst = lineFrom('k7/8/1K6/8/8/8/8/7R w - - 0 1');
  expect(whiteFirst).toHaveLength(1);
  expect(movesToMate(whiteFirst)).toBe(1);
  const blackFirst = lineFrom('6k1/8/6K1/8/8/8/R7/8 b - - 0 1');
  expect(blackFirst).toHaveLength(2);
  expect(movesToMate(blackFirst)).toBe(1);
  const longer = lineFrom('8/8/8/4k3/8/8/8/R3K3 w - - 0 1');
  expect(longer.length % 2).toBe(1);
  expect(movesToMate(longer)).toBe((longer.length + 1) / 2);
  expect(longer.map((_, step) => moveOfStep(step)).at(-1)).toBe(movesToMate(longer));
});

test('the length has the right plural in both languages', () => {
  expect([1, 7].map((moves) => en.mateIn({ moves }))).toEqual(['Mate in 1 move', 'Mate in 7 moves']);
  expect([1, 7].map((moves) => de.mateIn({ moves }))).toEqual(['Matt in einem Zug', 'Matt in 7 Zügen']);
  expect(en.showMate({ name: 'White', moves: 7 })).toBe('Show how White could still mate in 7 moves');
  expect(de.showMate({ name: 'Weiß', moves: 1 })).toBe('Anzeigen, wie Weiß noch in einem Zug mattsetzen konnte');
});
