import { type ChatRoom, shareAmount } from '@mungchi/contract';

/** What one's own seats hold of it, before and now; null where the quantity stays, or cannot be divided in words. */
export function ownAmounts({ changes, totalUser }: Pick<ChatRoom, 'changes' | 'totalUser'>, seats: number) {
  const changed = changes.find(({ what }) => what === 'QUANTITY');
  const own = (quantity: string) => shareAmount(quantity, totalUser, seats);
  const after = changed && own(changed.after);
  return after ? { before: changed.before === null ? null : own(changed.before), after } : null;
}
