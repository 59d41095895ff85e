import type { Square } from '../rules/rules';
import { DraggedPieceImage, type Point } from './DraggedPieceImage';
import type { PieceLetter } from './squaresAndPlacement';

/** A piece that the user is holding or dragging, and the callbacks for the drag. */
type PieceDrag = {
  piece: PieceLetter;
  upsideDown: boolean;
  /** The width of a square, in pixels. */
  size: number;
  /** The point on the screen to which the piece returns, normally the centre of its original square. */
  home: Point;
  squareAt(at: Point): Square | null;
  /** Called when the pointer has moved far enough to start a drag. */
  onStart(): void;
  onMove(square: Square | null): void;
  /** Called when the piece is dropped. Returns false to animate the piece back to its original square. */
  onDrop(square: Square | null): boolean;
  /** Called when the pointer is released without a drag. */
  onTap(): void;
  /** Always called exactly once, after all other callbacks except `onTap`. */
  onEnd(): void;
};

/** The distance in pixels that a pointer must move to start a drag. */
const DRAG_DISTANCE = { mouse: 4, touch: 8 };

/**
 * Follows the pointer until it is released, and drags the piece with it. Returns a function that cancels the drag, with
 * or without animating the piece back to its original square.
 */
export function startPieceDrag(start: PointerEvent, element: HTMLElement, drag: PieceDrag): (animate: boolean) => void {
  const touch = start.pointerType !== 'mouse';
  const listeners = new AbortController();
  let image: DraggedPieceImage | null = null;
  let finished = false;

  function finish() {
    if (finished) return;
    finished = true;
    listeners.abort();
    image?.remove();
    drag.onMove(null);
    drag.onEnd();
  }

  function release(animate: boolean) {
    listeners.abort();
    drag.onMove(null);
    if (animate && image) image.glideTo(drag.home, finish);
    else finish();
  }

  function listen(type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (at: Point) => void) {
    const onPointer = (event: PointerEvent) => {
      if (event.pointerId === start.pointerId) listener({ x: event.clientX, y: event.clientY });
    };
    element.addEventListener(type, onPointer, { signal: listeners.signal });
  }

  function moveTo(at: Point) {
    const distance = Math.hypot(at.x - start.clientX, at.y - start.clientY);
    if (!image && distance > (touch ? DRAG_DISTANCE.touch : DRAG_DISTANCE.mouse)) {
      image = new DraggedPieceImage(drag.piece, drag.size, drag.upsideDown, touch);
      drag.onStart();
    }
    image?.moveTo(at);
    if (image) drag.onMove(drag.squareAt(at));
  }

  element.setPointerCapture(start.pointerId);
  listen('pointermove', moveTo);
  listen('pointerup', (at) => {
    // A busy browser may skip the last pointermove.
    moveTo(at);
    if (image) release(!drag.onDrop(drag.squareAt(at)));
    else {
      finish();
      drag.onTap();
    }
  });
  listen('pointercancel', () => release(true));
  // A second finger starts a zoom, which cancels the drag.
  element.addEventListener('pointerdown', () => release(true), { signal: listeners.signal, capture: true });
  return (animate) => (animate && !listeners.signal.aborted ? release(true) : finish());
}
