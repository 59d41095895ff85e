// The page has a budget, and the rules are the largest part of it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

/** A little above what the module is; the page's own build, which minifies it again, makes it 5 KB less. */
const LIMIT = 92 * 1024;

test('the module is small', () => {
  const module = readFileSync(new URL('../../../target/js/rules.js', import.meta.url));
  const { length } = gzipSync(module, { level: 9 });
  console.log(`rules.js: ${(length / 1024).toFixed(1)} KB of gzip, at most ${LIMIT / 1024}`);
  assert.ok(length <= LIMIT, `${length} bytes of gzip are more than ${LIMIT}: see docs/architecture.md on what makes it large`);
});
