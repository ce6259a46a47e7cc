import { type BoardId, DAY_MS, type ParticipantId, type UserId } from '@mungchi/contract';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { isCredited } from './disputes/is-credited';
import { paymentBalanceOf } from './ledger/ledger-rows';
import { takenBack } from './payment-rules';
import { type Asking, ProviderRefused, ProviderUnavailable } from './provider/payment-provider';
import { leftOf, REFUSED_DAYS } from './refunds/refund-rules';
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

/** A booked payment that the provider says it does not have, and what is left of it. */
export type Unknown = { impUid: string; participantId: ParticipantId; userId: UserId; left: number; why: Unconfirmed };

/**
 * Rechecks every booked payment of a room with the provider and writes off what was reversed. Returns those the provider does not
 * know, or about which it has said nothing for three days, as far as anything is left of them here; fails where it does not answer.
 */
export async function confirmBooked(deps: Deps, boardId: BoardId, { as, withinMs }: Asking = {}): Promise<Unknown[]> {
  const deadline = withinMs === undefined ? null : performance.now() + withinMs;
  const asking = (): Asking => ({
    ...(as && { as }),
    ...(deadline !== null && { withinMs: Math.max(1, deadline - performance.now()) }),
  });
  const booked = await deps.db
    .selectFrom('orders')
    .innerJoin('participants', 'participants.id', 'orders.participantId')
    .select(['orders.impUid', 'orders.participantId', 'participants.userId'])
    .where('orders.boardId', '=', boardId)
    .where('orders.status', '=', 'PAID')
    .where('orders.foundAt', 'is', null)
    .orderBy('orders.id')
    .execute();
  const unknown: Unknown[] = [];
  for (let next = 0; next < booked.length; next += AT_ONCE) {
    const some = booked.slice(next, next + AT_ONCE);
    const read = await Promise.allSettled(some.map(({ impUid }) => readOrUnknown(deps, impUid!, asking())));
    for (const [nth, settled] of read.entries()) {
      const { impUid, participantId, userId } = some[nth]!;
      if (settled.status === 'rejected') {
        // All of it goes back anyway: whatever is not said about it keeps nobody waiting.
        if (settled.reason instanceof Unconfirmed && (await leftIn(deps, boardId, impUid!)) === 0) continue;
        // The first one, so that a provider that is away is one case of a room, the same at every try.
        throw settled.reason;
      }
      const record = settled.value;
      if (record instanceof Unconfirmed) {
        const left = await leftIn(deps, boardId, impUid!);
        // What the leader has already is held by nobody here.
        const isHeld = !(await transact(deps.db, (tx) => isCredited(tx, boardId, participantId)));
        if (left > 0 && isHeld) unknown.push({ impUid: impUid!, participantId, userId, left, why: record });
      } else if (takenBack(record) > 0) await settlePayment(deps, userId, boardId, record);
    }
  }
  return unknown;
}

/** What nobody has been promised of a payment. */
export function leftIn({ db }: Pick<Deps, 'db'>, boardId: BoardId, impUid: string): Promise<number> {
  return transact(db, async (tx) => leftOf(await paymentBalanceOf(tx, boardId, impUid)));
}

function readOrUnknown(deps: Deps, impUid: string, asking: Asking) {
  return readBooked(deps, impUid, asking).catch(async (error: unknown) => {
    if (error instanceof Unconfirmed && (error.isAnswered || (await isLongACase(deps, impUid)))) return error;
    throw error;
  });
}

async function isLongACase({ db, now }: Deps, impUid: string): Promise<boolean> {
  const long = new Date(now().getTime() - REFUSED_DAYS * DAY_MS);
  const open = db.selectFrom('moneyCases').select('id').where('impUid', '=', impUid).where('kind', '=', 'UNCONFIRMED');
  return (await open.where('closedAt', 'is', null).where('at', '<=', long).execute()).length > 0;
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
