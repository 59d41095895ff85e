import { expect, test } from 'vitest';
import { durationText } from '../../src/texts/durationText';
import { textsIn } from '../../src/texts/catalogues';

test.each([
  ['en', 0, '0 seconds'],
  ['en', 0.5, '0.5 seconds'],
  ['en', 1, '1 second'],
  ['en', 14, '14 seconds'],
  ['en', 60, '1 minute'],
  ['en', 134, '2 minutes 14 seconds'],
  ['en', 60_000, '1,000 minutes'],
  ['de', 0.5, '0,5 Sekunden'],
  ['de', 1, '1 Sekunde'],
  ['de', 74, '1 Minute 14 Sekunden'],
] as const)('in %s, %d seconds are %s', (language, seconds, text) => {
  expect(durationText(seconds, textsIn('dialogs', language).duration)).toBe(text);
});
