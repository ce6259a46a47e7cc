import { type LEDGER_KINDS, split } from '@mungchi/contract';

export type Movement = {
  kind: (typeof LEDGER_KINDS)[number];
  /** What makes the movement the same movement: written a second time it is refused by the database. */
  reference: string;
  boardId: number;
  participantId: number | null;
  amount: number;
  at: Date;
};

const ACCOUNTS = {
  PAYMENT: ['OUTSIDE', 'HOLDING'],
  REFUND: ['HOLDING', 'OUTSIDE'],
  HAND_OVER: ['HOLDING', 'LEADER'],
} as const satisfies Record<Movement['kind'], readonly [from: string, to: string]>;

/** A payment that goes back in parts is written in parts: each begins where the books had come to. */
export function returnReference(impUid: string, returned: number): string {
  return returned === 0 ? impUid : `${impUid} ${returned}`;
}

/** What a movement is in the books: it leaves one account and arrives in another. */
export function pairOf({ kind, amount }: Pick<Movement, 'kind' | 'amount'>) {
  const [from, to] = ACCOUNTS[kind];
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
}

/** The figures of a room: collected counts what was really paid and the leader's own share. */
export function figuresOf(
  { price, totalUser }: { price: number; totalUser: number },
  movements: readonly Pick<Movement, 'kind' | 'amount'>[],
) {
  const sum = (kind: Movement['kind']) =>
    movements.filter((movement) => movement.kind === kind).reduce((total, { amount }) => total + amount, 0);
  const [paid, refunded, handedOver] = [sum('PAYMENT'), sum('REFUND'), sum('HAND_OVER')];
  return {
    total: price,
    collected: paid - refunded + split(price, totalUser).leader,
    held: paid - refunded - handedOver,
    refunded,
    handedOver,
  };
}
