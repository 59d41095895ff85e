import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['de'] });

async function settingsStoredAs(stored: object | null) {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => stored && JSON.stringify(stored), setItem: () => undefined });
  return (await import('../../src/settings/settings.svelte')).settings;
}

test('moves have the letters of the language until the player chooses another notation', async () => {
  expect((await settingsStoredAs(null)).notation).toBe('language');
  expect((await settingsStoredAs({ notation: 'figurines' })).notation).toBe('figurines');
  expect((await settingsStoredAs({ notation: 'english' })).notation).toBe('english');
});

test('an unknown notation is ignored', async () => {
  expect((await settingsStoredAs({ notation: 'runes' })).notation).toBe('language');
  expect((await settingsStoredAs({ notation: 3 })).notation).toBe('language');
});
