/**
 * For a button that disappears when it is used. Moves the focus from the button to the board, so that keyboard users
 * can continue to play at once. After a mouse click, the focus is not moved, so the arrow keys still step through the
 * moves.
 */
export function returnFocusToBoard(button: HTMLElement): () => void {
  let focused = false;
  button.addEventListener('focus', () => (focused = button.matches(':focus-visible')));
  // When the focused button is removed, some browsers fire a blur event with no related target.
  button.addEventListener('blur', ({ relatedTarget }) => (focused &&= relatedTarget === null));
  return () =>
    queueMicrotask(() => {
      if (!focused || (document.activeElement ?? document.body) !== document.body) return;
      document.querySelector<HTMLElement>('[role=grid] button[tabindex="0"]')?.focus({ preventScroll: true });
    });
}
