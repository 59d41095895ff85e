import { beforeEach, describe, expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['de'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const { settings } = await import('../../src/settings/settings.svelte');
const { gameFrom } = await import('../../src/ask/replayMoves');
const { readTypedMove } = await import('../../src/notation/readTypedMove');

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/**
 * The pawn on d4 and the queen on e2 can both capture on e5. The pawn on b5 and the bishop on a4 can both capture on
 * c6.
 */
const CAPTURES = '4k3/8/2r5/1P2r3/B2P4/8/4Q3/4K3 w - - 0 1';
/** The queen and the pawn can both move to d4. */
const ADVANCE = '4k3/8/8/8/7Q/8/3P4/4K3 w - - 0 1';
const PROMOTION = '8/P3k3/8/8/8/8/8/4K3 w - - 0 1';

beforeEach(() => Object.assign(settings, { language: 'de', notation: 'language' }));

function read(fen: string, typed: string, letters?: string) {
  const reading = readTypedMove(gameFrom(fen, 'CLASSICAL'), typed, settings.language, letters);
  return reading.kind === 'ambiguous' ? reading.candidates.map(({ san }) => san) : reading.kind === 'understood' ? reading.attempt : reading.message;
}

describe('on a German page', () => {
  test.each([
    ['German letters', START, 'Sf3', 'g1f3'],
    ['lower case', START, 'sf3', 'g1f3'],
    ['upper case', START, 'SF3', 'g1f3'],
    ['a move number', START, '1. Sf3', 'g1f3'],
    ['long notation', START, 'Sg1-f3', 'g1f3'],
    ['English letters that German lacks', START, 'Nf3', 'g1f3'],
    ['English letters in lower case', START, 'nc3', 'b1c3'],
    ['a white figurine', START, '♘f3', 'g1f3'],
    ['a black figurine with a variation selector', START, '♞\uFE0Ef3', 'g1f3'],
    ['the figurine of a pawn', START, '♙e4', 'e2e4'],
    ['squares', START, 'd2d4', 'd2d4'],
    ['a pawn move', START, 'd4', 'd2d4'],
    ['a pawn move in upper case', START, 'D4', 'd2d4'],
    ['castling', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', '0-0', '0-0'],
    ['D for the queen', CAPTURES, 'Dxe5', 'e2e5'],
    ['d for the pawn', CAPTURES, 'dxe5', 'd4e5'],
    ['d without a capture sign for the pawn', CAPTURES, 'de5', 'd4e5'],
    ['L for the bishop', CAPTURES, 'Lb3', 'a4b3'],
    ['B for the bishop, as in English', CAPTURES, 'Bb3', 'a4b3'],
    ['b for the pawn', CAPTURES, 'bxc6', 'b5c6'],
    ['a lower-case d that cannot be a pawn', CAPTURES, 'dh2', 'e2h2'],
    ['promotion', PROMOTION, 'a8D', 'a7a8q'],
    ['promotion with a sign', PROMOTION, 'a8=S+', 'a7a8n'],
    ['promotion in lower case', PROMOTION, 'a7a8t', 'a7a8r'],
    ['promotion in English', PROMOTION, 'a8=Q', 'a7a8q'],
    ['promotion with a figurine', PROMOTION, 'a8=♕', 'a7a8q'],
    ['a queen that cannot go there, for a ruling', START, 'Dd4', 'd1d4'],
  ])('reads %s', (_, fen, typed, attempt) => expect(read(fen, typed)).toEqual(attempt));

  test('asks which move is meant if both readings are legal', () => {
    expect(read(ADVANCE, 'dd4')).toEqual(['Qd4', 'd4']);
    expect(read(CAPTURES, 'DE5')).toEqual(['Qxe5+', 'dxe5']);
    const question = readTypedMove(gameFrom(ADVANCE, 'CLASSICAL'), ' dd4', 'de');
    expect(question).toMatchObject({
      kind: 'ambiguous',
      message: '„dd4“ könnte Dame h4 nach d4 oder Bauer d2 nach d4 sein. Welcher Zug?',
      candidates: [{ attempt: 'h4d4', spoken: 'Dame h4 nach d4' }, { attempt: 'd2d4' }],
    });
  });

  test('asks which of two pieces is meant', () => {
    expect(read('4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1', 'Sd2')).toEqual(['Nbd2', 'Nfd2']);
  });

  test('quotes what was typed if it is not a move, with an example that can be typed', () => {
    expect(read(START, 'Sf9')).toBe('Ich kann „Sf9“ nicht lesen. Versuch es mit Sf3 oder g1f3.');
    expect(read(START, '♘f')).toBe('Ich kann „♘f“ nicht lesen. Versuch es mit Sf3 oder g1f3.');
    expect(read(PROMOTION, 'a8=X')).toBe('Ich kann „a8=X“ nicht lesen. Versuch es mit e8=D oder e7e8q.');
  });

  test('reads all letters whatever notation the page shows, and gives examples in that notation', () => {
    settings.notation = 'english';
    expect(read(START, 'Nf3')).toBe('g1f3');
    expect(read(START, 'Sf3')).toBe('g1f3');
    expect(read(START, 'Sf9')).toBe('Ich kann „Sf9“ nicht lesen. Versuch es mit Nf3 oder g1f3.');
  });
});

describe('in a language whose letters mean other pieces in English', () => {
  const FRENCH = 'RDTFC';
  /** The king on e1 and the rook on a1 can both move to d1. */
  const KING_AND_ROOK = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';

  test('the legal reading counts', () => {
    expect(read(KING_AND_ROOK, 'Rb1', FRENCH)).toBe('a1b1');
    expect(read(KING_AND_ROOK, 'Re2', FRENCH)).toBe('e1e2');
  });

  test('the page asks if both are legal', () => {
    expect(read(KING_AND_ROOK, 'Rd1', FRENCH)).toEqual(['Kd1', 'Rd1']);
  });

  test('an illegal move is read in the language, so that the ruling is about its piece', () => {
    expect(read(KING_AND_ROOK, 'Rh7', FRENCH)).toEqual({ role: 'KING', to: 'h7' });
  });
});

describe('on an English page', () => {
  test.each([
    ['Nf3', 'g1f3'],
    ['nf3', 'g1f3'],
    ['♘f3', 'g1f3'],
  ])('reads %s', (typed, attempt) => {
    settings.language = 'en';
    expect(read(START, typed)).toBe(attempt);
  });

  test('does not read German letters', () => {
    settings.language = 'en';
    expect(read(START, 'Sf3')).toBe('I can\'t read "Sf3". Try Nf3 or g1f3.');
  });
});
