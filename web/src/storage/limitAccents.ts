/** A letter has at most two accents, so that a name cannot be stacked over the page. */
const MARKS = 2;
/** Hebrew, Burmese or Tibetan letters need more of their own signs, though each only once. */
const OWN_SIGNS = 4;

/** A text without the combining marks beyond those that a letter may have: the server's rule; corpus/names.jsonl holds both to it. */
export function limitAccents(text: string): string {
  let kept = '';
  let marks: string[] = [];
  for (const letter of text) {
    if (!/[\p{Mn}\p{Me}]/u.test(letter)) marks = [];
    else if (/\p{Script=Inherited}/u.test(letter) ? marks.length >= MARKS : marks.length >= OWN_SIGNS || marks.includes(letter)) continue;
    else marks.push(letter);
    kept += letter;
  }
  return kept;
}
