import type { RefusalCode, Stage } from '@mungchi/contract';

/** A payment as the provider has it. */
export type PaymentRecord = {
  impUid: string;
  merchantUid: string;
  status: 'ready' | 'paid' | 'cancelled' | 'failed';
  amount: number;
  currency: string;
  buyerEmail: string | null;
  /** What the provider says went back of it; a payment can be cancelled in part. */
  cancelledAmount: number;
};

/** What of a payment went back to the payer: cancelled at the provider, or charged back. */
export function takenBack({
  status,
  amount,
  cancelledAmount,
}: Pick<PaymentRecord, 'status' | 'amount' | 'cancelledAmount'>) {
  if (status !== 'paid' && status !== 'cancelled') return 0;
  return cancelledAmount > 0 ? Math.min(cancelledAmount, amount) : status === 'cancelled' ? amount : 0;
}

/** What is known of the member whom the payment is said to be for. */
export type Payer = {
  role: 'LEADER' | 'FOLLOWER';
  email: string;
  stage: Stage;
  /** What this member has to pay. */
  share: number;
  /** The payment that settled the share already, if one did. */
  settledBy: string | null;
  /** What the books still have of that payment, and what they say went back of it. */
  left: number;
  returned: number;
  /** Whether a payment of no order of ours may count, by the payer's e-mail. */
  clientMade: boolean;
  /** A purchase of the demo neighbourhood, beside a provider that takes real money. */
  forShow: boolean;
};

/** Whose order carries the payment's merchant id: this member's, somebody else's, or none of ours. */
export type OrderOwner = 'payer' | 'other' | 'nobody';

/** An order that has to do with the payment: the member's own, or one under either of its numbers. */
export type RelatedOrder = {
  participantId: number;
  merchantUid: string;
  impUid: string | null;
  status: 'PENDING' | 'PAID' | 'REFUNDED' | 'VOID';
};

/** What our books say of a payment and of the member it is said to be for. */
export function claimOf(
  record: Pick<PaymentRecord, 'impUid' | 'merchantUid'>,
  participantId: number,
  orders: readonly RelatedOrder[],
  isRefunded: boolean,
): { owner: OrderOwner; settledBy: string | null; usedElsewhere: boolean } {
  const ordered = orders.find((order) => order.merchantUid === record.merchantUid);
  const settled = orders.find((order) => order.participantId === participantId && order.status === 'PAID');
  return {
    owner: !ordered ? 'nobody' : ordered.participantId === participantId ? 'payer' : 'other',
    settledBy: settled?.impUid ?? null,
    usedElsewhere: isRefunded || orders.some((order) => order.impUid === record.impUid && order !== settled),
  };
}

/**
 * What to do with a payment: book it, nothing (it is booked), write off what the provider took back of a booked one, give it
 * back (good money that can no longer be used), or refuse. The provider's record decides; what a client says counts for nothing.
 */
export type Decision =
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
): Decision {
  if (payer.settledBy === record.impUid) return decideBooked(record, payer);
  if (usedElsewhere) return refuse('PAYMENT_USED');
  if (owner === 'other') return refuse('PAYMENT_FOREIGN');
  if (owner === 'nobody' && !(payer.clientMade && sameEmail(record.buyerEmail, payer.email)))
    return refuse('PAYMENT_FOREIGN');
  if (record.status !== 'paid') return refuse('PAYMENT_NOT_PAID');
  const isWhole = record.amount === payer.share && takenBack(record) === 0;
  if (!isWhole || record.currency !== 'KRW') return refuse('PAYMENT_MISMATCH');
  if (payer.role === 'LEADER') return giveBack(owner, 'NOTHING_TO_PAY');
  if (payer.forShow) return giveBack(owner, 'DEMO_NOT_PAYABLE');
  if (payer.settledBy !== null || payer.stage !== 'RECRUITED') return giveBack(owner, 'NOT_PAYABLE');
  return { do: 'book' };
}

/** The refund of a cancelled room is promised and on its way; whoever moved the money, that writes it down. */
function decideBooked(record: PaymentRecord, { stage, left, returned }: Payer): Decision {
  const amount = Math.min(takenBack(record) - returned, left);
  return amount > 0 && stage !== 'CANCELLED' ? { do: 'write-off', amount } : { do: 'nothing' };
}

const refuse = (because: RefusalCode): Decision => ({ do: 'refuse', because });

/** Only money that surely came in for us is sent back by itself. */
const giveBack = (owner: OrderOwner, because: RefusalCode): Decision =>
  owner === 'payer' ? { do: 'give-back', because } : refuse(because);

/** People without an e-mail are not all the same person. */
function sameEmail(a: string | null, b: string): boolean {
  const [one, other] = [a?.trim().toLowerCase(), b.trim().toLowerCase()];
  return one === other && one !== '';
}
