import { describe, expect, test } from 'vitest';
import { flagQuestionAddress } from '../../src/clock/askArbiterLink';
import { stageInfo } from '../../src/clock/clockLines';
import { readClockOptions } from '../../src/clock/clockOptions.svelte';
import { digitsWidth, splitTenths } from '../../src/clock/clockTextWidth';
import { decodeBase64Url, encodeBase64Url } from '../../src/platform/base64Url';
import { texts } from '../../src/words/en/clockWords';
import { ClockDevice } from './clockFixture';

describe('what a half of the clock says', () => {
  test.each([
    ['3+2', 'white', ['+2 s each move']],
    ['5+0', 'white', []],
    ['5d3', 'black', ['3 s delay each move']],
    ['5b3', 'black', ['Bronstein, 3 s each move']],
    ['*3', 'white', ['Hourglass']],
    ['5+3|3+1', 'black', ['+1 s each move']],
    ['40/90+30:30+30', 'white', ['Stage 1 of 2', '40 moves to go', '+30 s each move']],
    ['1/5+0:3+0', 'white', ['Stage 1 of 2', '1 move to go']],
  ] as const)('%s for %s', (control, color, info) => {
    const device = new ClockDevice();
    const session = device.set({ control });
    expect(stageInfo(control, color, session.clock.state(device.now), texts)).toEqual(info);
  });

  test('names the last stage without moves to go', () => {
    const device = new ClockDevice();
    const session = device.set({ control: '1/5+0:3+0' });
    session.send({ type: 'press', by: 'black' });
    device.press(session, 5);
    expect(stageInfo('1/5+0:3+0', 'white', session.clock.state(device.now), texts)).toEqual(['Stage 2 of 2']);
  });

  test('promises no increment after a flag', () => {
    const device = new ClockDevice();
    const session = device.set({ control: '1+2' });
    session.send({ type: 'press', by: 'black' });
    device.now += 61_000;
    session.send({ type: 'checkFlag' });
    for (const color of ['white', 'black'] as const) expect(stageInfo('1+2', color, session.clock.state(device.now), texts)).toEqual([]);
  });
});

describe('the digits', () => {
  test('show tenths apart', () => {
    expect(splitTenths('0:09.4')).toEqual({ time: '0:09', tenths: '.4' });
    expect(splitTenths('1:30:00')).toEqual({ time: '1:30:00', tenths: '' });
  });

  test('are wider with hours and tenths', () => {
    const width = (text: string) => digitsWidth(splitTenths(text));
    expect(width('3:00')).toBeCloseTo(2, 2);
    expect(width('0:09.4')).toBeGreaterThan(width('3:00'));
    expect(width('1:30:00')).toBeGreaterThan(width('10:00'));
  });
});

describe('the question after a flag', () => {
  const questionIn = (address: string) => JSON.parse(decodeBase64Url(address.replace('./#/ask?q=', ''))) as unknown;

  test('names the flag, the time control and whether an arbiter watched', () => {
    const device = new ClockDevice();
    const session = device.set({ control: '1+0' });
    session.send({ type: 'press', by: 'black' });
    device.now += 61_000;
    session.send({ type: 'checkFlag' });
    const address = flagQuestionAddress(session.clock.state(device.now), session.clock.settings());
    expect(questionIn(address)).toEqual({ question: 'flag', fallen: 'white', control: '1+0', supervised: true });
  });

  test('says that both flags are down, and which fell first', () => {
    const device = new ClockDevice();
    const session = device.set({ control: '1+0', flags: 'OTHER_RUNS' });
    const question = () => questionIn(flagQuestionAddress(session.clock.state(device.now), session.clock.settings()));
    session.send({ type: 'press', by: 'black' });
    device.press(session, 10, 61);
    expect(question()).toEqual({ question: 'flag', fallen: 'black', control: '1+0', supervised: false });
    device.press(session, 61);
    expect(question()).toEqual({ question: 'flag', fallen: 'black', bothFallen: true, control: '1+0', supervised: false });
  });

  test('is in the address as base64url', () => {
    const text = 'Zeit für ???>>>';
    expect(encodeBase64Url(text)).toMatch(/^[\w-]+$/);
    expect(encodeBase64Url(text)).toBe(Buffer.from(text).toString('base64url'));
    expect(decodeBase64Url(encodeBase64Url(text))).toBe(text);
  });
});

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
