import {
  type AppLink,
  type BoardId,
  firstCharacters,
  NOTIFICATION_BODY_MAX,
  type NotificationKind,
  type UserId,
} from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';

/** What called people to a purchase while it was new. Written out: the index of 0613 is of these kinds. */
const CALLED = sql`kind in ('WISH_OPENED', 'AGAIN_OPENED', 'REGULAR_OPENED', 'KEYWORD_OPENED', 'OPENED_NEARBY')`;
type CallKind = 'WISH_OPENED' | 'AGAIN_OPENED' | 'REGULAR_OPENED' | 'KEYWORD_OPENED' | 'OPENED_NEARBY';

/** Nobody is to come any more: unread entries go, with a push not yet sent; read ones lead elsewhere. Of one kind, or of all. */
export async function dropCalls(tx: Tx, boardId: BoardId, path: AppLink, kind?: CallKind): Promise<void> {
  const which = sql`board_id = ${boardId} and ${CALLED} and ${kind ? sql`kind = ${kind}` : sql`true`}`;
  await sql`delete from notifications where ${which} and read_at is null`.execute(tx);
  await sql`update notifications set path = ${path} where ${which} and path = ${`/gonggu/list/${boardId}`}`.execute(tx);
}

export type Call = { id: number; userId: UserId; kind: NotificationKind; title: string };

/** Those that nobody has read. */
export async function unreadCalls(tx: Tx, boardId: BoardId): Promise<Call[]> {
  const { rows } = await sql<Call>`select id, user_id, kind, title from notifications
    where board_id = ${boardId} and ${CALLED} and read_at is null order by id`.execute(tx);
  return rows;
}

export async function dropEntries(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from notifications where id = any(${ids}::bigint[]) and read_at is null`.execute(tx);
}

type Named = { name: string; quantity: string };

/** Their words begin with what is bought: from now on with its present name, read or not. */
export async function renameCalls(tx: Tx, boardId: BoardId, before: Named, after: Named): Promise<void> {
  const beginning = ({ name, quantity }: Named) => `${name} ${quantity} · `;
  const old = beginning(before);
  const { rows } = await sql<{ id: number; body: string }>`select id, body from notifications
    where board_id = ${boardId} and ${CALLED} and starts_with(body, ${old}) order by id for update`.execute(tx);
  if (rows.length === 0) return;
  const renamed = rows.map(({ id, body }) => ({
    id,
    body: firstCharacters(beginning(after) + body.slice(old.length), NOTIFICATION_BODY_MAX),
  }));
  await sql`update notifications n set body = r.body
    from json_to_recordset(${JSON.stringify(renamed)}::json) as r(id bigint, body text) where n.id = r.id`.execute(tx);
}
