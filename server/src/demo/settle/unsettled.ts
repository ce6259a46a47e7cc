import type { BoardId, PayoutId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';

export type Unsettled = { people: UserId[]; rooms: BoardId[]; payouts: PayoutId[] };

/** Invented people, purchases with money of the sandbox, and payouts of it that nobody has put an end to yet. */
export async function findUnsettled(db: Db): Promise<Unsettled> {
  const ids = async <Id>(query: ReturnType<typeof sql<{ id: Id }>>) =>
    (await query.execute(db)).rows.map(({ id }) => id);
  return {
    people: await ids<UserId>(sql`select id from users where demo and left_at is null order by id`),
    rooms: await ids<BoardId>(sql`${ROOMS} order by id`),
    payouts: await ids<PayoutId>(sql`${PAYOUTS} order by id`),
  };
}

/** Whether there is any of it; indexes answer, however large the books are. */
export async function isUnsettled(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from users where demo and left_at is null) or exists (${ROOMS}) or exists (${PAYOUTS}) as is`.execute(
    db,
  );
  return rows[0]!.is;
}

const ROOMS = sql`
  select board_id as id from orders where provider = 'SANDBOX' and settled_at is null
  union
  select r.board_id from refunds r join sandbox_payments s on s.imp_uid = r.imp_uid where r.done_at is null
  union
  select b.id from users u join seated p on p.user_id = u.id join boards b on b.id = p.board_id
  where u.demo and u.left_at is null and b.stage not in ('COMPLETED', 'CANCELLED')`;

const PAYOUTS = sql`
  select o.id from payouts o
  where o.state = 'REQUESTED' and exists (
    select from payout_parts p join ledger_sets s on s.board_id = p.board_id
    where p.payout_id = o.id and s.kind = 'PAYMENT' and s.provider = 'SANDBOX')`;
