// Tests that the page serialises games and messages to the same bytes as the JVM.
import assert from 'node:assert/strict';
import { lines, testEach } from './corpusTables.mjs';
import { INITIAL, ask, play, readGameWithStrictRules, rules, start, startWithStrictRules } from './gameDriver.mjs';


const game = (events) => ({ v: 1, type: 'game', events });
const paths = (problems) => problems.map((problem) => problem.path);

testEach('wire/games.jsonl', lines('wire/games.jsonl'), (line) => line.slice(0, 100), (line) => {
  const { game: read } = rules.readGame(JSON.parse(line));
  assert.equal(JSON.stringify(game(read.events())), line);
  assert.equal(read.size(), read.events().length);
});

const flagged = lines('wire/games.jsonl').map((line) => JSON.parse(line)).filter((stored) => stored.events.at(-2)?.outcome?.ending === 'FLAG');

testEach('flags in wire/games.jsonl', flagged, (stored) => JSON.stringify(stored.events[0]), (stored) => {
  const end = stored.events.at(-2);
  const { game: before } = rules.readGame(game(stored.events.slice(0, -2)));
  assert.equal(before.clocks(end.at - 1).flagFalls, end.at);
  const look = (now) => before.decide({ v: 1, type: 'checkFlag', seat: 'arbiter', id: 'f' }, now, 'en');
  assert.equal(look(end.at - 1).type, 'refused');
  assert.deepEqual(look(end.at).events, [end]);
});

/** Starting positions for moves that are impossible in the initial position, keyed by move. */
const SCENES = {
  a7b8n: { fen: '1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1' },
  '0-0-0': { fen: '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1' },
  e7e5: { fen: INITIAL.replace(' w ', ' b ') },
  a8a7: { fen: 'r3k3/8/8/8/8/8/8/4K3 b - - 0 1' },
  a2a1: { fen: '4k3/8/8/8/8/8/p7/4K3 b - - 0 1' },
};

testEach('wire/events.jsonl', lines('wire/events.jsonl'), (line) => line, (line) => {
  const event = JSON.parse(line);
  if (event.type === 'started') {
    const { game: read } = rules.readGame(game([event]));
    assert.equal(JSON.stringify(read.events()[0]), line);
    return;
  }
  const after = before(event).apply([event]);
  assert.equal(JSON.stringify(after.events().at(-1)), line);
});

/** The event types that occur only in strict games. */
const STRICT =
  /^(clockStarted|adjustSwitched|piece|touch|release|clockPressed|pressIgnored|irregular|timeAdded|offerRepeated|arbiter|moveCount|warned|positionRestored|noted)/;

const released = (by, attempt) => ({ type: 'pieceReleased', by, attempt });
const bothMoved = [
  { type: 'movePlayed', attempt: 'e2e4' },
  { type: 'movePlayed', attempt: 'e7e5' },
];
const called = [{ type: 'arbiterCalled' }];
const asked = (by) => [...bothMoved, { type: 'takebackAsked', by, request: 't' }];
const flagFell = { ending: 'FLAG', result: 'BEING_DECIDED', article: '6.9', fallen: 'white' };

/** The events that must precede an event of each type. */
const EARLIER = {
  drawOffered: bothMoved,
  drawDeclined: [...bothMoved, { type: 'drawOffered', by: 'white', offer: 'd' }],
  takebackAsked: bothMoved,
  takebackDeclined: asked('black'),
  takenBack: asked('white'),
  resumed: [{ type: 'paused' }],
  settled: [{ type: 'ended', outcome: flagFell }],
  touchExcused: [{ type: 'pieceTouched', by: 'white', square: 'b1' }],
  clockPressed: bothMoved,
  releaseWithdrawn: [released('white', 'b1b5')],
  timeAdded: called,
  moveCountSet: called,
  warned: called,
  positionRestored: called,
  noted: called,
};

const EARLIER_IRREGULARITIES = {
  ILLEGAL_MOVE: [released('white', 'b1b5')],
  PAWN_NOT_REPLACED: [released('black', 'a2a1')],
  NO_MOVE: [{ type: 'irregularityFound', by: 'white', kind: 'NO_MOVE', number: 1 }, { type: 'resumed' }],
};

