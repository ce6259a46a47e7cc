import { CALLING, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { NotificationRow } from '../db/rows';
import type { Deps } from '../deps';
import { badgesOf } from './badge-of';
import { deliveryOf, isCalling, isUrgent } from './delivery-rules';
import { findReceivers, type Receiver } from './find-receivers';
import { letCalls, readCalls } from './let-calls';
import { notePushed } from './note-pushed';
import { INBOX_COLUMNS, type InboxRow } from './notification-rows';
import { type Parcel, PUSH_PRIORITY, pushToDevices } from './push-to-devices';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'notifications.deliver': { ids: number[] };
    'notifications.morning': { userId: UserId };
    'notifications.calling': { userId: UserId };
  }
}

type Waiting = InboxRow &
  Pick<NotificationRow, 'urgentUntil' | 'pushedAt'> & {
    /** What is bought, as the push names it. */
    goods: string | null;
    leads: boolean;
    pushes: number;
  };
type Due = { entry: Waiting; receiver: Receiver };

/** The push of each entry: now, in the morning, or never. Run again, what was sent is not sent again. */
export async function deliver(deps: Deps, ids: readonly number[]): Promise<void> {
  await send(deps, await dueNow(deps, sql`n.id = any(${ids}::bigint[])`));
}

/** What came at night, in one push. */
export async function deliverMorning(deps: Deps, userId: UserId): Promise<void> {
  const due = await dueNow(deps, sql`${waitsFor(userId)} and n.kind <> all(${CALLING}::text[])`);
  const [first] = due;
  if (!first || due.length === 1) return send(deps, due);
  const words = {
    title: `밤사이 알림이 ${due.length}개 왔어요`,
    body: '',
    path: '/notifications',
    tag: 'morning',
  } as const;
  const message = { id: null, ...words, badge: (await badgesOf(deps, [userId])).get(userId) ?? 0 };
  const taken = await pushToDevices(
    deps,
    first.receiver.devices.map((device) => ({ device, message, urgent: false })),
  );
  const ids = due.map(({ entry }) => entry.id);
  await notePushed(deps, ids, taken > 0);
}

/** What calls to something new and came after 21 h: each by itself, as many as a day has, and only what can still be joined. */
export async function deliverCalls(deps: Deps, userId: UserId): Promise<void> {
  await send(deps, await dueNow(deps, sql`${waitsFor(userId)} and n.kind = any(${CALLING}::text[])`));
}

const waitsFor = (userId: UserId) => sql`n.user_id = ${userId} and n.read_at is null and n.pushed_at is null`;

/** Of these entries, what is to be sent now; what must wait for the morning is put off. */
async function dueNow(deps: Deps, which: ReturnType<typeof sql>): Promise<Due[]> {
  const { db, jobs, now } = deps;
  const { rows } = await sql<Waiting>`${PREPARED}
    select ${INBOX_COLUMNS}, n.urgent_until, n.pushed_at, b.name || ' ' || b.quantity as goods,
      coalesce(b.leader_id = n.user_id, false) as leads,
      (select count(*)::int from notifications p
        where p.user_id = n.user_id and p.board_id = n.board_id and p.pushed_at is not null) as pushes
    from notifications n left join boards b on b.id = n.board_id where ${which} order by n.id`.execute(db);
  const receivers = await findReceivers(db, [...new Set(rows.map(({ userId }) => userId))]);
  const calling = rows.filter(({ kind }) => isCalling(kind));
  const callable = await callableOf(deps, calling);
  const due: Due[] = [];
  for (const entry of rows) {
    const receiver = receivers.find(({ userId }) => userId === entry.userId);
    const delivery = receiver ? deliveryOf(entry, receiver.settings, now(), callable?.of(entry)) : 'drop';
    if (receiver && delivery === 'send') due.push({ entry, receiver });
    if (typeof delivery === 'object') {
      // A key of its own: no trade entry waits for a call.
      const [name, key] = isCalling(entry.kind) ? (['calling', 'calling'] as const) : (['morning', 'quiet'] as const);
      const options = { key: `${key} ${entry.userId}`, runAt: delivery.later, priority: PUSH_PRIORITY };
      await jobs.add(db, `notifications.${name}`, { userId: entry.userId }, options);
      await db.updateTable('notifications').set({ dueAt: delivery.later }).where('id', '=', entry.id).execute();
    }
  }
  const calls = due.map(({ entry }) => entry).filter(({ kind }) => isCalling(kind));
  const through = calls.length > 0 ? await letCalls(deps, calls) : new Set<number>();
  return due.filter(({ entry }) => !isCalling(entry.kind) || through.has(entry.id));
}

/** Nothing is asked of what calls nobody. */
async function callableOf(deps: Deps, calling: readonly Waiting[]) {
  const people = [...new Set(calling.map(({ userId }) => userId))];
  const ids = calling.map(({ id }) => id);
  return calling.length > 0 ? readCalls(deps, ids, people) : undefined;
}

async function send(deps: Deps, due: readonly Due[]): Promise<void> {
  const badges = await badgesOf(
    deps,
    due.map(({ receiver }) => receiver.userId),
  );
  const parcels = due.flatMap(({ entry, receiver }): Parcel[] => {
    const { id, body, path, boardId } = entry;
    const tag = boardId === null ? `notification-${id}` : `board-${boardId}`;
    const message = { id, title: titleOf(entry), body, path, tag, badge: badges.get(receiver.userId) ?? 0 };
    return receiver.devices.map((device) => ({ device, message, urgent: isUrgent(entry, deps.now()) }));
  });
  await pushToDevices(deps, parcels);
}

/** Which purchase it is about, where the words do not say so themselves. */
function titleOf({ title, body, goods }: Waiting): string {
  return goods === null || `${title} ${body}`.includes(goods) ? title : `${title} · ${goods}`;
}
