import type { PieceLetter } from './squaresAndPlacement';

/** A tool in the position editor: move a piece, erase it, or place the piece with this letter. */
export type EditorTool = 'move' | 'erase' | PieceLetter;

/** All tools in palette order, row by row. */
export const EDITOR_TOOLS: EditorTool[] = ['move', ...'KQRBNP', 'erase', ...'kqrbnp'];

export function isPieceTool(tool: EditorTool): boolean {
  return tool.length === 1;
}
