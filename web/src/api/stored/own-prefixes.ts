/** Messages without a receipt, by participant id, which is one person in one room. */
export const OUTBOX_PREFIX = 'own:outbox:';
/** What the leader said about neighbours and the server has not heard yet, by room. */
export const TICKS_PREFIX = 'own:ticks:';
