import type { Language } from '../settings/languages';
import type { Catalogue } from './en/catalogue';

const files = import.meta.glob<Catalogue>('./*/catalogue.ts', { import: 'catalogue' });
const loaded: Partial<Record<Language, Catalogue>> = {};

/** Loads a language's text. This must happen before the page switches to the language. */
export async function loadLanguage(language: Language): Promise<void> {
  loaded[language] ??= await files[`./${language}/catalogue.ts`]!();
}

/** The text of a language that `loadLanguage` has loaded. */
export function loadedTexts(language: Language): Catalogue {
  return loaded[language]!;
}
