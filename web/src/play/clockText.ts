/** Below this time, a clock is shown as low on time, and its player is warned once. */
export const LOW_TIME_MILLIS = 20_000;

/** Formats a clock time as `1:04:09` or `4:37`, with tenths below ten seconds. Shows zero only if no time is left. */
export function clockText(millis: number): string {
  if (millis < 10_000) {
    const tenths = Math.max(0, Math.ceil(millis / 100));
    return tenths < 100 ? `0:0${Math.floor(tenths / 10)}.${tenths % 10}` : '0:10';
  }
  const seconds = Math.ceil(millis / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** Parses `h:mm:ss`, `m:ss` or `m` into milliseconds. Returns null for any other format. */
export function parseClockText(text: string): number | null {
  const parts = text.trim().split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return null;
  const [first = 0, second = 0, third = 0] = parts.map(Number);
  if ([second, third].some((part) => part > 59)) return null;
  const seconds =
    parts.length === 3 ? first * 3600 + second * 60 + third : first * 60 + second;
  return seconds * 1000;
}
