/** Converts a text to lower case, removes accents, and simplifies dashes and white space. */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

export function searchWords(search: string): string[] {
  return normalizeForSearch(search).split(' ');
}

/** Whether a text contains all words. The text and the words must be normalised. */
export function containsAllWords(haystack: string, words: string[]): boolean {
  return words.every((word) => haystack.includes(word));
}
