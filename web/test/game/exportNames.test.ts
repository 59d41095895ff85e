import { describe, expect, test } from 'vitest';
import { gameFileName, pgnDate } from '../../src/game/exportNames';

describe('the file a game is saved as', () => {
  test('is named after its players and the day', () => {
    expect(gameFileName('Anna', 'Boris', '2026.11.15')).toBe('anna-boris-2026-11-15');
  });

  test('has only letters, digits and hyphens, whatever the names are', () => {
    expect(gameFileName('../../etc', 'a"b\\c\n', '2026.11.15')).toBe('etc-a-b-c-2026-11-15');
    expect(gameFileName('Łukasz Ü.', '李雷', '2026.11.15')).toMatch(/^[\p{L}\p{N}-]+$/u);
  });

  test('stays short', () => {
    expect(gameFileName('x'.repeat(500), 'y', '2026.11.15').length).toBeLessThanOrEqual(80);
  });

  test('a date is written as PGN has it, in local time', () => {
    expect(pgnDate(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026.01.05');
  });
});
