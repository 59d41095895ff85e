// Tests the compiled clock against corpus/clock and the golden files of its wire format.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Clock, clockSamples, exported, newClock, readClock, scene } from './clockDriver.mjs';
import { filesIn, lines, table, testEach } from './corpusTables.mjs';

const seconds = (millis) => String(millis / 1000);
const yes = (flag) => (flag ? 'yes' : 'no');
const both = (state, value) => `${value(state.white)} ${value(state.black)}`;

/** Returns the English sentence about the last event or the refusal. */
function said({ before, answer }) {
  if (answer.refused) {
    return answer.refused.sentence;
  }
  const [last] = answer.events.slice(-1);
  return before.apply(answer.events.slice(0, -1)).sentence(last, 'en').sentence;
}

function flags({ white, black, firstFlag }) {
  const other = firstFlag === 'white' ? 'black' : 'white';
  const bothDown = white.flagged && black.flagged;
  return firstFlag === null ? 'none' : firstFlag + (bothDown ? ` ${other}` : '');
}

/** Functions that get the actual value through the page's API, keyed by the first word of the expectation. */
const SHOWN = {
  events: ({ answer }) => answer.events.map(({ type }) => type).join(' '),
  refused: ({ answer }) => answer.refused.reason,
  says: said,
  clocks: ({ state }) => both(state, ({ left }) => seconds(left)),
  moves: ({ state }) => both(state, ({ moves }) => moves),
  runs: ({ state }) => state.running ?? 'nobody',
  turn: ({ state }) => state.turn ?? 'nobody',
  flags: ({ state }) => flags(state),
  flagAt: ({ state }) => (state.nextFlagAt === null ? 'none' : seconds(state.nextFlagAt)),
  fell: ({ clock }) => seconds(clock.log().events.findLast(({ type }) => type === 'flagFell').at),
  stopped: ({ state }) => yes(state.stoppedByFlag),
  paused: ({ state }) => yes(state.paused),
  swapped: ({ state }) => yes(state.swapped),
  log: ({ clock }) => String(clock.log().events.length),
  press: ({ clock }) => {
    const { by, move, used, left } = clock.presses().at(-1);
    return `${by} ${move} ${seconds(used)} ${seconds(left)}`;
  },
  stage: ({ state }, [color]) => `${color} ${state[color].stage}/${state[color].stages}`,
  next: ({ state }, [color]) => `${color} ${state[color].toNextStage ?? 0}`,
  delay: ({ state }, [color]) => `${color} ${seconds(state[color].delay)}`,
};

for (const file of filesIn('clock/')) {
  testEach(`clock/${file}`, table(`clock/${file}`), ({ line, actions }) => `line ${line}: ${actions}`, (row) => {
    const played = scene(row);
    for (const expected of row.expected.split('; ')) {
      const [what, ...words] = expected.split(' ');
      assert.equal(SHOWN[what](played, words), words.join(' '), what);
    }
  });
}

const started = () => {
  const clock = newClock({ control: '3+2', start: 'CASUAL', flags: 'BOTH_STOP' }, 0);
  return clock.apply(clock.decide({ v: 1, type: 'start' }, 0, 'en').events);
};

testEach('wire/clock-commands.jsonl', lines('wire/clock-commands.jsonl'), (line) => line, (line) => {
  const answer = started().decide(JSON.parse(line), 0, 'en');
  assert.ok(answer.events ?? answer.refused);
});

testEach('wire/clocks.jsonl', lines('wire/clocks.jsonl'), (line) => line.slice(0, 100), (line) => {
  const { clock } = readClock(JSON.parse(line));
  assert.equal(JSON.stringify(clock.log()), line);
  assert.equal(clock.sentences('de').length, clock.log().events.length);
});

/**
 * Calls `run`. If it throws an error, returns the paths of the problems that the error message lists; otherwise returns
 * an empty list.
 */
function pathsTold(run) {
  try {
    run();
  } catch (error) {
    return [...error.message.matchAll(/(\$[^ ]*): found /g)].map(([, path]) => path);
  }
  return [];
}

const unreadable = lines('wire/clock-unreadable.jsonl').map((line) => JSON.parse(line));

testEach('wire/clock-unreadable.jsonl', unreadable, (one) => JSON.stringify(one), ({ as, tree, problems }) => {
  switch (as) {
    case 'clockCommand':
      return assert.deepEqual(pathsTold(() => started().decide(tree, 0, 'en')), problems);
    case 'clockEvent':
      return assert.deepEqual(pathsTold(() => started().apply([tree])), problems);
    default:
      return assert.deepEqual(readClock(tree).problems.map(({ path }) => path), problems);
  }
});

testEach('stored nonsense', [null, undefined, 5, 'clock', [], () => 1, NaN], String, (stored) => {
  assert.equal(readClock(stored).problems.length, 1);
});

test('a clock is not set up without a time control', () => {
  assert.deepEqual(pathsTold(() => newClock({ control: '-', start: 'CASUAL', flags: 'BOTH_STOP' }, 0)), ['$.control']);
  assert.deepEqual(pathsTold(() => newClock(null, 0)), ['$.control', '$.start', '$.flags']);
});

test('an event that cannot happen is not applied', () => {
  assert.throws(() => started().apply([{ v: 1, type: 'pressed', at: 0, by: 'black' }]), /OTHER_CLOCK_RUNS/);
});

test('sentences use the names of the players', () => {
  const names = { white: 'Anna', black: '' };
  const { sentence } = started().sentence({ v: 1, type: 'pressed', at: 4000, by: 'white' }, 'de', names);
  assert.equal(sentence, 'Anna hat Zug 1 in 0:04 abgeschlossen und hat noch 2:58 übrig.');
  const { refused } = started().decide({ v: 1, type: 'press', by: 'black' }, 1, 'en', names);
  assert.equal(refused.text, "Anna's clock is running, so only Anna can press it.");
});

const contract = readFileSync(new URL('../../../clock.d.ts', import.meta.url), 'utf8');
const names = (pattern, text) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

test('the module exports what the contract declares', () => {
  assert.deepEqual([...exported].sort(), names(/^export (?:function|class) (\w+)/gm, contract));
  const [declaration] = contract.match(/^export class Clock \{.*?^\}/ms);
  const methods = Object.getOwnPropertyNames(Clock.prototype).filter((name) => /^[a-z]\w+$/.test(name) && name !== 'constructor');
  assert.deepEqual(methods.sort(), names(/^ {2}(?!private)(\w+)\(/gm, declaration));
  assert.ok(started() instanceof Clock);
});

test('the samples for the page contain every event', () => {
  const types = new Set(clockSamples().filter(([type]) => type === 'ClockLog').flatMap(([, { events }]) => events.map(({ type }) => type)));
  assert.deepEqual([...types].sort(), names(/^ {2}\| \(?\{\s+type: '(\w+)'/gm, contract.match(/^export type ClockEvent = .*?^\);/ms)[0]));
});
