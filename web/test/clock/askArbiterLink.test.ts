import { describe, expect, test } from 'vitest';
import { flagQuestionAddress } from '../../src/clock/clockFace';
import { decodeBase64Url, encodeBase64Url } from '../../src/platform/base64Url';
import { ClockDevice } from './clockFixture';

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

  test('says which period it was and how many moves were completed', () => {
    const device = new ClockDevice();
    const session = device.set({ control: '2/1+0:1+0' });
    session.send({ type: 'press', by: 'black' });
    device.press(session, 1, 1, 1, 1, 200);
    const address = flagQuestionAddress(session.clock.state(device.now), session.clock.settings());
    expect(questionIn(address)).toEqual({ question: 'flag', fallen: 'white', control: '2/1+0:1+0', period: 2, completed: 2, supervised: true });
  });

  test('is in the address as base64url', () => {
    const text = 'Zeit für ???>>>';
    expect(encodeBase64Url(text)).toMatch(/^[\w-]+$/);
    expect(encodeBase64Url(text)).toBe(Buffer.from(text).toString('base64url'));
    expect(decodeBase64Url(encodeBase64Url(text))).toBe(text);
  });
});
