import { beforeEach, describe, expect, test, vi } from 'vitest';

let stored: unknown;
let reducedMotion = false;
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => (stored === undefined ? null : JSON.stringify(stored)) });
vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));

/** Loads the settings as a newly opened page does. */
async function load() {
  vi.resetModules();
  const { settings } = await import('../../src/settings/settings.svelte');
  const { animationSpeed, pieceAnimation } = await import('../../src/board/animationSpeed');
  return { settings, animationSpeed, pieceAnimation };
}

beforeEach(() => {
  stored = undefined;
  reducedMotion = false;
});

describe('the look of the board', () => {
  test('is at first wood, classic and as large as possible', async () => {
    const { settings } = await load();
    expect(settings).toMatchObject({ boardTheme: 'wood', pieceSet: 'classic', animation: 'system', boardScale: 1 });
  });

  test('is what the player chose', async () => {
    stored = { boardTheme: 'slate', pieceSet: 'bold', animation: 'fast', boardScale: 0.8 };
    expect((await load()).settings).toMatchObject(stored as object);
  });

  test.each([
    [{ boardTheme: 'contrast' }, 'contrast'],
    [{ boardTheme: 'marble' }, 'wood'],
    [{ boardTheme: 7 }, 'wood'],
  ])('has from the stored settings %j the theme %s', async (values, theme) => {
    stored = values;
    expect((await load()).settings.boardTheme).toBe(theme);
  });

  test('ignores stored values that do not exist', async () => {
    stored = { pieceSet: 'glass', animation: 'slow', boardScale: 9 };
    expect((await load()).settings).toMatchObject({ pieceSet: 'classic', animation: 'system', boardScale: 1 });
    stored = { boardScale: 0.1 };
    expect((await load()).settings.boardScale).toBe(0.6);
  });
});

describe('the animation of the pieces', () => {
  test('is normal without a choice, and off if the system asks for reduced motion', async () => {
    const { animationSpeed, pieceAnimation } = await load();
    expect([animationSpeed(), pieceAnimation()?.duration]).toEqual(['normal', 200]);
    reducedMotion = true;
    expect([animationSpeed(), pieceAnimation()]).toEqual(['off', null]);
  });

  test.each([
    ['off', undefined],
    ['fast', 100],
    ['normal', 200],
  ])('%s is a choice that counts also with reduced motion', async (animation, duration) => {
    reducedMotion = true;
    stored = { animation };
    expect((await load()).pieceAnimation()?.duration).toBe(duration);
  });
});
