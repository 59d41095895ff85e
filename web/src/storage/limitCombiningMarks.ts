/** The maximum number of accents per letter. More accents could cover other parts of the page. */
const MAX_ACCENTS = 2;
/**
 * The maximum number of marks per letter in scripts such as Hebrew, Burmese and Tibetan, whose letters need more of
 * them. A letter may have each mark only once.
 */
const MAX_SCRIPT_MARKS = 4;

/**
 * Removes excess combining marks, as does the server. Both implementations are tested with corpus/player-names.jsonl.
 */
export function limitCombiningMarks(text: string): string {
  let limited = '';
  let marks: string[] = [];
  for (const letter of text) {
    if (!/[\p{Mn}\p{Me}]/u.test(letter)) marks = [];
    else if (/\p{Script=Inherited}/u.test(letter) ? marks.length >= MAX_ACCENTS : marks.length >= MAX_SCRIPT_MARKS || marks.includes(letter)) continue;
    else marks.push(letter);
    limited += letter;
  }
  return limited;
}
