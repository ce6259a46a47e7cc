import { type BoardId, DAY_MS, HOUR_MS, PAYOUT_HOURS, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import type { Deps } from '../deps';
import { isOnlySandbox } from '../payments/ledger/only-sandbox';
import type { LedBoard } from './payout-rules';

type Row = Omit<LedBoard, 'handOvers'> & { handOvers: { amount: number; at: string }[] };

/** The purchases of a leader with money in the books, by ascending id. One statement, so that it is of one moment. */
export async function ledBoards(
  { config }: Pick<Deps, 'config'>,
  db: Db,
  userId: UserId,
  now: Date,
  only?: BoardId,
): Promise<LedBoard[]> {
  const lately = new Date(now.getTime() - PAYOUT_HOURS * HOUR_MS - DAY_MS);
  const { rows } = await sql<Row>`
    select b.id as board_id, b.name || ' ' || b.quantity as title, held.balance::float8 as balance,
      (select coalesce(sum(p.amount), 0) from payout_parts p join payouts o on o.id = p.payout_id
        where p.board_id = b.id and o.state = 'REQUESTED')::float8 as requested,
      (select coalesce(sum(greatest(0, ${leftOfDisputed})), 0) from disputes d
        where d.board_id = b.id and b.stage = 'COMPLETED' and d.state in ('OPEN', 'ESCALATED'))::float8 as disputed,
      (select coalesce(json_agg(json_build_object('amount', e.amount, 'at', s.at)), '[]')
        from ledger_sets s join ledger_entries e on e.set_id = s.id and e.account = 'LEADER'
        where s.board_id = b.id and s.kind = 'HAND_OVER' and s.at > ${lately}) as hand_overs
    from boards b
    cross join lateral (
      select sum(e.amount) as balance from ledger_entries e where e.board_id = b.id and e.account = 'LEADER') held
    where b.leader_id = ${userId} and held.balance > 0 and not ${isOnlySandbox(config, sql`b.id`)}
      and (${only ?? null}::bigint is null or b.id = ${only ?? null})
    order by b.id`.execute(db);
  return rows.map(({ handOvers, ...board }) => ({
    ...board,
    handOvers: handOvers.map(({ amount, at }) => ({ amount, at: new Date(at) })),
  }));
}

/** What was paid by the follower of dispute `d` and neither went back nor is promised to. */
const leftOfDisputed = sql`
  coalesce((
    select sum(case s.kind when 'PAYMENT' then e.amount else -e.amount end)
    from ledger_sets s join ledger_entries e on e.set_id = s.id
    where s.board_id = d.board_id and s.participant_id = d.participant_id and e.amount > 0
      and s.kind in ('PAYMENT', 'REFUND', 'CHARGEBACK')
  ), 0) - coalesce((
    select sum(r.amount) from refunds r
    where r.board_id = d.board_id and r.participant_id = d.participant_id and r.done_at is null
      and r.reason not in ('STRAY', 'MISMATCH')
  ), 0)`;
