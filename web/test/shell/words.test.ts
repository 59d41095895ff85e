import { describe, expect, test } from 'vitest';
import { de } from '../../src/words/de';
import { en } from '../../src/words/en';
import { shortName } from '../../src/parts/shortName';

describe('the question about time away', () => {
  test.each([
    [1, 'You were away for 1 second. Keep it on Black’s clock, or give it back?'],
    [14, 'You were away for 14 seconds. Keep them on Black’s clock, or give them back?'],
    [60, 'You were away for 1 minute. Keep it on Black’s clock, or give it back?'],
    [134, 'You were away for 2 minutes 14 seconds. Keep them on Black’s clock, or give them back?'],
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

describe('a name in a sentence', () => {
  test('stays as it is unless it is very long', () => {
    expect(shortName('')).toBe('');
    expect(shortName('Maximilian von Weizsäcker')).toBe('Maximilian von Weizsäck…');
    expect(shortName('Anna')).toBe('Anna');
    expect(shortName('W'.repeat(60))).toBe(`${'W'.repeat(23)}…`);
  });

  test('is never cut within a letter', () => {
    const accented = 'e\u0301'.repeat(30);
    expect(shortName(accented)).toBe(`${'e\u0301'.repeat(23)}…`);
    expect(shortName('👩‍🚀'.repeat(30))).toBe(`${'👩‍🚀'.repeat(23)}…`);
  });
});
