/** A fake localStorage. As in a browser, the stored keys are the keys of the object. */
export class FakeLocalStorage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}
