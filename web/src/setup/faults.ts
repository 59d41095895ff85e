/** A stretch of a text, from its first letter to the one after its last. */
export type Span = [from: number, to: number];

/** The part of a time control's text that is wrong at an offset: a whole number, or one sign. */
export function spanInControl(text: string, offset: number): Span {
  const number = /^[\d.]+/.exec(text.slice(offset));
  return [offset, offset + (number ? number[0].length : 1)];
}
