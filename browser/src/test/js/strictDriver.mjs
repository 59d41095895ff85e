// Plays a strict game from the actions in corpus/strict; corpus/README.md describes them.
import { rules, start, variantOf } from './gameDriver.mjs';

const ROLES = { q: 'QUEEN', r: 'ROOK', b: 'BISHOP', n: 'KNIGHT', k: 'KING', p: 'PAWN' };
const other = (color) => (color === 'white' ? 'black' : 'white');
const millis = (seconds) => Math.round(Number(seconds) * 1000);

export { rules };

/** Performs the actions in a table row. Returns the game, the time and the last answer. */
export function scene(row) {
  const clock = row.clock !== '-';
  const setup = { mode: 'STRICT', control: row.clock, variant: variantOf(row) };
  const state = {
    game: start({
      ...setup,
      ...(clock ? { firstIncrement: 'INCLUDED' } : {}),
      ...(row.fen === '' ? {} : { fen: row.fen }),
    }),
    now: 0,
    answer: { type: 'accepted', events: [] },
    sentences: [],
  };
  if (clock && !row.actions.includes('start')) {
    perform(state, 'start');
  }
  row.actions.split(';').forEach((action) => perform(state, action.replace(/^ /, '')));
  return state;
}

function ask(state, command) {
  const before = state.game;
  state.answer = before.decide({ v: 1, id: 'c', ...command }, state.now, 'en');
  if (state.answer.type === 'accepted') {
    const { events } = state.answer;
    state.sentences = before.announce(events, 'en').map(({ sentence }) => sentence);
    state.game = before.apply(events);
  } else {
    state.sentences = [state.answer.sentence];
  }
}

function move(state, attempt) {
  ask(state, { type: 'release', seat: state.game.standing('en').turn, attempt });
  if (!state.game.standing('en').over) {
    ask(state, { type: 'press', seat: state.game.standing('en').turn });
  }
}

function perform(state, action) {
  const [, named, rest] = /^(?:(\w+): )?(.*)$/.exec(action);
  const [verb, ...words] = rest.split(' ');
  switch (verb) {
    case '':
    case 'unstarted':
      return;
    case 'wait':
      state.now += millis(words[0]);
      return;
    case 'move':
    case 'moves':
      words.forEach((attempt) => move(state, attempt));
      return;
    default:
      ask(state, command(state.game.standing('en'), verb, words, named));
  }
}

function command({ turn, drawOffer }, verb, words, named) {
  const player = { seat: named ?? turn };
  const arbiter = { seat: named ?? 'arbiter' };
  const answering = { seat: named ?? (drawOffer ? other(drawOffer.by) : turn) };
  const [first, second, third] = words;
  switch (verb) {
    case 'adjust':
      return { type: 'adjust', ...player, on: first !== 'off' };
    case 'touch':
      return { type: 'touch', ...player, square: first };
    case 'accident':
      return { type: 'excuseTouch', seat: named ?? other(turn) };
    case 'release':
      return { type: 'release', ...player, attempt: first };
    case 'promote':
      return { type: 'promote', ...player, role: ROLES[first] };
    case 'press':
    case 'resign':
      return { type: verb, ...player };
    case 'offer':
      return { type: 'offerDraw', ...player };
    case 'accept':
    case 'decline':
      return { type: 'answerDraw', ...answering, accept: verb === 'accept' };
    case 'claim': {
      const kind = first === 'fifty' ? 'FIFTY_MOVES' : 'THREEFOLD_REPETITION';
      return { type: 'claim', ...player, kind, ...(second ? { named: second } : {}) };
    }
    case 'call':
      return { type: 'callArbiter', ...player };
    case 'takeback':
      return { type: 'askTakeback', ...player };
    case 'casual-move':
      return { type: 'move', ...player, attempt: first };
    case 'start':
      return { type: 'startClock', ...arbiter };
    case 'continue':
      return { type: 'resume', ...arbiter };
    case 'pause':
      return { type: 'pause', ...arbiter };
    case 'flag':
      return { type: 'checkFlag', ...arbiter };
    case 'set':
      return { type: 'setClock', ...arbiter, color: first, millis: millis(second) };
    case 'add':
      return { type: 'addTime', ...arbiter, color: first, millis: millis(second), ...(third ? { article: third } : {}) };
    case 'count':
      return { type: 'setMoveCount', ...arbiter, color: first, moves: Number(second) };
    case 'warn':
      return { type: 'warn', ...arbiter, color: first };
    case 'restore':
      return { type: 'restore', ...arbiter, plies: Number(first) };
    case 'declare':
      return { type: 'declare', ...arbiter, result: first, article: second };
    case 'note':
      return { type: 'note', ...arbiter, text: words.join(' ') };
    default:
      throw new Error(`no action ${verb}`);
  }
}
