/**
 * The functions in this file access localStorage and never throw. If the browser blocks access, reads come back empty
 * and writes are lost. Writes are also lost if the storage is full.
 */
export function readItem(key: string): string | null {
  return withoutErrors(() => localStorage.getItem(key), null);
}

/** Reads a stored value and parses it as JSON. Returns null if nothing is stored or the text is not JSON. */
export function readJson(key: string): unknown {
  return withoutErrors(() => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, null);
}

export function writeItem(key: string, value: string): void {
  withoutErrors(() => localStorage.setItem(key, value), undefined);
}

export function removeItem(key: string): void {
  withoutErrors(() => localStorage.removeItem(key), undefined);
}

export function storedKeys(): string[] {
  return withoutErrors(() => Object.keys(localStorage), []);
}

function withoutErrors<T>(access: () => T, fallback: T): T {
  try {
    return access();
  } catch {
    return fallback;
  }
}
