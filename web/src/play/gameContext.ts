import { getContext, setContext, type Snippet } from 'svelte';
import type { GameSession } from '../game/GameSession.svelte';
import type { ClockFace, Color } from '../rules/rules';
import { withDialogTexts } from '../texts/texts';
import type { Message } from './messages';

/**
 * A game dialog. `seat` is the player who opened the dialog on their own side of the device; null for a dialog that
 * both players share.
 */
export type GameDialog =
  | { kind: 'claim'; seat: Color }
  | { kind: 'resign'; seat: Color }
  | { kind: 'menu'; seat: Color | null }
  | { kind: 'end' }
  | { kind: 'abort'; by: Color }
  | { kind: 'clocks' }
  | { kind: 'names' }
  | { kind: 'moves'; seat: Color | null }
  | { kind: 'share'; seat?: Color | null }
  | { kind: 'times' }
  | { kind: 'rematch' }
  | { kind: 'playOn' }
  | { kind: 'arbiterActs'; seat: Color | null }
  | { kind: 'arbiterLog'; seat: Color | null };

/** What the screen around a game adds to it. */
export interface GameAdditions {
  /** Additional menu items. The argument is a function that closes the menu. */
  extraMenuItems?: Snippet<[() => void]> | undefined;
  /** A short line below a player's name. */
  playerInfo?: Snippet<[Color]> | undefined;
  /** An addition to the line with the move number and the opening. */
  statusLine?: Snippet | undefined;
  /** A request of the players of a link game, such as a rematch offer; null if there is none. */
  roomMessage?: ((session: GameSession) => Message | null) | undefined;
  /** Buttons beside a player's clock. */
  clockExtra?: Snippet<[Color]> | undefined;
}

/** What all parts of a game's screen share. The properties are reactive. */
export interface GameContext {
  readonly session: GameSession;
  readonly additions: GameAdditions;
  /** The clocks of the position shown; null in a game without clocks. */
  readonly clocks: ClockFace | null;
  /** The side at the bottom of the board. */
  readonly orientation: Color;
  /** The player's name, or colour. */
  name(side: Color): string;
  /** The same, short enough for a sentence. */
  shortName(side: Color): string;
  openDialog(dialog: GameDialog): void;
  closeDialog(): void;
}

/** Loads the parts of the screen that are needed only after the first move. */
export const laterParts = () => withDialogTexts(import('./laterParts'));

export const GAME_CONTEXT = Symbol('game');

export function setGameContext(context: GameContext): void {
  setContext(GAME_CONTEXT, context);
}

export function gameContext(): GameContext {
  return getContext(GAME_CONTEXT);
}
