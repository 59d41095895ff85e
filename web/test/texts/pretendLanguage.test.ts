import { rulings } from 'virtual:showcase';
import { createRawSnippet, type Component } from 'svelte';
import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import { encodeQuestion } from '../../src/ask/questions';
import { CREDITS } from '../../src/shell/credits';
import { LANGUAGES } from '../../src/settings/choices';
import { textsIn } from '../../src/texts/catalogues';
import { CLASSICAL_FEN } from '../../src/storage/GameRecord';
import { newGameRecord, TestDevice } from '../game/localGameFixture';

vi.stubGlobal('navigator', { languages: ['en'], vibrate: () => true });
vi.stubGlobal('document', { hidden: true, getElementById: () => ({}) });
vi.stubGlobal('location', new URL('http://localhost/'));
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('addEventListener', () => undefined);

// Replaces English with a pseudo-language in which every message is in brackets. Text outside brackets does not come
// from the catalogue files, so it cannot be translated there.
for (const file of ['page', 'dialogs', 'screens'] as const) pretend(textsIn(file, 'en') as Record<string, unknown>);

function pretend(texts: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(texts)) texts[key] = pretended(value);
}

function pretended(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`;
  if (typeof value === 'function') return (...values: unknown[]) => `⟦${String(value(...values))}⟧`;
  if (typeof value === 'object' && value !== null) pretend(value as Record<string, unknown>);
  return value;
}

const SHOWN_ATTRIBUTES = /\s(?:aria-label|aria-valuetext|title|placeholder|alt)="([^"]*)"/g;

/** Returns all visible or spoken text that contains letters and is not in brackets. */
function untranslated(markup: string, names: string[]): string[] {
  const plain = markup.replace(/<!--.*?-->/gs, '').replace(/<\/kbd>\s*<kbd[^>]*>/g, ' ');
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const texts = [...plain.matchAll(SHOWN_ATTRIBUTES)].map(([, text]) => text!);
  texts.push(...plain.replace(/<[^>]*>/g, '\n').split('\n'));
  return texts
    .map((text) => longestFirst.reduce((rest, name) => rest.replaceAll(name, ''), withoutBrackets(text)).trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

function withoutBrackets(text: string): string {
  const inner = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return inner === text ? text : withoutBrackets(inner);
}

const port = new TestDevice().play(newGameRecord({ control: '5+3' }));
/**
 * The text of the ruling, split at the names of squares, because the page shows each name in bold. This text comes from
 * the rules, not from the catalogues.
 */
const ruling = rulings.en.sentence.split(/[a-h][1-8]|\(/).map((part) => part.trim());
const dialog = { close: () => undefined };

const SCREENS: [string, () => Promise<{ default: unknown }>, Record<string, unknown>, string[]][] = [
  ['shell/PageHeader', () => import('../../src/shell/PageHeader.svelte'), {}, []],
  ['shell/HelpDialog', () => import('../../src/shell/HelpDialog.svelte'), dialog, CREDITS.flat()],
  ['shell/SettingsDialog', () => import('../../src/shell/SettingsDialog.svelte'), dialog, [...Object.values(LANGUAGES), 'Nf3']],
  ['shell/ErrorScreen', () => import('../../src/shell/ErrorScreen.svelte'), { error: '7' }, []],
  ['screens/HomeScreen', () => import('../../src/screens/HomeScreen.svelte'), {}, ruling],
  ['screens/NotFoundScreen', () => import('../../src/screens/NotFoundScreen.svelte'), {}, []],
  ['screens/NewGameScreen', () => import('../../src/screens/NewGameScreen.svelte'), {}, []],
  ['screens/PositionEditorScreen', () => import('../../src/screens/PositionEditorScreen.svelte'), {}, [CLASSICAL_FEN]],
  ['screens/SavedGamesScreen', () => import('../../src/screens/SavedGamesScreen.svelte'), {}, []],
  ['link/LinkSetupScreen', () => import('../../src/link/LinkSetupScreen.svelte'), {}, []],
  ['clock/ClockSetupScreen', () => import('../../src/clock/ClockSetupScreen.svelte'), {}, []],
  ['pgn/OpenPgnScreen', () => import('../../src/pgn/OpenPgnScreen.svelte'), {}, []],
  ['ask/AskScreen', () => import('../../src/ask/AskScreen.svelte'), {}, []],
  ...(['flag', 'illegal', 'claim', 'offer', 'setup'] as const).map((question): (typeof SCREENS)[number] => [
    `ask/AskScreen for ${question}`,
    () => import('../../src/ask/AskScreen.svelte'),
    { edit: encodeQuestion({ question }) },
    [CLASSICAL_FEN],
  ]),
  ['cases/CaseExercisesScreen', () => import('../../src/cases/CaseExercisesScreen.svelte'), {}, []],
  ['play/LocalGameView', () => import('../../src/play/LocalGameView.svelte'), { port, putOnline: noSnippet() }, ['Anna', 'Boris']],
];

function noSnippet() {
  return createRawSnippet(() => ({ render: () => '<p></p>' }));
}

/**
 * The first test compiles all the components of its screen, which can exceed Vitest's limit of five seconds on a busy
 * machine.
 */
const COMPILE_MILLIS = 60_000;

test.each(SCREENS)('%s takes all its texts from the catalogues', async (_name, load, props, names) => {
  const component = (await load()).default as Component<Record<string, unknown>>;
  const { body } = render(component, { props });
  expect(body).toContain('⟦');
  expect(untranslated(body, names)).toEqual([]);
}, COMPILE_MILLIS);

test('a text that is not in the catalogues is found', () => {
  expect(untranslated('<p title="Resign">⟦Resign ⟦now⟧⟧</p><b>Draw</b>', [])).toEqual(['Resign', 'Draw']);
});
