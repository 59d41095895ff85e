// Weighs the built page, compressed as it travels, and fails when it has grown beyond its limit. The goal is told with it,
// until it is reached (docs/performance.md). Counted is all code,
// of every screen and in every language; not fonts, pieces and the names of openings. The service worker is told apart.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const GOAL = 120 * 1024;
const LIMIT = 214 * 1024;
const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(html|js|css)$/.test(path))
  .map((path) => ({ path, bytes: gzipSync(readFileSync(join(dist, path)), { level: 9 }).length }))
  .sort((a, b) => b.bytes - a.bytes);

const isWorker = ({ path }) => path === 'sw.js';
const isOpenings = ({ path }) => /^openings-/.test(basename(path));
const counted = files.filter((file) => !isWorker(file) && !isOpenings(file));
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
for (const { path, bytes } of files.filter((file) => !counted.includes(file))) {
  console.log(`${kb(bytes)} KB  ${path}, not counted`);
}
if (total > LIMIT) {
  console.error(`The page is ${kb(total - LIMIT).trim()} KB over its limit.`);
  process.exit(1);
}
