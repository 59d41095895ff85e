import type { PageTexts, ScreenTexts } from '@texts';
import type { Language } from '../settings/languages';
import { settings } from '../settings/settings.svelte';
import { format, type Grammar, type Value } from './format';

/** The texts of a file, nested as the dots in their keys say. scripts/buildTexts.ts makes it from texts/…/*.properties. */
type Catalogue = { [key: string]: string | Catalogue };

const pageFiles = import.meta.glob<Catalogue>('../../../texts/*/page.properties', { import: 'default' });
const screenFiles = import.meta.glob<Catalogue>('../../../texts/*/screens.properties', { import: 'default' });
const pages: Partial<Record<Language, PageTexts>> = {};
const screens: Partial<Record<Language, ScreenTexts>> = {};

/** The texts that are loaded at startup. Reactive. */
export const pageTexts = (language: Language = settings.language) => pages[language]!;

/** The texts of all other screens and of the dialogs, which `loadScreenTexts` loads. Reactive. */
export const screenTexts = (language: Language = settings.language) => screens[language]!;

export async function loadPageTexts(language: Language): Promise<void> {
  pages[language] ??= functionsOf(await pageFiles[`../../../texts/${language}/page.properties`]!(), language) as PageTexts;
}

/** Loads the texts of the screens. This must happen before the page shows a screen or a dialog that uses them. */
export async function loadScreenTexts(language: Language = settings.language): Promise<void> {
  screens[language] ??= functionsOf(await screenFiles[`../../../texts/${language}/screens.properties`]!(), language) as ScreenTexts;
}

/** Loads a language, then switches the page to it. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([loadPageTexts(language), loadScreenTexts(language)]);
  settings.language = language;
}

/** The catalogue with a function in place of each text that has placeholders. */
function functionsOf(catalogue: Catalogue, language: Language): unknown {
  const separators = Object.entries(catalogue.list ?? {}).map(([name, text]) => [`list.${name}`, text]);
  return bind(catalogue, { language, nouns: Object.fromEntries(separators) });
}

function bind(catalogue: Catalogue, grammar: Grammar): unknown {
  const entries = Object.entries(catalogue).map(([key, text]) => {
    if (typeof text !== 'string') return [key, bind(text, grammar)];
    return [key, text.includes('{') ? (values: Record<string, Value>) => format(text, values, grammar) : text];
  });
  return Object.fromEntries(entries);
}
