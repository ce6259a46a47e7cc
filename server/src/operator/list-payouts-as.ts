import {
  DAY_MS,
  LIST_LIMIT,
  type OperatorPayout,
  type OperatorPayouts,
  seoulDay,
  type UserId,
} from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { isSandboxPayout } from '../payments/ledger/only-sandbox';
import { isSameName } from '../payouts/payout-rules';
import { senderOf } from '../payouts/payout-senders';
import { casePeople } from './cases/case-people';
import { lookOnce, type Operator } from './operator';
import { maskName } from './people/mask-rules';

const DAYS = 15;

type Row = Omit<OperatorPayout, 'person' | 'name' | 'parts' | 'requestedAt' | 'endedAt'> & {
  userId: UserId;
  requestedAt: Date;
  endedAt: Date | null;
  parts: OperatorPayout['parts'] | null;
};

/** What leaders asked for, without the numbers of their accounts; whose they are is on record as looked at. */
export async function listPayoutsAs(
  deps: Deps,
  operator: Operator,
  state: 'OPEN' | 'ENDED' = 'OPEN',
): Promise<OperatorPayouts> {
  const { db, now, config } = deps;
  await lookOnce(deps, operator, { what: 'read.payouts', target: `payouts ${state}` });
  const { rows } = await sql<Row>`
    select o.id, o.user_id, o.amount, o.state, o.bank, o.last4, o.holder, u.verified_name, o.requested_at, o.ended_at, o.reference, o.why,
      u.left_at is not null as left, (select r.why from payouts r where r.state = 'RETURNED' and r.id < o.id
        and o.again_of in (r.id, r.again_of) order by r.id desc limit 1) as returned,
      (select a.nickname from audit_log l join users a on a.id = l.by_id
        where l.what = 'payout.end' and l.target = 'payout ' || o.id order by l.id desc limit 1) as by,
      (select json_agg(json_build_object('boardId', b.id, 'title', b.title,
          'imgUrl', coalesce(b.pictures -> 0 ->> 'url', ''), 'amount', p.amount) order by b.id)
        from payout_parts p join boards b on b.id = p.board_id where p.payout_id = o.id) as parts
    from payouts o join users u on u.id = o.user_id
    where not ${isSandboxPayout(config, sql`o.id`)} and ${state === 'OPEN' ? sql`o.state = 'REQUESTED' order by o.id` : sql`o.state <> 'REQUESTED' order by o.ended_at desc, o.id desc`}
    limit ${LIST_LIMIT}`.execute(db);
  const ids = rows.map(({ userId }) => userId);
  const people = await casePeople(db, ids, { viewer: operator.userId, now: now() });
  return {
    payouts: rows.map(({ userId, ...row }) => ({ ...wired(row), person: people.get(userId)! })),
    open: await openNow(deps),
    days: await sentPerDay(deps, now()),
    byHand: senderOf(config).byHand,
  };
}

function wired({
  requestedAt,
  endedAt,
  verifiedName,
  parts,
  ...row
}: Omit<Row, 'userId'>): Omit<OperatorPayout, 'person'> {
  const isSame = verifiedName !== null && isSameName(row.holder, verifiedName);
  return {
    ...row,
    name: verifiedName === null ? 'UNKNOWN' : isSame ? 'SAME' : 'OTHER',
    verifiedName: verifiedName && maskName(verifiedName),
    parts: parts ?? [],
    requestedAt: requestedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

async function openNow({ db, config }: Deps): Promise<OperatorPayouts['open']> {
  const { rows } = await sql<{ count: number; sum: number; oldestAt: Date | null }>`
    select count(*)::int as count, coalesce(sum(amount), 0)::float8 as sum, min(requested_at) as oldest_at
    from payouts o where state = 'REQUESTED' and not ${isSandboxPayout(config, sql`o.id`)}`.execute(db);
  const { oldestAt, ...open } = rows[0]!;
  return { ...open, oldestAt: oldestAt?.toISOString() ?? null };
}

async function sentPerDay({ db, config }: Deps, now: Date): Promise<number[]> {
  const today = new Date(`${seoulDay(now)}T00:00:00+09:00`);
  const from = new Date(today.getTime() - (DAYS - 1) * DAY_MS);
  const { rows } = await sql<{ day: number; sent: number }>`
    select floor(extract(epoch from sent_at - ${from}) / 86400)::int as day, sum(amount)::float8 as sent
    from payouts o where state = 'SENT' and sent_at >= ${from} and not ${isSandboxPayout(config, sql`o.id`)} group by 1`.execute(
    db,
  );
  return Array.from({ length: DAYS }, (_, nth) => rows.find(({ day }) => day === nth)?.sent ?? 0);
}
