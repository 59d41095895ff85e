import { describe, expect, test } from 'vitest';
import { readControl } from '../../src/rules/rules';
import { composeTimeControl, describeTimeControl, parseTimeControlParts, PRESET_CONTROLS, timeControlErrorSpan } from '../../src/setup/timeControl.svelte';
import { textsIn } from '../../src/texts/catalogues';

const WRITTEN = [
  ...PRESET_CONTROLS, '-', '5', '0.5+0', '0.5', '0.125+1', '5d3', '5b3', '*3', '*3|*1.5', '5+3|3+3', '5d3|5b3', '90+30|5+0',
  '40/90+30:30+30', '40/90:20/60:15+30', '40/90d5:30b5', '40/120|5+0', '40/90+30:30+30|40/60+30:15+30', '9999+3600',
];

function read(text: string): string {
  const reading = readControl(text, 'en');
  if (!reading.valid) throw new Error(reading.message);
  return reading.text;
}

describe('a time control', () => {
  test('is unchanged after parsing and composing', () => {
    const sound = WRITTEN.filter((text) => readControl(text, 'en').valid);
    for (const text of sound) expect(composeTimeControl(parseTimeControlParts(read(text)))).toBe(read(text));
    console.log(`${sound.length} time controls taken apart`);
    expect(WRITTEN.filter((text) => !sound.includes(text))).toEqual(['40/120|5+0']);
  });

  test('may be typed with a comma, with spaces and without seconds', () => {
    const stage = { moves: '', minutes: ' 0,5 ', kind: '+', seconds: '' } as const;
    expect(read(composeTimeControl({ white: [stage], black: null }))).toBe('0.5+0');
  });

  test('without minutes is rejected by the rules, not corrected here', () => {
    const stage = { moves: '', minutes: '', kind: '+', seconds: '3' } as const;
    expect(readControl(composeTimeControl({ white: [stage], black: null }), 'en')).toMatchObject({ valid: false, offset: 0 });
  });

  test('has the FIDE category', () => {
    const pace = (text: string) => {
      const reading = readControl(text, 'en');
      return reading.valid && reading.pace && textsIn('dialogs', 'en').newGame.paces[reading.pace];
    };
    expect(['1+0', '5+5', '10+0', '*10'].map(pace)).toEqual(['Blitz', 'Blitz', 'Blitz', 'Blitz']);
    expect(['8+3', '30+0', '15b10'].map(pace)).toEqual(['Rapid', 'Rapid', 'Rapid']);
    expect(['30+30', '40/90+30:30+30', '5+0|60+0'].map(pace)).toEqual(['Standard', 'Standard', 'Standard']);
    expect(pace('-')).toBeNull();
  });

  test('is described in words', () => {
    const told = (text: string): string => describeTimeControl(read(text), 'en');
    expect(told('-')).toBe('No clock: take all the time you like.');
    expect(told('1')).toBe('1 minute for the game.');
    expect(told('5+3')).toBe('5 minutes for the game, 3 seconds added after every move.');
    expect(told('0.5+1')).toBe('30 seconds for the game, 1 second added after every move.');
    expect(told('*3')).toBe('Hourglass starting at 3 minutes; the time you use goes to your opponent.');
    expect(told('40/90+30:30+30')).toBe(
      '40 moves in 90 minutes, then the rest of the game in 30 minutes, 30 seconds added after every move.',
    );
    expect(told('40/90:15+30')).toBe(
      '40 moves in 90 minutes, without increment, then the rest of the game in 15 minutes, 30 seconds added after every move.',
    );
    expect(told('5+3|1.5+0')).toBe(
      'White: 5 minutes for the game, 3 seconds added after every move. Black: 1 minute 30 seconds for the game.',
    );
  });

  test('is described in German, too', () => {
    const told = (text: string): string => describeTimeControl(read(text), 'de');
    expect(told('5d3')).toBe('5 Minuten für die Partie, und die Uhr läuft bei jedem Zug erst nach 3 Sekunden los.');
    expect(told('40/90+30:30+30')).toBe(
      '40 Züge in 90 Minuten, dann der Rest der Partie in 30 Minuten, 30 Sekunden Inkrement nach jedem Zug.',
    );
  });

  test('with an error has the wrong character or number underlined', () => {
    const wrong = (text: string): string => {
      const reading = readControl(text, 'en');
      return reading.valid ? '' : (text + ' ').slice(...timeControlErrorSpan(text, reading.offset));
    };
    expect(wrong('5x3')).toBe('x');
    expect(wrong('5+99999')).toBe('99999');
    expect(wrong('0+3')).toBe('0');
    expect(wrong('40/90+30')).toBe(' ');
  });
});
