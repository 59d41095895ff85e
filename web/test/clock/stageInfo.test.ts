import { describe, expect, test } from 'vitest';
import { stageInfo } from '../../src/clock/clockFace';
import { textsIn } from '../../src/texts/catalogues';
import { ClockDevice } from './clockFixture';

const texts = textsIn('screens', 'en').clock;

describe('what a half of the clock says', () => {
  test.each([
    ['3+2', 'white', ['+2 s per move']],
    ['5+0', 'white', []],
    ['5d3', 'black', ['3 s delay per move']],
    ['5b3', 'black', ['Bronstein, 3 s per move']],
    ['*3', 'white', ['Hourglass']],
    ['5+3|3+1', 'black', ['+1 s per move']],
    ['40/90+30:30+30', 'white', ['Stage 1 of 2', '40 moves to go', '+30 s per move']],
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
