const LONGEST = 24;

/** A player's name for a sentence: one that is very long is cut, so that the sentence stays a sentence. */
export function shortName(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name)];
  if (letters.length <= LONGEST) return name;
  return `${letters.slice(0, LONGEST - 1).map(({ segment }) => segment).join('').trimEnd()}…`;
}
