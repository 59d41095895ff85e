import { beforeEach, describe, expect, test, vi } from 'vitest';

// The page's settings ask the browser for its language.
vi.stubGlobal('navigator', { languages: ['en'] });
const { TimeControlEditor } = await import('../../src/setup/TimeControlEditor.svelte');
const { newGameOptions } = await import('../../src/setup/rememberedOptions.svelte');
const { defaultOptions } = await import('../../src/setup/newGameOptions');

describe('choosing a time control', () => {
  beforeEach(() => void Object.assign(newGameOptions, defaultOptions()));

  test('a preset is chosen at once, and their own is kept for later', () => {
    const time = new TimeControlEditor();
    time.pick('custom');
    time.write('5b3');
    expect(newGameOptions).toMatchObject({ control: '5b3', custom: '5b3' });
    time.pick('3+2');
    expect(newGameOptions).toMatchObject({ control: '3+2', custom: '5b3' });
    time.pick('custom');
    expect(newGameOptions.control).toBe('5b3');
  });

  test('fields and text follow each other', () => {
    const time = new TimeControlEditor();
    time.pick('custom');
    time.write('40/90+30:30+30');
    expect(time.parts.white.map((stage) => stage.minutes)).toEqual(['90', '30']);
    time.parts.white[1]!.minutes = '15';
    time.compose();
    expect(time.text).toBe('40/90+30:15+30');
    expect(newGameOptions.control).toBe('40/90+30:15+30');
  });

  test('what cannot be read yet changes nothing', () => {
    const time = new TimeControlEditor();
    time.pick('custom');
    time.write('5b3');
    time.write('5x');
    expect(time.reading).toMatchObject({ valid: false, offset: 1 });
    expect(newGameOptions.control).toBe('5b3');
    expect(time.parts.white[0]!.kind).toBe('b');
  });

  test('a control of their own is still chosen next time', () => {
    Object.assign(newGameOptions, { control: '*3', custom: '*3' });
    const time = new TimeControlEditor();
    expect([time.picked, time.text]).toEqual(['custom', '*3']);
  });
});
