import type { PieceLetter } from './squaresAndPlacement';

/** What a tap in the editor does: move the piece on the square, remove it, or place this piece. */
export type EditorTool = 'move' | 'erase' | PieceLetter;

/** In the order of the palette, row by row. */
export const EDITOR_TOOLS: EditorTool[] = ['move', ...'KQRBNP', 'erase', ...'kqrbnp'];

/** Whether the tool places a piece. */
export function isPieceTool(tool: EditorTool): boolean {
  return tool.length === 1;
}
