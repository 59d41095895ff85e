import type { Language } from '@texts';
import languages from '../../../texts/languages.properties';

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
