import { describe, expect, test } from 'vitest';
import { commentDrawings, GameTreeNavigator, moveAnnouncement, moveNumber, moveNumberText, moveTreeRows } from '../../src/pgn/GameTreeNavigator.svelte';
import { read } from '../../src/rules/pgnReader';
import { textsIn } from '../../src/texts/catalogues';
import { BRANCHING, bytesOf } from './pgnSamples';

const en = textsIn('screens', 'en').pgn;

function navigatorOf(text = BRANCHING): GameTreeNavigator {
  const bytes = bytesOf(text);
  return new GameTreeNavigator(read(bytes.slice(0, bytes.size), 1, 'en'), 0);
}

const step = (navigator: GameTreeNavigator, count: number) => {
  for (let i = 0; i < count; i++) navigator.next();
};

describe('navigating a game', () => {
  test('moves forward and back, and stops at both ends', () => {
    const game = navigatorOf();
    game.back();
    expect(game.nodeIndex).toBe(0);
    step(game, 3);
    expect(game.node.san).toBe('Nf3');
    game.last();
    expect(game.node.san).toBe('Nd4');
    game.next();
    expect(game.node.san).toBe('Nd4');
    game.first();
    expect(game.node.san).toBe('');
  });

  test('enters variations, steps within them, and leaves them again', () => {
    const game = navigatorOf();
    step(game, 4);
    expect(game.node.san).toBe('Nc6');
    game.switchVariation(1);
    expect(game.node.san).toBe('Nf6');
    expect(game.inVariation).toBe(true);
    game.switchVariation(1);
    expect(game.node.san).toBe('d6');
    game.switchVariation(1);
    expect(game.node.san).toBe('d6');
    game.switchVariation(-1);
    game.last();
    expect(game.node.san).toBe('d6');
    game.back();
    game.switchVariation(1);
    expect(game.node.san).toBe('d4');
    game.leaveVariation();
    expect(game.node.san).toBe('Nf3');
    expect(game.inVariation).toBe(false);
  });

  test('shows the clock times of the current line', () => {
    const game = navigatorOf();
    expect(game.clock('white')).toBeNull();
    step(game, 4);
    expect([game.clock('white'), game.clock('black')]).toEqual([300_000, 298_000]);
    game.switchVariation(1);
    game.next();
    game.switchVariation(1);
    game.next();
    expect(game.clock('black')).toBe(3_000);
  });

  test('shows every mark once, and an arrow to its own square as a mark', () => {
    const game = navigatorOf();
    step(game, 3);
    expect(game.annotations).toEqual(['Gf3', 'Gf3e5', 'Re5']);
    expect(commentDrawings([])).toEqual([]);
  });

  test('shows drawings before the first move on the starting position', () => {
    const game = navigatorOf('{[%csl Rd4]} 1. e4 {[%cal Ge4e5]} *');
    expect(game.annotations).toEqual(['Rd4']);
    game.next();
    expect(game.annotations).toEqual(['Ge4e5']);
  });

  test('announces the move, its NAGs and its comments', () => {
    const game = navigatorOf();
    expect(moveAnnouncement(game, en)).toBe('Starting position.');
    step(game, 5);
    expect(moveAnnouncement(game, en)).toBe('3. bishop f1 to c4. good move.');
    game.next();
    expect(moveAnnouncement(game, en)).toBe('3… knight c6 to d4. dubious move. Closing.');
    game.back();
    game.back();
    game.switchVariation(1);
    expect(moveAnnouncement(game, en)).toBe('Variation. 2… knight g8 to f6.');
  });

  test('starts at the given node, or at the start if there is no such node', () => {
    const { tree } = navigatorOf();
    expect(new GameTreeNavigator(tree, 3).node.san).toBe('Nf3');
    expect(new GameTreeNavigator(tree, 3000).nodeIndex).toBe(0);
  });
});

describe('the scoresheet', () => {
  test('has two columns, with comments and variations in between', () => {
    const { tree, mainLine } = navigatorOf();
    const san = (at: number | null) => (at === null ? null : tree.nodes[at]!.san);
    const rows = moveTreeRows(tree, mainLine).map((row) => {
      if (row.kind === 'moves') return [row.number, san(row.white), san(row.black)];
      return row.kind === 'comments' ? row.comments.map(({ text }) => text) : row.first.map(san);
    });
    expect(rows).toEqual([
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

  test('starts with Black if the position does', () => {
    const game = navigatorOf('[FEN "4k3/8/8/8/8/8/8/4K2R b K - 0 9"]\n\n9... Kd7 10. O-O *');
    expect(moveTreeRows(game.tree, game.mainLine)).toMatchObject([
      { number: 9, white: null, black: 1 },
      { number: 10, white: 2, black: null },
    ]);
    expect(moveNumberText(moveNumber(game.tree, 1))).toBe('9…');
  });

  test('of a game without moves has its comments', () => {
    const game = navigatorOf('[White "A"]\n\n{Nobody came.} 1-0');
    expect(moveTreeRows(game.tree, game.mainLine)).toMatchObject([{ kind: 'comments', comments: [{ text: 'Nobody came.' }] }]);
  });
});
