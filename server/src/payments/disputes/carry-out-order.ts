import { audited } from '../../audit/audited';
import { lockRoom } from '../../boards/lock-board';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { writeDown } from '../carry-out-refund';
import { leaderFree, writeMovement } from '../ledger-rows';
import type { CaseOrder } from './case-order';
import { decideDispute } from './decide-dispute';

/** Does what an operator decided on the command line, with an audit line. A refusal is an answer, not a fault. */
export async function carryOutOrder(
  deps: Deps,
  { requestId, ...order }: CaseOrder & { requestId: string },
): Promise<void> {
  const object = `${order.what === 'dispute' ? 'dispute' : 'case'} ${order.id}`;
  const line = { userId: null, action: 'decide', object, requestId } as const;
  await audited(deps, line, () => carryOut(deps, order)).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    deps.log.warn({ ...order, code: error.code }, 'a decision was refused');
  });
}

function carryOut(deps: Deps, { what, id, amount, words }: CaseOrder): Promise<void> {
  switch (what) {
    case 'dispute':
      return decideDispute(deps, id, amount, words);
    case 'case':
      return closeCase(deps, id, amount, words);
    case 'retry':
      return retryRefund(deps, id, words);
    case 'returned':
      return returnedByHand(deps, id, words);
  }
}

async function openCase(deps: Deps, id: number) {
  const found = deps.db.selectFrom('moneyCases').selectAll().where('id', '=', id).where('closedAt', 'is', null);
  const row = await found.executeTakeFirst();
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

async function close({ db, now }: Deps, id: number, note: string): Promise<void> {
  await db.updateTable('moneyCases').set({ closedAt: now(), note }).where('id', '=', id).execute();
}

/** Of money lost after the hand-over an operator may take back from the leader, up to what the leader has of that room. */
async function closeCase(deps: Deps, id: number, amount: number, words: string): Promise<void> {
  const { kind, boardId, note } = await openCase(deps, id);
  if (amount > 0 && kind !== 'LOST_AFTER_HAND_OVER') throw new Refusal('BAD_REQUEST');
  if (amount > 0) {
    await transact(deps.db, async (tx) => {
      const { members } = await lockRoom(tx, boardId);
      const leader = members.find(({ role }) => role === 'LEADER')!;
      const back = Math.min(amount, await leaderFree(tx, boardId));
      const movement = { reference: `case ${id}`, boardId, participantId: leader.id, at: deps.now() };
      if (back > 0) await writeMovement(tx, { kind: 'RECOVERY', amount: back, ...movement });
    });
  }
  await close(deps, id, [note, words].filter(Boolean).join(' | '));
}

async function parkedRefund(deps: Deps, id: number) {
  const { impUid, kind, note } = await openCase(deps, id);
  if (kind !== 'REFUND_REFUSED' && kind !== 'REFUND_ODD') throw new Refusal('BAD_REQUEST');
  const open = deps.db.selectFrom('refunds').selectAll().where('impUid', '=', impUid).where('doneAt', 'is', null);
  const refund = await open.orderBy('id').limit(1).executeTakeFirst();
  return { refund, impUid, note };
}

async function retryRefund(deps: Deps, id: number, words: string): Promise<void> {
  const { refund, note } = await parkedRefund(deps, id);
  if (refund) {
    await deps.db.updateTable('refunds').set({ parkedAt: null }).where('id', '=', refund.id).execute();
    await deps.jobs.add(deps.db, 'payments.refund', { refundId: refund.id }, { key: `refund ${refund.id}` });
  }
  await close(deps, id, [note, words].filter(Boolean).join(' | '));
}

/** Booked like any refund, with the bank's reference; those that waited behind it go on. */
async function returnedByHand(deps: Deps, id: number, reference: string): Promise<void> {
  const { refund, impUid, note } = await parkedRefund(deps, id);
  if (refund) await writeDown(deps, refund, reference);
  const waiting = deps.db.selectFrom('refunds').select('id').where('impUid', '=', impUid).where('doneAt', 'is', null);
  for (const { id: refundId } of await waiting.orderBy('id').execute())
    await deps.jobs.add(deps.db, 'payments.refund', { refundId }, { key: `refund ${refundId}` });
  await close(deps, id, [note, `returned by hand: ${reference}`].filter(Boolean).join(' | '));
}
