import type { Color } from './rules';

export function other(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}
