/** How a piece glides. */
export const MOVE_ANIMATION: KeyframeAnimationOptions = { duration: 200, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' };

/** Whether this person asked for stillness. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
