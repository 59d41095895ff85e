import type { Component } from 'svelte';
import { replaceAddress, type Route } from '../routing/route.svelte';
import HomeScreen from '../screens/HomeScreen.svelte';
import NotFoundScreen from '../screens/NotFoundScreen.svelte';
import { CASUAL, giveTexts, loadAreas } from '../rules/moduleTexts';
import { settings } from '../settings/settings.svelte';
import { loadStories, loadTexts, type TextFile } from '../texts/catalogues';

/** A screen's component and its props. */
export type LoadedScreen = { component: Component<Record<string, unknown>>; props: Record<string, unknown> };

/** Loads a screen's code and texts. Only the home screen and the not-found screen are part of the initial load. */
export function loadScreen(route: Route): LoadedScreen | Promise<LoadedScreen> {
  if (route.screen === 'home') return loaded(HomeScreen, {});
  if (route.screen === 'unknown') return loaded(NotFoundScreen, {});
  const { files, areas } = textsOf(route);
  const texts = files.map((file) => loadTexts(file, settings.language));
  return Promise.all([loadLazily(route), loadAreas(settings.language, areas), ...texts]).then(async ([screen]) => {
    await giveRuleTexts(route, areas);
    return screen;
  });
}

/** The texts of the page and of the rules that a screen needs from the beginning. */
function textsOf({ screen }: Route): { files: TextFile[]; areas: readonly string[] } {
  if (['start', 'play'].includes(screen)) return { files: [], areas: CASUAL };
  return { files: ['setup', 'position', 'games'].includes(screen) ? ['dialogs'] : ['dialogs', 'screens'], areas: [...CASUAL, 'input'] };
}

/**
 * Gives the rules their texts and, for the clock, the clock. Workers load their own. The screen's code is loaded first,
 * because its chunks import each other and must be evaluated in their order.
 */
async function giveRuleTexts({ screen }: Route, areas: readonly string[]): Promise<void> {
  await giveTexts(await import('../rules/rules'), settings.language, areas);
  if (screen === 'clock') await giveTexts(await import('../rules/clockModule'), settings.language, ['clock', 'input', 'game']);
}

async function loadLazily(route: Exclude<Route, { screen: 'home' | 'unknown' }>): Promise<LoadedScreen> {
  if (route.screen === 'linkSetup' || route.screen === 'link') {
    if (route.screen === 'linkSetup') return loaded((await import('../link/LinkSetupScreen.svelte')).default, { ...(route.position && { position: true }), ...(route.start && { start: true }) });
    return loaded((await import('../link/LinkGameScreen.svelte')).default, { game: route.game, ...(route.token !== undefined && { token: route.token }) });
  }
  if (route.screen === 'pgn') {
    const { OpenPgnScreen, PgnGameScreen } = await import('../pgn/pgnScreens');
    if (route.shared !== undefined) return openSharedGame(route.shared);
    if (route.game === undefined) return loaded(OpenPgnScreen, {});
    return loaded(PgnGameScreen, { game: route.game, at: route.at ?? 0 });
  }
  if (route.screen === 'clock') {
    const { ClockScreen, ClockSetupScreen } = await import('../clock/clockScreens');
    if (route.clock === undefined) return loaded(ClockSetupScreen, {});
    return loaded(ClockScreen, { id: route.clock });
  }
  if (route.screen === 'ask') {
    const { default: AskScreen } = await import('../ask/AskScreen.svelte');
    return loaded(AskScreen, { ...(route.edit !== undefined && { edit: route.edit }), ...(route.question !== undefined && { question: route.question }) });
  }
  if (route.screen === 'cases') {
    const [{ default: CaseExercisesScreen }] = await Promise.all([import('../cases/CaseExercisesScreen.svelte'), loadStories(settings.language)]);
    return loaded(CaseExercisesScreen, { ...(route.topic !== undefined && { topic: route.topic }) });
  }
  switch (route.screen) {
    case 'start':
      return loaded((await import('../screens/LocalGameScreen.svelte')).default, {});
    case 'setup':
      return loaded((await import('../screens/NewGameScreen.svelte')).default, { ...(route.position && { position: true }) });
    case 'position':
      return loaded((await import('../screens/PositionEditorScreen.svelte')).default, {
        ...(route.fen !== undefined && { fen: route.fen }),
        ...(route.link && { link: true }),
      });
    case 'games':
      return loaded((await import('../screens/SavedGamesScreen.svelte')).default, {});
    case 'play':
      return loaded((await import('../screens/LocalGameScreen.svelte')).default, { game: route.game });
  }
}

/** Opens a game that was shared as a link. If the link is damaged, the list of problems says so. */
async function openSharedGame(shared: string): Promise<LoadedScreen> {
  const [{ openFile }, { OpenPgnScreen, PgnGameScreen }, { sharedPgn }] = await Promise.all([
    import('../pgn/openedPgnFile.svelte'),
    import('../pgn/pgnScreens'),
    import('../share/GameToShare'),
  ]);
  const pgn = sharedPgn(shared);
  if (pgn === null) return loaded(OpenPgnScreen, {});
  openFile('', new Blob([pgn]));
  replaceAddress({ screen: 'pgn', game: 1 });
  return loaded(PgnGameScreen, { game: 1, at: 0 });
}

/** Lets the compiler check that the props match the component. */
function loaded<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): LoadedScreen {
  return { component: component as unknown as LoadedScreen['component'], props };
}
