/** The promotion roles, in the order that the chooser shows them. */
export const PROMOTION_ROLES = ['QUEEN', 'KNIGHT', 'ROOK', 'BISHOP'] as const;

export type PromotionRole = (typeof PROMOTION_ROLES)[number];
