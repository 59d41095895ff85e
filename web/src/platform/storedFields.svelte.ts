import { writeItem } from './localStorage';

/** For each field, how a stored value is read. The result is valid, whatever was stored. */
type Fields = Record<string, (stored: unknown) => unknown>;

export type FieldsOf<F extends Fields> = { [Key in keyof F]: ReturnType<F[Key]> };

/** Reads fields from a stored value, which may be anything. */
export function readFields<F extends Fields>(fields: F, stored: unknown): FieldsOf<F> {
  const values = (stored ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(fields).map(([key, read]) => [key, read(values[key])])) as FieldsOf<F>;
}

/** A field with one of these values; by default, the first. */
export function oneOf<T extends string>(...values: readonly T[]) {
  return (stored: unknown): T => values.find((value) => value === stored) ?? values[0]!;
}

export function flag(byDefault: boolean) {
  return (stored: unknown): boolean => (typeof stored === 'boolean' ? stored : byDefault);
}

export function numberBetween(least: number, most: number, byDefault: number) {
  return (stored: unknown): number => (typeof stored === 'number' ? Math.min(most, Math.max(least, stored)) : byDefault);
}

/**
 * Saves a reactive value in localStorage on every change while the calling component is mounted. Does not save the
 * initial value, because that would overwrite a value that another tab has saved since this tab read it.
 */
export function saveOnChange(key: string, value: () => unknown): void {
  let saved = JSON.stringify(value());
  $effect(() => {
    const current = JSON.stringify(value());
    if (current === saved) return;
    saved = current;
    writeItem(key, current);
  });
}
