/** Modules that the Vite plugins in `scripts` generate. */
declare module 'virtual:showcase' {
  import type { Language } from '@texts';
  import type { Refusal, Square } from '@rules';
  export const fen: string;
  export const lastMove: { from: Square; to: Square };
  /** The square of the piece that White tries to move. */
  export const from: Square;
  export const rulings: Record<Language, Refusal>;
}

declare module 'virtual:openings' {
  /** One line per position: `placement turn|ECO|name`. */
  const lines: string;
  export default lines;
}

declare module 'virtual:boldPieces' {
  /** The URL of an SVG file with one group per piece, from `wk` to `bp`. */
  const url: string;
  export default url;
}

declare module '*.properties' {
  /** The texts of a catalogue file. */
  const texts: Record<string, string>;
  export default texts;
}

declare module 'virtual:loadFailures' {
  import type { Language } from '@texts';
  /** What the page says in each language if its code cannot be loaded. */
  const texts: Record<Language, string>;
  export default texts;
}

declare module 'virtual:cases' {
  import type { CaseExercise } from './cases/caseProgress.svelte';
  const exercises: CaseExercise[];
  export default exercises;
}
