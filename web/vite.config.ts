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

const AFTER_FIRST_PAINT =
  /src\/(storage\/(deviceGames|GameRepository|GameStore|IndexedDbGameStore|IndexedDbConnection|indexedDbPromises|SaveQueue|UnsavedRecordBackup)|savedgames\/(exportAllGames|gamesExportFile|StorageErrorNotice)|components\/(Dialog|FileDropZone)|platform\/download)/;

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
      output: {
        codeSplitting: {
          groups: [
            // A separate chunk keeps the rules cached when only the page changes.
            { name: 'rules', test: /browser\/target\/js\/(?!strict|clock|texts|questions)/ },
            { name: 'strictRules', test: /browser\/target\/js\/strict/ },
            // Vite's preload helper loads the app's chunk, so it must not be part of that chunk, unlike everything else
            // that the app imports.
            { name: 'fetch', test: /\0vite\/preload-helper/, priority: 1 },
            { name: 'page', test: /src\/(mountApp|texts\/\w+|rules\/moduleTexts)\.ts$/ },
            // The texts of each language: those loaded at startup, those of the other screens, and the stories of the cases.
            { name: (id) => /\/texts\/(\w+)\/(\w+)\.properties$/.exec(id)?.slice(1).join('-') ?? null, test: /\/texts\/\w+\/\w+\.properties$/ },
            // Their texts: those of casual games together, the others with their modules.
            { name: (id) => /js\/texts\/(\w+\/\w+)\.json$/.exec(id)?.[1]?.replace(/nouns|input|game/, 'rules').replace(/^(\w+)\//, 'moduleTexts-$1-') ?? null, test: /js\/texts\/\w+\/\w+\.json$/ },
            // The modules that the home screen loads after its first paint.
            { name: 'storage', test: AFTER_FIRST_PAINT, includeDependenciesRecursively: false },
            { name: 'board', test: /src\/board\/StaticBoard/ },
            { name: 'verdict', test: /src\/(verdict\/|play\/(MatingLine\w+|WinnabilityExplanation|lazyWinnabilityComponents))/, includeDependenciesRecursively: false },
            // Charts of the time used for each move, for the game review and for the clock.
            { name: 'moveTimes', test: /src\/(play\/(MoveTime|moveTime|RemainingTime|remainingTime)\w+)/, includeDependenciesRecursively: false },
            { name: 'share', test: /src\/(share\/)/, includeDependenciesRecursively: false },
            // Code needed only for reviewing a finished game.
            { name: 'review', test: /src\/(game\/(GameVariations|editVariationLines|replayWithClocks|playOnFrom)|play\/(reviewComponents|VariationRow|variationText|ReviewActionButtons|PlayOnDialog|exportedPgn))/, includeDependenciesRecursively: false },
            // Users who open a PGN file need all PGN screens.
            { name: 'pgn', test: /src\/(pgn\/)/, includeDependenciesRecursively: false },
            { name: 'clock', test: /src\/(clock\/|rules\/clockModule)|browser\/target\/js\/clock/, includeDependenciesRecursively: false },
            { name: 'ask', test: /src\/(ask\/|board\/PointingBoard)|js\/questions/, includeDependenciesRecursively: false },
            { name: 'cases', test: /\0cases|src\/(cases\/)/, includeDependenciesRecursively: false },
            // Two chunks instead of many small ones: one for code shared by games, the clock and the questions, and one
            // for code shared by all games.
            { name: 'setup', test: /src\/(setup\/|sound\/|board\/|rules\/|notation\/|components\/StepButtons|settings\/|storage\/|platform\/)|node_modules\/svelte\//, includeDependenciesRecursively: false },
            { name: 'game', test: /src\/(game\/|play\/(?!ArbiterAct|arbiterActs|AdjustClocks)|components\/)/, includeDependenciesRecursively: false },
            { name: 'openings', test: /\0openings/ },
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
