import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { firstPaintScript } from './scripts/firstPaintScript.ts';
import { licenceList } from './scripts/licenceList.ts';
import { buildServiceWorker } from './scripts/buildServiceWorker.ts';
import { buildOpeningsTable } from './scripts/buildOpeningsTable.ts';
import { contentSecurityPolicy } from './scripts/contentSecurityPolicy.ts';
import { prerenderHome } from './scripts/prerenderHome.ts';
import { homeShowcaseRulings } from './scripts/homeShowcaseRulings.ts';

// The rules, the reader of PGN and winnability are Java, compiled by the module `browser`; its *.d.ts are the contracts.
const compiled = (name: string) => fileURLToPath(new URL(`../browser/target/js/${name}`, import.meta.url));
const rules = compiled('rules.js');

export default defineConfig({
  // Relative addresses, so that the same files can be hosted in any folder.
  base: './',
  plugins: [svelte(), buildOpeningsTable(), homeShowcaseRulings(rules), contentSecurityPolicy(), firstPaintScript(), prerenderHome(rules), licenceList(), buildServiceWorker()],
  resolve: { alias: { '@rules': rules, '@pgn': compiled('pgn.js'), '@winnable': compiled('winnable.js') } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One sheet: it compresses better than many, and no screen waits for its own.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // Files of their own: a new page over the same rules leaves them in the caches.
        codeSplitting: {
          groups: [
            { name: 'rules', test: /browser\/target\/js/ },
            // What fetches the living page stays out of it; all else that the page imports comes with it, in one file.
            { name: 'fetch', test: /\0vite\/preload-helper/, priority: 1 },
            { name: 'page', test: /src\/mountApp\.ts$/ },
            { name: 'openings', test: /\0openings/ },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] } },
  test: { include: ['test/**/*.test.ts'] },
});
