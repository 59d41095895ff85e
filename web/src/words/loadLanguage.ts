import type { Language } from '../settings/languages';
import type { StartupTexts } from './en/startupTexts';

const files = import.meta.glob<StartupTexts>('./*/startupTexts.ts', { import: 'startupTexts' });
const loaded: Partial<Record<Language, StartupTexts>> = {};

/** Loads a language's text. This must happen before the page switches to the language. */
export async function loadLanguage(language: Language): Promise<void> {
  loaded[language] ??= await files[`./${language}/startupTexts.ts`]!();
}

/** The text of a language that `loadLanguage` has loaded. */
export function loadedTexts(language: Language): StartupTexts {
  return loaded[language]!;
}
