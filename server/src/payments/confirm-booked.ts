import type { BoardId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { takenBack } from './payment-rules';
import { type Asking, ProviderRefused, ProviderUnavailable } from './provider/payment-provider';
import { settlePayment } from './settle-payment';

const AT_ONCE = 8;

/** The provider did not confirm a booked payment: it is unavailable, or has no such payment. */
export class Unconfirmed extends Error {
  override readonly name = 'Unconfirmed';
  readonly impUid: string;
  readonly isAnswered: boolean;

  constructor(impUid: string, isAnswered: boolean, options?: ErrorOptions) {
    super(isAnswered ? `The provider has no paid payment ${impUid}` : 'The provider did not answer', options);
    this.impUid = impUid;
    this.isAnswered = isAnswered;
  }
}

/** Somebody waits for the answer to a button; what is not confirmed by then is confirmed later. */
export const FOR_VISITOR: Asking = { as: 'visitor', withinMs: 2000 };

/** Rechecks every booked payment of a room with the provider and writes off what was reversed. */
export async function confirmBooked(deps: Deps, boardId: BoardId, { as, withinMs }: Asking = {}): Promise<void> {
  const deadline = withinMs === undefined ? null : performance.now() + withinMs;
  const asking = (): Asking => ({
    ...(as && { as }),
    ...(deadline !== null && { withinMs: Math.max(1, deadline - performance.now()) }),
  });
  const booked = await deps.db
    .selectFrom('orders')
    .innerJoin('participants', 'participants.id', 'orders.participantId')
    .select(['orders.impUid', 'orders.boardId', 'participants.userId'])
    .where('orders.boardId', '=', boardId)
    .where('orders.status', '=', 'PAID')
    .orderBy('orders.id')
    .execute();
  for (let next = 0; next < booked.length; next += AT_ONCE) {
    const some = booked.slice(next, next + AT_ONCE);
    const records = await Promise.all(some.map(({ impUid }) => readBooked(deps, impUid!, asking())));
    for (const [nth, record] of records.entries())
      if (takenBack(record) > 0) await settlePayment(deps, some[nth]!.userId, boardId, record);
  }
}

/** The provider's current record of a booked payment. */
export async function readBooked({ payments }: Deps, impUid: string, asking?: Asking) {
  const record = await payments.payment(impUid, asking).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    throw new Unconfirmed(impUid, false, { cause: error });
  });
  if (record?.status !== 'paid' && record?.status !== 'cancelled') throw new Unconfirmed(impUid, true);
  return record;
}
