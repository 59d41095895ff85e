/** Without capitals, accents, typographic dashes and doubled spaces: as people type when they search. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Whether every word of a search is found in a text that is plain already. */
export function hasWords(haystack: string, search: string): boolean {
  return plain(search)
    .split(' ')
    .every((word) => haystack.includes(word));
}
