import type { Component } from 'svelte';
import { render } from 'svelte/server';
import type { GameSession } from '../../src/game/GameSession.svelte';
import { GAME_CONTEXT, type GameContext } from '../../src/play/gameContext';
import type { Color } from '../../src/rules/rules';

const NAMES: Record<Color, string> = { white: 'Anna', black: 'Boris' };

/** The markup of a component on a game's screen. */
export function markup<Props extends Record<string, unknown>>(
  component: Component<Props>,
  session: GameSession,
  props: Props,
  additions: Partial<GameContext> = {},
): string {
  const name = (side: Color) => NAMES[side];
  const nothing = () => undefined;
  const context: GameContext = {
    session,
    clocks: session.game.clocks(session.now()),
    orientation: 'white',
    additions: {},
    name,
    shortName: name,
    openDialog: nothing,
    closeDialog: nothing,
    ...additions,
  };
  return render(component as Component, { props, context: new Map([[GAME_CONTEXT, context]]) }).body;
}
