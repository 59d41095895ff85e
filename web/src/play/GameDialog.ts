import type { Color } from '../rules/rules';

/** What the page asks in a dialog. `seat` is the player who asked at their own side; null asks for both. */
export type GameDialog =
  | { what: 'claim'; seat: Color }
  | { what: 'resign'; seat: Color | null }
  | { what: 'menu'; seat: Color | null }
  | { what: 'end' }
  | { what: 'abort'; by: Color | 'arbiter' }
  | { what: 'clocks' }
  | { what: 'names' }
  | { what: 'record'; seat?: Color | null }
  | { what: 'rematch' };
