import type { BoardId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { bookRest } from './book-rest';
import { closeCases } from './cases/close-cases';
import { leftIn, readBooked, Unconfirmed } from './confirm-booked';
import { takenBack } from './payment-rules';
import { ProviderResting } from './provider/payment-provider';
import { raiseCase } from './raise-case';
import { nextReading } from './reconcile-rules';
import { settlePayment } from './settle-payment';

const AT_ONCE = 8;
const TURNS = 8;

/** Rechecks booked payments every day until payout: a webhook may have been lost. */
export async function rereadBooked(deps: Deps, signal?: AbortSignal): Promise<void> {
  const now = deps.now();
  for (let turn = 0; turn < TURNS && !signal?.aborted; turn++) {
    const due = await deps.db
      .selectFrom('orders')
      .innerJoin('participants', 'participants.id', 'orders.participantId')
      .select(['orders.id', 'orders.impUid', 'orders.boardId', 'participants.userId'])
      .where('checkAt', '<=', now)
      .where('orders.foundAt', 'is', null)
      .where(sql<boolean>`orders.status = 'PAID'`)
      .orderBy('checkAt')
      .limit(AT_ONCE)
      .execute();
    if (due.length === 0) return;
    const looks = await Promise.all(due.map((order) => reread(deps, { ...order, impUid: order.impUid! }, now)));
    if (looks.includes(false)) return;
  }
}

type Booked = { id: number; impUid: string; boardId: BoardId; userId: UserId };

/** One failing payment must not block the others; it is retried. False when the provider is not asked for now. */
async function reread(deps: Deps, { id, ...booked }: Booked, now: Date): Promise<boolean> {
  let isRead = true;
  try {
    const record = await readBooked(deps, booked.impUid);
    faultPoint('reread.read');
    if (takenBack(record) > 0) await settlePayment(deps, booked.userId, booked.boardId, record);
    const isKnownAgain = await transact(deps.db, (tx) => closeCases(deps, tx, booked.impUid, ['UNCONFIRMED']));
    if (isKnownAgain) await bookRest(deps, booked.boardId);
  } catch (error) {
    if (error instanceof Unconfirmed && error.cause instanceof ProviderResting) return false;
    isRead = error instanceof Unconfirmed && error.isAnswered;
    deps.log.warn({ err: error, impUid: booked.impUid }, 'a booked payment could not be confirmed');
    if (isRead) await raiseUnknown(deps, booked);
  }
  await deps.db
    .updateTable('orders')
    .set({ checkAt: nextReading(now, isRead) })
    .where('id', '=', id)
    .where('status', '=', 'PAID')
    .where('checkAt', '<=', now)
    .execute();
  return true;
}

async function raiseUnknown(deps: Deps, booked: Omit<Booked, 'id'>): Promise<void> {
  const amount = await leftIn(deps, booked.boardId, booked.impUid);
  if (amount <= 0) return;
  await transact(deps.db, (tx) => raiseCase(deps, tx, { kind: 'UNCONFIRMED', amount, ...booked }));
  await bookRest(deps, booked.boardId);
}
