/**
 * Focuses a screen's heading once it exists, unless the focus has moved in the meantime. Returns a function that stops
 * waiting.
 */
export function focusHeading(screen: HTMLElement): () => void {
  const before = document.activeElement;
  const focusIfPresent = () => {
    const heading = screen.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    if (document.activeElement !== before && document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focusIfPresent);
  observer.observe(screen, { childList: true, subtree: true });
  focusIfPresent();
  return () => observer.disconnect();
}
