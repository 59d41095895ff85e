import { expect, it } from 'vitest';
import { shortName } from '../../src/parts/shortName';

it('leaves usual names as they are', () => {
  for (const name of ['', 'Bo', 'Anna-Maria Bergström', 'Maximilian Müller']) expect(shortName(name)).toBe(name);
});

it('cuts what would take more than a line', () => {
  expect(shortName('W'.repeat(60))).toBe(`${'W'.repeat(16)}…`);
  expect(shortName('i'.repeat(60))).toBe(`${'i'.repeat(24)}…`);
});

it('never cuts through a letter', () => {
  expect(shortName('e\u0301'.repeat(60))).toBe(`${'e\u0301'.repeat(24)}…`);
  expect(shortName('👩‍🚀'.repeat(60))).toBe(`${'👩‍🚀'.repeat(24)}…`);
  expect(shortName('🐴'.repeat(60))).toBe(`${'🐴'.repeat(24)}…`);
});
