/** How much of a name a sentence has room for, in letters of the usual width. */
const ROOM = 24;
const WIDE = /^[\p{Lu}mw@\p{sc=Han}]/u;

/** A player's name for a sentence or a title: one that would take more than a line of a phone is cut. */
export function shortPlayerName(name: string): string {
  let room = ROOM;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    room -= WIDE.test(segment) ? 1.5 : 1;
    if (room < 0) return `${short.trimEnd()}…`;
    short += segment;
  }
  return name;
}
