// Tests game scenarios through the API that the page uses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, attempt, pgnOf, play, rules, setUp, start, understood } from './gameDriver.mjs';

test('choosing a square is answered before anything is moved', () => {
  const game = start();
  assert.equal(game.choose('e2', 'en'), null);
  assert.equal(game.choose('e4', 'en').sentence, 'There is no piece on e4 (3.10.2).');
  assert.equal(game.choose('e4', 'en').text, 'There is no piece on e4.');
  assert.equal(game.choose('e7', 'de').sentence, 'Weiß ist am Zug, und der Bauer auf e7 gehört Schwarz (1.2).');
  const over = ask(game, { type: 'abort', seat: 'arbiter' });
  assert.equal(over.choose('e2', 'en').reason, 'GAME_OVER');
  assert.equal(over.choose('e4', 'en').reason, 'GAME_OVER');
});

test('help shows how a piece moves, or where it may go', () => {
  const pinned = start({ fen: '4r1k1/8/8/8/8/8/4N3/4K2R w K - 0 1' });
  assert.deepEqual(pinned.basicMoves('e2'), ['c1', 'g1', 'c3', 'g3', 'd4', 'f4']);
  assert.deepEqual(pinned.legalMoves('e2'), []);
  assert.deepEqual(pinned.legalMoves('e1'), ['d1', 'f1', 'g1', 'd2', 'f2']);
  const chess960 = start({ fen: '4k3/8/8/8/8/8/8/R4KR1 w KQ - 0 1', variant: 'CHESS960' });
  assert.ok(chess960.legalMoves('f1').includes('a1') && chess960.legalMoves('f1').includes('g1'));
  const over = ask(pinned, { type: 'resign', seat: 'white' });
  assert.deepEqual(over.legalMoves('e1'), []);
});

test('a diagram of every ply shows the last move, the check and what was captured', () => {
  const game = play(start(), ['e4', 'd5', 'exd5', 'Qxd5', 'Nc3', 'Qe5']);
  assert.deepEqual(game.diagram(0).lastMove, null);
  assert.deepEqual(game.diagram(3).captured, { white: { roles: ['PAWN'], ahead: 1 }, black: { roles: [], ahead: 0 } });
  assert.deepEqual(game.diagram(6), {
    ply: 6,
    fen: 'rnb1kbnr/ppp1pppp/8/4q3/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 4',
    placement: 'rnb1kbnr/ppp1pppp/8/4q3/8/2N5/PPPP1PPP/R1BQKBNR',
    turn: 'white',
    fullmove: 4,
    check: 'e1',
    mating: [],
    lastMove: { from: 'd5', to: 'e5' },
    captured: { white: { roles: ['PAWN'], ahead: 0 }, black: { roles: ['PAWN'], ahead: 0 } },
  });
});

test('a diagram of a checkmate names the pieces that give it, two after a double check', () => {
  assert.deepEqual(play(start(), ['f3', 'e5', 'g4', 'Qh4']).diagram(4).mating, ['h4']);
  const twice = play(start({ fen: '3qkb2/3p1p2/8/8/4N3/8/8/4R1K1 w - - 0 1' }), ['Nf6']);
  assert.deepEqual(twice.diagram(1).mating, ['e1', 'f6']);
  assert.deepEqual(twice.diagram(0).mating, []);
});

test('a scoresheet has each move in writing, in words and with its clock', () => {
  const game = play(start({ control: '5+3' }), ['e4', 'f6', 'Qh5'], 1000);
  assert.deepEqual(game.scored(3, 'en'), {
    ply: 3,
    number: 2,
    color: 'white',
    san: 'Qh5+',
    spoken: 'queen d1 to h5, check',
    uci: 'd1h5',
    capture: false,
    check: true,
    mate: false,
    clock: 302_000,
    drawOffered: false,
    why: null,
  });
  assert.equal(game.scored(3, 'de').spoken, 'Dame d1 nach h5, Schach');
  assert.equal(play(start(), ['e4']).scored(1, 'en').clock, null);
});

test('the clocks stand, run, stop in a pause and tell when the flag falls', () => {
  const game = start({ control: '1d5' });
  assert.deepEqual(game.clocks(500), { white: 60_000, black: 60_000, running: null, delay: 0, flagFalls: null });
  const running = play(game, ['e4'], 1000);
  assert.deepEqual(running.clocks(8000.9), { white: 60_000, black: 58_000, running: 'black', delay: 0, flagFalls: 66_000 });
  const paused = ask(running, { type: 'pause', seat: 'arbiter' }, 3000);
  assert.deepEqual(paused.clocks(50_000), { white: 60_000, black: 60_000, running: null, delay: 3000, flagFalls: null });
  assert.equal(start().clocks(0), null);
});

test('a flag that has fallen is what a late move finds', () => {
  const game = play(start({ control: '1+0' }), ['e4'], 1000);
  const answer = attempt(game, 'e7e5', 61_001);
  assert.deepEqual(answer.events.map(({ type, at }) => [type, at]), [['ended', 61_000]]);
  const settled = ask(game.apply(answer.events), { type: 'verdict', seat: 'arbiter', answer: 'UNDETERMINED' }, 61_002);
  const { score, text, sentence, whyDrawn } = settled.standing('en').outcome;
  assert.equal(text, "Black's flag has fallen: White wins.");
  assert.deepEqual([score, sentence, whyDrawn], ['1-0', "Black's flag has fallen: White wins (6.9).", null]);
});

