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
const LIMITS = { 'rules.js': 91.9 * 1024, 'strict.js': 115.3 * 1024, 'pgn.js': 97.9 * 1024, 'winnable.js': 47.6 * 1024, 'clock.js': 31.3 * 1024, 'cases.js': 116.9 * 1024 };

for (const [name, limit] of Object.entries(LIMITS)) {
  test(`${name} is small`, () => {
    const module = readFileSync(new URL(`../../../target/js/${name}`, import.meta.url));
    const { length } = gzipSync(module, { level: 9 });
    console.log(`${name}: ${(length / 1024).toFixed(1)} KB of gzip, at most ${limit / 1024}`);
    assert.ok(length <= limit, `${length} bytes of gzip are more than ${limit}: see docs/performance.md on what makes it large`);
  });
}
