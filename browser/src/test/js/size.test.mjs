// Tests that no module exceeds its size limit. The rules module is the largest part of the page. The other modules are
// loaded on first use.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

/**
 * Limits one per cent above the current sizes, because two builds of the same code differ a little. The page build
 * minifies the modules again, which saves 5 KB per module.
 */
const LIMITS = { 'rules.js': 75.3 * 1024, 'strict.js': 102.3 * 1024, 'pgn.js': 88.1 * 1024, 'winnable.js': 43.9 * 1024, 'clock.js': 27.7 * 1024, 'cases.js': 105.5 * 1024 };

for (const [name, limit] of Object.entries(LIMITS)) {
  test(`${name} is small`, () => {
    const module = readFileSync(new URL(`../../../target/js/${name}`, import.meta.url));
    const { length } = gzipSync(module, { level: 9 });
    console.log(`${name}: ${(length / 1024).toFixed(1)} KB of gzip, at most ${limit / 1024}`);
    assert.ok(length <= limit, `${length} bytes of gzip are more than ${limit}: see docs/performance.md on what makes it large`);
  });
}
