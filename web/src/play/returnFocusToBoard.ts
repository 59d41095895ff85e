/**
 * Attached to a button that disappears when it is used: moves the focus from there to the board, so that people who use
 * the keyboard can play on at once. After a click, the arrow keys still step through the moves.
 */
export function returnFocusToBoard(button: HTMLElement): () => void {
  let focused = false;
  button.addEventListener('focus', () => (focused = button.matches(':focus-visible')));
  // Some browsers also report that the focus leaves when its element is removed; then it goes nowhere.
  button.addEventListener('blur', ({ relatedTarget }) => (focused &&= relatedTarget === null));
  return () =>
    queueMicrotask(() => {
      if (!focused || (document.activeElement ?? document.body) !== document.body) return;
      document.querySelector<HTMLElement>('[role=grid] button[tabindex="0"]')?.focus({ preventScroll: true });
    });
}
