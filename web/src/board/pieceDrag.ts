import type { Square } from '../rules/rules';
import { DraggedPiece, type Point } from './DraggedPiece';
import type { PieceLetter } from './squaresAndPlacement';

/** A pressed piece: what it looks like, and who is told what becomes of it. */
export type PieceDrag = {
  piece: PieceLetter;
  /** It faces the player at the far side. */
  turned: boolean;
  /** The side of a square, in pixels. */
  size: number;
  /** The middle of the place it was taken from. */
  home: Point;
  squareAt(at: Point): Square | null;
  /** The pointer moved far enough: this is a drag. */
  lifted(): void;
  over(square: Square | null): void;
  /** False: the piece glides home. */
  dropped(square: Square | null): boolean;
  /** The pointer was released where it went down. */
  tapped(): void;
  /** The piece is out of the hand, whatever became of it; told once, and last. */
  ended(): void;
};

/** How far a pointer may stray, in pixels, before it drags. */
const SLACK = { mouse: 4, finger: 8 };

/**
 * Follows a pressed pointer to its release. The answer ends it early: the piece glides home, or is there at
 * once.
 */
export function startPieceDrag(start: PointerEvent, on: HTMLElement, drag: PieceDrag): (gliding: boolean) => void {
  const finger = start.pointerType !== 'mouse';
  const following = new AbortController();
  let held: DraggedPiece | null = null;
  let over = false;

  function finish() {
    if (over) return;
    over = true;
    following.abort();
    held?.remove();
    drag.over(null);
    drag.ended();
  }

  function release(gliding: boolean) {
    following.abort();
    drag.over(null);
    if (gliding && held) held.glideTo(drag.home, finish);
    else finish();
  }

  function listen(type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (at: Point) => void) {
    const mine = (event: PointerEvent) => {
      if (event.pointerId === start.pointerId) listener({ x: event.clientX, y: event.clientY });
    };
    on.addEventListener(type, mine, { signal: following.signal });
  }

  function moveTo(at: Point) {
    const strayed = Math.hypot(at.x - start.clientX, at.y - start.clientY);
    if (!held && strayed > (finger ? SLACK.finger : SLACK.mouse)) {
      held = new DraggedPiece(drag.piece, drag.size, drag.turned, finger);
      drag.lifted();
    }
    held?.moveTo(at);
    if (held) drag.over(drag.squareAt(at));
  }

  on.setPointerCapture(start.pointerId);
  listen('pointermove', moveTo);
  listen('pointerup', (at) => {
    // A browser that is behind may leave out the moves before.
    moveTo(at);
    if (held) release(!drag.dropped(drag.squareAt(at)));
    else {
      finish();
      drag.tapped();
    }
  });
  listen('pointercancel', () => release(true));
  // A second finger means to zoom.
  on.addEventListener('pointerdown', () => release(true), { signal: following.signal, capture: true });
  return (gliding) => (gliding && !following.signal.aborted ? release(true) : finish());
}
