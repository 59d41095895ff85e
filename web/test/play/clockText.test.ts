import { describe, expect, test } from 'vitest';
import { clockText, parseClockText } from '../../src/play/clockText';

describe('the text of a clock', () => {
  const shown: [number, string][] = [
    [300_000, '5:00'],
    [299_999, '5:00'],
    [299_000, '4:59'],
    [60_000, '1:00'],
    [59_001, '1:00'],
    [10_001, '0:11'],
    [10_000, '0:10'],
    [9_999, '0:10'],
    [9_900, '0:09.9'],
    [9_850, '0:09.9'],
    [100, '0:00.1'],
    [1, '0:00.1'],
    [0, '0:00.0'],
    [-50, '0:00.0'],
    [3_600_000, '1:00:00'],
    [5_403_000, '1:30:03'],
  ];
  test.each(shown)('with %d milliseconds left it shows %s', (millis, text) => {
    expect(clockText(millis)).toBe(text);
  });

  test('a clock with time left never shows zero', () => {
    for (let millis = 1; millis < 70_000; millis += 7) expect(clockText(millis)).not.toMatch(/^0:00(\.0)?$/);
  });
});

describe('a typed clock time', () => {
  const typed: [string, number | null][] = [
    ['5:00', 300_000],
    ['5', 300_000],
    [' 0:09 ', 9_000],
    ['1:30:00', 5_400_000],
    ['90:00', 5_400_000],
    ['', null],
    ['4:60', null],
    ['1:2:3:4', null],
    ['five', null],
    ['-1:00', null],
    ['1.5', null],
    ['99999:00', null],
  ];
  test.each(typed)('typed as "%s" it is %s milliseconds', (text, millis) => {
    expect(parseClockText(text)).toBe(millis);
  });
});
