/** A file name consisting only of letters, digits and hyphens, such as `anna-boris-2026-11-15`. */
export function gameFileName(white: string, black: string, date: string): string {
  const plain = [white, black, date]
    .join('-')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return plain.replace(/^-+|-+$/g, '').slice(0, 80);
}

/** The local date in PGN format, such as `2026.11.15`. */
export function pgnDate(millis: number): string {
  const date = new Date(millis);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}
