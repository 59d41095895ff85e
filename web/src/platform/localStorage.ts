/**
 * Access to localStorage that never throws. If the browser blocks access, reads return null and writes are lost. Writes
 * are also lost if the storage is full.
 */
export function readItem(key: string): string | null {
  return withoutErrors(() => localStorage.getItem(key), null);
}

/** The parsed value; null if there is none or it is not JSON. */
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
