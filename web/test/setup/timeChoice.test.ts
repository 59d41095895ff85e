import { beforeEach, describe, expect, test, vi } from 'vitest';

// The page's settings ask the browser for its language.
vi.stubGlobal('navigator', { language: 'en' });
const { TimeChoice } = await import('../../src/setup/timeChoice.svelte');
const { chosen } = await import('../../src/setup/chosen.svelte');
const { freshChoice } = await import('../../src/setup/choice');

describe('choosing a time control', () => {
  beforeEach(() => void Object.assign(chosen, freshChoice()));

  test('a preset is chosen at once, and their own is kept for later', () => {
    const time = new TimeChoice();
    time.pick('custom');
    time.write('5b3');
    expect(chosen).toMatchObject({ control: '5b3', custom: '5b3' });
    time.pick('3+2');
    expect(chosen).toMatchObject({ control: '3+2', custom: '5b3' });
    time.pick('custom');
    expect(chosen.control).toBe('5b3');
  });

  test('fields and text follow each other', () => {
    const time = new TimeChoice();
    time.pick('custom');
    time.write('40/90+30:30+30');
    expect(time.parts.white.map((stage) => stage.minutes)).toEqual(['90', '30']);
    time.parts.white[1]!.minutes = '15';
    time.compose();
    expect(time.text).toBe('40/90+30:15+30');
    expect(chosen.control).toBe('40/90+30:15+30');
  });

  test('what cannot be read yet changes nothing', () => {
    const time = new TimeChoice();
    time.pick('custom');
    time.write('5b3');
    time.write('5x');
    expect(time.reading).toMatchObject({ valid: false, offset: 1 });
    expect(chosen.control).toBe('5b3');
    expect(time.parts.white[0]!.kind).toBe('b');
  });

  test('a control of their own is still chosen next time', () => {
    Object.assign(chosen, { control: '*3', custom: '*3' });
    const time = new TimeChoice();
    expect([time.picked, time.text]).toEqual(['custom', '*3']);
  });
});
