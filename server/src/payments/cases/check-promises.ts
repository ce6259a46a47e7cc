import { type BoardId, DAY_MS, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { RefundRow } from '../../db/rows';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { isWaiting } from '../../jobs/jobs';
import { freeIn } from '../ledger/ledger-rows';
import { raiseCase } from '../raise-case';
import { raiseRefundCase } from '../refunds/park-refund';
import { isCaseDueAt } from './read-case-facts';

const AT_ONCE = 500;
const NO_CASE = sql`not exists (
  select from money_cases c where c.imp_uid = r.imp_uid and c.closed_at is null and starts_with(c.kind, 'REFUND_'))`;

/**
 * Every night: no promise is open that nobody works on. A refund that was parked and whose case is closed is tried again; a refund or
 * a due credit without a job, an attempt or a case for a day becomes a case, and is tried again.
 */
export async function checkPromises(deps: Deps): Promise<void> {
  const since = new Date(deps.now().getTime() - DAY_MS);
  await unparkForgotten(deps);
  await raiseForgottenRefunds(deps, since);
  await raiseForgottenCredits(deps, since);
}

async function unparkForgotten(deps: Deps): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select r.id from refunds r where r.done_at is null and r.parked_at is not null and ${NO_CASE}
    order by r.id limit ${AT_ONCE}`.execute(deps.db);
  for (const { id } of rows)
    await transact(deps.db, async (tx) => {
      await tx.updateTable('refunds').set({ parkedAt: null }).where('id', '=', id).execute();
      await addRefund(deps, tx, id);
    });
}

/** Of each payment the first open one: the others wait behind it. */
async function raiseForgottenRefunds(deps: Deps, since: Date): Promise<void> {
  const { rows } = await sql<RefundRow>`
    select r.* from refunds r
    where r.done_at is null and r.parked_at is null and coalesce(r.tried_at, r.created_at) < ${since} and ${NO_CASE}
      and not exists (select from refunds e where e.imp_uid = r.imp_uid and e.done_at is null and e.id < r.id)
      and not ${isWaiting(sql`'refund ' || r.id`)}
    order by r.id limit ${AT_ONCE}`.execute(deps.db);
  for (const refund of rows)
    await transact(deps.db, async (tx) => {
      const note = `refund ${refund.id} of ${refund.amount}: nobody has tried it for a day`;
      await raiseRefundCase(deps, tx, refund, 'REFUND_WAITS', note);
      await addRefund(deps, tx, refund.id);
    });
}

async function raiseForgottenCredits(deps: Deps, since: Date): Promise<void> {
  const { rows } = await sql<{ id: BoardId; leaderId: UserId }>`
    select b.id, b.leader_id from boards b
    where ${isCaseDueAt(sql`b`)}
      and not exists (
        select from seated p where p.board_id = b.id and greatest(p.received_at, p.refunded_at) >= ${since})
      and not exists (select from disputes d where d.board_id = b.id and d.ended_at >= ${since})
      and not exists (
        select from money_cases c
        where c.board_id = b.id and c.closed_at is null and c.kind in ('UNCONFIRMED', 'HAND_OVER_WAITS'))
      and not ${isWaiting(sql`'hand-over ' || b.id`)}
    order by b.id limit ${AT_ONCE}`.execute(deps.db);
  for (const { id: boardId, leaderId: userId } of rows)
    await transact(deps.db, async (tx) => {
      const amount = await freeIn(tx, boardId);
      const note = 'everybody has received, and nobody has tried to hand the money over for a day';
      await raiseCase(deps, tx, { kind: 'HAND_OVER_WAITS', boardId, userId, impUid: null, amount, note });
      const waiting = { key: `hand-over ${boardId}`, maxAttempts: 1000 };
      await deps.jobs.add(tx, 'payments.hand-over', { boardId }, waiting);
    });
}

function addRefund({ jobs }: Deps, tx: Parameters<typeof raiseCase>[1], refundId: number): Promise<void> {
  return jobs.add(tx, 'payments.refund', { refundId }, { key: `refund ${refundId}`, maxAttempts: 1000 });
}
