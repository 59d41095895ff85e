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
    default:
      return shown((await import('../screens/Unknown.svelte')).default, {});
  }
}

function shown<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Shown {
  return { component: component as unknown as Shown['component'], props };
}
