import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'svelte/server';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const { settings } = await import('../../src/settings/settings.svelte');
const { labelMoves, shownMoves, spokenMoves, typedMoves } = await import('../../src/notation/moveText');
const { default: MoveText } = await import('../../src/notation/MoveText.svelte');

beforeEach(() => Object.assign(settings, { language: 'de', notation: 'language' }));

describe('moves are shown', () => {
  test.each([
    ['Nf3', 'Sf3'],
    ['Bxc6+', 'Lxc6+'],
    ['Qh4#', 'Dh4#'],
    ['R1e2', 'T1e2'],
    ['Nbxd7', 'Sbxd7'],
    ['Ng1-g5', 'Sg1-g5'],
    ['Qa1xb2', 'Da1xb2'],
    ['Kd2', 'Kd2'],
    ['bxc6', 'bxc6'],
    ['exd8=Q+', 'exd8=D+'],
    ['a1=N', 'a1=S'],
    ['O-O-O', 'O-O-O'],
    ['Rd8 (=)', 'Td8 (=)'],
    ['12. Nf3 Nc6 13. Bb5', '12. Sf3 Sc6 13. Lb5'],
    ['Nach Nf3 steht dieselbe Stellung auf dem Brett.', 'Nach Sf3 steht dieselbe Stellung auf dem Brett.'],
    ['Der Läufer auf b5 (3.9.2), Nina, QR1', 'Der Läufer auf b5 (3.9.2), Nina, QR1'],
  ])('in German letters: %s', (san, shown) => expect(shownMoves(san)).toBe(shown));

  test('as figurines, which are typed as letters', () => {
    settings.notation = 'figurines';
    expect(['Kf1', 'Qf1', 'Rf1', 'Bf1', 'Nf1', 'e8=Q'].map(shownMoves)).toEqual(['♔f1', '♕f1', '♖f1', '♗f1', '♘f1', 'e8=♕']);
    expect(typedMoves('e4, Nf3, e8=Q')).toBe('e4, Sf3, e8=D');
  });

  test('in English letters, also on a German page', () => {
    settings.notation = 'english';
    expect(shownMoves('Nf3 e8=Q')).toBe('Nf3 e8=Q');
    expect(typedMoves('Nf3')).toBe('Nf3');
    Object.assign(settings, { language: 'en', notation: 'language' });
    expect(shownMoves('Nf3 e8=Q')).toBe('Nf3 e8=Q');
  });
});

describe('labels', () => {
  test('have the visible letters, or the name of the piece and the rest of a figurine move', () => {
    expect(labelMoves('Nxd4+')).toBe('Sxd4+');
    settings.notation = 'figurines';
    expect(labelMoves('Nxd4+')).toBe('Springer xd4+');
    expect(labelMoves('e8=Q')).toBe('e8=Dame ');
  });
});

describe('screen readers', () => {
  test.each(['language', 'figurines', 'english'] as const)('hear words instead of letters with the notation %s', (notation) => {
    settings.notation = notation;
    expect(spokenMoves('Nach Nf3 …')).toBe('Nach Springer f3 …');
    expect(spokenMoves('Nbxd7+')).toBe('Springer b schlägt d7+');
    expect(spokenMoves('Ng1-g5')).toBe('Springer g1 g5');
    expect(spokenMoves('dxe8=Q')).toBe('dxe8 Dame');
    settings.language = 'en';
    expect(spokenMoves('After R1a2, Kxe2.')).toBe('After rook 1 a2, king takes e2.');
  });

  test('hear the name of a figurine, and never the figurine', () => {
    settings.notation = 'figurines';
    const { body } = render(MoveText, { props: { text: '1. Nf3' } });
    expect(body).toContain('<span aria-hidden="true">♘</span>');
    expect(body.replace(/<!--.*?-->/gs, '').replace(/<span aria-hidden.*?<\/span>/g, '').replace(/<[^>]*>/g, '')).toBe('1. Springer f3');
  });
});
