/** Centres the element with `aria-current` by scrolling only the list. Scrolls to the start if there is none. */
export function scrollToCurrent(list: HTMLElement): void {
  const current = list.querySelector('[aria-current]')?.getBoundingClientRect();
  const { top, left } = list.getBoundingClientRect();
  list.scrollTo({
    top: current ? list.scrollTop + current.top - top - (list.clientHeight - current.height) / 2 : 0,
    left: current ? list.scrollLeft + current.left - left - (list.clientWidth - current.width) / 2 : 0,
  });
}
