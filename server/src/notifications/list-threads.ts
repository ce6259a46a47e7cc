import {
  type BoardId,
  LIST_LIMIT,
  type NotificationThread,
  type Stage,
  split,
  THREAD_ENTRIES,
  type UserId,
} from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Deps } from '../deps';
import { type Page, pageOf, readCursor } from '../http/cursor';
import { INBOX_COLUMNS, type InboxRow, wireNotification } from './notification-rows';

type Head = { last: number; count: number; unread: number };
type Purchase = { name: string; quantity: string; stage: Stage; price: number; totalUser: number };
type ThreadRow = Head & Purchase & InboxRow;
type Thread = { head: ThreadRow; entries: InboxRow[] };

/** A person's inbox: a thread per group purchase, the one with the newest entry first. What is about none is a thread of its own. */
export async function listThreads(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  { limit = LIST_LIMIT, cursor }: Page,
): Promise<{ items: NotificationThread[]; next: string | null }> {
  const after = readCursor(cursor);
  const { rows } = await sql<ThreadRow>`${PREPARED}
    with heads as (
      select max(own.id) as last, own.board_id as about, count(*)::int as count,
        count(*) filter (where own.read_at is null)::int as unread
      from notifications own where own.user_id = ${userId}
      group by own.board_id, case when own.board_id is null then own.id end
      ${after ? sql`having max(own.id) < ${after.id}` : sql``}
      order by last desc limit ${limit + 1}
    )
    select heads.last, heads.count, heads.unread, b.name, b.quantity, b.stage, b.price, b.total_user, ${INBOX_COLUMNS}
    from heads left join boards b on b.id = heads.about
    cross join lateral (
      select * from notifications own
      where own.user_id = ${userId} and (own.board_id = heads.about or own.id = heads.last)
      order by own.id desc limit ${THREAD_ENTRIES}
    ) n
    order by heads.last desc, n.id desc`.execute(db);
  const { shown, next } = pageOf(threadsOf(rows), limit, ({ head }) => ({ at: head.createdAt, id: head.last }));
  return { items: shown.map(wireThread), next };
}

/** Rows of a thread follow one another. */
function threadsOf(rows: readonly ThreadRow[]): Thread[] {
  const threads: Thread[] = [];
  for (const row of rows) {
    const open = threads.at(-1);
    if (open?.head.last === row.last) open.entries.push(row);
    else threads.push({ head: row, entries: [row] });
  }
  return threads;
}

function wireThread({ head, entries }: Thread): NotificationThread {
  const { boardId, count, unread } = head;
  return { purchase: boardId && wirePurchase(boardId, head), count, unread, entries: entries.map(wireNotification) };
}

function wirePurchase(id: BoardId, { name, quantity, stage, price, totalUser }: Purchase) {
  return { id, name: `${name} ${quantity}`, stage, totalUser, perPersonPrice: split(price, totalUser).follower };
}
