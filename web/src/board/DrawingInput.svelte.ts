import type { Square } from '../rules/rules';
import { pageTexts } from '../texts/texts';
import { describeDrawing, type Drawing, DRAWING_COLORS, drawingBetween, toggleDrawing } from './Drawing';
import type { Point } from './pieceDrag';

/** The board to draw on. */
interface DrawnBoard {
  readonly element: HTMLElement;
  squareAt(at: Point): Square | null;
  drawings(): readonly Drawing[];
  /** Returns a function that replaces the drawings, or undefined if the board does not allow drawing. */
  change(): ((drawings: Drawing[]) => void) | undefined;
}

/** Turns pointer movements and keys into drawings, and announces them. */
export class DrawingInput {
  /** The drawing as it would be if the gesture ended now. */
  preview: Drawing | null = $state(null);
  /** The latest announcement for screen readers. */
  announcement = $state('');
  /** The square on which a drawing was started with the keyboard. */
  #start: Square | null = null;
  #gesture: AbortController | null = null;

  constructor(private readonly board: DrawnBoard) {}

  get underWay(): boolean {
    return this.preview !== null;
  }

  /** Previews the drawing until the pointer is released. If it is released outside the board, nothing is drawn. */
  follow(start: PointerEvent, from: Square): void {
    const { element } = this.board;
    this.cancel();
    const { signal } = (this.#gesture = new AbortController());
    const color = colorOf(start);
    const update = ({ clientX, clientY }: PointerEvent) => {
      const to = this.board.squareAt({ x: clientX, y: clientY });
      this.preview = to && drawingBetween(color, from, to);
      return this.preview;
    };
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
      element.addEventListener(type, (event) => void (event.pointerId === start.pointerId && listener(event)), { signal });
    element.setPointerCapture(start.pointerId);
    this.preview = color + from;
    listen('pointermove', update);
    listen('pointercancel', () => this.cancel());
    listen('pointerup', (event) => {
      const drawing = update(event);
      this.cancel();
      if (drawing) this.#toggle(drawing);
    });
    element.addEventListener('pointerdown', () => this.cancel(), { signal, capture: true });
  }

  /**
   * Handles a key pressed on a square. D starts and ends a drawing. 1 to 4 end it in a particular colour. Returns
   * whether the key was used.
   */
  pressKey(key: string, square: Square): boolean {
    const draws = key === 'd' || key === 'D';
    const from = this.#start;
    const color = draws ? 'G' : DRAWING_COLORS[Number(key) - 1];
    if (!color || !this.board.change()) return false;
    if (from) {
      this.cancel();
      this.#toggle(drawingBetween(color, from, square));
    } else if (draws) {
      this.#start = square;
      this.preview = color + square;
      this.announcement = pageTexts().drawing.started({ square });
    }
    return from !== null || draws;
  }

  /** Previews the drawing that was started with the keyboard, as if it ended on this square. */
  moveCursor(square: Square): void {
    if (this.#start) this.preview = drawingBetween('G', this.#start, square);
  }

  /** Cancels the drawing in progress. */
  cancel(): void {
    this.#gesture?.abort();
    this.#gesture = null;
    this.#start = null;
    this.preview = null;
  }

  /** Cancels the drawing in progress and announces that it was cancelled. */
  giveUp(): void {
    this.cancel();
    this.announcement = pageTexts().drawing.cancelled;
  }

  /** Removes all drawings. Returns whether there were any. */
  clear(): boolean {
    if (this.board.drawings().length === 0) return false;
    this.board.change()?.([]);
    this.announcement = pageTexts().drawing.cleared;
    return true;
  }

  #toggle(drawing: Drawing): void {
    const drawings = toggleDrawing(this.board.drawings(), drawing);
    this.board.change()?.(drawings);
    const text = describeDrawing(drawing);
    this.announcement = drawings.includes(drawing) ? text : pageTexts().drawing.removed({ drawing: text });
  }
}

/**
 * Whether a mouse button starts a drawing. The right button does, as does the left button with Ctrl, for a one-button
 * mouse.
 */
export function isDrawingButton({ button, ctrlKey }: PointerEvent): boolean {
  return button === 2 || (button === 0 && ctrlKey);
}

/**
 * The drawing's colour: red with the right button and Shift or Ctrl, blue with Alt or Meta, yellow with a key from each
 * pair, otherwise green.
 */
function colorOf(event: PointerEvent): string {
  const first = event.button === 2 && (event.shiftKey || event.ctrlKey) ? 1 : 0;
  const second = event.altKey || event.metaKey ? 2 : 0;
  return DRAWING_COLORS[first + second]!;
}
