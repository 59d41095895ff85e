// Tests that drawings and variations added to a game can be read back from its PGN.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, attempt, pgnOf, play, start } from './gameDriver.mjs';
import { bytes, pgn, read } from './pgnDriver.mjs';

const TAGS = { event: '', site: '', date: '2026.11.16', round: '', white: 'Anna', black: 'Boris' };

/** Creates a pseudo-random number generator that returns the same numbers in every run. */
function randomNumbers(seed) {
  let state = seed;
  return (below) => (state = (state * 48271) % 2147483647) % below;
}

const squares = Array.from({ length: 64 }, (_, at) => 'abcdefgh'[at % 8] + (1 + (at >> 3)));

/** Plays `moves` random legal moves, or fewer if the game ends. Returns the game and the moves. */
function playOn(game, moves, roll) {
  const played = [];
  while (played.length < moves && !game.standing('en').over) {
    const choices = squares.flatMap((from) => game.legalMoves(from).map((to) => from + to));
    const tried = choices[roll(choices.length)];
    const answer = attempt(game, tried);
    game = game.apply(answer.type === 'accepted' ? answer.events : attempt(game, `${tried}q`).events);
    played.push(game.scored(game.standing('en').plies, 'en').uci);
  }
  return { game, played };
}

/** Returns a random drawing in the form that the page stores, such as `Ge2e4`. */
function drawing(roll) {
  const [from, to] = [squares[roll(64)], squares[roll(64)]];
  return 'GRBY'[roll(4)] + from + (from === to || roll(2) ? '' : to);
}

const commands = (drawings) => {
  const list = (name, some) => (some.length ? `[%${name} ${some.join(',')}]` : '');
  return list('csl', drawings.filter((one) => one.length === 3)) + list('cal', drawings.filter((one) => one.length === 5));
};

const drawingsIn = (comments) =>
  comments.flatMap(({ squares: circles, arrows }) => [
    ...circles.map(({ color, square }) => color[0] + square),
    ...arrows.map(({ color, from, to }) => color[0] + from + to),
  ]);

const annotate = (text, drawings, variations) =>
  pgn.annotate(bytes(text), 1, Object.entries(drawings).flatMap(([fen, some]) => [fen, commands(some)]), variations);

/** Returns every line of play in a game tree, from the starting position to the last move, in SAN. */
function lines({ nodes }, at = 0, before = []) {
  const line = at ? [...before, nodes[at].san] : before;
  return nodes[at].children.length ? nodes[at].children.flatMap((next) => lines({ nodes }, next, line)) : [line.join(' ')];
}

test('what is drawn and tried in random games is read back at its positions', () => {
  let drawn = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const roll = randomNumbers(seed * 7919);
    const variant = seed % 4 ? {} : { fen: 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9', variant: 'CHESS960' };
    const { game, played } = playOn(start({ control: seed % 2 ? '5+3' : '-', ...variant }), 1 + roll(30), roll);
    const over = game.standing('en').over ? game : ask(game, { type: 'resign', seat: 'white' });
    const expected = new Set();
    const variations = [];
    const drawings = {};
    const sanOf = (some) => Array.from({ length: some.standing('en').plies }, (_, at) => some.scored(at + 1, 'en').san).join(' ');
    const draw = (fen) => {
      if (roll(3) === 0) drawings[fen] = [...new Set(Array.from({ length: 1 + roll(4) }, () => drawing(roll)))];
    };
    for (let ply = 0; ply <= played.length; ply++) draw(over.diagram(ply).fen);
    for (let i = roll(4); i > 0; i--) {
      const ply = roll(played.length + 1);
      const base = played.slice(0, ply).reduce((at, move) => at.apply(attempt(at, move).events), start(variant));
      const tried = playOn(base, 1 + roll(6), roll);
      if (tried.played.length === 0) continue;
      variations.push([ply, ...tried.played].join(' '));
      expected.add(sanOf(tried.game));
      for (let at = ply + 1; at <= ply + tried.played.length; at++) draw(tried.game.diagram(at).fen);
    }
    const text = annotate(pgnOf(over, TAGS), drawings, variations);
    const tree = read(text);
    assert.deepEqual(tree.errors, [], text);
    const [plain] = lines(read(pgnOf(over, TAGS)));
    const all = lines(tree);
    assert.equal(all[0], plain, 'the game itself is unchanged');
    for (const line of expected) assert.ok(all.some((one) => `${one} `.startsWith(`${line} `)), `${line}\nis missing in\n${text}`);
    assert.ok(all.length <= 1 + expected.size, text);
    const [first] = tree.nodes[0].children;
    for (const [at, node] of tree.nodes.entries()) {
      const { before, after, closing } = node;
      const opening = at === 0 && first !== undefined ? tree.nodes[first].before : [];
      const found = drawingsIn([...(at === first ? [] : before), ...after, ...closing, ...opening]);
      assert.deepEqual(found.sort(), [...(drawings[node.fen] ?? [])].sort(), `${node.fen}\n${text}`);
      drawn += found.length;
    }
    assert.equal(pgn.write(bytes(text), 1), text, 'the text is stable');
  }
  assert.ok(drawn > 300, `only ${drawn} drawings`);
});

test('moves tried after the end become one variation that repeats the last move', () => {
  const game = ask(play(start(), ['e4', 'e5', 'Nf3']), { type: 'resign', seat: 'black' });
  const text = annotate(pgnOf(game, TAGS), {}, ['3 b8c6 f1b5', '3 b8c6 f1c4', '3 d7d6']);
  assert.match(text.replace(/\s+/g, ' '), /2\. Nf3 \{[^}]*\} \(2\. Nf3 Nc6 \(2\.\.\. d6\) 3\. Bb5 \(3\. Bc4\)\) \*/);
});

test('an illegal variation is an error that names the move', () => {
  const text = pgnOf(play(start(), ['e4']), TAGS);
  assert.throws(() => annotate(text, {}, ['0 e2e5']), /e2e5/);
});
