import type { BoardId, Payout, PayoutAccount, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** The account as its owner sees it; null where there is none, or it was removed. */
export async function readAccount(
  db: Db,
  userId: UserId,
): Promise<(Omit<PayoutAccount, 'usableFrom'> & { number: string; usableFrom: Date }) | null> {
  const row = await db
    .selectFrom('payoutAccounts')
    .select(['bank', 'number', 'last4', 'holder', 'usableFrom'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { bank, number, last4, holder, usableFrom } = row;
  if (bank === null || number === null || last4 === null || holder === null) return null;
  return { bank, number, last4, holder, usableFrom };
}

export function wireAccount(
  { bank, last4, holder, usableFrom }: Omit<PayoutAccount, 'usableFrom'> & { usableFrom: Date },
  now: Date,
): PayoutAccount {
  return { bank, last4, holder, usableFrom: usableFrom > now ? usableFrom.toISOString() : null };
}

type Row = Omit<Payout, 'requestedAt' | 'endedAt'> & { requestedAt: Date; endedAt: Date | null };

/** Somebody's payouts, newest first. */
export async function listPayouts(db: Db, userId: UserId, only?: number): Promise<Payout[]> {
  const { rows } = await sql<Row & { parts: { board_id: BoardId; title: string; amount: number }[] }>`
    select o.id, o.amount, o.state, o.bank, o.last4, o.requested_at, o.ended_at, o.why,
      (select json_agg(json_build_object('boardId', b.id, 'title', b.name || ' ' || b.quantity, 'amount', p.amount) order by b.id)
        from payout_parts p join boards b on b.id = p.board_id where p.payout_id = o.id) as parts
    from payouts o
    where o.user_id = ${userId} and (${only ?? null}::bigint is null or o.id = ${only ?? null})
    order by o.id desc`.execute(db);
  return rows.map(({ requestedAt, endedAt, ...payout }) => ({
    ...payout,
    requestedAt: requestedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
}
