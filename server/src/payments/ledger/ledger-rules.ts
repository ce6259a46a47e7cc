import {
  type BoardId,
  costOf,
  type DisputeId,
  type LEDGER_KINDS,
  type ParticipantId,
  type PayoutId,
  type Role,
  shareOf,
} from '@mungchi/contract';
import type { MoneyProvider, RefundRow } from '../../db/rows';

export type Movement = {
  kind: (typeof LEDGER_KINDS)[number];
  /** The provider's number of the payment that came in, went back or was lost. */
  impUid?: string;
  /** The promise that it carries out, the dispute it is for, the payout or the case it ends: the database refuses a second one. */
  refundId?: number;
  disputeId?: DisputeId;
  payoutId?: PayoutId;
  caseId?: number;
  /** Tells movements of the same things apart. */
  nth?: number;
  boardId: BoardId;
  participantId: ParticipantId | null;
  amount: number;
  at: Date;
  /** Who took it; of anything but a payment it follows from the payment, or from those of the purchase. */
  provider?: MoneyProvider;
};

const ACCOUNTS = {
  PAYMENT: ['OUTSIDE', 'HOLDING'],
  REFUND: ['HOLDING', 'OUTSIDE'],
  HAND_OVER: ['HOLDING', 'LEADER'],
  RETURN: ['LEADER', 'HOLDING'],
  CHARGEBACK: ['LOSS', 'OUTSIDE'],
  RECOVERY: ['LEADER', 'LOSS'],
  PAYOUT: ['LEADER', 'OUTSIDE'],
  PAYOUT_BACK: ['OUTSIDE', 'LEADER'],
  WAIVED: ['LEADER', 'LOSS'],
  COVERED: ['LOSS', 'HOLDING'],
} as const satisfies Record<Movement['kind'], readonly [from: string, to: string]>;

/** Double entry: a movement debits one account and credits another. */
export function pairOf({ kind, amount }: Pick<Movement, 'kind' | 'amount'>) {
  const [from, to] = ACCOUNTS[kind];
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
}

type Purchase = { price: number; totalUser: number; leaderSeats?: number; spent?: number | null };

/**
 * The totals of a room: `collected` is the amount actually paid plus the leader's own share, of all seats the leader holds and of
 * what it cost in the end.
 */
export function figuresOf(
  { price, totalUser, leaderSeats = 1, spent = null }: Purchase,
  movements: readonly Pick<Movement, 'kind' | 'amount'>[],
) {
  const sum = (kind: Movement['kind']) =>
    movements.filter((movement) => movement.kind === kind).reduce((total, { amount }) => total + amount, 0);
  const [paid, refunded] = [sum('PAYMENT'), sum('REFUND')];
  const [handedOver, returned, recovered] = [sum('HAND_OVER'), sum('RETURN'), sum('RECOVERY')];
  return {
    total: price,
    collected:
      paid - refunded + shareOf({ price: costOf({ price, spent }), totalUser }, { role: 'LEADER', seats: leaderSeats }),
    held: paid - refunded - handedOver + returned + sum('COVERED'),
    refunded,
    handedOver: handedOver - returned - recovered,
  };
}

/** Why a part of a payment went back. */
export function returnReasonOf(refundReason: RefundRow['reason'] | null): 'DISPUTE' | 'TRUE_UP' | null {
  return refundReason === 'DISPUTE' || refundReason === 'TRUE_UP' ? refundReason : null;
}

type Reader = { id: ParticipantId; role: Role };

/** Whose movement it is and why. Who complained is a matter of the two of them: the others read that a part went back. */
export function shownTo(
  reader: Reader,
  { participantId, refundReason }: Pick<Movement, 'participantId'> & { refundReason: RefundRow['reason'] | null },
  nickname: string,
) {
  const reason = returnReasonOf(refundReason);
  if (reason === 'DISPUTE' && reader.role !== 'LEADER' && reader.id !== participantId)
    return { participantId: null, nickname: '이웃', reason: null };
  return { participantId, nickname, reason };
}
