import { describe, expect, test } from 'vitest';
import { texts as de } from '../../src/words/de/pageWords';
import { texts as en } from '../../src/words/en/pageWords';

describe('the question about time away', () => {
  test.each([
    [1, 'You were away for 1 second. Deduct this time from Black’s clock, or give it back?'],
    [14, 'You were away for 14 seconds. Deduct this time from Black’s clock, or give it back?'],
    [60, 'You were away for 1 minute. Deduct this time from Black’s clock, or give it back?'],
    [134, 'You were away for 2 minutes 14 seconds. Deduct this time from Black’s clock, or give it back?'],
  ])('counts %i seconds in English', (seconds, question) => {
    expect(en.clock.awayText(seconds, 'Black')).toBe(question);
  });

  test.each([
    [1, 'Ihr wart 1 Sekunde weg. Soll Schwarz diese Zeit verlieren oder zurückbekommen?'],
    [74, 'Ihr wart 1 Minute 14 Sekunden weg. Soll Schwarz diese Zeit verlieren oder zurückbekommen?'],
  ])('counts %i seconds in German', (seconds, question) => {
    expect(de.clock.awayText(seconds, 'Schwarz')).toBe(question);
  });
});
