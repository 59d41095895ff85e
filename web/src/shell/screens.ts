import type { Component } from 'svelte';
import type { Route } from '../address';
import Home from '../screens/Home.svelte';
import Unknown from '../screens/Unknown.svelte';

/** A screen, ready to be drawn. */
export type Shown = { component: Component<Record<string, unknown>>; props: Record<string, unknown> };

/** Brings a screen with its code. Only the start is part of the page's first load, and there at once. */
export function bring(route: Route): Shown | Promise<Shown> {
  if (route.screen === 'home') return shown(Home, {});
  if (route.screen === 'unknown') return shown(Unknown, {});
  return fetched(route);
}

async function fetched(route: Exclude<Route, { screen: 'home' | 'unknown' }>): Promise<Shown> {
  if (route.screen === 'linkSetup' || route.screen === 'link') {
    const { LinkGame, LinkSetUp } = await import('../link/screens');
    if (route.screen === 'linkSetup') return shown(LinkSetUp, { ...(route.position && { position: true }) });
    return shown(LinkGame, { game: route.game, ...(route.token !== undefined && { token: route.token }) });
  }
  if (route.screen === 'pgn') {
    const { OpenPgn, PgnGame } = await import('../pgn/screens');
    if (route.game === undefined) return shown(OpenPgn, {});
    return shown(PgnGame, { game: route.game, at: route.at ?? 0 });
  }
  const { Games, Play, Position, SetUp } = await import('../screens/inner');
  switch (route.screen) {
    case 'setup':
      return shown(SetUp, { ...(route.position && { position: true }) });
    case 'position':
      return shown(Position, { ...(route.fen !== undefined && { fen: route.fen }), ...(route.link && { link: true }) });
    case 'games':
      return shown(Games, {});
    case 'play':
      return shown(Play, { game: route.game });
  }
}

/** Holds a component and the properties it asks for together, whatever they are. */
function shown<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Shown {
  return { component: component as unknown as Shown['component'], props };
}
