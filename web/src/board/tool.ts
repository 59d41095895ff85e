import type { Letter } from './squares';

/** What the next tap on an edited board does: move what stands there, remove it, or place this piece. */
export type Tool = 'move' | 'erase' | Letter;

/** As they lie in the palette, row by row. */
export const TOOLS: Tool[] = ['move', ...'KQRBNP', 'erase', ...'kqrbnp'];

/** Whether the tool is a piece to place. */
export function isPiece(tool: Tool): boolean {
  return tool.length === 1;
}
