/** The roles for a promotion, in the order of the chooser. */
export const PROMOTION_ROLES = ['QUEEN', 'KNIGHT', 'ROOK', 'BISHOP'] as const;

export type PromotionRole = (typeof PROMOTION_ROLES)[number];
