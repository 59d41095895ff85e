import { describe, expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const { moveTexts, positionOf, replayMoves, writtenMoves } = await import('../../src/ask/replayMoves');

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('the moves of a game', () => {
  test.each([
    ['1. e4 e5 2.Nf3 Nc6', ['e4', 'e5', 'Nf3', 'Nc6']],
    ['1.e4! {best by test} e5?! $2 2… Nc6 1-0', ['e4', 'e5', 'Nc6']],
    ['g1f3\n g8f6', ['g1f3', 'g8f6']],
    ['', []],
  ])('are read from a text: %s', (text, moves) => expect(moveTexts(text)).toEqual(moves));

  test('are played up to the first that is refused', () => {
    const { game, problem } = replayMoves(START, 'CLASSICAL', ['e4', 'e5', 'Ke3', 'Nf6'], 'en');
    expect(game.standing('en').plies).toBe(2);
    expect(problem).toMatchObject({ text: 'Ke3', ply: 3 });
    expect(problem!.message).not.toBe('');
  });

  test('after a mate that nobody noticed do not count', () => {
    const { game, problem } = replayMoves(START, 'CLASSICAL', ['f3', 'e5', 'g4', 'Qh4', 'Nc3', 'Nc6'], 'en');
    expect(problem).toBeNull();
    expect(game.standing('en').plies).toBe(4);
  });

  test('lead to the position of a question', () => {
    expect(positionOf({ question: 'touched', moves: 'd2d4' })).toMatch(/^rnbqkbnr\/pppppppp\/8\/8\/3P4\/8\/PPP1PPPP\/RNBQKBNR b /);
    expect(positionOf({ question: 'touched', fen: START })).toBe(START);
    expect(positionOf({ question: 'late' })).toBeUndefined();
  });

  test('are written as on a scoresheet', () => {
    expect(writtenMoves({ question: 'claim', moves: 'g1f3 g8f6 f3g1' })).toBe('1. Nf3 Nf6 2. Ng1');
    expect(writtenMoves({ question: 'claim', fen: '4k3/8/8/8/8/8/8/R3K3 b - - 0 12', moves: 'e8e7 a1a7' })).toBe('12… Ke7 13. Ra7+');
  });
});
