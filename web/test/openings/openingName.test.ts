import { describe, expect, test } from 'vitest';
import { openingLines, readCodes } from '../../scripts/buildOpeningsTable';
import { CLASSICAL_FEN } from '../../src/storage/GameRecord';
import { findOpening } from '../../src/openings/openingName';
import { start, type Game } from '../../src/rules/rules';

const START = start({
  v: 1, type: 'started', at: 0, variant: 'CLASSICAL', fen: CLASSICAL_FEN, rulebook: 'OVER_THE_BOARD', control: '-',
});

/** Caches games by their moves, because many lines share their first moves. */
const played = new Map<string, Game>([['', START]]);

function after(sans: string[]): Game {
  const key = sans.join(' ');
  const known = played.get(key);
  if (known) return known;
  const before = after(sans.slice(0, -1));
  const reading = before.readMove(sans.at(-1)!, 'en');
  if (reading.kind !== 'understood') throw new Error(`${key}: ${reading.message}`);
  const seat = sans.length % 2 === 1 ? 'white' : 'black';
  const answer = before.decide({ v: 1, type: 'move', seat, id: 'a', attempt: reading.attempt }, 0, 'en');
  if (answer.type !== 'accepted') throw new Error(`${key}: ${answer.sentence}`);
  const game = before.apply(answer.events);
  played.set(key, game);
  return game;
}

function parted(moves: string): string[] {
  return moves.split(/\s+|\d+\.\s*/).filter(Boolean);
}

/** The FEN of each position in a game, from the starting position onwards. */
function positions(moves: string): string[] {
  const sans = parted(moves);
  const game = after(sans);
  return Array.from({ length: sans.length + 1 }, (_, ply) => game.diagram(ply).fen);
}

describe('an opening', () => {
  test.each([
    ['1. e4 e5 2. Nf3 Nc6 3. Bc4', 'C50', 'Italian game'],
    ['1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5', 'C50', 'Giuoco Piano'],
    ['1. e4 e5 2. Nf3 Nc6 3. Bb5', 'C60', 'Ruy Lopez'],
    ['1. e4 c5', 'B20', 'Sicilian'],
    ['1. d4 d5 2. c4 e6', 'D30', "Queen's gambit declined"],
    ['1. d4 Nf6 2. c4 g6 3. Nc3 d5', 'D80', 'Grünfeld'],
  ])('has a name: %s', async (moves, eco, name) => {
    const opening = await findOpening(positions(moves));
    expect(opening?.eco).toBe(eco);
    expect(opening?.name).toContain(name);
  });

  test('is recognised by its position, in any order of moves', async () => {
    const straight = await findOpening(positions('1. d4 d5 2. c4 e6 3. Nc3 Nf6'));
    const round = await findOpening(positions('1. c4 Nf6 2. Nc3 e6 3. d4 d5'));
    expect(round).toEqual(straight);
    expect(round?.eco).toBe('D35');
  });

  test('keeps its name after the last known move', async () => {
    const named = await findOpening(positions('1. e4 c5'));
    expect(await findOpening(positions('1. e4 c5 2. a3 h6 3. h3 a6'))).toEqual(named);
  });

  test('has no name before the first move', async () => {
    expect(await findOpening(positions(''))).toBeNull();
    expect(await findOpening([])).toBeNull();
  });

  test('is stored under the position that its moves lead to, for the whole table', () => {
    const codes = readCodes();
    const lines = openingLines(codes);
    Object.values(codes).forEach(({ moves, eco }, i) => {
      const sans = parted(moves);
      const reached = after(sans).diagram(sans.length).fen.split(' ', 2).join(' ');
      expect(lines[i]!.startsWith(`${reached}|${eco}|`), `${moves}: ${lines[i]}`).toBe(true);
    });
    console.log(`openings: ${lines.length} lines played`);
  }, 60_000);
});
