import {
  BUY_EXTENSION_FROM_DAYS,
  DAY_MS,
  HOUR_MS,
  NUDGE_HOURS,
  type RefusalCode,
  type Role,
  type Stage,
} from '@mungchi/contract';
import { type ClockedMember, owes } from './clocks/pay-clock-rules';
import { decidePurchase } from './trade-rules';

/** The leader moves the clocks of the payments, once. */
export function decideExtendPay(
  { stage, payExtendedAt }: { stage: Stage; payExtendedAt: Date | null },
  role: Role,
): RefusalCode | null {
  if (role !== 'LEADER') return 'NOT_LEADER';
  if (stage !== 'RECRUITED') return 'NOT_PAYABLE';
  return payExtendedAt === null ? null : 'PAY_BY_EXTENDED';
}

/** The leader moves the day of buying, once, when it is near or over. */
export function decideExtendBuy(
  { stage, buyBy, buyExtendedAt }: { stage: Stage; buyBy: Date | null; buyExtendedAt: Date | null },
  role: Role,
  now: Date,
): RefusalCode | null {
  const refusal = decidePurchase(stage, role);
  if (refusal) return refusal;
  if (buyExtendedAt !== null) return 'BUY_BY_EXTENDED';
  const isNear = buyBy !== null && now.getTime() >= buyBy.getTime() - BUY_EXTENSION_FROM_DAYS * DAY_MS;
  return isNear ? null : 'BUY_BY_EARLY';
}

/** The leader reminds one follower of the payment. */
export function decideNudge(
  stage: Stage,
  role: Role,
  target: (Pick<ClockedMember, 'role' | 'paidAt' | 'leftAt'> & { nudgedAt: Date | null }) | undefined,
  now: Date,
): RefusalCode | null {
  if (role !== 'LEADER') return 'NOT_LEADER';
  if (!target) return 'PARTICIPANT_NOT_FOUND';
  if (stage !== 'RECRUITED' || !owes(target)) return 'NOTHING_TO_NUDGE';
  const { nudgedAt } = target;
  const isRecent = nudgedAt !== null && now.getTime() - nudgedAt.getTime() < NUDGE_HOURS * HOUR_MS;
  return isRecent ? 'NUDGED_RECENTLY' : null;
}
