import { sql } from 'kysely';
import { byUser, type Retention } from './retention-shape';
import { LOOKED_FOR, TASTE, WISHED } from './retention-words';

/** What somebody looks for: likes, views, searches, places in line, wishes, alerts and regulars. */
export const FINDING_RETENTION = {
  productLikes: { ...TASTE, mine: byUser, leaving: 'delete', exported: ['product_id', 'created_at'] },
  productViews: { ...TASTE, mine: byUser, leaving: 'delete', exported: ['product_id', 'times', 'viewed_at'] },
  productSearches: { ...TASTE, mine: byUser, leaving: 'delete', exported: ['keyword', 'searched_at'] },
  boardLikes: { ...TASTE, mine: byUser, leaving: 'delete', exported: ['board_id', 'created_at'] },
  boardViews: { ...TASTE, mine: byUser, leaving: 'delete', exported: ['board_id', 'times', 'viewed_at'] },
  waiters: { ...TASTE, mine: byUser, leaving: 'delete', exported: ['board_id', 'created_at'] },
  wishes: {
    ...WISHED,
    mine: (userId) => sql`asker_id = ${userId}`,
    // Before, each has passed to somebody else who is in it, or is gone (`leaveAllWishes`).
    leaving: 'keep',
    exported: ['name', 'created_at', 'until', 'ended_at'],
  },
  wishPeople: { ...WISHED, mine: byUser, leaving: 'delete', exported: ['wish_id', 'created_at'] },
  firstRights: { ...WISHED, mine: byUser, leaving: 'delete', exported: ['board_id', 'used_at'] },
  keywordAlerts: { ...LOOKED_FOR, mine: byUser, leaving: 'delete', exported: ['word', 'created_at'] },
  // Who follows somebody is not theirs to know: only one's own side is given out.
  regulars: {
    ...LOOKED_FOR,
    // Nor that a leader has blocked them: what a block ended goes by `dropFinding`.
    mine: (userId) => sql`follower_id = ${userId} and parted_at is null`,
    leaving: 'delete',
    exported: ['leader_id', 'created_at'],
  },
  regularCounts: { ...LOOKED_FOR, mine: (userId) => sql`leader_id = ${userId}`, leaving: 'delete', exported: [] },
} satisfies Record<string, Retention>;
