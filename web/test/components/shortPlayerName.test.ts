import { expect, it } from 'vitest';
import { shortPlayerName } from '../../src/components/playerName';

it('does not change names of usual length', () => {
  for (const name of ['', 'Bo', 'Anna-Maria Bergström', 'Maximilian Müller']) expect(shortPlayerName(name)).toBe(name);
});

it('shortens names that are longer than a line', () => {
  expect(shortPlayerName('W'.repeat(60))).toBe(`${'W'.repeat(16)}…`);
  expect(shortPlayerName('i'.repeat(60))).toBe(`${'i'.repeat(24)}…`);
});

it('never splits a letter', () => {
  expect(shortPlayerName('e\u0301'.repeat(60))).toBe(`${'e\u0301'.repeat(24)}…`);
  expect(shortPlayerName('👩‍🚀'.repeat(60))).toBe(`${'👩‍🚀'.repeat(24)}…`);
  expect(shortPlayerName('🐴'.repeat(60))).toBe(`${'🐴'.repeat(24)}…`);
});
