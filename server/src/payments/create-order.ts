import { randomBytes } from 'node:crypto';
import { type RoomId, shareOf, type UserId } from '@mungchi/contract';
import { lockRoomAs } from '../boards/lock-board';
import { PREPARED } from '../db/prepared';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { Refusal, refuseIf } from '../refusal';
import { isForShow } from './is-for-show';
import { providerOf } from './provider/provider-of';
import { RECONCILE_QUEUE } from './reconcile-orders';
import { decideOrder } from './trade-rules';

type Ordered = { merchantUid: string; amount: number; name: string };

/** The order for a member's share: reused until it is paid or the share changes, so that no retry can charge twice. */
export async function createOrder(deps: Deps, userId: UserId, roomId: RoomId): Promise<Ordered> {
  const { isNew, ...ordered } = await writeOrder(deps, userId, roomId);
  if (isNew) await register(deps, ordered);
  return ordered;
}

/** Before the card page opens. When the provider does not take it, what does not fit the order is given back later. */
async function register({ payments, log }: Deps, { merchantUid, amount }: Ordered): Promise<void> {
  await payments
    .prepare(merchantUid, amount)
    .catch((err: unknown) => log.warn({ err, merchantUid }, 'the amount of an order could not be registered'));
}

async function writeOrder({ db, now, jobs, config }: Deps, userId: UserId, roomId: RoomId) {
  return transact(db, async (tx) => {
    const { board, me } = await lockRoomAs(tx, userId, roomId);
    const leader = tx.selectFrom('users').modifyFront(PREPARED).select('provider').where('id', '=', board.leaderId);
    const forShow = isForShow(config, (await leader.executeTakeFirstOrThrow()).provider);
    refuseIf(decideOrder({ stage: board.stage, role: me.role, isPaid: me.paidAt !== null, forShow }));
    if (me.handingOnAt !== null) throw new Refusal('HANDING_ON');

    const at = now();
    const checkAt = new Date(at.getTime() + config.payments.checkAfterMs);
    const amount = shareOf(board, me);
    // Of another number of seats: still reconciled in case it is paid, and then given back.
    await tx
      .updateTable('orders')
      .set({ status: 'VOID' })
      .where('participantId', '=', me.id)
      .where('status', '=', 'PENDING')
      .where('amount', '!=', amount)
      .modifyEnd(PREPARED)
      .execute();
    // When requested again, an old order is reconciled as often as a new one.
    const pending = await tx
      .updateTable('orders')
      .set({ askedAt: at, checkAt, provider: providerOf(config) })
      .where('participantId', '=', me.id)
      .where('status', '=', 'PENDING')
      .returning(['merchantUid', 'amount'])
      .modifyEnd(PREPARED)
      .executeTakeFirst();
    const order = pending ?? { merchantUid: `mungchi_${randomBytes(12).toString('hex')}`, amount };
    if (!pending) {
      await tx
        .insertInto('orders')
        .values({
          ...order,
          boardId: roomId,
          participantId: me.id,
          createdAt: at,
          askedAt: at,
          checkAt,
          impUid: null,
          paidAt: null,
          provider: providerOf(config),
        })
        .modifyEnd(PREPARED)
        .execute();
    }
    // Without this job the schedule would find it up to a minute later.
    await jobs.add(
      tx,
      'payments.reconcile',
      {},
      { runAt: checkAt, key: `check ${order.merchantUid}`, queue: RECONCILE_QUEUE },
    );
    faultPoint('order.before-commit');
    return { ...order, name: board.title, isNew: !pending };
  });
}
