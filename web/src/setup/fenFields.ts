import type { Square, Variant } from '../rules/rules';

/** The six fields of a FEN in the editor. They may be invalid, because only the rules validate them. */
export type FenFields = {
  placement: string;
  turn: 'w' | 'b';
  /** The selected castling letters. `composeFen` drops letters that are not allowed. */
  castling: string;
  /** The selected en passant square, or `-`. */
  enPassant: Square;
  halfmoves: string;
  fullmove: string;
};

/** The castling letters and en passant squares that the rules allow in a position. */
export type AllowedFenFields = { castling: string[]; enPassant: Square[] };

/** The castling letters for each colour, kingside first. */
export const CASTLING_LETTERS = { w: ['K', 'Q'], b: ['k', 'q'] } as const;
export const EMPTY_PLACEMENT = '8/8/8/8/8/8/8/8';

/** Composes a FEN from the fields. Drops castling letters and en passant squares that are not allowed. */
export function composeFen(fields: FenFields, variant: Variant, allowed: AllowedFenFields): string {
  const files = variant === 'CHESS960' ? castlingFiles(fields.castling) : [];
  // If a colour has two castling rights on the same wing, the rules keep only the first. Letters that name files
  // therefore stay in the user's order.
  const selected = files.length > 0 ? [...fields.castling] : [...CASTLING_LETTERS.w, ...CASTLING_LETTERS.b].filter((letter) => fields.castling.includes(letter));
  const castling = selected.filter((letter) => allowed.castling.includes(letter) || files.includes(letter)).join('') || '-';
  const enPassant = allowed.enPassant.includes(fields.enPassant) ? fields.enPassant : '-';
  return [fields.placement, fields.turn, castling, enPassant, fields.halfmoves, fields.fullmove].join(' ');
}

/** Parses the well-formed fields in FEN text, even if the position is invalid. Omits all other fields. */
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

/** The castling letters that name a rook by its file, as in Chess960. */
export function castlingFiles(castling: string): string[] {
  return [...castling].filter((letter) => /[A-Ha-h]/.test(letter));
}

/** Whether the text has eight ranks of eight squares. */
export function isPlacement(text: string): boolean {
  const ranks = text.split('/');
  return ranks.length === 8 && ranks.every((rank) => rankWidth(rank) === 8);
}

/** The number of squares in a rank; 0 if it contains any characters other than piece letters and the digits 1 to 8. */
export function rankWidth(rank: string): number {
  if (!/^[1-8PNBRQKpnbrqk]+$/.test(rank)) return 0;
  return [...rank].reduce((width, letter) => width + (Number(letter) || 1), 0);
}
