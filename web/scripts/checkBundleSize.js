// Measures the gzipped size of the built page and fails if it exceeds its limit. docs/performance.md states the goal.
// The total includes the code for all screens and, in all languages, the texts loaded at startup. It excludes fonts,
// piece images, opening names and the service worker. Files loaded on demand have separate limits: the rules with strict
// play, the dialog for the arbiter's actions, the PGN reader, the clock, the questions to the arbiter, the arbiter's
// answers, the cases and their stories, the texts of the dialogs and other screens, and the winnability search.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const GOAL = 120 * 1024;
const LIMIT = 280 * 1024;
const SEPARATE = [
  { name: 'rules with strict play', file: /^strict-/, limit: 94.2 * 1024 },
  { name: 'arbiter’s acts', file: /^ArbiterActsDialog-/, limit: 6.1 * 1024 },
  { name: 'PGN reader and writer', file: /^pgnWorker-/, limit: 83.4 * 1024 },
  { name: 'clock for a real board', file: /^(clockModule|ClockScreen)-/, limit: 38.8 * 1024 },
  { name: 'arbiter’s answers', file: /^askWorker-/, limit: 97.7 * 1024 },
  { name: 'questions to the arbiter', file: /^AskScreen-/, limit: 11.9 * 1024 },
  { name: 'cases', file: /^CaseExercisesScreen-/, limit: 13.8 * 1024 },
  { name: 'stories of the cases in all languages', file: /^\w\w-stories-/, limit: 22.3 * 1024 },
  { name: 'texts of the dialogs and of the screens that set up and list games in all languages', file: /^\w\w-dialogs-/, limit: 20.6 * 1024 },
  { name: 'texts of the other screens in all languages', file: /^\w\w-screens-/, limit: 21.9 * 1024 },
  { name: 'texts of the compiled modules in all languages, for the page and for each worker', file: /^moduleTexts-/, limit: 68.6 * 1024 },
  { name: 'winnability search', file: /^winnabilityWorker-/, limit: 41.5 * 1024 },
];
const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(html|js|css)$/.test(path))
  .map((path) => ({ path, bytes: gzipSync(readFileSync(join(dist, path)), { level: 9 }).length }))
  .sort((a, b) => b.bytes - a.bytes);

const isWorker = ({ path }) => path === 'sw.js';
const isOpenings = ({ path }) => /^_?openings-/.test(basename(path));
const separate = SEPARATE.map(({ name, file, limit }) => {
  const parts = files.filter(({ path }) => file.test(basename(path)));
  return { name, limit, parts, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) };
});
const isSeparate = (file) => separate.some(({ parts }) => parts.includes(file));
const counted = files.filter((file) => !isWorker(file) && !isOpenings(file) && !isSeparate(file));
const total = counted.reduce((sum, { bytes }) => sum + bytes, 0);

if (counted.length === 0) {
  console.error(`No built page in ${dist}.`);
  process.exit(1);
}

const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(6);
for (const { path, bytes } of counted) console.log(`${kb(bytes)} KB  ${path}`);
console.log(`${kb(total)} KB  in total, gzip; the limit is ${LIMIT / 1024} KB, the goal ${GOAL / 1024} KB`);
const page = readFileSync(join(dist, 'index.html'), 'utf8');
// A visit loads the text in only one language. This count assumes English.
const first = counted.filter(({ path }) => path === 'index.html' || page.includes(`"./${path}"`) || page.includes(`data-en="${path}"`));
console.log(`${kb(first.reduce((sum, { bytes }) => sum + bytes, 0))} KB  of these before the first screen, in ${first.length} files`);
for (const { name, bytes, limit } of separate) {
  console.log(`${kb(bytes)} KB  the ${name}, loaded on demand; the limit is ${limit / 1024} KB`);
  if (bytes === 0) {
    console.error(`The ${name} was not found.`);
    process.exitCode = 1;
  }
}
for (const file of files.filter((other) => !counted.includes(other) && !isSeparate(other))) {
  console.log(`${kb(file.bytes)} KB  ${file.path}, not counted`);
}
for (const { name, bytes, limit } of [{ name: 'page', bytes: total, limit: LIMIT }, ...separate]) {
  if (bytes > limit) {
    console.error(`The ${name} is ${kb(bytes - limit).trim()} KB over its limit.`);
    process.exitCode = 1;
  }
}
