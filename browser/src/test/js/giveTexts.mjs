// Gives the texts of every language to a compiled module, as the page does with one language.
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../target/js/texts/', import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));

export const languages = readdirSync(FOLDER);

export function giveTexts(module) {
  for (const language of languages) {
    const files = readdirSync(new URL(`${language}/`, FOLDER));
    module.useTexts(language, Object.fromEntries(files.map((file) => [file.replace('.json', ''), read(`${language}/${file}`)])));
  }
}
