import type { Language as RulesLanguage } from '../rules/rules.ts';

/**
 * The page's languages and their native names. The first one is the default. To add a language, add its name here
 * and to rules.d.ts, its piece letters to notation/pieceLetters.ts, its cases to scripts/buildCaseExercises.ts, and a
 * folder to src/words. The compiler and test/words/languages.test.ts report missing messages.
 */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const satisfies Record<RulesLanguage, string>;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** The first of the user's preferred languages that the page supports, such as `de` for `de-AT`. */
export function pickLanguage(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.split('-')[0]!.toLowerCase());
  return (codes.find(isLanguage) as Language | undefined) ?? LANGUAGE_CODES[0]!;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGE_CODES.includes(value as Language);
}
