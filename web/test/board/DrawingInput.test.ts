import { describe, expect, test, vi } from 'vitest';
import type { Drawing } from '../../src/board/Drawing';

// The settings module reads the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] });
const { DrawingInput } = await import('../../src/board/DrawingInput.svelte');

/** An empty board of 80 by 80 pixels. */
function board(drawings: Drawing[] = []) {
  const element = Object.assign(new EventTarget(), { setPointerCapture: () => undefined }) as unknown as HTMLElement;
  const squareAt = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && x < 80 && y >= 0 && y < 80 ? 'abcdefgh'[Math.floor(x / 10)]! + (8 - Math.floor(y / 10)) : null;
  const state = { drawings };
  const input = new DrawingInput({
    element,
    squareAt,
    drawings: () => state.drawings,
    change: () => (changed) => void (state.drawings = changed),
  });
  const pointer = (type: string, x: number, y: number, more: object = {}) =>
    Object.assign(new Event(type), { pointerId: 1, clientX: x, clientY: y, button: 2, ...more }) as PointerEvent;
  /** Drags from e2 to a point. */
  const drag = (x: number, y: number, keys: object = {}) => {
    input.follow(pointer('pointerdown', 45, 65, keys), 'e2');
    element.dispatchEvent(pointer('pointermove', x, y, keys));
    element.dispatchEvent(pointer('pointerup', x, y, keys));
  };
  return { input, state, drag, element, pointer };
}

describe('a right-button drag', () => {
  test('draws an arrow, and a click a circle, in the colour of the modifier keys', () => {
    const { state, drag, input } = board();
    drag(45, 45);
    expect(state.drawings).toEqual(['Ge2e4']);
    expect(input.announcement).toBe('green arrow from e2 to e4');
    drag(45, 65, { shiftKey: true });
    drag(45, 55, { altKey: true });
    drag(55, 55, { ctrlKey: true, altKey: true });
    expect(state.drawings).toEqual(['Ge2e4', 'Re2', 'Be2e3', 'Ye2f3']);
  });

  test('removes the same drawing, and draws nothing outside the board', () => {
    const { state, drag, input } = board(['Ge2e4']);
    drag(200, 45);
    expect(state.drawings).toEqual(['Ge2e4']);
    drag(45, 45);
    expect(state.drawings).toEqual([]);
    expect(input.announcement).toBe('green arrow from e2 to e4 removed');
  });

  test('is dropped when another pointer is pressed or the browser takes over', () => {
    for (const type of ['pointerdown', 'pointercancel']) {
      const { input, state, element, pointer } = board();
      input.follow(pointer('pointerdown', 45, 65), 'e2');
      expect(input.preview).toBe('Ge2');
      element.dispatchEvent(pointer(type, 45, 45));
      element.dispatchEvent(pointer('pointerup', 45, 45));
      expect([input.underWay, state.drawings]).toEqual([false, []]);
    }
  });
});

describe('the keyboard', () => {
  test('draws from the square where D was pressed to the cursor', () => {
    const { input, state } = board();
    expect(input.pressKey('d', 'e2')).toBe(true);
    input.moveCursor('e4');
    expect(input.preview).toBe('Ge2e4');
    expect(input.pressKey('D', 'e4')).toBe(true);
    expect([input.preview, state.drawings]).toEqual([null, ['Ge2e4']]);
  });

  test('ends a drawing in the colour of a digit, and ignores digits otherwise', () => {
    const { input, state } = board();
    expect(input.pressKey('2', 'd4')).toBe(false);
    expect(input.pressKey('x', 'd4')).toBe(false);
    input.pressKey('d', 'd4');
    expect(input.pressKey('5', 'd4')).toBe(false);
    expect(input.pressKey('2', 'd4')).toBe(true);
    expect(state.drawings).toEqual(['Rd4']);
    expect(input.clear()).toBe(true);
    expect([state.drawings, input.clear()]).toEqual([[], false]);
  });
});
