import { beforeEach, describe, expect, test, vi } from 'vitest';

// The settings module reads the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] });
const { TimeControlEditor } = await import('../../src/setup/timeControl.svelte');
const { newGameOptions } = await import('../../src/setup/newGameOptions.svelte');
const { defaultOptions } = await import('../../src/setup/newGameOptions.svelte');

describe('choosing a time control', () => {
  beforeEach(() => void Object.assign(newGameOptions, defaultOptions()));

  test('a preset applies at once, and the custom one is kept', () => {
    const editor = new TimeControlEditor();
    editor.choosePreset('custom');
    editor.write('5b3');
    expect(newGameOptions).toMatchObject({ control: '5b3', custom: '5b3' });
    editor.choosePreset('3+2');
    expect(newGameOptions).toMatchObject({ control: '3+2', custom: '5b3' });
    editor.choosePreset('custom');
    expect(newGameOptions.control).toBe('5b3');
  });

  test('fields and text stay in step', () => {
    const editor = new TimeControlEditor();
    editor.choosePreset('custom');
    editor.write('40/90+30:30+30');
    expect(editor.parts.white.map((stage) => stage.minutes)).toEqual(['90', '30']);
    editor.parts.white[1]!.minutes = '15';
    editor.compose();
    expect(editor.text).toBe('40/90+30:15+30');
    expect(newGameOptions.control).toBe('40/90+30:15+30');
  });

  test('an invalid text changes nothing', () => {
    const editor = new TimeControlEditor();
    editor.choosePreset('custom');
    editor.write('5b3');
    editor.write('5x');
    expect(editor.reading).toMatchObject({ valid: false, offset: 1 });
    expect(newGameOptions.control).toBe('5b3');
    expect(editor.parts.white[0]!.kind).toBe('b');
  });

  test('a custom time control is remembered', () => {
    Object.assign(newGameOptions, { control: '*3', custom: '*3' });
    const editor = new TimeControlEditor();
    expect([editor.preset, editor.text]).toEqual(['custom', '*3']);
  });
});
