import type { BoardId, PayoutId } from '@mungchi/contract';
import { lockRoom } from '../boards/lock-board';
import type { PayoutRow } from '../db/rows';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { notify } from '../notifications/notify';
import { payoutFailed, payoutSent } from '../notifications/payout-entries';
import { announceRoom } from '../payments/announce-room';
import { writeMovements } from '../payments/ledger/ledger-rows';
import { Refusal, refuseIf } from '../refusal';
import { lockPerson } from './lock-person';
import { payAgain } from './pay-again';
import { decideEnd } from './payout-rules';

/** How a payout ended: sent with the bank's reference, failed, or returned by the bank after it was sent. */
export type EndedPayout = { state: 'SENT'; reference: string } | { state: 'FAILED' | 'RETURNED'; why: string };

/**
 * Writes down how it ended, with the books: what is sent leaves the leader's account, what comes back returns to it. `look` is asked
 * first, in the same transaction and under the locks.
 */
export async function endPayout(
  deps: Deps,
  payoutId: PayoutId,
  end: EndedPayout,
  look?: (tx: Tx, payout: PayoutRow) => Promise<void>,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { person, payout, leaders } = await lockPayout(tx, payoutId);
    await look?.(tx, payout);
    refuseIf(decideEnd(payout.state, end.state));
    const at = deps.now();
    const hasLeft = person.leftAt !== null;
    await tx
      .updateTable('payouts')
      .set({
        ...end,
        endedAt: at,
        ...(end.state === 'SENT' && { sentAt: at }),
        ...(hasLeft && { number: null, last4: '', holder: '' }),
      })
      .where('id', '=', payoutId)
      .execute();
    const moved = movedBy(end.state, hasLeft);
    if (moved) {
      await writeMovements(
        tx,
        leaders.map((leader) => ({ kind: moved, payoutId, ...leader, at })),
      );
      for (const { boardId } of leaders) await announceRoom(deps, tx, boardId);
    }
    if (hasLeft && end.state === 'RETURNED') await payAgain(deps, tx, payout.userId, payout);
    const entry = end.state === 'SENT' ? payoutSent(payout) : payoutFailed(payout, end.state, end.why);
    if (!hasLeft) await notify(deps, tx, [{ userId: payout.userId, ...entry }]);
    if (end.state === 'SENT') faultPoint('payout.sent-before-commit');
  });
}

/** The movement that an end writes. What cannot be sent to somebody who left the service keeps. */
function movedBy(state: EndedPayout['state'], hasLeft: boolean): 'PAYOUT' | 'PAYOUT_BACK' | 'WAIVED' | null {
  switch (state) {
    case 'SENT':
      return 'PAYOUT';
    case 'RETURNED':
      return 'PAYOUT_BACK';
    case 'FAILED':
      return hasLeft ? 'WAIVED' : null;
  }
}

/** The person, the purchases by ascending id, then the payout: money of a purchase moves under its lock only. */
async function lockPayout(tx: Tx, payoutId: PayoutId) {
  const found = tx.selectFrom('payouts').select('userId').where('id', '=', payoutId);
  const owner = await found.executeTakeFirst();
  if (!owner) throw new Refusal('NOT_FOUND');
  const person = await lockPerson(tx, owner.userId);
  const leaders: { boardId: BoardId; participantId: PayoutLeader; amount: number }[] = [];
  const parts = tx.selectFrom('payoutParts').selectAll().where('payoutId', '=', payoutId).orderBy('boardId');
  for (const { boardId, amount } of await parts.execute()) {
    const { members } = await lockRoom(tx, boardId);
    const leader = members.find(({ role }) => role === 'LEADER');
    leaders.push({ boardId, participantId: leader?.id ?? null, amount });
  }
  const payout: PayoutRow = await tx
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', payoutId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { person, payout, leaders };
}

type PayoutLeader = Awaited<ReturnType<typeof lockRoom>>['members'][number]['id'] | null;
