import type { Language } from '../settings/languages';
import type { Catalogue } from './en/catalogue';

const files = import.meta.glob<Catalogue>('./*/catalogue.ts', { import: 'catalogue' });
const loaded: Partial<Record<Language, Catalogue>> = {};

/** Loads the texts of a language. They must be loaded before the page switches to it. */
export async function loadLanguage(language: Language): Promise<void> {
  loaded[language] ??= await files[`./${language}/catalogue.ts`]!();
}

/** The texts of a language that `loadLanguage` has loaded. */
export function loadedTexts(language: Language): Catalogue {
  return loaded[language]!;
}
