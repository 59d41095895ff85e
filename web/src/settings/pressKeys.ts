/** The keys that press the clocks, as lower-case letters or digits: `first` for the left or lower player. */
export type PressKeys = { first: string; second: string };

/** The letters that other shortcuts of a game use. */
const TAKEN = ['d', 'f', 'p', 'v'];

/** Whether a key can press a clock: one letter or digit without another task. */
export function isPressKey(key: unknown): key is string {
  return typeof key === 'string' && /^[\p{Ll}\p{Lo}\p{N}]$/u.test(key) && key.toUpperCase().length === 1 && !TAKEN.includes(key);
}

/** Whether a stored value is two different keys. */
export function arePressKeys(value: unknown): value is PressKeys {
  const { first, second } = (value ?? {}) as Partial<PressKeys>;
  return isPressKey(first) && isPressKey(second) && first !== second;
}
