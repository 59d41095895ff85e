import { describe, expect, test } from 'vitest';
import { CLASSICAL_FEN } from '../../src/storage/GameRecord';
import { chess960 } from '../../src/rules/rules';
import { readOptions, defaultOptions, gamePlan, type NewGameOptions } from '../../src/setup/newGameOptions.svelte';

/** Removes the random Chess960 position number after checking its range. */
function settled(choice: NewGameOptions): Omit<NewGameOptions, 'number'> {
  const { number, ...rest } = choice;
  expect(number).toBeGreaterThanOrEqual(0);
  expect(number).toBeLessThan(960);
  return rest;
}

const MATE_IN_ONE = '6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1';

describe('the remembered options', () => {
  test('are restored', () => {
    const choice: NewGameOptions = {
      white: 'Anna', black: 'Boris', control: '40/90+30:30+30', custom: '5b3', help: 'legal', mode: 'table', playMode: 'STRICT',
      start: 'standard', number: 518, drawn: false, fen: MATE_IN_ONE, variant: 'CHESS960',
      me: 'Anna', color: 'black', rulebook: 'OVER_THE_BOARD',
    };
    expect(readOptions(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
  });

  test('are the defaults if nothing valid was stored', () => {
    const hostile: unknown[] = [
      null, undefined, 7, 'x', [], [1], {}, { white: 3, black: {} }, { control: '' }, { control: '5x3' }, { control: ['5+3'] },
      { help: 'all' }, { help: 'constructor' }, { mode: '__proto__' }, { playMode: 'strict' }, { playMode: ['STRICT'] }, { start: 'position' }, { start: 'position', fen: 'x' },
      { start: 'position', fen: '8/8/8/8/8/8/8/8 w - - 0 1' }, { start: {} }, { number: 960, drawn: false },
      { number: -1, drawn: false }, { number: 1.5, drawn: false }, { number: '7', drawn: false }, { number: NaN, drawn: false },
      { variant: 'ATOMIC' }, { custom: '*'.repeat(10_000) }, { fen: 'k'.repeat(100_000) },
      JSON.parse('{"__proto__": {"control": "1+0"}}'),
    ];
    for (const stored of hostile) {
      expect(settled(readOptions(stored)), JSON.stringify(stored)?.slice(0, 60)).toEqual(settled(defaultOptions()));
    }
    console.log(`${hostile.length} hostile values read`);
  });

  test('always start with the standard position', () => {
    for (const start of ['chess960', 'position']) {
      expect(readOptions({ start, fen: MATE_IN_ONE })).toMatchObject({ start: 'standard', fen: MATE_IN_ONE });
    }
  });

  test('keep valid values beside invalid ones', () => {
    const choice = readOptions({ white: 'A'.repeat(500), help: 'none', control: '40/90' });
    expect(choice.white).toBe('A'.repeat(60));
    expect(choice).toMatchObject({ help: 'none', control: '5+3', black: '' });
  });

  test('have a new random Chess960 number unless it was typed', () => {
    expect(readOptions({ number: 356, drawn: false })).toMatchObject({ number: 356, drawn: false });
    expect(readOptions({ number: 356, drawn: true }).drawn).toBe(true);
    const numbers = Array.from({ length: 40 }, () => readOptions({ number: 356, drawn: true }).number);
    expect(new Set(numbers).size).toBeGreaterThan(1);
  });
});

describe('the planned game', () => {
  test('starts in the standard position, with trimmed names', () => {
    expect(gamePlan({ ...defaultOptions(), white: '  Anna ' })).toEqual({
      white: 'Anna', black: '', help: 'basic', mode: 'sideBySide', playMode: 'CASUAL', control: '5+3', variant: 'CLASSICAL', fen: CLASSICAL_FEN,
    });
  });

  test('is strict if strict play was chosen', () => {
    expect(gamePlan({ ...defaultOptions(), playMode: 'STRICT' }).playMode).toBe('STRICT');
  });

  test('starts in the numbered Chess960 position', () => {
    const plan = gamePlan({ ...defaultOptions(), start: 'chess960', number: 0 });
    expect(plan).toMatchObject({ variant: 'CHESS960', fen: chess960(0) });
    expect(plan.fen).toContain('BBQNNRKR');
  });

  test('starts in the position that was set up, in its variant', () => {
    const chosen: NewGameOptions = { ...defaultOptions(), start: 'position', fen: MATE_IN_ONE, variant: 'CHESS960' };
    expect(gamePlan(chosen)).toMatchObject({ variant: 'CHESS960', fen: MATE_IN_ONE });
  });
});
