import type { Component } from 'svelte';
import type { Route } from '../routing/address';
import HomeScreen from '../screens/HomeScreen.svelte';
import NotFoundScreen from '../screens/NotFoundScreen.svelte';

/** A screen, ready to be drawn. */
export type LoadedScreen = { component: Component<Record<string, unknown>>; props: Record<string, unknown> };

/** Brings a screen with its code. Only the start is part of the page's first load, and there at once. */
export function loadScreen(route: Route): LoadedScreen | Promise<LoadedScreen> {
  if (route.screen === 'home') return shown(HomeScreen, {});
  if (route.screen === 'unknown') return shown(NotFoundScreen, {});
  return fetched(route);
}

async function fetched(route: Exclude<Route, { screen: 'home' | 'unknown' }>): Promise<LoadedScreen> {
  if (route.screen === 'linkSetup' || route.screen === 'link') {
    const { LinkGame, LinkSetUp } = await import('../link/linkScreens');
    if (route.screen === 'linkSetup') return shown(LinkSetUp, { ...(route.position && { position: true }) });
    return shown(LinkGame, { game: route.game, ...(route.token !== undefined && { token: route.token }) });
  }
  if (route.screen === 'pgn') {
    const { OpenPgn, PgnGame } = await import('../pgn/pgnScreens');
    if (route.game === undefined) return shown(OpenPgn, {});
    return shown(PgnGame, { game: route.game, at: route.at ?? 0 });
  }
  const { SavedGamesScreen, LocalGameScreen, PositionEditorScreen, NewGameScreen } = await import('../screens/localScreens');
  switch (route.screen) {
    case 'setup':
      return shown(NewGameScreen, { ...(route.position && { position: true }) });
    case 'position':
      return shown(PositionEditorScreen, { ...(route.fen !== undefined && { fen: route.fen }), ...(route.link && { link: true }) });
    case 'games':
      return shown(SavedGamesScreen, {});
    case 'play':
      return shown(LocalGameScreen, { game: route.game });
  }
}

/** Holds a component and the properties it asks for together, whatever they are. */
function shown<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): LoadedScreen {
  return { component: component as unknown as LoadedScreen['component'], props };
}
