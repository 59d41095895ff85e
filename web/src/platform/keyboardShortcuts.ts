/** What keys do outside of text fields, by `KeyboardEvent.key`. A letter stands for its capital too. */
export type Shortcuts = Record<string, (event: KeyboardEvent) => void>;

/**
 * Listens for keys anywhere on the page; the answer stops it. Keys typed into a field, pressed with Ctrl, Alt or
 * Meta, pressed while a dialog is open, or already taken by the element with the focus are left alone.
 */
export function listenForShortcuts(keys: Shortcuts): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (acceptsText(event.target) || document.querySelector('dialog[open]')) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    keys[key]?.(event);
  };
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}

const NOT_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether what is typed there is text, so that letters must not do anything else. */
export function acceptsText(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLInputElement> | null;
  if (!element?.tagName) return false;
  const tag = element.tagName.toLowerCase();
  if (tag === 'input') return !NOT_TEXT.has(element.type ?? 'text');
  return tag === 'textarea' || tag === 'select' || element.isContentEditable === true;
}
