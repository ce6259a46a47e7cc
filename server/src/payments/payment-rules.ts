import type { RefusalCode, Role, Stage } from '@mungchi/contract';
import { decideOrder } from './trade-rules';

/** The provider's record of a payment. */
export type PaymentRecord = {
  impUid: string;
  merchantUid: string;
  status: 'ready' | 'paid' | 'cancelled' | 'failed';
  amount: number;
  currency: string;
  buyerEmail: string | null;
  /** The cancelled amount; cancellations can be partial. */
  cancelledAmount: number;
  /** The card as the provider shows it: its name, and a number of which some digits are hidden. */
  card?: { name: string; number: string } | undefined;
};

/** The amount returned to the payer: cancelled at the provider, or charged back. */
export function takenBack({
  status,
  amount,
  cancelledAmount,
}: Pick<PaymentRecord, 'status' | 'amount' | 'cancelledAmount'>) {
  if (status !== 'paid' && status !== 'cancelled') return 0;
  return cancelledAmount > 0 ? Math.min(cancelledAmount, amount) : status === 'cancelled' ? amount : 0;
}

/** The member the payment is claimed for. */
export type Payer = {
  role: Role;
  email: string;
  /** Has no seat any more; what still comes is given back. */
  hasLeft: boolean;
  stage: Stage;
  /** This member's share. */
  share: number;
  /** The payment that already settled the share, if any. */
  settledBy: string | null;
  /** The ledger's balance of that payment, and the amount it records as returned. */
  left: number;
  returned: number;
  /** Whether a payment without an order may be matched by the payer's e-mail. */
  clientMade: boolean;
  /** A purchase of the demo neighbourhood, beside a provider that takes real money. */
  forShow: boolean;
};

/** Whose order carries the payment's merchant id: this member's (paid once already and returned: over), somebody else's, or none of ours. */
export type OrderOwner = 'payer' | 'over' | 'other' | 'nobody';

/** An order that has to do with the payment: the member's own, or one under either of its numbers. */
export type RelatedOrder = {
  participantId: number;
  merchantUid: string;
  impUid: string | null;
  status: 'PENDING' | 'PAID' | 'REFUNDED' | 'VOID';
};

/** Our records of a payment and of the member it is claimed for. */
export function claimOf(
  record: Pick<PaymentRecord, 'impUid' | 'merchantUid'>,
  participantId: number,
  orders: readonly RelatedOrder[],
  isRefunded: boolean,
): { owner: OrderOwner; settledBy: string | null; usedElsewhere: boolean } {
  const ordered = orders.find((order) => order.merchantUid === record.merchantUid);
  const settled = orders.find((order) => order.participantId === participantId && order.status === 'PAID');
  return {
    owner: ownerOf(ordered, participantId),
    settledBy: settled?.impUid ?? null,
    usedElsewhere: isRefunded || orders.some((order) => order.impUid === record.impUid && order !== settled),
  };
}

function ownerOf(ordered: RelatedOrder | undefined, participantId: number): OrderOwner {
  if (!ordered) return 'nobody';
  if (ordered.participantId !== participantId) return 'other';
  return ordered.status === 'REFUNDED' ? 'over' : 'payer';
}

/**
 * What to do with a payment: book it, nothing (already booked), write off the reversed part of a booked one, refund it (valid
 * but no longer usable), or refuse. Only the provider's record decides; client input is never trusted.
 */
export type PaymentDecision =
  | { do: 'book' }
  | { do: 'nothing' }
  | { do: 'write-off'; amount: number }
  | { do: 'give-back'; because: RefusalCode }
  | { do: 'refuse'; because: RefusalCode };

export function decidePayment(
  record: PaymentRecord,
  payer: Payer,
  owner: OrderOwner,
  usedElsewhere: boolean,
): PaymentDecision {
  if (payer.settledBy === record.impUid) return decideBooked(record, payer);
  if (usedElsewhere) return refuse('PAYMENT_USED');
  if (owner === 'other') return refuse('PAYMENT_FOREIGN');
  if (owner === 'nobody' && !(payer.clientMade && sameEmail(record.buyerEmail, payer.email)))
    return refuse('PAYMENT_FOREIGN');
  if (record.status !== 'paid') return refuse('PAYMENT_NOT_PAID');
  const isWhole = record.amount === payer.share && takenBack(record) === 0;
  if (!isWhole || record.currency !== 'KRW') {
    // Under our number no second payment is possible: it goes back, and the next order has a new one.
    return owner !== 'nobody' ? { do: 'give-back', because: 'PAYMENT_MISMATCH' } : refuse('PAYMENT_MISMATCH');
  }
  // A number is good for one payment, whatever the provider thinks of a second one.
  const refusal = owner === 'over' ? 'NOT_PAYABLE' : decideOrder({ ...payer, isPaid: payer.settledBy !== null });
  if (!refusal) return { do: 'book' };
  // A former member's money is ours to return, whatever number it came under: it goes to the card it came from.
  return owner !== 'nobody' || payer.hasLeft ? { do: 'give-back', because: refusal } : refuse(refusal);
}

/** The refund of a cancelled room is already requested; its job books the return, whoever caused it. */
function decideBooked(record: PaymentRecord, { stage, left, returned }: Payer): PaymentDecision {
  const amount = Math.min(takenBack(record) - returned, left);
  return amount > 0 && stage !== 'CANCELLED' ? { do: 'write-off', amount } : { do: 'nothing' };
}

const refuse = (because: RefusalCode): PaymentDecision => ({ do: 'refuse', because });

/** Two missing e-mails do not match. */
function sameEmail(a: string | null, b: string): boolean {
  const [one, other] = [a?.trim().toLowerCase(), b.trim().toLowerCase()];
  return one === other && one !== '';
}
