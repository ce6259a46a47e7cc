import type { Notification } from '@mungchi/contract';
import { sql } from 'kysely';
import type { NotificationRow } from '../db/rows';

export type InboxRow = Omit<
  NotificationRow,
  'dedupKey' | 'urgentUntil' | 'pushedAt' | 'dueAt' | 'reachedAt' | 'calledAt'
> & {
  image: string | null;
};

/**
 * The columns of an entry `n`. Who has left a room is led to its group purchase instead. Looked up one by one: how many entries are
 * being written is not known to the planner, who would read all boards for a join.
 */
export const INBOX_COLUMNS = sql`n.id, n.user_id, n.kind, n.category, n.board_id, n.title, n.body, n.read_at, n.created_at,
  case when n.path like '/chat/%' and (select m.id from seated m where m.board_id = n.board_id and m.user_id = n.user_id) is null
    then '/gonggu/list/' || n.board_id else n.path end as path,
  (select b.pictures -> 0 ->> 'url' from boards b where b.id = n.board_id) as image`;

export function wireNotification(row: InboxRow): Notification {
  const { id, kind, category, title, body, path, boardId, image } = row;
  const createAt = row.createdAt.toISOString();
  return { id, kind, category, title, body, path, boardId, image, createAt, read: row.readAt !== null };
}
