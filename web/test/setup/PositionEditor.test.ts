import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLASSICAL_FEN } from '../../src/storage/GameRecord';
import type { PositionEditor } from '../../src/setup/PositionEditor.svelte';

// The page's settings ask the browser for its language.
vi.stubGlobal('navigator', { languages: ['en'] });
const { PositionEditor: Editor } = await import('../../src/setup/PositionEditor.svelte');

/** Types a text and lets the pause after it pass. */
function type(editor: PositionEditor, text: string): void {
  editor.write(text);
  vi.runAllTimers();
}

describe('setting up a position', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('the text follows the board', () => {
    const editor = new Editor(CLASSICAL_FEN, 'CLASSICAL');
    editor.change({ placement: '4k3/8/8/8/8/8/8/4K2R', turn: 'b' });
    expect(editor.text).toBe('4k3/8/8/8/8/8/8/4K2R b K - 0 1');
    expect(editor.reading.valid).toBe(true);
  });

  test('the board follows the text once the typing pauses', () => {
    const editor = new Editor(CLASSICAL_FEN, 'CLASSICAL');
    editor.write('4k3/8/8/8/8/8/8/4K2R w K - 3 9');
    expect(editor.fields.turn + editor.fields.fullmove).toBe('w1');
    vi.runAllTimers();
    expect(editor.fields).toMatchObject({ placement: '4k3/8/8/8/8/8/8/4K2R', castling: 'K', halfmoves: '3', fullmove: '9' });
  });

  test('a text that is no position is shown as far as it can be, and its faults are marked', () => {
    const editor = new Editor(CLASSICAL_FEN, 'CLASSICAL');
    type(editor, '4k3/8/8/8/8/8/8/4K2P b');
    expect(editor.fields).toMatchObject({ placement: '4k3/8/8/8/8/8/8/4K2P', turn: 'b' });
    expect(editor.reading.valid).toBe(false);
    expect(editor.faults).toEqual(['h1']);
    type(editor, 'nonsense');
    expect(editor.fields.placement).toBe('4k3/8/8/8/8/8/8/4K2P');
  });

  test('a right to castle comes back with the rook', () => {
    const editor = new Editor('4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'CLASSICAL');
    editor.change({ placement: '4k3/8/8/8/8/8/7R/4K3' });
    expect(editor.text).toBe('4k3/8/8/8/8/8/7R/4K3 w - - 0 1');
    editor.change({ placement: '4k3/8/8/8/8/8/8/4K2R' });
    expect(editor.text).toBe('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  });

  test('a typed text is read again when the kind of chess changes', () => {
    const editor = new Editor(CLASSICAL_FEN, 'CLASSICAL');
    type(editor, 'nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w KQkq - 0 1');
    expect(editor.fields.castling).toBe('-');
    editor.setVariant('CHESS960');
    expect(editor.fields.castling).toBe('KQkq');
  });

  test('files as castling letters make it Chess960', () => {
    const editor = new Editor('4k3/8/8/8/8/8/8/1RRK4 w C - 0 1', 'CLASSICAL');
    expect(editor.variant).toBe('CHESS960');
    expect(editor.files).toEqual(['C']);
  });

  test('of two rights on one side the one wished last is kept', () => {
    const editor = new Editor('4k3/8/8/8/8/8/8/1RRK4 w C - 0 1', 'CHESS960');
    editor.change({ castling: 'QC' });
    expect(editor.text).toBe('4k3/8/8/8/8/8/8/1RRK4 w Q - 0 1');
    editor.change({ castling: 'CQ' });
    expect(editor.text).toBe('4k3/8/8/8/8/8/8/1RRK4 w C - 0 1');
  });

  test('a game that is over before it begins is told', () => {
    expect(new Editor('7k/5KQ1/8/8/8/8/8/8 b - - 0 1', 'CLASSICAL').ended).toContain('Checkmate');
    expect(new Editor('7k/5K2/6Q1/8/8/8/8/8 b - - 0 1', 'CLASSICAL').ended).toContain('talemate');
    expect(new Editor(CLASSICAL_FEN, 'CLASSICAL').ended).toBeNull();
  });

  test('the board can be emptied and put back', () => {
    const editor = new Editor('4k3/8/8/8/8/8/8/4K2R b K - 5 40', 'CHESS960');
    editor.clear();
    expect(editor.text).toBe('8/8/8/8/8/8/8/8 b - - 0 1');
    editor.reset();
    expect([editor.text, editor.variant]).toEqual([CLASSICAL_FEN, 'CLASSICAL']);
  });
});