/** Returns a game in which the event can come next. */
function before(event) {
  const withClock = /^(clockSet|clockStarted|timeAdded|moveCountSet)$/.test(event.type);
  const setup = {
    ...SCENES[event.attempt ?? event.named],
    ...(STRICT.test(event.type) ? { mode: 'STRICT' } : {}),
    ...(withClock ? { control: '5+3' } : {}),
  };
  const earlier = EARLIER_IRREGULARITIES[event.kind] ?? EARLIER[event.type] ?? [];
  return start(setup).apply(earlier.map((each) => ({ v: 1, at: 0, ...each })));
}

testEach('wire/commands.jsonl', lines('wire/commands.jsonl'), (line) => line, (line) => {
  const answer = start({ mode: 'STRICT' }).decide(JSON.parse(line), 0, 'en');
  assert.ok(['accepted', 'refused'].includes(answer.type));
});

const pinned = { fen: '8/7k/8/8/4n3/8/8/KB6 b - - 0 1' };
const knights = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
const move = (seat, attempt) => ({ type: 'move', seat, attempt });
const claim = (kind, named) => ({ type: 'claim', seat: 'white', kind, named });

/** The game, command and time that produce each line of decisions.jsonl. */
const DECISIONS = [
  [start(), move('white', 'e2e4'), 1763172004321],
  [play(start(), [...knights, ...knights]), claim('THREEFOLD_REPETITION', 'g1f3'), 7000],
  [start(pinned), move('black', 'e4f6')],
  [start(), move('white', 'e4e5')],
  [play(start(), knights), claim('THREEFOLD_REPETITION')],
  [start({ fen: '4k3/8/8/8/8/8/8/R3K3 w - - 98 80' }), claim('FIFTY_MOVES')],
  [play(start(), ['e4']), move('white', 'e7e5')],
  [ask(play(start(), ['e4', 'e5']), { type: 'offerDraw', seat: 'black' }), { type: 'offerDraw', seat: 'white' }],
  [start(), { type: 'askTakeback', seat: 'white' }],
  [
    ask(start({ mode: 'STRICT', control: '3+2', firstIncrement: 'INCLUDED' }), { type: 'startClock', seat: 'arbiter' }),
    { type: 'press', seat: 'white' },
    7000,
  ],
  [
    ask(start({ mode: 'STRICT' }), { type: 'release', seat: 'white', attempt: 'e2e4' }),
    { type: 'touch', seat: 'white', square: 'd2' },
  ],
  [startWithStrictRules(), { type: 'press', seat: 'white' }],
];

testEach('wire/decisions.jsonl', lines('wire/decisions.jsonl').map((line, at) => ({ line, scene: DECISIONS[at] })), ({ line }) => line, ({ line, scene }) => {
  const [before, command, now = 0] = scene;
  const { text, ...answer } = before.decide({ v: 1, id: 'c', ...command }, now, 'en');
  assert.equal(text === undefined, answer.type === 'accepted');
  assert.equal(JSON.stringify(answer), line);
});

/**
 * Calls `run`. If it throws an error, returns the paths of the problems that the error message lists; otherwise returns
 * an empty list.
 */
function pathsTold(run) {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof Error);
    return [...error.message.matchAll(/(\$[^ ]*): found /g)].map(([, path]) => path);
  }
  return [];
}

const unreadable = lines('wire/unreadable.jsonl').map((line) => JSON.parse(line));

testEach('wire/unreadable.jsonl', unreadable, (one) => JSON.stringify(one), ({ as, tree, problems }) => {
  switch (as) {
    case 'command':
      return assert.deepEqual(pathsTold(() => startWithStrictRules().decide(tree, 0, 'en')), problems);
    case 'event':
      return assert.deepEqual(pathsTold(() => startWithStrictRules().apply([tree])), problems);
    default:
      return assert.deepEqual(paths(readGameWithStrictRules(tree).problems), problems);
  }
});

testEach('stored nonsense', [null, undefined, 5, 'game', [], () => 1, Symbol.iterator, 10n, NaN, circle()], String, (stored) => {
  assert.deepEqual(paths(rules.readGame(stored).problems).length, 1);
});

function circle() {
  const one = { v: 1, type: 'game', toString: () => 'a circle' };
  one.events = [one];
  return one;
}
