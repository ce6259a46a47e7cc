/** What a follower may say; STALLED is opened by the service when nobody says a word. */
export const DISPUTE_KINDS = ['NOT_RECEIVED', 'SHORT', 'DAMAGED', 'DIFFERENT'] as const;
export type DisputeKind = (typeof DISPUTE_KINDS)[number];
export const DISPUTE_STATES = ['OPEN', 'ESCALATED', 'ACCEPTED', 'DECIDED', 'WITHDRAWN'] as const;
