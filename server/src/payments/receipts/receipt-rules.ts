import { backPerSeat, costOf, RECEIPTS_MAX, type RefusalCode, type Role, type Stage } from '@mungchi/contract';
import { wonWords } from '../../won-words';

/** Less than half is likelier a forgotten zero, and what went back cannot be taken back. */
export function decideSum({ price }: { price: number }, { spent, sure }: Sum): RefusalCode | null {
  return spent * 2 < price && sure !== true ? 'RECEIPT_LOW' : null;
}

type Sum = { spent: number; sure?: boolean | undefined };

/** Who says what was spent, and when: the leader, from buying until money was handed over, and never more than before. */
export function decideReceipt(
  { stage, price, spent: lowest }: { stage: Stage; price: number; spent: number | null },
  role: Role,
  earlier: { count: number; isCredited: boolean },
  sum: Sum,
): RefusalCode | null {
  if (role !== 'LEADER') return 'NOT_LEADER';
  if (stage !== 'PURCHASED') return 'NOT_TRADABLE';
  if (earlier.isCredited) return 'RECEIPT_LATE';
  if (earlier.count >= RECEIPTS_MAX) return 'RECEIPTS_FULL';
  if (lowest !== null && sum.spent > lowest) return 'RECEIPT_RAISES';
  return decideSum({ price }, sum);
}

type Purchase = { price: number; totalUser: number };

/** What each of several sums, in their order, gives back of a seat. */
export function backsOf({ price, totalUser }: Purchase, sums: readonly number[]): number[] {
  let before = price;
  return sums.map((spent) => {
    const after = Math.min(before, costOf({ price, spent }));
    const back = backPerSeat(totalUser, before, after);
    before = after;
    return back;
  });
}

/** What the room reads. Neighbours of several seats get several times as much. */
export function receiptWords({ price }: Purchase, spent: number, back: number, isEqual: boolean): string {
  const said = `영수증이 올라왔어요. ${wonWords(spent)}에 샀어요.`;
  if (spent > price) return `${said} 더 든 ${wonWords(spent - price)}은 리더가 냈어요.`;
  return back > 0 ? `${said} ${isEqual ? '이웃마다' : '한 몫에'} ${wonWords(back)}씩 돌려 드릴게요.` : said;
}
