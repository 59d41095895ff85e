import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanPlayerName } from '../../src/storage/gameRecordShape';

/** The names to test. The server's tests read the same file. */
const rows = readFileSync(new URL('../../../corpus/player-names.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { typed: string; kept: string; about: string });

describe('a name on this device', () => {
  it('has many examples', () => expect(rows.length).toBeGreaterThan(15));

  it.each(rows)('$about', ({ typed, kept }) => {
    expect(cleanPlayerName(typed)).toBe(kept);
    expect(cleanPlayerName(kept)).toBe(kept);
  });
});
