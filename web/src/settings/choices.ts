import languages from '../../../texts/languages.properties';
import type { Language } from '@texts';

export type { Language };

/** The languages and their native names. The first one is the default. docs/texts.md says how to add one. */
export const LANGUAGES = languages as Record<Language, string>;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** The first of the user's preferred languages that the page supports, such as `de` for `de-AT`. */
export function pickLanguage(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.split('-')[0]!.toLowerCase());
  return (codes.find(isLanguage) as Language | undefined) ?? LANGUAGE_CODES[0]!;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGE_CODES.includes(value as Language);
}

/**
 * The colour themes of the board. `contrast` has strong colours and thicker lines. The colours are defined in
 * src/styles/boardThemes.css.
 */
export const BOARD_THEMES = ['wood', 'green', 'slate', 'contrast'] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];

/** The sets of piece images. `bold` is clearer on small screens. */
export const PIECE_SETS = ['classic', 'bold'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

/** How fast pieces move to their new squares. */
export const ANIMATION_SPEEDS = ['off', 'fast', 'normal'] as const;
export type AnimationSpeed = (typeof ANIMATION_SPEEDS)[number];

/** The smallest board size, as a fraction of the largest size that fits. */
export const MIN_BOARD_SCALE = 0.6;
