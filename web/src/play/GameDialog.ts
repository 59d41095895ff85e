import type { Color } from '../rules/rules';

/**
 * A game dialog. `seat` is the player who opened the dialog on their own side of the device; null for a dialog that
 * both players share.
 */
export type GameDialog =
  | { kind: 'claim'; seat: Color }
  | { kind: 'resign'; seat: Color | null }
  | { kind: 'menu'; seat: Color | null }
  | { kind: 'end' }
  | { kind: 'abort'; by: Color | 'arbiter' }
  | { kind: 'clocks' }
  | { kind: 'names' }
  | { kind: 'share'; seat?: Color | null }
  | { kind: 'times' }
  | { kind: 'rematch' }
  | { kind: 'playOn' }
  | { kind: 'arbiterActs'; seat: Color | null }
  | { kind: 'arbiterLog'; seat: Color | null };
