/** Why a leader buys later than agreed. */
export const BUY_DELAYS = ['SHIPPING', 'STOCK', 'PRICE', 'PERSONAL'] as const;
