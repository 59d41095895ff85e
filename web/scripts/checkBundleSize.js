// Weighs the built page, compressed as it travels, and fails when it has grown beyond its limit. The goal is told with it,
// until it is reached (docs/performance.md). Counted is all code,
// of every screen and in every language; not fonts, pieces and the names of openings. The service worker is told apart, and
// so are two more modules of the rules that workers load when they are first needed: the reader of PGN, for files of games, and
// winnability, after a flag and where a position may be dead.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const GOAL = 120 * 1024;
const LIMIT = 250 * 1024;
const APART = [
  { name: 'reader of PGN', file: /^pgnWorker-/, limit: 84 * 1024 },
  { name: 'search for mates', file: /^winnabilityWorker-/, limit: 45 * 1024 },
];
const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(html|js|css)$/.test(path))
  .map((path) => ({ path, bytes: gzipSync(readFileSync(join(dist, path)), { level: 9 }).length }))
  .sort((a, b) => b.bytes - a.bytes);

const isWorker = ({ path }) => path === 'sw.js';
const isOpenings = ({ path }) => /^openings-/.test(basename(path));
const apart = APART.map(({ name, file, limit }) => {
  const parts = files.filter(({ path }) => file.test(basename(path)));
  return { name, limit, parts, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) };
});
const isApart = (file) => apart.some(({ parts }) => parts.includes(file));
const counted = files.filter((file) => !isWorker(file) && !isOpenings(file) && !isApart(file));
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
for (const { name, bytes, limit } of apart) {
  console.log(`${kb(bytes)} KB  the ${name}, loaded when first needed; the limit is ${limit / 1024} KB`);
  if (bytes === 0) {
    console.error(`The ${name} is missing, or is called something else now.`);
    process.exitCode = 1;
  }
}
for (const file of files.filter((other) => !counted.includes(other) && !isApart(other))) {
  console.log(`${kb(file.bytes)} KB  ${file.path}, not counted`);
}
for (const { name, bytes, limit } of [{ name: 'page', bytes: total, limit: LIMIT }, ...apart]) {
  if (bytes > limit) {
    console.error(`The ${name} is ${kb(bytes - limit).trim()} KB over its limit.`);
    process.exitCode = 1;
  }
}
