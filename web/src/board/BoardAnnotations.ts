import type { Square } from '../rules/rules';

/** What an annotator has drawn on a board, each mark in a colour by its name. A mark is there once. */
export type BoardAnnotations = {
  squares: { square: Square; color: string }[];
  arrows: { from: Square; to: Square; color: string }[];
};
