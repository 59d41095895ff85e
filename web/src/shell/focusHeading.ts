/**
 * Puts the focus on a screen's heading, as soon as it has one; unless people have put it elsewhere by then.
 * The answer stops waiting.
 */
export function focusHeading(screen: HTMLElement): () => void {
  const before = document.activeElement;
  const look = () => {
    const heading = screen.querySelector('h1');
    if (!heading) return;
    watch.disconnect();
    if (document.activeElement !== before && document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(look);
  watch.observe(screen, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}
