import { type BoardId, costOf, type LEDGER_KINDS, type ParticipantId, type Role, shareOf } from '@mungchi/contract';
import type { MoneyProvider } from '../../db/rows';

export type Movement = {
  kind: (typeof LEDGER_KINDS)[number];
  /** Idempotency key of the movement: the database refuses a second one. */
  reference: string;
  boardId: BoardId;
  participantId: ParticipantId | null;
  amount: number;
  at: Date;
  /** Who took it; of anything but a payment the database knows. */
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

/** Losses are booked separately: the key of each contains the amount returned before. */
export function returnReference(impUid: string, returned: number): string {
  return returned === 0 ? impUid : `${impUid} ${returned}`;
}

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
export function returnReasonOf({
  kind,
  reference,
}: Pick<Movement, 'kind' | 'reference'>): 'DISPUTE' | 'TRUE_UP' | null {
  if (kind !== 'REFUND') return null;
  const occasion = occasionOf(reference);
  return occasion === 'receipt' ? 'TRUE_UP' : occasion === 'dispute' ? 'DISPUTE' : null;
}

type Reader = { id: ParticipantId; role: Role };

/** Whose movement it is and why. Who complained is a matter of the two of them: the others read that a part went back. */
export function shownTo(
  reader: Reader,
  { participantId, ...movement }: Pick<Movement, 'kind' | 'reference' | 'participantId'>,
  nickname: string,
) {
  const reason = returnReasonOf(movement);
  if (reason === 'DISPUTE' && reader.role !== 'LEADER' && reader.id !== participantId)
    return { participantId: null, nickname: '이웃', reason: null };
  return { participantId, nickname, reason };
}

/** What a refund was for, by the reference of its movement (`imp_1 dispute 12`); null for a whole payment. */
export function occasionOf(reference: string): 'dispute' | 'receipt' | null {
  const occasion = / (dispute|receipt) \d+$/.exec(reference)?.[1];
  return (occasion as 'dispute' | 'receipt' | undefined) ?? null;
}
