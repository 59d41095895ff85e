import type { Component } from 'svelte';
import type { Route } from '../address';
import Home from '../screens/Home.svelte';

/** A screen, ready to be drawn. */
export type Shown = { component: Component<Record<string, unknown>>; props: Record<string, unknown> };

/** Brings a screen with its code. Only the start is part of the page's first load. */
export async function bring(route: Route): Promise<Shown> {
  switch (route.screen) {
    case 'home':
      return shown(Home, {});
    case 'setup':
      return shown((await import('../screens/SetUp.svelte')).default, {});
    case 'position':
      return shown((await import('../screens/Position.svelte')).default, route.fen === undefined ? {} : { fen: route.fen });
    case 'games':
      return shown((await import('../screens/Games.svelte')).default, {});
    case 'play':
      return shown((await import('../screens/Play.svelte')).default, { game: route.game });
    case 'unknown':
      return shown((await import('../screens/Unknown.svelte')).default, {});
  }
}

/** Holds a component and the properties it asks for together, whatever they are. */
function shown<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Shown {
  return { component: component as unknown as Shown['component'], props };
}
