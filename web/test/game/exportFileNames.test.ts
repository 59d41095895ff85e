import { describe, expect, test } from 'vitest';
import { gameFileName, pgnDate } from '../../src/game/exportFileNames';

describe('the file name of an exported game', () => {
  test('has the names of the players and the date', () => {
    expect(gameFileName('Anna', 'Boris', '2026.11.15')).toBe('anna-boris-2026-11-15');
  });

  test('has only letters, digits and hyphens', () => {
    expect(gameFileName('../../etc', 'a"b\\c\n', '2026.11.15')).toBe('etc-a-b-c-2026-11-15');
    expect(gameFileName('Łukasz Ü.', '李雷', '2026.11.15')).toMatch(/^[\p{L}\p{N}-]+$/u);
  });

  test('has a maximum length', () => {
    expect(gameFileName('x'.repeat(500), 'y', '2026.11.15').length).toBeLessThanOrEqual(80);
  });

  test('has the local date in PGN format', () => {
    expect(pgnDate(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026.01.05');
  });
});
