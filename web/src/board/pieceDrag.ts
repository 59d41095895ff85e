import type { Color, Square } from '../rules/rules';
import { pieceAnimation } from './animationSpeed';
import { columnAndRowOf, pieceImageName, type PieceLetter, squareAt } from './squares';

const SVG = 'http://www.w3.org/2000/svg';

export type Point = { x: number; y: number };

/** A dragged piece's image. On a touch screen it is enlarged and offset, so that the finger does not hide it. */
class DraggedPieceImage {
  private readonly image = document.createElementNS(SVG, 'svg');
  private readonly scale: number;
  private readonly offset: number;
  private at: Point = { x: 0, y: 0 };

  constructor(
    piece: PieceLetter,
    private readonly size: number,
    upsideDown: boolean,
    touch: boolean,
  ) {
    this.scale = touch ? 1.6 : 1;
    this.offset = touch ? (upsideDown ? 0.6 : -0.6) * size : 0;
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', `#${pieceImageName(piece)}`);
    if (upsideDown) use.setAttribute('transform', 'rotate(180 20 20)');
    this.image.append(use);
    this.image.setAttribute('viewBox', '0 0 40 40');
    this.image.setAttribute('aria-hidden', 'true');
    this.image.classList.add('dragged-piece');
    this.image.style.width = `${size}px`;
    document.body.append(this.image);
  }

  moveTo(pointer: Point): void {
    this.at = { x: pointer.x, y: pointer.y + this.offset };
    this.image.style.transform = this.transform(this.at, this.scale);
  }

  glideTo(home: Point, done: () => void): void {
    const motion = pieceAnimation();
    if (!motion) {
      done();
      return;
    }
    const path = [this.transform(this.at, this.scale), this.transform(home, 1)];
    this.image.animate({ transform: path }, { ...motion, fill: 'forwards' }).onfinish = done;
  }

  remove(): void {
    this.image.remove();
  }

  private transform(middle: Point, scale: number): string {
    return `translate(${middle.x - this.size / 2}px, ${middle.y - this.size / 2}px) scale(${scale})`;
  }
}

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

/** The distance in pixels that a finger can move and still count as resting. */
const TOLERANCE = 8;

/**
 * Watches a finger that has just touched the board, and calls `rested` when it has not moved for the given time. If it
 * moves or is lifted before that, calls `moved` or `lifted` instead. If a second finger touches the board or the page
 * scrolls, no callback is called.
 */
export function watchLongPress(
  start: PointerEvent,
  element: HTMLElement,
  millis: number,
  on: { rested(): void; moved(): void; lifted(): void },
): void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const finish = (callback?: () => void) => {
    clearTimeout(timer);
    listeners.abort();
    callback?.();
  };
  const timer = setTimeout(() => finish(on.rested), millis);
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
    element.addEventListener(type, (event) => void (event.pointerId === start.pointerId && listener(event)), { signal });
  listen('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - start.clientX, clientY - start.clientY) > TOLERANCE) finish(on.moved);
  });
  listen('pointerup', () => finish(on.lifted));
  listen('pointercancel', () => finish());
  // Only a second finger's event reaches this listener, because the first finger's has already passed the capture
  // phase.
  element.addEventListener('pointerdown', () => finish(), { signal, capture: true });
}

/** The square at a point on the screen, if any. */
export function squareAtPoint(board: HTMLElement, orientation: Color, at: Point): Square | null {
  const box = board.getBoundingClientRect();
  const column = Math.floor(((at.x - box.left) / box.width) * 8);
  const row = Math.floor(((at.y - box.top) / box.height) * 8);
  return column >= 0 && column < 8 && row >= 0 && row < 8 ? squareAt(column, row, orientation) : null;
}

/** The centre of a square, in screen coordinates. */
export function squareCenter(board: HTMLElement, orientation: Color, square: Square): Point {
  const box = board.getBoundingClientRect();
  const { column, row } = columnAndRowOf(square, orientation);
  return { x: box.left + ((column + 0.5) * box.width) / 8, y: box.top + ((row + 0.5) * box.height) / 8 };
}
