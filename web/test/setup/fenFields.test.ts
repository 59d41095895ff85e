import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chess960, editing, readFen, type Variant } from '../../src/rules/rules';
import { fenErrorSpan, problemSquares, composeFen, parseFenFields, isPlacement, type FenFields, needsChess960 } from '../../src/setup/position.svelte';

const RULINGS = new URL('../../../corpus/rulings/', import.meta.url);

/** Every position in the ruling corpus, once per variant, and some Chess960 starting positions. */
function positions(): { fen: string; variant: Variant }[] {
  const found = new Map<string, { fen: string; variant: Variant }>();
  for (const file of readdirSync(RULINGS).filter((name) => name.endsWith('.csv'))) {
    for (const line of readFileSync(new URL(file, RULINGS), 'utf8').split('\n').slice(1)) {
      const [fen = '', , , variant = ''] = line.split(',');
      if (fen) found.set(fen + variant, { fen, variant: variant.toUpperCase() as Variant });
    }
  }
  for (let number = 0; number < 960; number += 32) {
    found.set(`${number}`, { fen: chess960(number), variant: 'CHESS960' });
  }
  return [...found.values()];
}

function composed(fields: FenFields, variant: Variant): string {
  return composeFen(fields, variant, editing(fields.placement, variant, fields.turn === 'w' ? 'white' : 'black'));
}

function problemsOf(text: string) {
  const reading = readFen(text, 'CLASSICAL', 'en');
  return reading.valid ? [] : reading.problems;
}

describe('the editor', () => {
  test('composes every position of the ruling corpus as the rules do', () => {
    const all = positions();
    for (const { fen, variant } of all) {
      const reading = readFen(fen, variant, 'en');
      if (!reading.valid) throw new Error(fen);
      const again = readFen(composed(parseFenFields(reading.fen) as FenFields, variant), variant, 'en');
      expect(again, fen).toEqual({ ...reading, forgiven: [] });
    }
    console.log(`${all.length} positions composed`);
    expect(all.length).toBeGreaterThan(150);
    // Reading several hundred FENs, each with a search for mate, takes several seconds on a busy machine.
  }, 60_000);

  test('drops castling rights and en passant squares that the pieces no longer allow', () => {
    const fields = parseFenFields('r3k2r/8/8/8/4p3/8/8/R3K2R w KQkq e3 0 1') as FenFields;
    expect(composed(fields, 'CLASSICAL')).toBe('r3k2r/8/8/8/4p3/8/8/R3K2R w KQkq - 0 1');
    expect(composed({ ...fields, placement: 'r3k2r/8/8/8/8/8/8/R3K3' }, 'CLASSICAL')).toBe('r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 1');
    expect(composed({ ...fields, placement: '8/8/8/8/8/8/8/8' }, 'CLASSICAL')).toBe('8/8/8/8/8/8/8/8 w - - 0 1');
  });

  test('treats a text as Chess960 if its castling letters are files that only Chess960 has', () => {
    expect(needsChess960('bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1')).toBe(true);
    expect(needsChess960('4k3/8/8/8/8/8/8/1RK5 w B - 0 1')).toBe(true);
    expect(needsChess960('r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1')).toBe(false);
    expect(needsChess960('r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1')).toBe(false);
    expect(needsChess960('nonsense')).toBe(false);
  });

  test('shows the valid parts of an invalid text', () => {
    expect(parseFenFields('4k3/8/8/8/8/8/8/8 b')).toEqual({ placement: '4k3/8/8/8/8/8/8/8', turn: 'b' });
    expect(parseFenFields('4k3/8/8 x Kx e9 -1 one')).toEqual({});
    expect(parseFenFields('')).toEqual({});
    expect(isPlacement('8/8/8/8/8/8/8/44')).toBe(true);
    expect(isPlacement('8/8/8/8/8/8/8/9')).toBe(false);
    expect(isPlacement('8/8/8/8/8/8/8/')).toBe(false);
    expect(isPlacement('8/8/8/8/8/8/8/ppppKppx')).toBe(false);
  });
});

describe('an error in a FEN', () => {
  const underlined = (text: string): string[] =>
    problemsOf(text).map((problem) => (text + ' ').slice(...fenErrorSpan(text, problem)));

  test('is underlined in the text', () => {
    expect(underlined('rnbqkbnr/ppppppp/8/9/8/8/PPPPxxPP/RNBQKBNR w KQkq - 0 1')).toEqual(['ppppppp', '9', 'xx']);
    expect(underlined('4k3/4R3/8/8/8/8/8/4K3 w - - 0 1')).toEqual(['w']);
    expect(underlined('4k3/8/8/8/8/8/8/8 w - - 0 1')).toEqual(['4k3/8/8/8/8/8/8/8']);
    expect(underlined('4k3/8/8/8/8/8/8/4K2p w - - 0 1')).toEqual(['p']);
    expect(underlined('')).toEqual([' ']);
  });

  test('is marked on the board', () => {
    const marked = (text: string): string[] => problemSquares(text, problemsOf(text));
    expect(marked('P3k3/8/8/8/8/8/8/4K2p w - - 0 1')).toEqual(['a8', 'h1']);
    expect(marked('r3k3/8/8/8/8/8/8/8 w - - 0 1')).toEqual([]);
    expect(marked('k7/8/8/8/8/8/8/8 w - - 0 1')).toEqual([]);
    expect(marked('k7/8/8/2k5/8/8/8/4K3 w - - 0 1')).toEqual(['a8']);
    expect(marked('  4k3/4R3/8/8/8/8/8/4K3 w - - 0 1')).toEqual(['e8']);
    expect(marked('4k3/8/8/8/8/8/4r3/4K3 b - - 0 1')).toEqual(['e1']);
    expect(marked('4k3/8/8 w')).toEqual([]);
  });
});
