/** The part of cm-chessboard 8.15.1 that CmChessboardAdapter uses. The package has no type declarations. */
declare module 'cm-chessboard' {
  export type Squares = (string | null)[];

  export class Chessboard {
    constructor(
      context: HTMLElement,
      props: {
        responsive: boolean;
        style: { cssClass: string; showCoordinates: boolean; pieces: { file: string } };
      },
    );
    readonly state: {
      orientation: 'w' | 'b';
      position: {
        squares: Squares;
        setFen(fen: string): void;
        getPiece(square: string): string | null;
        setPiece(square: string, piece: string | null): void;
      };
    };
    readonly view: {
      readonly container: HTMLElement;
      readonly svg: SVGSVGElement;
      readonly markersLayer: SVGGElement;
      readonly piecesLayer: SVGGElement;
      readonly piecesGroup: SVGGElement;
      readonly markersTopLayer: SVGGElement;
      redrawBoard(): void;
      redrawPieces(): void;
      drawPieceOnSquare(square: string, piece: string): SVGGElement;
      indexToPoint(index: number): { x: number; y: number };
    };
    destroy(): void;
  }
}

declare module 'cm-chessboard/src/view/PositionAnimationsQueue.js' {
  import type { Squares } from 'cm-chessboard';

  /** Type 0 moves a piece from `atIndex` to `toIndex`, type 1 adds one at `atIndex`, and type 2 removes one there. */
  export type Change = { type: 0 | 1 | 2; piece: string; atIndex: number; toIndex?: number };

  export class PositionsAnimation {
    static seekChanges(from: Squares, to: Squares): Change[];
  }
}
