import { Chessboard } from 'cm-chessboard';
import { PositionsAnimation, type Change } from 'cm-chessboard/src/view/PositionAnimationsQueue.js';
import picturesAddress from 'cm-chessboard/assets/pieces/standard.svg?url';
import type { Color, Square } from '../rules/rules';
import { MOVE_ANIMATION, prefersReducedMotion } from './animation';

/** The side of a square in the drawing's own units, whatever its size on the screen. */
export const SQUARE_UNITS = 40;

const PICTURES = 'cm-chessboard-sprite';

/** Puts the pictures of the pieces into the page, once, for every `<use href="#wk">`. */
export function insertPieceImages(): void {
  if (document.getElementById(PICTURES)) return;
  const holder = document.createElement('div');
  // The widget looks for this id, and fetches the pictures itself if it is missing.
  holder.id = PICTURES;
  holder.hidden = true;
  document.body.append(holder);
  fetch(picturesAddress)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
    .then((text) => {
      holder.append(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement);
    })
    .catch(() => {
      // Without a connection the next board, or the connection's return, tries again.
      holder.remove();
      addEventListener('online', insertPieceImages, { once: true });
    });
}

/**
 * The squares and pieces of a board, drawn by cm-chessboard in an SVG that scales with its host. The widget's
 * own input and its queue of animations stay unused: what is drawn is always the last placement shown, and
 * pieces only glide to where they already are.
 */
export class CmChessboardAdapter {
  /** Layers for marks, below and above the pieces. */
  readonly under: SVGGElement;
  readonly over: SVGGElement;
  private readonly board: Chessboard;
  private readonly leaving = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  private lifted: Square | null = null;

  constructor(host: HTMLElement) {
    insertPieceImages();
    this.board = new Chessboard(host, {
      responsive: false,
      style: { cssClass: 'squares', showCoordinates: false, pieces: { file: picturesAddress } },
    });
    const view = this.board.view;
    // The widget measures its host in whole pixels; ours is a fixed drawing that the viewBox scales.
    Object.assign(view, { width: 8 * SQUARE_UNITS, height: 8 * SQUARE_UNITS, innerWidth: 8 * SQUARE_UNITS, innerHeight: 8 * SQUARE_UNITS });
    Object.assign(view, { squareWidth: SQUARE_UNITS, squareHeight: SQUARE_UNITS, scalingX: 1, scalingY: 1, pieceXTranslate: 0 });
    view.container.removeAttribute('style');
    view.svg.setAttribute('viewBox', `0 0 ${8 * SQUARE_UNITS} ${8 * SQUARE_UNITS}`);
    view.svg.removeAttribute('role');
    view.piecesLayer.prepend(this.leaving);
    view.redrawBoard();
    this.under = view.markersLayer;
    this.over = view.markersTopLayer;
  }

  show(placement: string, orientation: Color, gliding: boolean): void {
    const { state, view } = this.board;
    const side = orientation === 'white' ? 'w' : 'b';
    const turned = state.orientation !== side;
    const before = [...state.position.squares];
    state.position.setFen(placement);
    const changes = withPromotion(PositionsAnimation.seekChanges(before, state.position.squares));
    if (turned) {
      state.orientation = side;
      view.redrawBoard();
      view.redrawPieces();
      this.leaving.replaceChildren();
    } else if (changes.length > 0) {
      this.change(changes, gliding && !prefersReducedMotion() && before.some((piece) => piece !== null));
    }
    this.lift(this.lifted);
  }

  /** Puts a piece elsewhere, or away, without ado and ahead of the next placement. */
  put(from: Square, to: Square | null): void {
    const { position } = this.board.state;
    const before = [...position.squares];
    if (to) position.setPiece(to, position.getPiece(from));
    position.setPiece(from, null);
    this.change(PositionsAnimation.seekChanges(before, position.squares), false);
  }

  /** Hides the piece that is in somebody's hand; null puts it back. */
  lift(square: Square | null): void {
    if (this.lifted) this.drawn(this.lifted)?.removeAttribute('visibility');
    this.lifted = square;
    if (square) this.drawn(square)?.setAttribute('visibility', 'hidden');
  }

  /** A piece that may not go: it starts and comes back. */
  nudge(from: Square, to: Square): void {
    if (prefersReducedMotion()) return;
    const [start, end] = [this.point(from), this.point(to)];
    const way = { x: start.x + (end.x - start.x) / 4, y: start.y + (end.y - start.y) / 4 };
    this.drawn(from)?.animate([shifted(start), shifted(way), shifted(start)], MOVE_ANIMATION);
  }

  destroy(): void {
    this.board.destroy();
  }

  /** Draws what changed, and only that. */
  private change(changes: Change[], gliding: boolean): void {
    const { view } = this.board;
    const touched = changes.map((change) => (change.type === 1 ? null : this.drawn(nameOf(change.atIndex))));
    this.leaving.replaceChildren();
    changes.forEach(({ type, piece, atIndex, toIndex }, index) => {
      let element = touched[index] ?? null;
      if (type === 2) {
        element?.remove();
        if (gliding && element) this.fadeAway(element);
        return;
      }
      const square = nameOf(toIndex ?? atIndex);
      if (element?.dataset.piece !== piece) {
        element?.remove();
        element = view.drawPieceOnSquare(square, piece);
      }
      const end = this.point(square);
      element.dataset.square = square;
      element.removeAttribute('visibility');
      element.setAttribute('transform', `translate(${end.x} ${end.y})`);
      view.piecesGroup.append(element);
      if (gliding && type === 0) element.animate([shifted(view.indexToPoint(atIndex)), shifted(end)], MOVE_ANIMATION);
      else if (gliding) element.animate([{ opacity: 0 }, { opacity: 1 }], MOVE_ANIMATION);
    });
  }

  /** What was captured makes way while the other arrives. */
  private fadeAway(element: SVGGElement): void {
    this.leaving.append(element);
    element.animate([{ opacity: 1 }, { opacity: 0 }], MOVE_ANIMATION).onfinish = () => element.remove();
  }

  private drawn(square: Square): SVGGElement | null {
    return this.board.view.piecesGroup.querySelector<SVGGElement>(`[data-square=${square}]`);
  }

  private point(square: Square): { x: number; y: number } {
    return this.board.view.indexToPoint(square.charCodeAt(0) - 97 + 8 * (Number(square[1]) - 1));
  }
}

/** A pawn that vanished and the only piece that appeared, of its colour, are the same: it glides there. */
function withPromotion(changes: Change[]): Change[] {
  const [to, ...others] = changes.filter((change) => change.type === 1);
  const from = changes.find((change) => change.type === 2 && change.piece === `${to?.piece[0]}p`);
  if (!to || !from || others.length > 0) return changes;
  const rest = changes.filter((change) => change !== to && change !== from);
  return [...rest, { type: 0, piece: to.piece, atIndex: from.atIndex, toIndex: to.atIndex }];
}

function shifted(to: { x: number; y: number }): Keyframe {
  return { transform: `translate(${to.x}px, ${to.y}px)` };
}

/** The widget counts squares from a1 along the rank. */
function nameOf(index: number): Square {
  return String.fromCharCode(97 + (index % 8)) + (1 + Math.floor(index / 8));
}
