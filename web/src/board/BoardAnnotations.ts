import type { Square } from '../rules/rules';

/** The squares and arrows that an annotator has marked, each with a colour name. There are no duplicates. */
export type BoardAnnotations = {
  squares: { square: Square; color: string }[];
  arrows: { from: Square; to: Square; color: string }[];
};
