/** Who somebody is in a group purchase: the one who opened it, or one of those who joined. */
export const ROLES = ['LEADER', 'FOLLOWER'] as const;
export type Role = (typeof ROLES)[number];