test('why a resignation was only a draw is told', () => {
  const game = ask(start({ fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' }), { type: 'resign', seat: 'white' });
  const { score, whyDrawn } = game.standing('en').outcome;
  assert.deepEqual([score, whyDrawn], ['1/2-1/2', 'Black has only a king, and a lone king cannot checkmate.']);
});

test('offers, requests and claims stand until they are answered', () => {
  const game = ask(play(start(), ['e4', 'e5']), { type: 'offerDraw', seat: 'white', id: 'd1' });
  assert.deepEqual(game.standing('en').drawOffer, { by: 'white', id: 'd1' });
  assert.equal(play(game, ['Nf3', 'Nf6']).standing('en').drawOffer, null);
  const thrice = play(start(), ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8']);
  assert.deepEqual(thrice.standing('en').claims, ['THREEFOLD_REPETITION']);
});

test('what happens is announced, and then whose turn it is', () => {
  const game = start();
  const { events } = attempt(game, 'e2e4');
  const said = (language) => game.announce(events, language).map(({ sentence }) => sentence);
  assert.deepEqual(said('en'), ['White: pawn e2 to e4.', 'Black to move.']);
  assert.deepEqual(said('de'), ['Weiß: Bauer e2 nach e4.', 'Schwarz am Zug.']);
});

test('a typed move is understood, waits for more, or says what is wrong with it', () => {
  const game = start({ fen: '4k3/8/8/8/8/8/R6R/4K3 w - - 0 1' });
  const reading = game.readMove('Rd2', 'en');
  assert.equal(reading.kind, 'ambiguous');
  assert.deepEqual(reading.candidates.map(({ san }) => san), ['Rad2', 'Rhd2']);
  assert.equal(understood(game, '0-0'), '0-0');
  assert.deepEqual(understood(game, 'Nf3'), { role: 'KNIGHT', to: 'f3' });
  assert.deepEqual(game.readMove('e9', 'en').offset, 1);
});

test('an editor offers what the pieces allow, whatever else is missing', () => {
  const noBlackKing = 'rnbq1bnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBN1';
  assert.deepEqual(rules.editing(noBlackKing, 'CLASSICAL', 'black'), { castling: ['Q'], enPassant: ['d3'] });
  assert.deepEqual(rules.editing('4k3/8/8/8/8/8/8/1RRK1R2', 'CHESS960', 'white').castling, ['K', 'Q']);
});

test('the game goes out as PGN', () => {
  const tags = { event: 'Club', site: '', date: '2026.11.15', round: '1', white: 'Ada', black: 'Bo' };
  const pgn = pgnOf(play(start(), ['f3', 'e5', 'g4', 'Qh4']), tags);
  assert.match(pgn, /^\[Event "Club"\]\n\[Site "\?"\]\n\[Date "2026.11.15"\]\n/);
  assert.match(pgn, /1\. f3 e5 2\. g4 Qh4# .*0-1\n$/s);
});

test('a game of six hundred plies is shown ply by ply without getting slower', () => {
  let game = setUp({ fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' });
  const events = [];
  for (let i = 0; i < 600; i++) {
    const [white, black] = [['h1h2', 'h2h1'], ['e8e7', 'e7e8']].map((steps) => steps[Math.floor(i / 2) % 2]);
    events.push({ v: 1, type: 'movePlayed', at: i, attempt: i % 2 === 0 ? white : black });
  }
  game = game.apply(events);
  const millis = (plies) => {
    const began = performance.now();
    plies.forEach((ply) => game.diagram(ply) && game.scored(ply, 'en'));
    return performance.now() - began;
  };
  const plies = (from) => Array.from({ length: 100 }, (_, i) => from + i);
  millis(plies(1));
  const [early, late] = [millis(plies(1)), millis(plies(500))];
  assert.ok(late < 5 * early + 50, `${early} ms for the first hundred, ${late} for the last`);
});

const ERRORS = [
  [/not a square: i9/, (game) => game.legalMoves('i9')],
  [/not a string: undefined/, (game) => game.basicMoves()],
  [/unknown language: fr/, (game) => game.standing('fr')],
  [/whole number from 0 to 0: 1/, (game) => game.diagram(1)],
  [/whole number from 1 to 0: 1.5/, (game) => game.scored(1.5, 'en')],
  [/not a time in milliseconds: NaN/, (game) => game.clocks(NaN)],
  [/not a time in milliseconds: soon/, (game) => game.clocks('soon')],
  [/\$\.seat: found "red"/, (game) => game.decide({ v: 1, type: 'resign', seat: 'red', id: 'c' }, 0, 'en')],
  [/illegal move in the log: e2e5/, (game) => game.apply([{ v: 1, type: 'movePlayed', at: 0, attempt: 'e2e5' }])],
  [/not an array: {"type":"paused"}/, (game) => game.apply({ type: 'paused' })],
  [/not the tags of a game: null/, (game) => pgnOf(game, null)],
  [/not the start of a game/, () => rules.start({ v: 1, type: 'paused', at: 0 })],
  [/whole number from 0 to 959: 960/, () => rules.chess960(960)],
  [/not a variant of chess: Antichess/, () => rules.readFen('', 'Antichess', 'en')],
  [/not a colour: red/, () => rules.editing('8/8/8/8/8/8/8/8', 'CLASSICAL', 'red')],
  [/8\/9.* is not a position/, () => rules.editing('8/9', 'CLASSICAL', 'white')],
];

for (const [message, run] of ERRORS) {
  test(`a mistake of the page is an error that shows it: ${message}`, () => {
    assert.throws(() => run(start()), (error) => error instanceof Error && message.test(error.message) || assert.fail(error.message));
  });
}
