import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { buildFirstPaintScript } from './scripts/buildFirstPaintScript.ts';
import { buildLicencesFile } from './scripts/buildLicencesFile.ts';
import { buildServiceWorker } from './scripts/buildServiceWorker.ts';
import { buildOpeningsTable } from './scripts/buildOpeningsTable.ts';
import { buildBoldPieces } from './scripts/buildBoldPieces.ts';
import { buildCaseExercises } from './scripts/buildCaseExercises.ts';
import { buildTexts, modulesWithTexts } from './scripts/buildTexts.ts';
import { contentSecurityPolicy } from './scripts/contentSecurityPolicy.ts';
import { prerenderHome } from './scripts/prerenderHome.ts';
import { homeShowcaseRulings } from './scripts/homeShowcaseRulings.ts';

// The Maven module `browser` compiles the rules and related code from Java to JavaScript. Its *.d.ts files declare the
// types.
const compiled = (name: string) => fileURLToPath(new URL(`../browser/target/js/${name}`, import.meta.url));
const rules = compiled('rules.js');
const modules = { '@rules': rules, '@strict': compiled('strict.js'), '@pgn': compiled('pgn.js'), '@winnable': compiled('winnable.js'), '@clock': compiled('clock.js'), '@cases': compiled('cases.js') };

/** What every game on this device uses, but its screen. */
const EVERY_GAME = new RegExp(
  [
    'src/platform/(?!handOver|base64Url|workerCalls)',
    'src/components/(?!Dialog|MessageScreen)',
    'src/(notation|openings|storage)/',
    'src/rules/(opponentOf|rulesForPlayMode)',
    'src/setup/newGameOptions',
    'src/board/(?!Editor|PiecePalette|Pointing|Promotion)',
    'src/game/(?!GameSession|GameVariations|StrictSession|playOnFrom|rematch|replay|warmUp|exportFile)',
    'src/play/(clockText|gameContext|draws|PlayerBar|CapturedPieces|BoardSizeHandle|gameLayout)',
    'cm-chessboard/assets',
    'boldPieces',
    'svelte/src/reactivity',
  ].join('|'),
);

const SVELTE_FORMS = /svelte\/src\/internal\/client\/dom\/elements\/bindings\/(input|select)/;

/** The name of the file for a catalogue of texts. */
function textsFile(id: string): string | null {
  const [, language, area, type] = /\/texts\/(\w+)\/(\w+)\.(properties|json)$/.exec(id) ?? [];
  if (type === 'properties') return `${language}-${area}`;
  return type ? `moduleTexts-${language}-${area!.replace(/nouns|rulings|game/, 'rules')}` : null;
}

export default defineConfig({
  // URLs are relative, so that the page can be hosted in any folder.
  base: './',
  plugins: [
    svelte(),
    buildTexts(),
    ...(process.env.VITEST ? [modulesWithTexts(modules)] : []),
    buildOpeningsTable(),
    buildCaseExercises(),
    buildBoldPieces(),
    homeShowcaseRulings(rules),
    contentSecurityPolicy(),
    buildFirstPaintScript(),
    prerenderHome(rules),
    buildLicencesFile(),
    buildServiceWorker(),
  ],
  resolve: { alias: process.env.VITEST ? {} : modules },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: 'assets/moduleTexts-[hash].js' } } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Each screen loads its own styles, so that the first screen loads only what it needs.
    cssCodeSplit: true,
    rolldownOptions: {
      // Without this, the first screen would load them because the rest of Svelte imports them.
      treeshake: { moduleSideEffects: [{ test: SVELTE_FORMS, sideEffects: false }] },
      output: {
        codeSplitting: {
          // Chunks follow the routes and the dynamic imports, except for these. The figures are gzip.
          groups: [
            // Stays cached when only the page changes: 75 KB that a new version of the page does not load again.
            { name: 'rules', test: /browser\/target\/js\/(?!strict|clock|texts|questions)/ },
            // Vite's preload helper loads the app's chunk, so it must not be part of it: the first screen needs one
            // round trip less.
            { name: 'fetch', test: /\0vite\/preload-helper/, priority: 1 },
            // One file of 34 KB instead of 14 for everything that the app needs to start: saves 2 KB and 13 requests.
            { name: 'page', test: /src\/(mountApp|texts\/\w+|rules\/moduleTexts)\.ts$/ },
            // The parts of Svelte for forms, which come after the first move at the earliest: saves 1 KB before it.
            { name: 'forms', test: SVELTE_FORMS, priority: 1, includeDependenciesRecursively: false },
            // Named by language, so that a visit loads one language and firstPaint.js can name its file: saves 10 KB. Those of
            // the rules of casual games, which every game needs, are one file instead of four.
            { name: textsFile, test: /\/texts\/\w+\/\w+\.(properties|json)$/ },
            // The board, the store and small parts in one file instead of 31: saves 12 KB and 30 requests.
            { name: 'base', test: EVERY_GAME, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] } },
  // Threads start faster than processes, which are Vitest's default. Without `maxWorkers`, Vitest would leave one
  // processor idle: half of a two-processor machine.
  test: { include: ['test/**/*.test.ts'], pool: 'threads', maxWorkers: '100%', setupFiles: ['test/loadLanguages.ts'] },
});
