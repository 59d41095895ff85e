import type { Language } from '@texts';

/** A compiled module, such as the rules. It contains no texts. */
type Module = { useTexts(language: Language, areas: Record<string, string[]>): void };

const files = import.meta.glob<string[]>('../../../browser/target/js/texts/*/*.json', { import: 'default' });
/** The languages that the page has used. */
const used = new Set<Language>();
const given: { module: Module; texts: Map<Language, Record<string, string[]>> }[] = [];

/** The areas of the rules for casual games, except `input`: what is wrong with a typed move, a FEN or a time control. */
export const CASUAL = ['rules', 'rulings', 'game'] as const;

/** Stands for `input` until that is loaded, because the rules may read an input whose problems nobody asks for. */
const SILENT = { input: Array<string>(1000).fill('') };

/** Loads areas of texts and the nouns. */
export async function loadAreas(language: Language, areas: readonly string[]): Promise<Record<string, string[]>> {
  const load = async (area: string) => [area, await files[`../../../browser/target/js/texts/${language}/${area}.json`]!()] as const;
  return Object.fromEntries(await Promise.all(['nouns', ...areas].map(load)));
}

/** Gives a module more areas of texts in a language. This must happen before any call with this language. */
export async function giveTexts(module: Module, language: Language, areas: readonly string[]): Promise<void> {
  used.add(language);
  let known = given.find((each) => each.module === module);
  if (!known) given.push((known = { module, texts: new Map() }));
  const before = known.texts.get(language);
  if (before && areas.every((area) => before[area])) return;
  const loaded = await loadAreas(language, areas);
  const texts = { ...known.texts.get(language), ...loaded };
  known.texts.set(language, texts);
  module.useTexts(language, { ...SILENT, ...texts });
}

/** Gives a module its texts in all languages that the page has used. */
export async function giveUsedTexts(module: Module, areas: readonly string[]): Promise<void> {
  await Promise.all([...used].map((language) => giveTexts(module, language, areas)));
}

/** Gives all modules their texts in another language. */
export async function giveSameTexts(language: Language): Promise<void> {
  await Promise.all(given.map(({ module, texts }) => giveTexts(module, language, [...texts.values()].flatMap(Object.keys))));
}
