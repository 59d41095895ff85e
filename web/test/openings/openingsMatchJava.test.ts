import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openingLines, readCodes } from '../../scripts/buildOpeningsTable';

/** The openings table of the Java library arbiter-openings. */
const TABLE = '../openings/src/main/resources/org/arbiterchess/openings/openings.txt';

/** `WRITE_OPENINGS=1 npx vitest run test/openings/openingsMatchJava.test.ts` regenerates the table. */
test('the Java library has the same openings as the page', () => {
  const lines = openingLines(readCodes()).join('\n') + '\n';
  if (process.env.WRITE_OPENINGS) writeFileSync(TABLE, lines);
  expect(readFileSync(TABLE, 'utf8')).toBe(lines);
});
