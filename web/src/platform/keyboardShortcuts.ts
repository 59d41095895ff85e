/**
 * Maps values of `KeyboardEvent.key` to actions. A lower-case letter also matches its upper-case form. `*` stands for
 * every other key.
 */
type Shortcuts = Record<string, (event: KeyboardEvent) => void>;

/**
 * Handles keys pressed anywhere on the page. Ignores keys that are typed into a text field, pressed with Ctrl, Alt or
 * Meta, pressed while a dialog is open, or already handled. Returns a function that removes the listener.
 */
export function listenForShortcuts(shortcuts: Shortcuts): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (acceptsText(event.target) || document.querySelector('dialog[open]')) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    (shortcuts[key] ?? shortcuts['*'])?.(event);
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

/** A shortcut's action in place of what the browser would do. */
export function onKey(action: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    event.preventDefault();
    action();
  };
}

const NON_TEXT_TYPES = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether an element accepts text input from the keyboard. */
export function acceptsText(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLInputElement> | null;
  if (!element?.tagName) return false;
  const tag = element.tagName.toLowerCase();
  if (tag === 'input') return !NON_TEXT_TYPES.has(element.type ?? 'text');
  return tag === 'textarea' || tag === 'select' || element.isContentEditable === true;
}
