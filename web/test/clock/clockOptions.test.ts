import { describe, expect, test } from 'vitest';
import { readClockOptions } from '../../src/clock/clockOptions.svelte';

describe('the remembered options', () => {
  test('have defaults for what is missing or invalid', () => {
    const defaults = { control: '3+2', custom: '25+10', start: 'CASUAL', flags: 'BOTH_STOP', facing: { portrait: true, landscape: false } };
    for (const stored of [null, {}, [], 'x', { control: 'soon', custom: '-', start: 1, flags: 'X', facing: 3 }]) {
      expect(readClockOptions(stored)).toEqual(defaults);
    }
    const chosen = { control: '5+3', custom: '40/90+30:30+30', start: 'STRICT', flags: 'OTHER_RUNS', facing: { portrait: false, landscape: true } };
    expect(readClockOptions(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });
});
