// Weighs the built page, compressed as it travels, and fails when it has grown beyond its limit. The goal is told with it,
// until it is reached (docs/performance.md). Counted is all code,
// of every screen and in every language; not fonts, pieces and the names of openings. The service worker is told apart, and
// so is the reader of PGN, a second module of the rules that is loaded when the first file of games is opened.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const GOAL = 120 * 1024;
const LIMIT = 233 * 1024;
const PGN_LIMIT = 83 * 1024;
const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(html|js|css)$/.test(path))
  .map((path) => ({ path, bytes: gzipSync(readFileSync(join(dist, path)), { level: 9 }).length }))
  .sort((a, b) => b.bytes - a.bytes);

const isWorker = ({ path }) => path === 'sw.js';
const isOpenings = ({ path }) => /^openings-/.test(basename(path));
const isPgn = ({ path }) => /^pgnWorker-/.test(basename(path));
const counted = files.filter((file) => !isWorker(file) && !isOpenings(file) && !isPgn(file));
const pgn = files.filter(isPgn).reduce((sum, { bytes }) => sum + bytes, 0);
const total = counted.reduce((sum, { bytes }) => sum + bytes, 0);

if (counted.length === 0) {
  console.error(`There is no page in ${dist}: build it first.`);
  process.exit(1);
}

const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(6);
for (const { path, bytes } of counted) console.log(`${kb(bytes)} KB  ${path}`);
console.log(`${kb(total)} KB  in all, gzip; the limit is ${LIMIT / 1024} KB, the goal ${GOAL / 1024} KB`);
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const first = counted.filter(({ path }) => path === 'index.html' || page.includes(`"./${path}"`));
console.log(`${kb(first.reduce((sum, { bytes }) => sum + bytes, 0))} KB  of it before the first screen: ${first.length} files`);
console.log(`${kb(pgn)} KB  to read PGN, loaded when first needed; the limit is ${PGN_LIMIT / 1024} KB`);
for (const { path, bytes } of files.filter((file) => !counted.includes(file) && !isPgn(file))) {
  console.log(`${kb(bytes)} KB  ${path}, not counted`);
}
for (const [what, bytes, limit] of [['page', total, LIMIT], ['reader of PGN', pgn, PGN_LIMIT]]) {
  if (bytes > limit) {
    console.error(`The ${what} is ${kb(bytes - limit).trim()} KB over its limit.`);
    process.exitCode = 1;
  }
}
if (pgn === 0) {
  console.error('The reader of PGN is missing, or is called something else now.');
  process.exitCode = 1;
}
