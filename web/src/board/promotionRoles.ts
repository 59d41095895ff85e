/** The kinds of piece to which a pawn can be promoted, in the order in which the chooser shows them. */
export const PROMOTION_ROLES = ['QUEEN', 'KNIGHT', 'ROOK', 'BISHOP'] as const;

export type PromotionRole = (typeof PROMOTION_ROLES)[number];

/** The letters for the roles in a move such as `e7e8q`. */
export const PROMOTION_LETTERS: Record<PromotionRole, string> = { QUEEN: 'q', KNIGHT: 'n', ROOK: 'r', BISHOP: 'b' };
