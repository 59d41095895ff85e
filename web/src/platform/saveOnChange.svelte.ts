import { writeItem } from './localStorage';

/**
 * Saves a reactive value in localStorage on every change while the calling component is mounted. The initial value is
 * not saved: it would overwrite what another tab has saved since this one read it.
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
