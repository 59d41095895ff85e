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

// The rules, the PGN reader and the winnability search are Java, compiled by the module `browser`; its *.d.ts declare them.
const compiled = (name: string) => fileURLToPath(new URL(`../browser/target/js/${name}`, import.meta.url));
const rules = compiled('rules.js');

const AFTER_FIRST_PAINT =
  /src\/(storage\/(deviceGames|GameRepository|GameStore|IndexedDbGameStore|indexedDbPromises|SaveQueue)|savedgames\/(exportAllGames|gamesExportFile|StorageErrorNotice)|components\/(Dialog|FileDropZone)|platform\/download)/;

export default defineConfig({
  // Relative addresses: the same files can be hosted in any folder.
  base: './',
  plugins: [
    svelte(),
    buildOpeningsTable(),
    homeShowcaseRulings(rules),
    contentSecurityPolicy(),
    firstPaintScript(),
    prerenderHome(rules),
    licenceList(),
    buildServiceWorker(),
  ],
  resolve: { alias: { '@rules': rules, '@pgn': compiled('pgn.js'), '@winnable': compiled('winnable.js') } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One style sheet compresses better than many, and no screen waits for its own.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The rules stay in the caches when only the page changes.
            { name: 'rules', test: /browser\/target\/js/ },
            // The code that loads the app is not part of it; everything else that the app imports is in one file.
            { name: 'fetch', test: /\0vite\/preload-helper/, priority: 1 },
            { name: 'page', test: /src\/mountApp\.ts$/ },
            // What the home screen loads after its first paint.
            { name: 'storage', test: AFTER_FIRST_PAINT, includeDependenciesRecursively: false },
            { name: 'board', test: /src\/board\/StaticBoard/ },
            { name: 'verdict', test: /src\/(verdict\/|words\/(\w+\/)?verdictWords|play\/(MatingLineCard|WinnabilityExplanation|verdictComponents))/, includeDependenciesRecursively: false },
            // Opening a PGN file leads to its screens.
            { name: 'pgn', test: /src\/(pgn\/|words\/(\w+\/)?pgnWords)/, includeDependenciesRecursively: false },
            { name: 'openings', test: /\0openings/ },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] } },
  test: { include: ['test/**/*.test.ts'] },
});
