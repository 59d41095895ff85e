import type { Language } from '../settings/languages';
import { settings } from '../settings/settings.svelte';
import { textsIn } from '../texts/catalogues';

/** King, queen, rook, bishop and knight. Every string of piece letters uses this order. */
export const ENGLISH_LETTERS = 'KQRBN';

/** Outlined figurines, used for both sides in both the light and dark themes. */
export const FIGURINES = '♔♕♖♗♘';

/** A language's piece letters. They are always accepted in typed moves, whatever notation the page shows. */
export function lettersOf(language: Language): string {
  return textsIn('page', language).notation.letters;
}

/** The letters used in examples of typed moves. Figurines are not used, because they are hard to type. */
export function typedLetters(): string {
  return settings.notation === 'english' ? ENGLISH_LETTERS : lettersOf(settings.language);
}

/** The letters or figurines that the page shows. */
export function shownLetters(): string {
  return settings.notation === 'figurines' ? FIGURINES : typedLetters();
}
