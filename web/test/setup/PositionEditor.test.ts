import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLASSICAL_FEN } from '../../src/storage/GameRecord';
import type { PositionEditor } from '../../src/setup/position.svelte';

// The settings module reads the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] });
const { PositionEditor: Editor } = await import('../../src/setup/position.svelte');

/** Types text, then waits until the editor has parsed it. */
function type(editor: PositionEditor, text: string): void {
  editor.write(text);
  vi.runAllTimers();
}

describe('the position editor', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('updates the text with the board', () => {
    const editor = new Editor(CLASSICAL_FEN, 'CLASSICAL');
    editor.change({ placement: '4k3/8/8/8/8/8/8/4K2R', turn: 'b' });
    expect(editor.text).toBe('4k3/8/8/8/8/8/8/4K2R b K - 0 1');
    expect(editor.reading.valid).toBe(true);
  });

  test('updates the board with the text when the typing pauses', () => {
    const editor = new Editor(CLASSICAL_FEN, 'CLASSICAL');
    editor.write('4k3/8/8/8/8/8/8/4K2R w K - 3 9');
    expect(editor.fields.turn + editor.fields.fullmove).toBe('w1');
    vi.runAllTimers();
    expect(editor.fields).toMatchObject({ placement: '4k3/8/8/8/8/8/8/4K2R', castling: 'K', halfmoves: '3', fullmove: '9' });
  });

  test('shows the valid parts of an invalid text and marks its errors', () => {
    const editor = new Editor(CLASSICAL_FEN, 'CLASSICAL');
    type(editor, '4k3/8/8/8/8/8/8/4K2P b');
    expect(editor.fields).toMatchObject({ placement: '4k3/8/8/8/8/8/8/4K2P', turn: 'b' });
    expect(editor.reading.valid).toBe(false);
    expect(editor.problemSquares).toEqual(['h1']);
    type(editor, 'nonsense');
    expect(editor.fields.placement).toBe('4k3/8/8/8/8/8/8/4K2P');
  });

  test('restores a castling right when the rook returns', () => {
    const editor = new Editor('4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'CLASSICAL');
    editor.change({ placement: '4k3/8/8/8/8/8/7R/4K3' });
    expect(editor.text).toBe('4k3/8/8/8/8/8/7R/4K3 w - - 0 1');
    editor.change({ placement: '4k3/8/8/8/8/8/8/4K2R' });
    expect(editor.text).toBe('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  });

  test('parses a typed text again when the variant changes', () => {
    const editor = new Editor(CLASSICAL_FEN, 'CLASSICAL');
    type(editor, 'nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w KQkq - 0 1');
    expect(editor.fields.castling).toBe('-');
    editor.setVariant('CHESS960');
    expect(editor.fields.castling).toBe('KQkq');
  });

  test('switches to Chess960 for castling letters that are files', () => {
    const editor = new Editor('4k3/8/8/8/8/8/8/1RRK4 w C - 0 1', 'CLASSICAL');
    expect(editor.variant).toBe('CHESS960');
    expect(editor.files).toEqual(['C']);
  });

  test('keeps the last selected of two castling rights on the same side', () => {
    const editor = new Editor('4k3/8/8/8/8/8/8/1RRK4 w C - 0 1', 'CHESS960');
    editor.change({ castling: 'QC' });
    expect(editor.text).toBe('4k3/8/8/8/8/8/8/1RRK4 w Q - 0 1');
    editor.change({ castling: 'CQ' });
    expect(editor.text).toBe('4k3/8/8/8/8/8/8/1RRK4 w C - 0 1');
  });

  test('reports a position in which the game is over', () => {
    expect(new Editor('7k/5KQ1/8/8/8/8/8/8 b - - 0 1', 'CLASSICAL').outcome).toContain('Checkmate');
    expect(new Editor('7k/5K2/6Q1/8/8/8/8/8 b - - 0 1', 'CLASSICAL').outcome).toContain('talemate');
    expect(new Editor(CLASSICAL_FEN, 'CLASSICAL').outcome).toBeNull();
  });

  test('clears and resets the board', () => {
    const editor = new Editor('4k3/8/8/8/8/8/8/4K2R b K - 5 40', 'CHESS960');
    editor.clear();
    expect(editor.text).toBe('8/8/8/8/8/8/8/8 b - - 0 1');
    editor.reset();
    expect([editor.text, editor.variant]).toEqual([CLASSICAL_FEN, 'CLASSICAL']);
  });
});
