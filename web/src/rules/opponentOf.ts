import type { Color } from './rules';

export function opponentOf(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}
