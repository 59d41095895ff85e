import type { PieceLetter } from './squaresAndPlacement';

/** What the next tap on an edited board does: move what stands there, remove it, or place this piece. */
export type EditorTool = 'move' | 'erase' | PieceLetter;

/** As they lie in the palette, row by row. */
export const EDITOR_TOOLS: EditorTool[] = ['move', ...'KQRBNP', 'erase', ...'kqrbnp'];

/** Whether the tool is a piece to place. */
export function isPieceTool(tool: EditorTool): boolean {
  return tool.length === 1;
}
