export const MOVE_ANIMATION: KeyframeAnimationOptions = { duration: 200, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' };

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
