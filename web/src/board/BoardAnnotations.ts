import type { Square } from '../rules/rules';

/** The squares and arrows that an annotator has marked, and their colours. There are no duplicates. */
export type BoardAnnotations = {
  squares: { square: Square; color: string }[];
  arrows: { from: Square; to: Square; color: string }[];
};
