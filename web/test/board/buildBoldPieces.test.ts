import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boldPieces } from '../../scripts/buildBoldPieces.ts';

const SOURCE = readFileSync(new URL('../../../svg/src/main/resources/org/arbiterchess/svg/pieces.svg', import.meta.url), 'utf8');

test('the bold pieces are those of arbiter-svg, as groups that the board can use', () => {
  const pieces = boldPieces(SOURCE);
  const groups = [...pieces.matchAll(/<g id="(\w\w)" transform="scale\(0.625\)" fill="(#\w+)"[^>]*><g [^>]*>(.*?)<\/g><\/g>/g)];
  expect(groups.map(([, id]) => id)).toEqual(['wk', 'wq', 'wr', 'wb', 'wn', 'wp', 'bk', 'bq', 'br', 'bb', 'bn', 'bp']);
  for (const [, id, fill, shape] of groups) {
    expect(fill).toBe(id!.startsWith('w') ? '#fffdf8' : '#35302a');
    for (const element of shape!.match(/<[^>]+>/g)!) expect(SOURCE).toContain(element);
  }
  expect(pieces).not.toMatch(/<(use|symbol)|class=/);
  expect(pieces).toContain('Apache License 2.0');
});

test('a file without all the pieces is refused', () => {
  expect(() => boldPieces(SOURCE.replace(/ {2}<symbol id="bp".*\n/, ''))).toThrow('11 symbols');
});
