/** The distance in pixels that a finger can move and still count as resting. */
const TOLERANCE = 8;

/**
 * Watches a finger that has just touched the board, and calls `rested` when it has not moved for the given time. If it
 * moves or is lifted before that, calls `moved` or `lifted` instead. If a second finger touches the board or the page
 * scrolls, no callback is called.
 */
export function watchLongPress(
  start: PointerEvent,
  element: HTMLElement,
  millis: number,
  on: { rested(): void; moved(): void; lifted(): void },
): void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const finish = (callback?: () => void) => {
    clearTimeout(timer);
    listeners.abort();
    callback?.();
  };
  const timer = setTimeout(() => finish(on.rested), millis);
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
    element.addEventListener(type, (event) => void (event.pointerId === start.pointerId && listener(event)), { signal });
  listen('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - start.clientX, clientY - start.clientY) > TOLERANCE) finish(on.moved);
  });
  listen('pointerup', () => finish(on.lifted));
  listen('pointercancel', () => finish());
  // Only a second finger's event reaches this listener, because the first finger's has already passed the capture
  // phase.
  element.addEventListener('pointerdown', () => finish(), { signal, capture: true });
}
