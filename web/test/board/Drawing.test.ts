import { describe, expect, test } from 'vitest';
import { drawingBetween, isDrawing, toggleDrawing } from '../../src/board/Drawing';

describe('a drawing', () => {
  test('on one square is a circle, otherwise an arrow', () => {
    expect(drawingBetween('R', 'd4', 'd4')).toBe('Rd4');
    expect(drawingBetween('G', 'e2', 'e4')).toBe('Ge2e4');
  });

  test('is added once, removed by the same again, and replaced by another colour', () => {
    const once = toggleDrawing(['Rd4'], 'Ge2e4');
    expect(once).toEqual(['Rd4', 'Ge2e4']);
    expect(toggleDrawing(once, 'Ge2e4')).toEqual(['Rd4']);
    expect(toggleDrawing(once, 'Bd4')).toEqual(['Ge2e4', 'Bd4']);
    expect(toggleDrawing(once, 'Ge4e2')).toEqual(['Rd4', 'Ge2e4', 'Ge4e2']);
  });

  test('of a record has a colour that players can use, and squares of the board', () => {
    for (const good of ['Ga1', 'Rh8', 'Bd4', 'Ye2e4']) expect(isDrawing(good), good).toBe(true);
    for (const bad of ['', 'Ge', 'Xd4', 'Od4', 'Gi9', 'Ge2e2', 'Ge2e4e5', 'ge2', 7, null]) expect(isDrawing(bad), String(bad)).toBe(false);
  });
});
