import type { AnimationSpeed } from '../settings/choices';
import { settings } from '../settings/settings.svelte';

const DURATIONS: Record<AnimationSpeed, number> = { off: 0, fast: 100, normal: 200 };

/** The chosen speed. If the user has not chosen one, animations are off when the system asks for reduced motion. */
export function animationSpeed(): AnimationSpeed {
  if (settings.animation !== 'system') return settings.animation;
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal';
}

/** The animation of a moving piece. Null if the piece appears on its new square at once. */
export function pieceAnimation(): KeyframeAnimationOptions | null {
  const duration = DURATIONS[animationSpeed()];
  return duration > 0 ? { duration, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' } : null;
}
