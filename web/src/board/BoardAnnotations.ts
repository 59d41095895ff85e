import type { Square } from '../rules/rules';

/** The marks of an annotator, each with the name of its colour. No mark occurs twice. */
export type BoardAnnotations = {
  squares: { square: Square; color: string }[];
  arrows: { from: Square; to: Square; color: string }[];
};
