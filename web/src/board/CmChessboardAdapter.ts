import { Chessboard } from 'cm-chessboard';
import { PositionsAnimation, type Change } from 'cm-chessboard/src/view/PositionAnimationsQueue.js';
import type { Color, Square } from '../rules/rules';
import { pieceAnimation } from './animationSpeed';
import { insertPieceImages, PIECE_SET_URLS } from './pieceImages';

/** The side length of a square in SVG units, independent of its size on the screen. */
export const SQUARE_UNITS = 40;

/**
 * Draws a board's squares and pieces with cm-chessboard, in an SVG that scales with its host. It does not use the
 * widget's input handling or animation queue. The SVG always contains the latest placement, even during an animation.
 */
export class CmChessboardAdapter {
  /** Layers for marks, below and above the pieces. */
  readonly belowPieces: SVGGElement;
  readonly abovePieces: SVGGElement;
  private readonly board: Chessboard;
  private readonly fadingPieces = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  private hidden: Square | null = null;

  constructor(host: HTMLElement) {
    insertPieceImages();
    this.board = new Chessboard(host, {
      responsive: false,
      style: { cssClass: 'squares', showCoordinates: false, pieces: { file: PIECE_SET_URLS.classic } },
    });
    const view = this.board.view;
    // The widget measures its host in whole pixels. This class uses fixed SVG units instead, and the viewBox scales the
    // board.
    Object.assign(view, { width: 8 * SQUARE_UNITS, height: 8 * SQUARE_UNITS, innerWidth: 8 * SQUARE_UNITS, innerHeight: 8 * SQUARE_UNITS });
    Object.assign(view, { squareWidth: SQUARE_UNITS, squareHeight: SQUARE_UNITS, scalingX: 1, scalingY: 1, pieceXTranslate: 0 });
    view.container.removeAttribute('style');
    view.svg.setAttribute('viewBox', `0 0 ${8 * SQUARE_UNITS} ${8 * SQUARE_UNITS}`);
    view.svg.removeAttribute('role');
    view.piecesLayer.prepend(this.fadingPieces);
    view.redrawBoard();
    this.belowPieces = view.markersLayer;
    this.abovePieces = view.markersTopLayer;
  }

  show(placement: string, orientation: Color, animate: boolean): void {
    const { state, view } = this.board;
    const side = orientation === 'white' ? 'w' : 'b';
    const flipped = state.orientation !== side;
    const before = [...state.position.squares];
    state.position.setFen(placement);
    const changes = withPromotion(PositionsAnimation.seekChanges(before, state.position.squares));
    if (flipped) {
      state.orientation = side;
      view.redrawBoard();
      view.redrawPieces();
      this.fadingPieces.replaceChildren();
    } else if (changes.length > 0) {
      this.change(changes, animate && before.some((piece) => piece !== null));
    }
    this.hidePiece(this.hidden);
  }

  /** Moves or removes a piece at once, without waiting for the next placement. */
  placeWithoutAnimation(from: Square, to: Square | null): void {
    const { position } = this.board.state;
    const before = [...position.squares];
    if (to) position.setPiece(to, position.getPiece(from));
    position.setPiece(from, null);
    this.change(PositionsAnimation.seekChanges(before, position.squares), false);
  }

  /** Hides the piece that is being dragged; null shows it again. */
  hidePiece(square: Square | null): void {
    if (this.hidden) this.pieceElement(this.hidden)?.removeAttribute('visibility');
    this.hidden = square;
    if (square) this.pieceElement(square)?.setAttribute('visibility', 'hidden');
  }

  /** Animates a refused move: the piece moves slightly towards its target and back. */
  animateRefusedMove(from: Square, to: Square): void {
    const motion = pieceAnimation();
    if (!motion) return;
    const [start, end] = [this.point(from), this.point(to)];
    const turningPoint = { x: start.x + (end.x - start.x) / 4, y: start.y + (end.y - start.y) / 4 };
    this.pieceElement(from)?.animate([translateKeyframe(start), translateKeyframe(turningPoint), translateKeyframe(start)], motion);
  }

  destroy(): void {
    this.board.destroy();
  }

  /** Redraws only the changed squares. */
  private change(changes: Change[], animate: boolean): void {
    const { view } = this.board;
    const motion = animate ? pieceAnimation() : null;
    const elements = changes.map((change) => (change.type === 1 ? null : this.pieceElement(squareOfWidgetIndex(change.atIndex))));
    this.fadingPieces.replaceChildren();
    changes.forEach(({ type, piece, atIndex, toIndex }, index) => {
      let element = elements[index] ?? null;
      if (type === 2) {
        element?.remove();
        if (motion && element) this.fadeOut(element, motion);
        return;
      }
      const square = squareOfWidgetIndex(toIndex ?? atIndex);
      if (element?.dataset.piece !== piece) {
        element?.remove();
        element = view.drawPieceOnSquare(square, piece);
      }
      const end = this.point(square);
      element.dataset.square = square;
      element.removeAttribute('visibility');
      element.setAttribute('transform', `translate(${end.x} ${end.y})`);
      view.piecesGroup.append(element);
      if (motion && type === 0) element.animate([translateKeyframe(view.indexToPoint(atIndex)), translateKeyframe(end)], motion);
      else if (motion) element.animate([{ opacity: 0 }, { opacity: 1 }], motion);
    });
  }

  /** Fades out a captured piece while the capturing piece moves to its square. */
  private fadeOut(element: SVGGElement, motion: KeyframeAnimationOptions): void {
    this.fadingPieces.append(element);
    element.animate([{ opacity: 1 }, { opacity: 0 }], motion).onfinish = () => element.remove();
  }

  private pieceElement(square: Square): SVGGElement | null {
    return this.board.view.piecesGroup.querySelector<SVGGElement>(`[data-square=${square}]`);
  }

  private point(square: Square): { x: number; y: number } {
    return this.board.view.indexToPoint(square.charCodeAt(0) - 97 + 8 * (Number(square[1]) - 1));
  }
}

/**
 * Turns a promotion into one move, so that it can be animated. The widget reports it as a removed pawn and an added
 * piece of the same colour.
 */
function withPromotion(changes: Change[]): Change[] {
  const [to, ...others] = changes.filter((change) => change.type === 1);
  const from = changes.find((change) => change.type === 2 && change.piece === `${to?.piece[0]}p`);
  if (!to || !from || others.length > 0) return changes;
  const rest = changes.filter((change) => change !== to && change !== from);
  return [...rest, { type: 0, piece: to.piece, atIndex: from.atIndex, toIndex: to.atIndex }];
}

function translateKeyframe(to: { x: number; y: number }): Keyframe {
  return { transform: `translate(${to.x}px, ${to.y}px)` };
}

/** The square with the given widget index. The widget counts rank by rank, starting at a1. */
function squareOfWidgetIndex(index: number): Square {
  return String.fromCharCode(97 + (index % 8)) + (1 + Math.floor(index / 8));
}
