import type { Component } from 'svelte';
import type { Route, Screen } from '../routing/route.svelte';
import HomeScreen from '../screens/HomeScreen.svelte';
import NotFoundScreen from '../screens/NotFoundScreen.svelte';
import { CASUAL, giveTexts, loadAreas } from '../rules/moduleTexts';
import { settings } from '../settings/settings.svelte';
import { loadStories, loadTexts, type TextFile } from '../texts/catalogues';

/** A screen's component and its props: the values of its route. */
export type LoadedScreen = { component: Component<Record<string, unknown>>; props: Record<string, unknown> };

type LazyScreen = Exclude<Screen, 'home' | 'unknown'>;
type PropsOf<S extends LazyScreen> = Omit<Extract<Route, { screen: S }>, 'screen'>;

/** Loads the code of each screen. The compiler checks that the components take the values of their routes. */
const LAZY_SCREENS: { [S in LazyScreen]: () => Promise<{ default: Component<PropsOf<S>> }> } = {
  start: () => import('../screens/LocalGameScreen.svelte'),
  setup: () => import('../screens/NewGameScreen.svelte'),
  linkSetup: () => import('../link/LinkSetupScreen.svelte'),
  position: () => import('../screens/PositionEditorScreen.svelte'),
  games: () => import('../screens/SavedGamesScreen.svelte'),
  pgn: () => import('../pgn/PgnScreen.svelte'),
  clock: () => import('../clock/ClockScreen.svelte'),
  ask: () => import('../ask/AskScreen.svelte'),
  cases: () => import('../cases/CaseExercisesScreen.svelte'),
  play: () => import('../screens/LocalGameScreen.svelte'),
  link: () => import('../link/LinkGameScreen.svelte'),
};

/** Loads a screen's code and texts. Only the home screen and the not-found screen are part of the initial load. */
export function loadScreen({ screen, ...props }: Route): LoadedScreen | Promise<LoadedScreen> {
  if (screen === 'home') return { component: HomeScreen as unknown as LoadedScreen['component'], props };
  if (screen === 'unknown') return { component: NotFoundScreen as unknown as LoadedScreen['component'], props: {} };
  const { files, areas } = textsOf(screen);
  const texts: Promise<unknown>[] = files.map((file) => loadTexts(file, settings.language));
  if (screen === 'cases') texts.push(loadStories(settings.language));
  return Promise.all([LAZY_SCREENS[screen](), loadAreas(settings.language, areas), ...texts]).then(async ([loaded]) => {
    await giveRuleTexts(screen, areas);
    return { component: loaded.default as unknown as LoadedScreen['component'], props };
  });
}

/** The texts of the page and of the rules that a screen needs from the beginning. */
function textsOf(screen: LazyScreen): { files: TextFile[]; areas: readonly string[] } {
  if (['start', 'play'].includes(screen)) return { files: [], areas: CASUAL };
  return { files: ['setup', 'position', 'games'].includes(screen) ? ['dialogs'] : ['dialogs', 'screens'], areas: [...CASUAL, 'input'] };
}

/**
 * Gives the rules their texts and, for the clock, the clock. Workers load their own. The screen's code is loaded first,
 * because its chunks import each other and must be evaluated in their order.
 */
async function giveRuleTexts(screen: LazyScreen, areas: readonly string[]): Promise<void> {
  await giveTexts(await import('../rules/rules'), settings.language, areas);
  if (screen === 'clock') await giveTexts(await import('../rules/clockModule'), settings.language, ['clock', 'input', 'game']);
}
