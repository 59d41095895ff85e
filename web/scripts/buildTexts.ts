import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@texts';
import type { Plugin } from 'vite';

const TEXTS = fileURLToPath(new URL('../../texts', import.meta.url));
const MODULE_TEXTS = fileURLToPath(new URL('../../browser/target/js/texts', import.meta.url));
const TYPES = fileURLToPath(new URL('../target/texts.d.ts', import.meta.url));

/** The texts of a file, nested as the dots in their keys say. */
export type Catalogue = { [key: string]: string | Catalogue };

/** Reads a file such as `de/page` from the folder `texts`: lines such as `key = value`, and comments. */
export function readProperties(file: string): [key: string, value: string][] {
  return readFileSync(`${TEXTS}/${file}.properties`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, key, value] = /^(\S+) *= *(.*)$/.exec(line) ?? [];
      if (key === undefined) throw new Error(`"${line}" is not a key and a value`);
      const unescaped = value!.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_, code, letter) =>
        code ? String.fromCharCode(parseInt(code, 16)) : letter === 'n' ? '\n' : letter,
      );
      return [key, unescaped.replace(/^"(.*)"$/, '$1')];
    });
}

/** The texts of a file of the page, such as `de/page`, with the separators of lists. */
function readPageTexts(file: string): Catalogue {
  const nouns = readProperties(file.replace(/\w+$/, 'nouns'));
  return nest([...readProperties(file), ...nouns.filter(([key]) => key.startsWith('list.'))]);
}

/** The codes of the languages, English first. */
export function readLanguages(): Language[] {
  return readProperties('languages').map(([code]) => code as Language);
}

/** The texts of the compiled modules, by area. The Maven module `browser` writes them. */
export function readModuleTexts(language: Language): Record<string, string[]> {
  const files = readdirSync(`${MODULE_TEXTS}/${language}`);
  return Object.fromEntries(files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(`${MODULE_TEXTS}/${language}/${file}`, 'utf8')) as string[]]));
}

function nest(entries: [key: string, value: string][]): Catalogue {
  const all: Catalogue = {};
  for (const [key, value] of entries) {
    const path = key.split('.');
    const last = path.pop()!;
    const parent = path.reduce((at, part) => {
      at[part] ??= {};
      if (typeof at[part] === 'string') throw new Error(`${key}: ${part} is a text already`);
      return at[part];
    }, all);
    if (last in parent) throw new Error(`${key} is there twice`);
    parent[last] = value;
  }
  return all;
}

/** The placeholders of a text and the TypeScript types of their values. */
export function placeholders(text: string): Record<string, string> {
  const types: Record<string, string> = {};
  for (const [, name, kind] of text.matchAll(/\{(\w+)(?:\.\w+)?\^?(?:, *(\w+))?(?=[,}])/g)) {
    const type = !kind
      ? 'string | number'
      : kind === 'plural' || kind === 'number'
        ? 'number'
        : kind === 'select'
          ? 'string | number | boolean'
          : 'readonly string[]';
    // The narrowest type wins: a number that is shown is also a number.
    if (!types[name!] || type.length < types[name!]!.length) types[name!] = type;
  }
  return types;
}

function typeOf(catalogue: Catalogue, indent = ''): string {
  const lines = Object.entries(catalogue).map(([key, value]) => {
    const name = /^(\d+|[a-z]\w*)$/i.test(key) ? key : `'${key}'`;
    if (typeof value !== 'string') return `${indent}  ${name}: ${typeOf(value, `${indent}  `)};`;
    const values = Object.entries(placeholders(value)).map(([name, type]) => `${name}: ${type}`);
    return `${indent}  ${name}: ${values.length > 0 ? `(values: { ${values.join('; ')} }) => string` : 'string'};`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** Writes the types of the English texts to target/texts.d.ts, which the compiler knows as `@texts`. */
export function writeTextTypes(): void {
  const types = [
    `export type Language = ${readLanguages().map((code) => `'${code}'`).join(' | ')};`,
    `export type PageTexts = ${typeOf(readPageTexts('en/page'))};`,
    `export type DialogTexts = ${typeOf(readPageTexts('en/dialogs'))};`,
    `export type ScreenTexts = ${typeOf(readPageTexts('en/screens'))};`,
  ];
  mkdirSync(fileURLToPath(new URL('../target', import.meta.url)), { recursive: true });
  writeFileSync(TYPES, types.join('\n\n') + '\n');
}

/** A text of the page in every language. */
function inAllLanguages(key: string): [language: Language, text: string][] {
  return readLanguages().map((language) => [language, new Map(readProperties(`${language}/page`)).get(key)!]);
}

function paragraphs(key: string): string {
  return inAllLanguages(key).map(([language, text]) => `<p lang="${language}">${text}</p>`).join('');
}

/** Lets the page import catalogue files: the module exports the texts, with the separators of lists. */
export function buildTexts(): Plugin {
  return {
    name: 'arbiter-texts',
    // Without scripts, the page cannot choose a language.
    transformIndexHtml: (html) => html.replace('<noscript>', `<noscript>${paragraphs('app.noScript')}`),
    resolveId: (id) => (id === 'virtual:loadFailures' ? '\0loadFailures' : undefined),
    load(id) {
      if (id !== '\0loadFailures') return undefined;
      return `export default ${JSON.stringify(Object.fromEntries(inAllLanguages('app.loadFailed')))};`;
    },
    transform(_, id) {
      const [, file] = /\/texts\/(.*)\.properties$/.exec(id) ?? [];
      if (!file) return undefined;
      const texts = /page|dialogs|screens/.test(file) ? readPageTexts(file) : nest(readProperties(file));
      return { code: `export default ${JSON.stringify(texts)};`, map: null };
    },
  };
}

/** For tests: replaces the compiled modules by modules that already have the texts of all languages. */
export function modulesWithTexts(modules: Record<string, string>): Plugin {
  return {
    name: 'arbiter-modules-with-texts',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? `\0with-texts:${id}` : undefined),
    load(id) {
      const file = id.startsWith('\0with-texts:') && modules[id.slice('\0with-texts:'.length)];
      if (!file) return undefined;
      const texts = Object.fromEntries(readLanguages().map((language) => [language, readModuleTexts(language)]));
      return `import * as module from ${JSON.stringify(file)};
for (const [language, areas] of Object.entries(${JSON.stringify(texts)})) module.useTexts(language, areas);
export * from ${JSON.stringify(file)};`;
    },
  };
}
