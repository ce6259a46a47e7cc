import type { Notification } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { NotificationRow } from '../db/schema';

export type InboxRow = Omit<NotificationRow, 'dedupKey' | 'urgentUntil' | 'pushedAt'> & { image: string | null };

/** The columns of an entry, of `n` joined by `INBOX_JOINS`. Who has left a room is led to its group purchase instead. */
export const INBOX_COLUMNS = sql`n.id, n.user_id, n.kind, n.category, n.board_id, n.title, n.body, n.read_at, n.created_at,
  case when n.path like '/chat/%' and m.id is null then '/gonggu/list/' || n.board_id else n.path end as path,
  b.pictures -> 0 ->> 'url' as image`;

export const INBOX_JOINS: RawBuilder<unknown> = sql`left join boards b on b.id = n.board_id
  left join seated m on m.board_id = n.board_id and m.user_id = n.user_id`;

export function wireNotification(row: InboxRow): Notification {
  const { id, kind, category, title, body, path, boardId, image } = row;
  const createAt = row.createdAt.toISOString();
  return { id, kind, category, title, body, path, boardId, image, createAt, read: row.readAt !== null };
}
