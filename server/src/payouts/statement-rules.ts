import type { StatementKind } from '@mungchi/contract';
import type { RefundRow } from '../db/rows';

type Moved = { kind: StatementKind; amount: number };

/**
 * What came in, went back, was handed over and was paid out. Handed over and paid out are net of what came back from there, so
 * their difference is what the leader still has.
 */
export function sumsOf(moved: readonly Moved[]) {
  const sum = (kind: StatementKind) =>
    moved.filter((one) => one.kind === kind).reduce((total, { amount }) => total + amount, 0);
  return {
    came: sum('PAYMENT') + sum('COVERED'),
    back: sum('REFUND'),
    handedOver: sum('HAND_OVER') - sum('RETURN') - sum('RECOVERY') - sum('WAIVED'),
    paidOut: sum('PAYOUT') - sum('PAYOUT_BACK'),
  };
}

/** What the purchase still keeps for its members. */
export function heldOf(moved: readonly Moved[]): number {
  const into = new Set<StatementKind>(['PAYMENT', 'RETURN', 'COVERED']);
  const out = new Set<StatementKind>(['REFUND', 'HAND_OVER']);
  return moved.reduce((held, { kind, amount }) => held + (into.has(kind) ? amount : out.has(kind) ? -amount : 0), 0);
}

/** Why a refund went back; `refundReason`: why it was promised, null where the provider took it back. */
export function refundReasonOf(
  kind: StatementKind,
  refundReason: RefundRow['reason'] | null,
): 'DISPUTE' | 'RECEIPT' | 'OTHER' | null {
  if (kind !== 'REFUND') return null;
  if (refundReason === 'DISPUTE') return 'DISPUTE';
  return refundReason === 'TRUE_UP' ? 'RECEIPT' : 'OTHER';
}

/** From the first instant of a month in Seoul to that of the next. */
export function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
