import { describe, expect, test } from 'vitest';
import { commentAnnotations } from '../../src/pgn/commentAnnotations';
import { PgnGameIndex } from '../../src/pgn/PgnGameIndex';
import { moveTreeRows } from '../../src/pgn/moveTreeRows';
import { moveAnnouncement } from '../../src/pgn/moveAnnouncement';
import { moveNumberText, moveNumber, GameTreeNavigator } from '../../src/pgn/GameTreeNavigator.svelte';
import { texts as en } from '../../src/words/en/pgnWords';
import { BRANCHING, bytesOf } from './pgnSamples';

function walk(text = BRANCHING): GameTreeNavigator {
  const index = new PgnGameIndex(bytesOf(text));
  index.more();
  return new GameTreeNavigator(index.tree(1, 'en'), 0);
}

const steps = (walk: GameTreeNavigator, count: number) => {
  for (let i = 0; i < count; i++) walk.next();
};

describe('somebody who steps through a game', () => {
  test('goes on and back, and no further than its ends', () => {
    const game = walk();
    game.back();
    expect(game.at).toBe(0);
    steps(game, 3);
    expect(game.node.san).toBe('Nf3');
    game.last();
    expect(game.node.san).toBe('Nd4');
    game.next();
    expect(game.node.san).toBe('Nd4');
    game.first();
    expect(game.node.san).toBe('');
  });

  test('enters variations, steps within them, and leaves them again', () => {
    const game = walk();
    steps(game, 4);
    expect(game.node.san).toBe('Nc6');
    game.change(1);
    expect(game.node.san).toBe('Nf6');
    expect(game.varies).toBe(true);
    game.change(1);
    expect(game.node.san).toBe('d6');
    game.change(1);
    expect(game.node.san).toBe('d6');
    game.change(-1);
    game.last();
    expect(game.node.san).toBe('d6');
    game.back();
    game.change(1);
    expect(game.node.san).toBe('d4');
    game.leave();
    expect(game.node.san).toBe('Nf3');
    expect(game.varies).toBe(false);
  });

  test('sees what the clocks showed in the line that is looked at', () => {
    const game = walk();
    expect(game.clock('white')).toBeNull();
    steps(game, 4);
    expect([game.clock('white'), game.clock('black')]).toEqual([300_000, 298_000]);
    game.change(1);
    game.next();
    game.change(1);
    game.next();
    expect(game.clock('black')).toBe(3_000);
  });

  test('sees every mark once, and an arrow that goes nowhere as a mark', () => {
    const game = walk();
    steps(game, 3);
    expect(game.drawn).toEqual({
      squares: [
        { square: 'f3', color: 'GREEN' },
        { square: 'e5', color: 'RED' },
      ],
      arrows: [{ from: 'f3', to: 'e5', color: 'GREEN' }],
    });
    expect(commentAnnotations([])).toEqual({ squares: [], arrows: [] });
  });

  test('hears the move, the opinions and the words', () => {
    const game = walk();
    expect(moveAnnouncement(game, en)).toBe('Starting position.');
    steps(game, 5);
    expect(moveAnnouncement(game, en)).toBe('3. bishop f1 to c4. good move.');
    game.next();
    expect(moveAnnouncement(game, en)).toBe('3… knight c6 to d4. dubious move. Closing.');
    game.back();
    game.back();
    game.change(1);
    expect(moveAnnouncement(game, en)).toBe('Variation. 2… knight g8 to f6.');
  });

  test('is shown where the address says, or the start where there is no such position', () => {
    const { tree } = walk();
    expect(new GameTreeNavigator(tree, 3).node.san).toBe('Nf3');
    expect(new GameTreeNavigator(tree, 3000).at).toBe(0);
  });
});

describe('the score sheet', () => {
  test('has two columns, broken where something is said or considered', () => {
    const { tree, main } = walk();
    const san = (at: number | null) => (at === null ? null : tree.nodes[at]!.san);
    const lines = moveTreeRows(tree, main).map((line) => {
      if (line.kind === 'moves') return [line.number, san(line.white), san(line.black)];
      return line.kind === 'words' ? line.comments.map(({ text }) => text) : line.first.map(san);
    });
    expect(lines).toEqual([
      ['Before.'],
      [1, 'e4', 'e5'],
      [2, 'Nf3', null],
      ['attacks'],
      [2, null, 'Nc6'],
      ['Nf6', 'd6'],
      [3, 'Bc4', 'Nd4'],
      ['Closing.'],
    ]);
  });

  test('begins with Black where the position says so', () => {
    const game = walk('[FEN "4k3/8/8/8/8/8/8/4K2R b K - 0 9"]\n\n9... Kd7 10. O-O *');
    expect(moveTreeRows(game.tree, game.main)).toMatchObject([
      { number: 9, white: null, black: 1 },
      { number: 10, white: 2, black: null },
    ]);
    expect(moveNumberText(moveNumber(game.tree, 1))).toBe('9…');
  });

  test('of a game without moves has its words', () => {
    const game = walk('[White "A"]\n\n{Nobody came.} 1-0');
    expect(moveTreeRows(game.tree, game.main)).toMatchObject([{ kind: 'words', comments: [{ text: 'Nobody came.' }] }]);
  });
});
