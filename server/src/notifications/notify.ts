import {
  type AppLink,
  type BoardId,
  firstCharacters,
  NOTIFICATION_BODY_MAX,
  NOTIFICATION_KINDS,
  NOTIFICATION_TITLE_MAX,
  type NotificationKind,
  ownNotifications,
  type UserId,
  type WishId,
} from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Tx } from '../db/schema';
import { afterCommit } from '../db/transaction';
import type { Deps } from '../deps';
import { ONLY_TOLD } from './asking-rules';
import { INBOX_COLUMNS, type InboxRow, wireNotification } from './notification-rows';
import { PUSH_PRIORITY } from './push-to-devices';

export type Notifier = Pick<Deps, 'jobs' | 'live' | 'now' | 'push'>;

export type NewNotification = {
  userId: UserId;
  kind: NotificationKind;
  boardId: BoardId | null;
  wishId?: WishId;
  title: string;
  body: string;
  path: AppLink;
  /** When it is about an instant: within three hours of it, the night is no reason to wait. */
  urgentUntil?: Date;
  /** Once per person and cause: the same key again writes nothing. */
  key: string;
};

/** Of these a room pushes one to a person, the first; the rest stays in the inbox. */
const ONE_PUSH: readonly NotificationKind[] = ['REVIEW_WAITING', 'REVIEW_RECEIVED'];

/**
 * Of these a post pushes one an hour. One before counts when it was pushed within the hour, or is about to be; not when it was
 * passed over itself.
 */
const ONE_AN_HOUR: readonly NotificationKind[] = ['QUESTION_ASKED'];
const pushedLately = (at: Date) => sql`exists (select 1 from notifications before
  where before.user_id = n.user_id and before.board_id = n.board_id and before.kind = n.kind
    and (before.pushed_at + interval '1 hour' > ${at}::timestamptz
      or before.pushed_at is null and before.read_at is null and before.created_at + interval '1 hour' > ${at}::timestamptz and not exists (
        select 1 from notifications earlier where earlier.user_id = n.user_id and earlier.board_id = n.board_id
          and earlier.kind = n.kind and earlier.id < before.id
          and earlier.pushed_at > before.created_at - interval '1 hour')))`;

const written = (kinds: readonly NotificationKind[]) => sql.raw(`(${kinds.map((kind) => `'${kind}'`).join(', ')})`);

/**
 * Whether entry `n` could be pushed to somebody. Only what these kinds need is asked: most are of one kind, and some are never
 * pushed. Kinds are written out, and times compared by expressions: what a plan may use of the values has it planned anew each time.
 */
function isReachable(list: readonly NewNotification[], at: Date): RawBuilder<unknown> {
  const some = (kinds: readonly NotificationKind[]) => list.some(({ kind }) => kinds.includes(kind));
  if (list.every(({ kind }) => ONLY_TOLD.includes(kind))) return sql`false`;
  const once = sql`(n.kind not in ${written(ONE_PUSH)} or not exists (select 1 from notifications before
    where before.user_id = n.user_id and before.board_id = n.board_id and before.kind in ${written(ONE_PUSH)}))`;
  const hourly = sql`(n.kind not in ${written(ONE_AN_HOUR)} or not ${pushedLately(at)})`;
  return sql`n.kind not in ${written(ONLY_TOLD)} and exists (select 1 from devices d where d.user_id = n.user_id)
    and ${some(ONE_PUSH) ? once : sql`true`} and ${some(ONE_AN_HOUR) ? hourly : sql`true`}`;
}

const DELIVERY = { maxAttempts: 6, priority: PUSH_PRIORITY };

/**
 * Writes inbox entries with their cause: one statement for all of them, and one job when somebody has a device and could be
 * pushed it. Open screens hear of it after the commit.
 */
export async function notify(
  { jobs, live, now, push }: Notifier,
  tx: Tx,
  list: readonly NewNotification[],
  /** `quietly`: for the inbox alone; who looked for the same today was called already. */
  { quietly = false } = {},
): Promise<void> {
  if (list.length === 0) return;
  const rows = list.map((each) => ({
    user_id: each.userId,
    kind: each.kind,
    category: NOTIFICATION_KINDS[each.kind],
    board_id: each.boardId,
    wish_id: each.wishId ?? null,
    title: firstCharacters(each.title, NOTIFICATION_TITLE_MAX),
    body: firstCharacters(each.body, NOTIFICATION_BODY_MAX),
    path: each.path,
    dedup_key: each.key,
    urgent_until: each.urgentUntil ?? null,
  }));
  const { rows: entries } = await sql<InboxRow & { isReachable: boolean }>`${PREPARED}
    with n as (
      insert into notifications (user_id, kind, category, board_id, wish_id, title, body, path, dedup_key, urgent_until, created_at)
      select user_id, kind, category, board_id, wish_id, title, body, path, dedup_key, urgent_until, ${now()}::timestamptz
      from json_to_recordset(${JSON.stringify(rows)}::json) as new(
        user_id bigint, kind text, category text, board_id bigint, wish_id bigint, title text, body text, path text, dedup_key text,
        urgent_until timestamptz)
      where exists (select from users u where u.id = new.user_id and u.left_at is null)
      order by user_id
      on conflict (user_id, dedup_key) do nothing
      returning *
    )
    select ${INBOX_COLUMNS}, ${isReachable(list, now())} as is_reachable
    from n order by n.id`.execute(tx);
  const ids = entries.filter(({ isReachable }) => isReachable).map(({ id }) => id);
  if (quietly) return;
  if (push && ids.length > 0) await jobs.add(tx, 'notifications.deliver', { ids }, DELIVERY);
  afterCommit(tx, () => {
    for (const row of entries) live.publish(ownNotifications, { userId: row.userId }, wireNotification(row));
  });
}
