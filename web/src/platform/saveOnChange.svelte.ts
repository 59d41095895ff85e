import { writeItem } from './localStorage';

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
