import type { Language, PageTexts, ScreenTexts } from '@texts';
import { format, type Grammar, type Value } from './format';

/** The texts of a file, nested as the dots in their keys say. scripts/buildTexts.ts makes it from a file in `texts`. */
type Catalogue = { [key: string]: string | Catalogue };

const pageFiles = import.meta.glob<Catalogue>('../../../texts/*/page.properties', { import: 'default' });
const screenFiles = import.meta.glob<Catalogue>('../../../texts/*/screens.properties', { import: 'default' });
const storyFiles = import.meta.glob<Record<string, string>>('../../../texts/*/stories.properties', { import: 'default' });
const pages: Partial<Record<Language, PageTexts>> = {};
const screens: Partial<Record<Language, ScreenTexts>> = {};

export async function loadPageTexts(language: Language): Promise<void> {
  pages[language] ??= functionsOf(await pageFiles[`../../../texts/${language}/page.properties`]!(), language) as PageTexts;
}

/** Loads the texts of the screens. This must happen before the page shows a screen or a dialog that uses them. */
export async function loadScreenTexts(language: Language): Promise<void> {
  screens[language] ??= functionsOf(await screenFiles[`../../../texts/${language}/screens.properties`]!(), language) as ScreenTexts;
}

/** Loads what happened in each case, by the case's id. */
export function loadStories(language: Language): Promise<Record<string, string>> {
  return storyFiles[`../../../texts/${language}/stories.properties`]!();
}

/** The texts of a language that `loadPageTexts` has loaded. */
export const pageTextsIn = (language: Language) => pages[language]!;

/** The texts of a language that `loadScreenTexts` has loaded. */
export const screenTextsIn = (language: Language) => screens[language]!;

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
