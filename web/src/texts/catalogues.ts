import type { DialogTexts, Language, PageTexts, ScreenTexts } from '@texts';
import { format, type Grammar, type Value } from './format';

/**
 * The files of a language: the texts loaded at startup, those of the dialogs and of the screens that set up and list
 * games, and those of the other screens.
 */
type Texts = { page: PageTexts; dialogs: DialogTexts; screens: ScreenTexts };

export type TextFile = keyof Texts;

/** The texts of a file, nested as the dots in their keys say. scripts/buildTexts.ts makes it from a file in `texts`. */
type Catalogue = { [key: string]: string | Catalogue };

const files = import.meta.glob<Catalogue>('../../../texts/*/{page,dialogs,screens}.properties', { import: 'default' });
const storyFiles = import.meta.glob<Record<string, string>>('../../../texts/*/stories.properties', { import: 'default' });
const loaded: Record<string, unknown> = {};

const pathOf = (file: string, language: Language) => `../../../texts/${language}/${file}.properties`;

/** Loads texts. This must happen before the page shows a screen or a dialog that uses them. */
export async function loadTexts(file: TextFile, language: Language): Promise<void> {
  const path = pathOf(file, language);
  loaded[path] ??= functionsOf(await files[path]!(), language);
}

/** Loads all texts of a language that are already loaded in another one. */
export async function loadSameTexts(language: Language, other: Language): Promise<void> {
  const wanted = (['page', 'dialogs', 'screens'] as const).filter((file) => loaded[pathOf(file, other)]);
  await Promise.all(wanted.map((file) => loadTexts(file, language)));
}

/** The texts that `loadTexts` has loaded. */
export function textsIn<File extends TextFile>(file: File, language: Language): Texts[File] {
  return loaded[pathOf(file, language)] as Texts[File];
}

/** Loads what happened in each case, by the case's id. */
export function loadStories(language: Language): Promise<Record<string, string>> {
  return storyFiles[pathOf('stories', language)]!();
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
