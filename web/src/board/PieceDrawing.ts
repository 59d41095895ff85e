import type { Color, Square } from '../rules/rules';
import { pieceAnimation } from './animationSpeed';
import { cornerOf, pieceImageName, readPlacement } from './squares';

type Point = { x: number; y: number };
type PiecesBySquare = Map<Square, SVGElement>;

const SVG = 'http://www.w3.org/2000/svg';

/** Draws the pieces of a board and animates them. The SVG always contains the latest placement, even during an animation. */
export class PieceDrawing {
  #orientation: Color = 'white';
  #hidden: Square | null = null;
  readonly #pieces: PiecesBySquare = new Map();

  constructor(
    private readonly layer: SVGElement,
    /** The layer of captured pieces, which fade out below the others. */
    private readonly fadingPieces: SVGElement,
  ) {}

  show(placement: string, orientation: Color, animate: boolean): void {
    if (orientation !== this.#orientation) {
      this.#orientation = orientation;
      this.#pieces.clear();
      this.layer.replaceChildren();
      this.fadingPieces.replaceChildren();
    }
    const names = [...readPlacement(placement)].map(([square, piece]) => [square, pieceImageName(piece)] as const);
    this.#change(new Map(names), animate && this.#pieces.size > 0);
    this.hidePiece(this.#hidden);
  }

  /** Moves or removes a piece at once, without waiting for the next placement. */
  placeWithoutAnimation(from: Square, to: Square | null): void {
    const names = new Map([...this.#pieces].map(([square, element]) => [square, element.dataset.piece!]));
    if (to) names.set(to, names.get(from)!);
    names.delete(from);
    this.#change(names, false);
  }

  /** Hides the piece that is being dragged; null shows it again. */
  hidePiece(square: Square | null): void {
    if (this.#hidden) this.#pieces.get(this.#hidden)?.removeAttribute('visibility');
    this.#hidden = square;
    if (square) this.#pieces.get(square)?.setAttribute('visibility', 'hidden');
  }

  /** Animates a refused move: the piece moves slightly towards its target and back. */
  animateRefusedMove(from: Square, to: Square): void {
    const motion = pieceAnimation();
    const [start, end] = [this.#point(from), this.#point(to)];
    const turningPoint = { x: start.x + (end.x - start.x) / 4, y: start.y + (end.y - start.y) / 4 };
    if (motion) this.#pieces.get(from)?.animate([start, turningPoint, start].map(translateKeyframe), motion);
  }

  /** Redraws only the changed squares. */
  #change(names: ReadonlyMap<Square, string>, animate: boolean): void {
    const leaving = new Map([...this.#pieces].filter(([square, { dataset }]) => names.get(square) !== dataset.piece));
    const arriving = [...names].filter(([square, name]) => this.#pieces.get(square)?.dataset.piece !== name);
    if (leaving.size === 0 && arriving.length === 0) return;
    const motion = animate ? pieceAnimation() : null;
    this.fadingPieces.replaceChildren();
    for (const square of leaving.keys()) this.#pieces.delete(square);
    for (const [square, name] of arriving) {
      const from = origin(leaving, square, name) ?? (arriving.length === 1 ? origin(leaving, square, `${name[0]}p`) : null);
      const element = from ? leaving.get(from)! : newPiece();
      if (from) leaving.delete(from);
      const end = this.#point(square);
      element.dataset.piece = name;
      element.dataset.square = square;
      element.firstElementChild!.setAttribute('href', `#${name}`);
      element.removeAttribute('visibility');
      element.setAttribute('transform', `translate(${end.x} ${end.y})`);
      this.layer.append(element);
      this.#pieces.set(square, element);
      if (motion) element.animate(from ? [this.#point(from), end].map(translateKeyframe) : [{ opacity: 0 }, { opacity: 1 }], motion);
    }
    for (const element of leaving.values()) {
      element.remove();
      if (motion) this.#fadeOut(element, motion);
    }
  }

  /** Fades out a captured piece while the capturing piece moves to its square. */
  #fadeOut(element: SVGElement, motion: KeyframeAnimationOptions): void {
    this.fadingPieces.append(element);
    element.animate([{ opacity: 1 }, { opacity: 0 }], motion).onfinish = () => element.remove();
  }

  #point(square: Square): Point {
    return cornerOf(square, this.#orientation);
  }
}

/** The square nearest to `to` that a piece with this name leaves. */
function origin(leaving: PiecesBySquare, to: Square, name: string): Square | undefined {
  const squares = [...leaving].filter(([, { dataset }]) => dataset.piece === name).map(([square]) => square);
  const distance = (from: Square) => Math.max(Math.abs(from.charCodeAt(0) - to.charCodeAt(0)), Math.abs(from.charCodeAt(1) - to.charCodeAt(1)));
  return squares.sort((first, second) => distance(first) - distance(second))[0];
}

function newPiece(): SVGElement {
  const element = document.createElementNS(SVG, 'g');
  element.append(document.createElementNS(SVG, 'use'));
  return element;
}

function translateKeyframe({ x, y }: Point): Keyframe {
  return { transform: `translate(${x}px, ${y}px)` };
}
