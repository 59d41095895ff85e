/** Puts a text on the clipboard; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Forbidden, or no secure context: the caller shows the text instead.
    return false;
  }
}

/** Saves a text as a file. */
export function downloadText(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `anna-boris-2026-11-15`, of letters, digits and hyphens, for the name of a file. */
export function fileName(white: string, black: string, date: string): string {
  const plain = [white, black, date]
    .join('-')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return plain.replace(/^-+|-+$/g, '').slice(0, 80);
}

/** The local date, as PGN writes it: `2026.11.15`. */
export function pgnDate(millis: number): string {
  const date = new Date(millis);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}
