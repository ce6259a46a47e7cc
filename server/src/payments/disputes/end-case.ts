import { lockRoom } from '../../boards/lock-board';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { leaderFree, writeMovement } from '../ledger/ledger-rows';
import { writeDownIn } from '../refunds/carry-out-refund';
import type { CaseOrder } from './case-order';

export type CaseEnd = Omit<CaseOrder, 'what'> & { what: Exclude<CaseOrder['what'], 'dispute'> };

type Case = { id: number; kind: string; boardId: number; impUid: string; note: string };

/** Ends a case of the books as an operator decided, in one transaction under the lock of its room. */
export async function endCase(deps: Deps, tx: Tx, { what, id, amount, words }: CaseEnd): Promise<void> {
  const found = await openCase(tx, id);
  const room = await lockRoom(tx, found.boardId);
  // Decided by somebody else while we waited for the room.
  await openCase(tx, id);
  switch (what) {
    case 'case': {
      if (amount > 0 && found.kind !== 'LOST_AFTER_HAND_OVER') throw new Refusal('BAD_REQUEST');
      const leader = room.members.find(({ role }) => role === 'LEADER')!;
      await recover(deps, tx, { ...found, boardId: room.board.id }, leader.id, amount);
      return close(deps, tx, found, words);
    }
    case 'retry':
      assertParked(found);
      await retryRefund(deps, tx, found);
      return close(deps, tx, found, words);
    case 'returned':
      assertParked(found);
      await returnedByHand(deps, tx, found, words);
      return close(deps, tx, found, `returned by hand: ${words}`);
  }
}

async function openCase(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('moneyCases')
    .selectAll()
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

async function close({ now }: Deps, tx: Tx, { id, note }: Case, words: string): Promise<void> {
  const both = [note, words].filter(Boolean).join(' | ');
  await tx.updateTable('moneyCases').set({ closedAt: now(), note: both }).where('id', '=', id).execute();
}

/** Of money lost after the hand-over an operator may take back from the leader, up to what the leader has of that room. */
async function recover(
  deps: Deps,
  tx: Tx,
  { id, boardId }: { id: number; boardId: Parameters<typeof leaderFree>[1] },
  participantId: Parameters<typeof writeMovement>[1]['participantId'],
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  const back = Math.min(amount, await leaderFree(tx, boardId));
  const movement = { reference: `case ${id}`, boardId, participantId, at: deps.now() };
  if (back > 0) await writeMovement(tx, { kind: 'RECOVERY', amount: back, ...movement });
}

function assertParked({ kind }: Case): void {
  if (kind !== 'REFUND_REFUSED' && kind !== 'REFUND_ODD') throw new Refusal('BAD_REQUEST');
}

async function openRefunds(tx: Tx, impUid: string) {
  const open = tx.selectFrom('refunds').selectAll().where('impUid', '=', impUid).where('doneAt', 'is', null);
  return open.orderBy('id').execute();
}

async function retryRefund(deps: Deps, tx: Tx, { impUid }: Case): Promise<void> {
  const [refund] = await openRefunds(tx, impUid);
  if (!refund) return;
  await tx.updateTable('refunds').set({ parkedAt: null }).where('id', '=', refund.id).execute();
  await deps.jobs.add(tx, 'payments.refund', { refundId: refund.id }, { key: `refund ${refund.id}` });
}

/** Booked like any refund, with the bank's reference; those that waited behind it go on. */
async function returnedByHand(deps: Deps, tx: Tx, { impUid }: Case, reference: string): Promise<void> {
  const [refund, ...waiting] = await openRefunds(tx, impUid);
  if (refund) await writeDownIn(deps, tx, refund, reference);
  for (const { id: refundId } of waiting)
    await deps.jobs.add(tx, 'payments.refund', { refundId }, { key: `refund ${refundId}` });
}
