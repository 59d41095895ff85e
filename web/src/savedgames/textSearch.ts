/** Without capitals, accents, typographic dashes and doubled spaces: as people type when they search. */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The words of a search. */
export function searchWords(search: string): string[] {
  return normalizeForSearch(search).split(' ');
}

/** Whether all words are found in a text; both are plain already. */
export function containsAllWords(haystack: string, words: string[]): boolean {
  return words.every((word) => haystack.includes(word));
}
