import type { DialogTexts } from '@texts';

/** A duration in minutes and seconds, such as `2 minutes 14 seconds`. */
export function durationText(duration: number, t: DialogTexts['duration']): string {
  const hundredths = Math.round(duration * 100);
  const minutes = Math.floor(hundredths / 6000);
  const seconds = (hundredths % 6000) / 100;
  if (minutes === 0) return t.seconds({ seconds });
  return seconds === 0 ? t.minutes({ minutes }) : t.both({ minutes, seconds });
}
