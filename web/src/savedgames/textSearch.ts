/** Converts text to lower case, removes accents, and normalises dashes and whitespace. */
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

/** Whether `haystack` contains all the words. Both arguments must already be normalised. */
export function containsAllWords(haystack: string, words: string[]): boolean {
  return words.every((word) => haystack.includes(word));
}
