import { describe, expect, test } from 'vitest';
import { logCsv, logText, type ExportedLog } from '../../src/clock/clockLogExport';
import { moveTimeRows, totalUsed } from '../../src/play/moveTimes';
import type { ClockPressRecord } from '../../src/rules/clockModule';
import { textsIn } from '../../src/texts/catalogues';
import { NOON } from './clockFixture';

const clockDe = textsIn('screens', 'de').clock;
const timesDe = textsIn('dialogs', 'de').moveTimes;
const clockEn = textsIn('screens', 'en').clock;
const timesEn = textsIn('dialogs', 'en').moveTimes;

const en = { ...clockEn, ...timesEn };
const de = { ...clockDe, ...timesDe };
const press = (by: 'white' | 'black', move: number, used: number, left: number): ClockPressRecord => ({ by, move, used, left, at: NOON + used });
const PRESSES = [press('white', 1, 7_200, 174_800), press('black', 1, 65_000, 117_000), press('white', 2, 12_345, 164_455)];
const LOG: ExportedLog = {
  white: 'Anna',
  black: '=Boris "B"',
  control: '3+2',
  date: '16 Nov 2026, 12:00',
  presses: PRESSES,
  events: [{ time: '12:00:00', text: 'The clock is set to 3+2.' }],
};

describe('the log of the clock', () => {
  test('has a row for each move', () => {
    expect(moveTimeRows(PRESSES)).toEqual([
      { move: 1, white: PRESSES[0], black: PRESSES[1] },
      { move: 2, white: PRESSES[2] },
    ]);
  });

  test('begins with Black if Black pressed first, and repeats a number after the counter was set', () => {
    const presses = [press('black', 4, 1, 1), press('white', 5, 1, 1), press('white', 5, 1, 1), press('black', 5, 1, 1)];
    expect(moveTimeRows(presses).map(({ move, white, black }) => [move, !!white, !!black])).toEqual([
      [4, false, true],
      [5, true, false],
      [5, true, true],
    ]);
  });

  test('adds up the time of each side', () => {
    expect(totalUsed(PRESSES, 'white')).toBe(19_545);
    expect(totalUsed(PRESSES, 'black')).toBe(65_000);
  });

  test('is a table as text', () => {
    expect(logText(LOG, en)).toBe(
      [
        'Clock log: Anna – =Boris "B"',
        '3+2, 16 Nov 2026, 12:00',
        '',
        '                    Anna            =Boris "B"',
        '          Used      Left        Used      Left',
        '   1    0:07.2      2:55        1:05      1:57',
        '   2      0:13      2:45',
        '',
        '12:00:00  The clock is set to 3+2.',
        '',
      ].join('\n'),
    );
    expect(logText(LOG, de)).toContain('Protokoll der Uhr: Anna');
  });

  test('is CSV with quoted names that no spreadsheet takes for a formula', () => {
    expect(logCsv(LOG)).toBe(
      [
        'move,color,name,pressed,used,left',
        '1,white,"Anna",2026-11-16T12:00:07.200Z,7.2,174.8',
        `1,black,"'=Boris ""B""",2026-11-16T12:01:05.000Z,65,117`,
        '2,white,"Anna",2026-11-16T12:00:12.345Z,12.345,164.455',
        '',
      ].join('\n'),
    );
  });
});
