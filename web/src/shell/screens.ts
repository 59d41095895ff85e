import type { Component } from 'svelte';
import type { Route } from '../address';
import Home from '../screens/Home.svelte';

/** A screen, ready to be drawn. */
export type Shown = { component: Component<Record<string, unknown>>; props: Record<string, unknown> };

/** Brings a screen with its code. Only the first one is part of the page's first load. */
export async function bring(route: Route): Promise<Shown> {
  switch (route.screen) {
    case 'home':
      return shown(Home, {});
    case 'play':
      return named('Play', { game: route.game });
    case 'position':
      return named('Position', route.fen === undefined ? {} : { fen: route.fen });
    case 'setup':
      return named('SetUp', {});
    case 'games':
      return named('Games', {});
    default:
      return named('Unknown', {});
  }
}

const SCREENS = import.meta.glob<{ default: Component }>('../screens/*.svelte');

async function named(name: string, props: Record<string, unknown>): Promise<Shown> {
  const load = SCREENS[`../screens/${name}.svelte`];
  return { component: (await (load ?? SCREENS['../screens/Unknown.svelte']!)()).default, props };
}

function shown<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Shown {
  return { component: component as unknown as Shown['component'], props };
}
