// Runs the scenarios in corpus/clock on the compiled clock.
import assert from 'node:assert/strict';
import * as clockModule from '../../../target/js/clock.js';
import { giveTexts } from './giveTexts.mjs';

giveTexts(clockModule);

export const { Clock, newClock, readClock } = clockModule;
export const exported = Object.keys(clockModule);

const millis = (seconds) => Math.round(Number(seconds) * 1000);

function command([name, ...words]) {
  switch (name) {
    case 'white':
    case 'black':
      return { type: 'press', by: name };
    case 'add':
      return { type: 'addTime', color: words[0], millis: millis(words[1]) };
    case 'swap':
      return { type: 'swapSides' };
    case 'flag':
      return { type: 'checkFlag' };
    case 'set': {
      const set = { type: 'setTimes', white: millis(words[0]), black: millis(words[1]) };
      const moves = words.indexOf('moves');
      const turn = words.indexOf('turn');
      return {
        ...set,
        ...(moves >= 0 && { whiteMoves: Number(words[moves + 1]), blackMoves: Number(words[moves + 2]) }),
        ...(turn >= 0 && { turn: words[turn + 1] }),
      };
    }
    default:
      return { type: name };
  }
}

/**
 * Performs the actions in a table row. After each action, the log is stored and read again, as when the page is
 * reloaded. Returns the clock, the clock before the last action, the time and the last answer.
 */
export function scene({ control, start, flags, actions }) {
  let clock = newClock({ control, start, flags }, 0);
  let before = clock;
  let answer;
  let now = 0;

  function send(asked, isLast) {
    before = clock;
    answer = clock.decide({ v: 1, ...asked }, now, 'en');
    assert.ok(answer.events || isLast, JSON.stringify([asked, answer]));
    if (answer.events) {
      clock = readClock(JSON.parse(JSON.stringify(clock.apply(answer.events).log()))).clock;
    }
  }

  const all = actions.split('; ');
  for (const [at, action] of all.entries()) {
    const words = action.split(' ');
    if (words[0] === 'wait') {
      now += millis(words[1]);
    } else if (words[0] === 'back') {
      now -= millis(words[1]);
    } else if (words[0] === 'turns') {
      for (let i = 0; i < 2 * Number(words[1]); i++) {
        now += millis(words[2]);
        send({ type: 'press', by: clock.state(now).turn }, false);
      }
    } else {
      send(command(words), at === all.length - 1);
    }
  }
  return { clock, before, answer, now, state: clock.state(now) };
}

/** Returns sample values of the types that clock.d.ts declares. */
export function clockSamples() {
  const { clock, answer } = scene({
    control: '2/1+0:1d5',
    start: 'STRICT',
    flags: 'OTHER_RUNS',
    actions: 'swap; black; wait 5; white; wait 70; black; pause; add white 60',
  });
  const events = clock.log().events;
  const added = scene({ control: '3+2', start: 'CASUAL', flags: 'BOTH_STOP', actions: 'black; add white 60; pause; set 60 60 moves 1 1 turn black; resume' });
  return [
    ['ClockLog', clock.log()],
    ['ClockLog', added.clock.log()],
    ['ClockAnswer', answer],
    ['ClockAnswer', added.answer],
    ['ClockSettings', clock.settings()],
    ['ClockState', clock.state(80_000)],
    ['ClockState', newClock({ control: '5d3', start: 'CASUAL', flags: 'BOTH_STOP' }, 0).state(0)],
    ...clock.presses().map((press) => ['ClockPressRecord', press]),
    ...events.map((event) => ['ClockEvent', event]),
    ...clock.sentences('de').map((entry) => ['ClockLogEntry', entry]),
  ];
}
