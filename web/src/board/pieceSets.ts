import boldUrl from 'virtual:boldPieces';
import classicUrl from 'cm-chessboard/assets/pieces/standard.svg?url';
import type { PieceSet } from '../settings/appearance';

/** The URL of each piece set's SVG file, which contains the groups `wk` to `bp`, each 40 by 40 units. */
export const PIECE_SET_URLS: Record<PieceSet, string> = { classic: classicUrl, bold: boldUrl };
