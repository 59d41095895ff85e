import type { Square, Variant } from '../rules/rules';

/** The six fields of a FEN as an editor holds them: signs on paper, of which the rules say what they are worth. */
export type FenFields = {
  placement: string;
  turn: 'w' | 'b';
  /** The castling letters that are wanted; those that cannot be are left out when the FEN is written. */
  castling: string;
  /** The en passant square that is wanted, or `-`. */
  enPassant: Square;
  halfmoves: string;
  fullmove: string;
};

/** What the rules allow an editor to offer. */
export type AllowedFenFields = { castling: string[]; enPassant: Square[] };

/** The castling letters of each colour, the king's side first. */
export const CASTLING_LETTERS = { w: ['K', 'Q'], b: ['k', 'q'] } as const;
export const EMPTY_PLACEMENT = '8/8/8/8/8/8/8/8';

/** The FEN of an editor's fields, without what the rules do not allow there. */
export function composeFen(fields: FenFields, variant: Variant, allowed: AllowedFenFields): string {
  const files = variant === 'CHESS960' ? castlingFiles(fields.castling) : [];
  // Of two rights on one side the rules keep the first: with files, the order is the people's own.
  const wanted = files.length > 0 ? [...fields.castling] : [...CASTLING_LETTERS.w, ...CASTLING_LETTERS.b].filter((letter) => fields.castling.includes(letter));
  const castling = wanted.filter((letter) => allowed.castling.includes(letter) || files.includes(letter)).join('') || '-';
  const enPassant = allowed.enPassant.includes(fields.enPassant) ? fields.enPassant : '-';
  return [fields.placement, fields.turn, castling, enPassant, fields.halfmoves, fields.fullmove].join(' ');
}

/** Whatever of a text can be put on a board, even if it is no position; what cannot is left out. */
export function parseFenFields(text: string): Partial<FenFields> {
  const [placement = '', turn = '', castling = '', enPassant = '', halfmoves = '', fullmove = ''] = text.trim().split(/[\s_]+/);
  return {
    ...(isPlacement(placement) && { placement }),
    ...((turn === 'w' || turn === 'b') && { turn }),
    ...(/^(-|[KQkqA-Ha-h]{1,4})$/.test(castling) && { castling }),
    ...(/^(-|[a-h][36])$/.test(enPassant) && { enPassant }),
    ...(/^\d{1,4}$/.test(halfmoves) && { halfmoves }),
    ...(/^\d{1,4}$/.test(fullmove) && { fullmove }),
  };
}

/** The castling letters that name a rook by its file, as Chess960 may. */
export function castlingFiles(castling: string): string[] {
  return [...castling].filter((letter) => /[A-Ha-h]/.test(letter));
}

/** Whether a text has eight ranks of eight squares, whatever stands on them. */
export function isPlacement(text: string): boolean {
  const ranks = text.split('/');
  return ranks.length === 8 && ranks.every((rank) => rankWidth(rank) === 8);
}

/** How many squares a rank has; none if it has another sign than pieces and digits. */
export function rankWidth(rank: string): number {
  if (!/^[1-8PNBRQKpnbrqk]+$/.test(rank)) return 0;
  return [...rank].reduce((width, sign) => width + (Number(sign) || 1), 0);
}
