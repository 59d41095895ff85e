import type { Color, Square } from '../rules/rules';
import { changesBetween, type Change } from './changes';
import { GLIDE, stillness } from './motion';
import { showPictures } from './pictures';
import { pictureOf, readPlacement, seenAt, UNIT, type Letter } from './squares';

const SVG = 'http://www.w3.org/2000/svg';

type Point = { x: number; y: number };

/**
 * The pieces of a board, in a group of its drawing. What is drawn is always the last placement shown, and pieces only
 * glide to where they already are.
 */
export class PiecesDrawing {
  private pieces = new Map<Square, Letter>();
  private orientation: Color = 'white';
  private lifted: Square | null = null;
  private readonly drawn = new Map<Square, SVGGElement>();
  private readonly leaving = document.createElementNS(SVG, 'g');
  private readonly standing = document.createElementNS(SVG, 'g');

  constructor(group: SVGGElement) {
    showPictures();
    group.append(this.leaving, this.standing);
  }

  show(placement: string, orientation: Color, gliding: boolean): void {
    const before = this.pieces;
    this.pieces = readPlacement(placement);
    const turned = this.orientation !== orientation;
    this.orientation = orientation;
    if (turned) {
      for (const [square, element] of this.drawn) place(element, this.point(square));
    }
    const changes = changesBetween(before, this.pieces);
    if (turned || changes.length > 0) {
      this.change(changes, gliding && !turned && !stillness() && before.size > 0);
    }
    this.lift(this.lifted);
  }

  /** Puts a piece elsewhere, or away, without ado and ahead of the next placement. */
  put(from: Square, to: Square | null): void {
    const before = this.pieces;
    const piece = before.get(from);
    this.pieces = new Map(before);
    this.pieces.delete(from);
    if (to && piece) this.pieces.set(to, piece);
    this.change(changesBetween(before, this.pieces), false);
  }

  /** Hides the piece that is in somebody's hand; null puts it back. */
  lift(square: Square | null): void {
    if (this.lifted) this.drawn.get(this.lifted)?.removeAttribute('visibility');
    this.lifted = square;
    if (square) this.drawn.get(square)?.setAttribute('visibility', 'hidden');
  }

  /** A piece that may not go: it starts and comes back. */
  nudge(from: Square, to: Square): void {
    if (stillness()) return;
    const [start, end] = [this.point(from), this.point(to)];
    const way = { x: start.x + (end.x - start.x) / 4, y: start.y + (end.y - start.y) / 4 };
    this.drawn.get(from)?.animate([shifted(start), shifted(way), shifted(start)], GLIDE);
  }

  /** Draws what changed, and only that. */
  private change(changes: Change[], gliding: boolean): void {
    this.leaving.replaceChildren();
    const touched = changes.map(({ from }) => (from ? this.drawn.get(from) : undefined));
    for (const { from } of changes) if (from) this.drawn.delete(from);
    changes.forEach(({ piece, from, to }, index) => {
      let element = touched[index];
      if (!to) {
        element?.remove();
        if (gliding && element) this.fadeAway(element);
        return;
      }
      if (element?.dataset.piece !== pictureOf(piece)) {
        element?.remove();
        element = picture(piece);
      }
      this.drawn.set(to, element);
      element.dataset.square = to;
      element.removeAttribute('visibility');
      place(element, this.point(to));
      this.standing.append(element);
      if (gliding && from) element.animate([shifted(this.point(from)), shifted(this.point(to))], GLIDE);
      else if (gliding) element.animate([{ opacity: 0 }, { opacity: 1 }], GLIDE);
    });
  }

  /** What was captured makes way while the other arrives. */
  private fadeAway(element: SVGGElement): void {
    this.leaving.append(element);
    element.animate([{ opacity: 1 }, { opacity: 0 }], GLIDE).onfinish = () => element.remove();
  }

  private point(square: Square): Point {
    const { column, row } = seenAt(square, this.orientation);
    return { x: column * UNIT, y: row * UNIT };
  }
}

function picture(piece: Letter): SVGGElement {
  const element = document.createElementNS(SVG, 'g');
  element.dataset.piece = pictureOf(piece);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${pictureOf(piece)}`);
  element.append(use);
  return element;
}

function place(element: SVGGElement, { x, y }: Point): void {
  element.setAttribute('transform', `translate(${x} ${y})`);
}

function shifted({ x, y }: Point): Keyframe {
  return { transform: `translate(${x}px, ${y}px)` };
}
