/**
 * The keys that press the clocks, as lower-case letters or digits. `first` is for the player on the left or at the
 * bottom.
 */
export type PressKeys = { first: string; second: string };

/** The letters used by other shortcuts in a game. */
const TAKEN = ['d', 'f', 'p', 'v'];

/** Whether a key can be used to press a clock: a single letter or digit that no other shortcut uses. */
export function isPressKey(key: unknown): key is string {
  return typeof key === 'string' && /^[\p{Ll}\p{Lo}\p{N}]$/u.test(key) && key.toUpperCase().length === 1 && !TAKEN.includes(key);
}

/** Whether a stored value contains two different keys that can be used to press the clocks. */
export function arePressKeys(value: unknown): value is PressKeys {
  const { first, second } = (value ?? {}) as Partial<PressKeys>;
  return isPressKey(first) && isPressKey(second) && first !== second;
}
