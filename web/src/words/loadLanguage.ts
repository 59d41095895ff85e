import type { Language } from '../settings/languages';
import type { InitiallyLoadedTexts } from './en/initiallyLoadedTexts';

const files = import.meta.glob<InitiallyLoadedTexts>('./*/initiallyLoadedTexts.ts', { import: 'initiallyLoadedTexts' });
const loaded: Partial<Record<Language, InitiallyLoadedTexts>> = {};

/** Loads a language's text. This must happen before the page switches to the language. */
export async function loadLanguage(language: Language): Promise<void> {
  loaded[language] ??= await files[`./${language}/initiallyLoadedTexts.ts`]!();
}

/** The text of a language that `loadLanguage` has loaded. */
export function loadedTexts(language: Language): InitiallyLoadedTexts {
  return loaded[language]!;
}
