import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

const ARCHITECTURE = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');

/**
 * The folders in src, in the order given in docs/architecture.md, lowest layer first. Each folder may import only from
 * itself and from the folders before it. `.` stands for the files directly in src.
 */
const LAYERS = [...layersIn(ARCHITECTURE), '.'];

function layersIn(page: string): string[] {
  const [, section = ''] = page.split(/^## The layers of web\/src$/m);
  return [...section.split(/^## /m)[0]!.matchAll(/^\| `(\w+)` \|/gm)].map(([, folder]) => folder!);
}

/** Maps third-party packages and the compiled rules to the only files that may import them. */
const ADAPTERS: Record<string, RegExp> = {
  'cm-chessboard': /^board\/pieceImages\.ts$/,
  '@rules': /^rules\//,
  '@strict': /^rules\//,
  '@pgn': /^rules\//,
  '@winnable': /^rules\//,
  '@clock': /^rules\//,
  '@cases': /^rules\//,
  'lean-qr': /^link\/ShareLinkField\.svelte$/,
};

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'|\bnew URL\('([^']+)', import\.meta\.url\)/g;
const EXTENSIONS = ['', '.ts', '.svelte', '.svelte.ts'];

type Import = { file: string; specifier: string };

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte|css)$/.test(file));
const imports = files.filter((file) => !/\.(d\.ts|css)$/.test(file)).flatMap((file) => importsOf(file, readFileSync(join(SRC, file), 'utf8')));

function importsOf(file: string, source: string): Import[] {
  return [...source.matchAll(SPECIFIER)].map(([, specifier, url]) => ({ file, specifier: (specifier ?? url)! }));
}

/** The imported file's path relative to src; null if the file is outside src. */
function targetOf({ file, specifier }: Import): string | null {
  if (!specifier.startsWith('.')) return null;
  const target = normalize(join(dirname(file), specifier));
  return target.startsWith('..') ? null : target;
}

function folderOf(file: string): string {
  return file.includes('/') ? file.split('/')[0]! : '.';
}

function layerOf(file: string): number {
  return LAYERS.indexOf(folderOf(file));
}

function violations(all: Import[]): string[] {
  return all.flatMap((each) => {
    const target = targetOf(each);
    return target !== null && layerOf(target) > layerOf(each.file) ? [`${each.file} -> ${target}`] : [];
  });
}

describe('the folders of src', () => {
  test('each have a layer', () => {
    const folders = new Set(files.map(folderOf));
    expect([...folders].sort()).toEqual([...LAYERS].sort());
  });

  test('import only lower layers', () => {
    expect(violations(imports)).toEqual([]);
  });

  test('would fail for storage importing game', () => {
    const source = "import type { GamePort } from '../game/GamePort';\nconst late = import('../shell/theme.svelte');";
    expect(violations(importsOf('storage/example.ts', source))).toEqual([
      'storage/example.ts -> game/GamePort',
      'storage/example.ts -> shell/theme.svelte',
    ]);
  });

  test('import files that exist', () => {
    const targets = imports.map(targetOf).filter((target) => target !== null);
    expect(targets.length).toBeGreaterThan(400);
    const exists = (target: string) => EXTENSIONS.some((extension) => existsSync(join(SRC, target + extension)));
    expect(targets.filter((target) => !exists(target))).toEqual([]);
  });
});

test.each(Object.entries(ADAPTERS))('%s is imported in one place', (library, place) => {
  const users = imports.filter(({ specifier }) => specifier === library || specifier.startsWith(`${library}/`));
  expect(users.length).toBeGreaterThan(0);
  expect(users.map(({ file }) => file).filter((file) => !place.test(file))).toEqual([]);
});
