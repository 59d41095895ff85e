/**
 * Formats a duration in minutes and seconds, such as `2 minutes 14 seconds`. Each unit is given as [singular, plural].
 */
export function durationInWords(
  seconds: number,
  minute: [string, string],
  second: [string, string],
  language: string,
): string {
  const hundredths = Math.round(seconds * 100);
  const amounts: [number, [string, string]][] = [
    [Math.floor(hundredths / 6000), minute],
    [(hundredths % 6000) / 100, second],
  ];
  return amounts
    .filter(([amount]) => amount > 0)
    .map(([amount, [one, many]]) => `${amount.toLocaleString(language)} ${amount === 1 ? one : many}`)
    .join(' ');
}
