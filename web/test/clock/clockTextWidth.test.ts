import { describe, expect, test } from 'vitest';
import { clockTextWidth, splitTenths } from '../../src/clock/clockFace';

describe('the digits', () => {
  test('show tenths apart', () => {
    expect(splitTenths('0:09.4')).toEqual({ time: '0:09', tenths: '.4' });
    expect(splitTenths('1:30:00')).toEqual({ time: '1:30:00', tenths: '' });
  });

  test('are wider with hours and tenths', () => {
    const width = (text: string) => clockTextWidth(splitTenths(text));
    expect(width('3:00')).toBeCloseTo(2, 2);
    expect(width('0:09.4')).toBeGreaterThan(width('3:00'));
    expect(width('1:30:00')).toBeGreaterThan(width('10:00'));
  });
});
