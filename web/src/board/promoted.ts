/** What a pawn may become, in the order of the chooser. */
export const PROMOTED = ['QUEEN', 'KNIGHT', 'ROOK', 'BISHOP'] as const;

export type Promoted = (typeof PROMOTED)[number];
