import {
  type BoardId,
  eveningAfter,
  PAYOUT_ACCOUNT_HOURS,
  PAYOUT_HOURS,
  PAYOUT_MIN,
  type PayoutState,
  type RefusalCode,
} from '@mungchi/contract';

/** A purchase that the person led, as the books say. */
export type LedBoard = {
  boardId: BoardId;
  title: string;
  /** Of the account LEADER. */
  balance: number;
  /** Of it on the way to the bank. */
  requested: number;
  /** What is left of the payments in its open disputes, once the purchase has ended. */
  disputed: number;
  handOvers: readonly { amount: number; at: Date }[];
};

export type PayoutPart = { boardId: BoardId; title: string; amount: number };
export type PayoutBalance = {
  available: number;
  parts: PayoutPart[];
  later: { amount: number; from: Date }[];
  disputed: PayoutPart[];
};

/** What can be paid out now, what later, and what waits for a dispute. */
export function payoutBalanceOf(boards: readonly LedBoard[], now: Date): PayoutBalance {
  const parts: PayoutPart[] = [];
  const disputed: PayoutPart[] = [];
  const evenings = new Map<number, number>();
  for (const board of boards) {
    const { boardId, title } = board;
    const { available, held, later } = divide(board, now);
    if (available > 0) parts.push({ boardId, title, amount: available });
    if (held > 0) disputed.push({ boardId, title, amount: held });
    for (const { amount, from } of later) evenings.set(from, (evenings.get(from) ?? 0) + amount);
  }
  return {
    available: parts.reduce((sum, { amount }) => sum + amount, 0),
    parts,
    later: [...evenings].sort(([a], [b]) => a - b).map(([from, amount]) => ({ amount, from: new Date(from) })),
    disputed,
  };
}

/** A dispute comes first, then the day in which one can be begun; the rest is available. What was given back is of the oldest. */
function divide({ balance, requested, disputed, handOvers }: LedBoard, now: Date) {
  const free = balance - requested;
  const held = Math.min(free, disputed);
  let rest = free - held;
  const later: { amount: number; from: number }[] = [];
  for (const { amount, at } of handOvers.toSorted((a, b) => Number(b.at) - Number(a.at))) {
    const from = eveningAfter(at, PAYOUT_HOURS);
    if (from <= now) break;
    const waiting = Math.min(rest, amount);
    if (waiting > 0) later.push({ amount: waiting, from: from.getTime() });
    rest -= waiting;
  }
  return { available: rest, held, later };
}

/** The first account takes payouts at once, a changed one from the evening a day later. */
export function usableFrom(setAt: Date, isFirst: boolean): Date {
  return isFirst ? setAt : eveningAfter(setAt, PAYOUT_ACCOUNT_HOURS);
}

export function decideRequest(
  account: { usableFrom: Date } | null,
  hasOpen: boolean,
  available: number,
  now: Date,
): RefusalCode | null {
  if (hasOpen) return 'PAYOUT_OPEN';
  if (!account) return 'PAYOUT_ACCOUNT';
  if (account.usableFrom > now) return 'PAYOUT_ACCOUNT_NEW';
  return available < PAYOUT_MIN ? 'PAYOUT_SMALL' : null;
}

export type PayoutEnd = Exclude<PayoutState, 'REQUESTED'>;

const NEXT: Partial<Record<PayoutState, readonly PayoutEnd[]>> = {
  REQUESTED: ['SENT', 'FAILED'],
  SENT: ['RETURNED'],
};

export function decideEnd(state: PayoutState, end: PayoutEnd): RefusalCode | null {
  return NEXT[state]?.includes(end) ? null : 'ALREADY_DECIDED';
}

/** Blanks do not make another name. */
export function isSameName(holder: string, name: string): boolean {
  const plain = (text: string) => text.normalize('NFC').replace(/\s/g, '').toLowerCase();
  return plain(holder) === plain(name);
}
